// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Storyboards", .serialized)
struct StoryboardTests {
    init() { Trace.calls = [] }

    private static let containers = """
        <scene sceneID="1"><objects>
            <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
                <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/></connections>
            </tabBarController></objects></scene>
        <scene sceneID="2"><objects>
            <navigationController title="nav" id="nav" sceneMemberID="viewController">
                <tabBarItem key="tabBarItem" title="Things" id="item"/>
                <navigationBar key="navigationBar" contentMode="scaleToFill" id="navbar"/>
                <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r2"/></connections>
            </navigationController></objects></scene>
        """

    @Test("S-VC-13: Each destination appears only when its segue is triggered")
    func walk() throws {
        let storyboard = try UIStoryboard.with(
            Self.containers,
            scene(
                "a",
                view: segueButton(
                    "Next", y: 200, segue: #"<segue destination="b" kind="show" identifier="next" id="s1"/>"#)),
            scene(
                "b",
                view: segueButton("More", y: 200, segue: #"<segue destination="c" kind="presentation" id="s2"/>"#)),
            scene("c"), initial: "tabs")
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        stage.show(tabs)
        stage.advance(by: 0.1)
        #expect(Trace.taken() == ["a init(coder:)", "a awakeFromNib", "a viewDidLoad "])
        try stage.tap("Next")
        stage.advance(by: 1)
        let navigation = try #require(tabs.selectedViewController as? UINavigationController)
        #expect(navigation.topViewController?.title == "b" && navigation.viewControllers.count == 2)
        #expect(tabs.tabBar.items?.first?.title == "Things")
        #expect(!Trace.taken().contains { $0.hasPrefix("c") })
        try stage.tap("More")
        stage.advance(by: 1)
        #expect(tabs.presentedViewController?.title == "c" && Trace.calls.contains("c viewDidLoad "))
    }

    @Test("S-VC-14: A scene to which nothing leads is created only by its identifier")
    func identifier() throws {
        let storyboard = try UIStoryboard.with(scene("a"), scene("b", identifier: "Special"))
        #expect(storyboard.instantiateInitialViewController()?.title == "a")
        #expect(!Trace.taken().contains { $0.hasPrefix("b") })
        let special = storyboard.instantiateViewController(withIdentifier: "Special")
        #expect(special.title == "b" && special.storyboard === storyboard)
        #expect(type(of: storyboard.instantiateViewController(withIdentifier: "Nothing")) == UIViewController.self)
    }

    @Test("S-VC-19: One call creates a tab bar controller, its navigation controller, and the content in it")
    func containers() throws {
        let storyboard = try UIStoryboard.with(Self.containers, scene("a"), initial: "tabs")
        let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        #expect(tabs.viewControllers?.count == 1 && navigation.viewControllers.map(\.title) == ["a"])
        #expect([tabs, navigation, navigation.viewControllers[0]].allSatisfy { $0.storyboard === storyboard })
    }

    @Test("S-VC-29: All objects are created before the first is notified, and no view is loaded")
    func order() throws {
        let storyboard = try UIStoryboard.with(
            """
            <scene sceneID="1"><objects>
                <splitViewController id="split" sceneMemberID="viewController"><connections>
                    <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
                    <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/>
                </connections></splitViewController></objects></scene>
            """, scene("a"), scene("b"), initial: "split")
        let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
        #expect(Trace.calls == ["a init(coder:)", "b init(coder:)", "a awakeFromNib", "b awakeFromNib"])
        #expect(split.viewControllers.map(\.title) == ["a", "b"] && !split.isViewLoaded)
        #expect(split.viewControllers.allSatisfy { !$0.isViewLoaded })
    }

    @Test("S-VC-32: Outlets are set, and actions are connected, before viewDidLoad()")
    func connections() throws {
        let storyboard = try UIStoryboard.with(
            scene(
                "a",
                view: """
                    <button buttonType="system" id="b"><rect key="frame" x="20" y="50" width="100" height="44"/>
                        <state key="normal" title="Go"/>
                        <connections><action selector="press:" destination="a" eventType="touchUpInside" id="1"/></connections>
                    </button>
                    <textField id="f"><rect key="frame" x="20" y="100" width="100" height="34"/></textField>
                    """,
                connections: """
                    <outlet property="button" destination="b" id="2"/><outlet property="field" destination="f" id="3"/>
                    """))
        let stage = Stage(size: CGSize(width: 400, height: 600))
        stage.show(try #require(storyboard.instantiateInitialViewController()))
        #expect(Trace.taken() == ["a init(coder:)", "a awakeFromNib", "a viewDidLoad button,field"])
        try stage.tap("Go")
        #expect(Trace.calls == ["a press"])
    }

    @Test("S-VC-27: Private outlets and actions of a class connect, and only through its tables")
    func privateMembers() throws {
        let storyboard = try UIStoryboard.with(
            """
            <scene sceneID="1"><objects><viewController id="a" customClass="ReticentController"
                customModule="UIKitStoryboardsTests" sceneMemberID="viewController">
                <view key="view" id="v"><subviews>
                    <label text="0" id="l"><rect key="frame" x="20" y="20" width="100" height="20"/></label>
                    <button buttonType="system" id="b"><rect key="frame" x="20" y="60" width="100" height="44"/>
                        <state key="normal" title="Count"/>
                        <connections><action selector="count:" destination="a" eventType="touchUpInside" id="x"/></connections>
                    </button>
                </subviews></view>
                <connections><outlet property="label" destination="l" id="y"/></connections>
            </viewController></objects></scene>
            """)
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let controller = try #require(storyboard.instantiateInitialViewController() as? ReticentController)
        stage.show(controller)
        try stage.tap("Count")
        try stage.tap("Count")
        #expect(controller.shown == "2")
    }

    @Test("System items have the attributes of the file, and the title of the system unless the file has another")
    func systemItems() throws {
        let storyboard = try UIStoryboard.with(
            """
            <scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController">
                <tabBarItem key="tabBarItem" tag="3" title="Books" systemItem="bookmarks" badgeValue="2" id="t"/>
                <toolbarItems>
                    <barButtonItem systemItem="add" enabled="NO" tag="7" id="b1">
                        <color key="tintColor" systemColor="systemRedColor"/></barButtonItem>
                    <barButtonItem width="42" systemItem="fixedSpace" id="b2"/>
                </toolbarItems></viewController></objects></scene>
            <scene sceneID="2"><objects><viewController storyboardIdentifier="b" id="b" sceneMemberID="viewController">
                <tabBarItem key="tabBarItem" title="" systemItem="bookmarks" id="u"/></viewController></objects></scene>
            """)
        let first = try #require(storyboard.instantiateInitialViewController())
        let tab = try #require(first.tabBarItem)
        #expect(tab.title == "Books" && tab.tag == 3 && tab.badgeValue == "2")
        let items = try #require(first.toolbarItems)
        #expect(items.count == 2 && !items[0].isEnabled && items[0].tag == 7 && items[0].tintColor == .systemRed)
        #expect(items[1].width == 42)
        let standard = storyboard.instantiateViewController(withIdentifier: "b").tabBarItem
        #expect(standard?.title == UITabBarItem(tabBarSystemItem: .bookmarks, tag: 0).title)
    }

    @Test("S-VC-106: Both children of container views exist when their parent has loaded, and follow its layout")
    func embedding() throws {
        func container(_ id: String, _ y: Int, to destination: String) -> String {
            """
            <containerView id="\(id)"><rect key="frame" x="0" y="\(y)" width="400" height="300"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                <connections><segue destination="\(destination)" kind="embed" identifier="to \(destination)" id="s-\(id)"/></connections>
            </containerView>
            """
        }
        let storyboard = try UIStoryboard.with(
            scene("a", view: container("c1", 0, to: "b") + container("c2", 300, to: "c")), scene("b"), scene("c"))
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let parent = try #require(storyboard.instantiateInitialViewController())
        stage.show(parent)
        stage.advance(by: 0)
        #expect(parent.children.map(\.title) == ["b", "c"])
        #expect(
            Trace.taken().filter { $0.hasPrefix("a prepare") || $0.hasPrefix("a view") } == [
                "a prepare to b to b false", "a prepare to c to c false", "a viewDidLoad ",
            ])
        stage.resize(to: CGSize(width: 700, height: 600))
        stage.advance(by: 1)
        #expect(
            parent.children.map { $0.view.convert($0.view.bounds, to: parent.view) } == [
                CGRect(x: 0, y: 0, width: 700, height: 300), CGRect(x: 0, y: 300, width: 700, height: 300),
            ])
    }

    @Test("A creator can pass more to the initializer than the coder, and a segue's action can as well")
    func creators() throws {
        let storyboard = try UIStoryboard.with(
            scene(
                "a",
                connections:
                    #"<segue destination="b" kind="presentation" identifier="go" destinationCreationSelector="make:" id="s"/>"#
            ),
            scene("b", identifier: "B"))
        let made: TracedSceneController = storyboard.instantiateViewController(identifier: "B") { coder in
            TracedSceneController(coder: coder, payload: "given")
        }
        #expect(made.payload == "given" && made.title == "b" && made.storyboard === storyboard)
        let first: TracedSceneController = try #require(storyboard.instantiateInitialViewController(creator: nil))
        let stage = Stage(size: CGSize(width: 400, height: 600))
        stage.show(first)
        first.performSegue(withIdentifier: "go", sender: nil)
        #expect((first.presentedViewController as? TracedSceneController)?.payload == "made")
    }

    @Test("Scenes that refer to each other without end, to nothing, or to the wrong kind leave the rest")
    func badScenes() throws {
        let storyboard = try UIStoryboard.with(
            """
            <scene sceneID="1"><objects>
                <navigationController id="n" sceneMemberID="viewController"><connections>
                    <segue destination="n" kind="relationship" relationship="rootViewController" id="r1"/>
                    <segue destination="x" kind="relationship" relationship="rootViewController" id="r2"/>
                    <segue destination="a" kind="relationship" relationship="rootViewController" id="r3"/>
                </connections></navigationController></objects></scene>
            <scene sceneID="2"><objects/></scene>
            """,
            scene("a", connections: #"<segue destination="x" kind="show" identifier="nowhere" id="s"/>"#), initial: "n")
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        #expect(navigation.viewControllers.map(\.title) == ["a"])
        navigation.viewControllers[0].performSegue(withIdentifier: "nowhere", sender: nil)
        navigation.viewControllers[0].performSegue(withIdentifier: "unknown", sender: nil)
        #expect(navigation.viewControllers.count == 1)
        #expect(try UIStoryboard.with(scene("a"), initial: "b").instantiateInitialViewController() == nil)
        #expect(try UIStoryboard.with(scene("a"), initial: nil).instantiateInitialViewController() == nil)
        #expect(UIStoryboard(name: "Absent", bundle: nil).instantiateInitialViewController() == nil)
    }

    @Test("A controller and what was created for it are released together")
    func release() throws {
        let storyboard = try UIStoryboard.with(
            scene(
                "a",
                view: segueButton("Next", y: 200, segue: #"<segue destination="b" kind="show" id="s1"/>"#)
                    + #"<view id="v"><connections><outletCollection property="gestureRecognizers" destination="g" id="o"/></connections></view>"#,
                objects: """
                    <tapGestureRecognizer id="g"><connections>
                        <action selector="press:" destination="a" id="x"/></connections></tapGestureRecognizer>
                    """),
            scene("b"))
        weak var view: UIView?
        do {
            let controller = try #require(storyboard.instantiateInitialViewController())
            controller.loadViewIfNeeded()
            view = controller.view
            #expect(view?.subviews.last?.gestureRecognizers?.count == 1)
        }
        #expect(view == nil && Trace.calls.last == "a deinit")
    }
}

@MainActor
@Suite("Localized storyboards")
struct LocalizedStoryboardTests {
    @Test("Texts come from the table of the user's language, or else from the design in Base")
    func texts() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Base.lproj", "de.lproj"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
            <scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController">
                <view key="view" id="v"><subviews>
                    <label text="Hello" textAlignment="center" id="l"/>
                    <button buttonType="system" id="b"><state key="normal" title="Go"/></button>
                    <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
                    <textField placeholder="Name" id="f"/>
                </subviews></view>
                <navigationItem key="navigationItem" title="Start" id="n"/>
            </viewController></objects></scene></scenes></document>
            """
        try Data(document.utf8).write(to: folder.appendingPathComponent("Base.lproj/Main.storyboard"))
        let table = """
            /* Class = "UILabel"; text = "Hello"; */
            "l.text" = "Hallo";
            "b.normalTitle" = "Los";
            "s.segmentTitles[1]" = "Zwei";
            "n.title" = "Anfang";
            """
        try Data(table.utf8).write(to: folder.appendingPathComponent("de.lproj/Main.strings"))
        for (languages, expected) in [
            (["de"], ["Hallo", "Los", "One", "Zwei", "Name", "Anfang"]),
            (["fr"], ["Hello", "Go", "One", "Two", "Name", "Start"]),
        ] {
            let stage = Stage(size: CGSize(width: 400, height: 300), languages: languages)
            let storyboard = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path))
            let controller = try #require(storyboard.instantiateInitialViewController())
            let views = try #require(controller.view).subviews
            let segments = views[2] as? UISegmentedControl
            #expect(
                [
                    (views[0] as? UILabel)?.text, (views[1] as? UIButton)?.title(for: .normal),
                    segments?.titleForSegment(at: 0), segments?.titleForSegment(at: 1),
                    (views[3] as? UITextField)?.placeholder, controller.navigationItem.title,
                ] == expected.map(Optional.some))
            #expect((views[0] as? UILabel)?.textAlignment == .center)
            stage.end()
        }
    }
}

/// A controller with an outlet and an action that are private.
final class ReticentController: UIViewController {
    private weak var label: UILabel?

    override class var outlets: OutletTable { super.outlets.adding("label", \ReticentController.label) }

    override class var actions: ActionTable { super.actions.adding("count:", ReticentController.count) }

    var shown: String? { label?.text }
}

extension ReticentController {
    private func count(_ sender: UIButton) {
        label?.text = "\((Int(label?.text ?? "") ?? 0) + 1)"
    }
}
