// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Segues", .serialized)
struct SegueTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600))

    init() { Trace.calls = [] }

    private func shown(_ storyboard: UIStoryboard) throws -> TracedSceneController {
        let controller = try #require(storyboard.instantiateInitialViewController() as? TracedSceneController)
        stage.show(controller)
        stage.advance(by: 0)
        _ = Trace.taken()
        return controller
    }

    @Test("S-VC-82: The destination is created and prepared before its view and outlets exist, and then shown")
    func order() throws {
        let first = try shown(
            UIStoryboard.with(
                scene(
                    "a",
                    view: segueButton(
                        "Go", y: 100,
                        segue: #"<segue destination="b" kind="presentation" identifier="go" animates="NO" id="s"/>"#)),
                scene("b")))
        try stage.tap("Go")
        #expect(
            Trace.taken() == [
                "a shouldPerformSegue go", "b init(coder:)", "b awakeFromNib", "a prepare go to b false",
                "b viewDidLoad ",
            ])
        #expect(first.presentedViewController?.title == "b")
        first.dismiss(animated: false)
        first.allowed = false
        try stage.tap("Go")
        #expect(Trace.taken().filter { !$0.contains("deinit") } == ["a shouldPerformSegue go"])
    }

    @Test("S-VC-15: A landscape notification performs the segue to the alternate view once")
    func alternate() throws {
        let first = try shown(
            UIStoryboard.with(
                scene(
                    "a",
                    connections:
                        #"<segue destination="b" kind="presentation" identifier="DisplayAlternateView" id="s"/>"#),
                scene("b")))
        var isShowingLandscapeView = false
        func orientationChanged(isLandscape: Bool) {
            guard isLandscape, !isShowingLandscapeView else { return }
            first.performSegue(withIdentifier: "DisplayAlternateView", sender: first)
            isShowingLandscapeView = true
        }
        orientationChanged(isLandscape: true)
        orientationChanged(isLandscape: true)
        stage.advance(by: 1)
        #expect(Trace.calls.filter { $0.hasPrefix("a prepare") }.count == 1 && isShowingLandscapeView)
        #expect(first.presentedViewController?.title == "b")
    }

    @Test("S-VC-57: The alternate view is shown in landscape and dismissed in portrait, each once")
    func bothWays() throws {
        let first = try shown(
            UIStoryboard.with(
                scene(
                    "a",
                    connections:
                        #"<segue destination="b" kind="presentation" identifier="DisplayAlternateView" id="s"/>"#),
                scene("b")))
        var isShowingLandscapeView = false
        func orientationChanged(isLandscape: Bool) {
            if isLandscape, !isShowingLandscapeView {
                first.performSegue(withIdentifier: "DisplayAlternateView", sender: first)
                isShowingLandscapeView = true
            } else if !isLandscape, isShowingLandscapeView {
                first.dismiss(animated: true)
                isShowingLandscapeView = false
            }
            stage.advance(by: 1)
        }
        for isLandscape in [true, true, false, false, true] { orientationChanged(isLandscape: isLandscape) }
        #expect(Trace.calls.filter { $0.hasPrefix("a prepare") }.count == 2)
        #expect(
            first.presentedViewController?.title == "b" && first.presentedViewController?.presentedViewController == nil
        )
    }

    @Test("S-VC-16: Code triggers a segue whose destination shows what the source passes to it")
    func code() throws {
        let first = try shown(
            UIStoryboard.with(
                scene("a", connections: #"<segue destination="b" kind="presentation" identifier="scores" id="s"/>"#),
                scene("b")))
        first.prepares = { ($0.destination as? TracedSceneController)?.payload = "1,200 points" }
        first.performSegue(withIdentifier: "scores", sender: nil)
        #expect((first.presentedViewController as? TracedSceneController)?.payload == "1,200 points")
    }

    @Test("S-VC-17: An action instantiates a controller of its own storyboard and presents it")
    func presentation() throws {
        let first = try shown(UIStoryboard.with(scene("a"), scene("b", identifier: "SpecialViewController")))
        let special = try #require(first.storyboard).instantiateViewController(withIdentifier: "SpecialViewController")
        special.title = "configured"
        first.present(special, animated: true)
        stage.advance(by: 1)
        #expect(first.presentedViewController === special && special.view.window != nil)
    }

    @Test("S-VC-22: Two buttons lead to game screens by their own segues, and the game leads back to the title")
    func game() throws {
        let first = try shown(
            UIStoryboard.with(
                scene(
                    "a",
                    view: segueButton(
                        "Single", y: 100,
                        segue: #"<segue destination="b" kind="presentation" identifier="single" id="s1"/>"#)
                        + segueButton(
                            "Versus", y: 200,
                            segue: #"<segue destination="c" kind="presentation" identifier="versus" id="s2"/>"#)),
                scene(
                    "b",
                    view: segueButton(
                        "End", y: 300,
                        segue: #"<segue destination="b-exit" kind="unwind" unwindAction="back:" id="s3"/>"#)),
                scene(
                    "c",
                    view: segueButton(
                        "Over", y: 300,
                        segue: #"<segue destination="c-exit" kind="unwind" unwindAction="back:" id="s4"/>"#))))
        for (button, end, title) in [("Single", "End", "b"), ("Versus", "Over", "c")] {
            try stage.tap(button)
            stage.advance(by: 1)
            #expect(first.presentedViewController?.title == title)
            try stage.tap(end)
            stage.advance(by: 1)
            #expect(first.presentedViewController == nil && Trace.calls.contains("a back from \(title)"))
        }
        let prepares = Trace.calls.filter { $0.hasPrefix("a prepare") }
        #expect(prepares == ["a prepare single to b false", "a prepare versus to c false"])
    }

    @Test("S-VC-90, S-VC-91: A custom segue lives from its creation until it has been performed")
    func custom() throws {
        let first = try shown(
            UIStoryboard.with(
                scene(
                    "a",
                    connections: """
                        <segue destination="b" kind="custom" identifier="c" customClass="TracedSegue"
                            customModule="UIKitStoryboardsTests" id="s"/>
                        """), scene("b")))
        first.performSegue(withIdentifier: "c", sender: nil)
        #expect(
            Trace.taken() == [
                "b init(coder:)", "b awakeFromNib", "segue init", "a prepare c to b false", "segue perform ",
                "b viewDidLoad ", "segue deinit",
            ])
        #expect(first.presentedViewController?.title == "b")
    }

    @Test("S-VC-92: The source sets a property of its own segue class, which perform() uses")
    func property() throws {
        let first = try shown(
            UIStoryboard.with(
                scene(
                    "a",
                    connections:
                        #"<segue destination="b" kind="custom" identifier="c" customClass="TracedSegue" id="s"/>"#),
                scene("b")))
        first.prepares = { ($0 as? TracedSegue)?.note = "quickly" }
        first.performSegue(withIdentifier: "c", sender: nil)
        #expect(Trace.calls.contains("segue perform quickly"))
    }

    @Test("An unwind segue pops to the controller that has its action, and skips those without it")
    func unwinding() throws {
        let storyboard = try UIStoryboard.with(
            """
            <scene sceneID="1"><objects><navigationController id="n" sceneMemberID="viewController"><connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController></objects></scene>
            """,
            scene("a", connections: #"<segue destination="m" kind="show" identifier="go" id="s1"/>"#),
            """
            <scene sceneID="2"><objects><viewController title="m" id="m" sceneMemberID="viewController"><connections>
                <segue destination="c" kind="show" identifier="on" id="s2"/></connections></viewController></objects></scene>
            """,
            scene(
                "c",
                connections: """
                    <segue destination="c-exit" kind="unwind" identifier="home" unwindAction="back:" id="s3"/>
                    <segue destination="c-exit" kind="unwind" identifier="lost" unwindAction="absent:" id="s4"/>
                    """), initial: "n")
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        stage.show(navigation)
        for identifier in ["go", "on"] {
            navigation.topViewController?.performSegue(withIdentifier: identifier, sender: nil)
            stage.advance(by: 1)
        }
        #expect(navigation.viewControllers.map(\.title) == ["a", "m", "c"])
        navigation.topViewController?.performSegue(withIdentifier: "lost", sender: nil)
        stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 3)
        navigation.topViewController?.performSegue(withIdentifier: "home", sender: nil)
        stage.advance(by: 1)
        #expect(navigation.viewControllers.map(\.title) == ["a"] && Trace.calls.contains("a back from c"))
    }

    @Test("Show detail, push, and popover segues show their destinations as their names say")
    func kinds() throws {
        let storyboard = try UIStoryboard.with(
            """
            <scene sceneID="1"><objects><navigationController id="n" sceneMemberID="viewController"><connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController></objects></scene>
            """,
            scene(
                "a", view: #"<view id="anchor"><rect key="frame" x="50" y="200" width="40" height="40"/></view>"#,
                connections: """
                    <segue destination="b" kind="push" identifier="push" id="s1"/>
                    <segue destination="b" kind="popoverPresentation" identifier="pop" popoverAnchorView="anchor" id="s2">
                        <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/></segue>
                    <segue destination="b" kind="presentation" identifier="modal" modalPresentationStyle="formSheet"
                        modalTransitionStyle="crossDissolve" id="s3"/>
                    """), scene("b"), initial: "n")
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        stage.show(navigation)
        stage.advance(by: 0)
        let first = navigation.viewControllers[0]
        first.performSegue(withIdentifier: "pop", sender: nil)
        let popover = try #require(navigation.presentedViewController?.popoverPresentationController)
        #expect(popover.sourceView?.frame.minX == 50 && popover.permittedArrowDirections == [.up, .down])
        stage.advance(by: 1)
        first.dismiss(animated: false)
        first.performSegue(withIdentifier: "modal", sender: nil)
        #expect(navigation.presentedViewController?.modalPresentationStyle == .formSheet)
        #expect(navigation.presentedViewController?.modalTransitionStyle == .crossDissolve)
        stage.advance(by: 1)
        first.dismiss(animated: false)
        first.performSegue(withIdentifier: "push", sender: nil)
        stage.advance(by: 1)
        #expect(navigation.viewControllers.map(\.title) == ["a", "b"])
    }

    @Test("The kinds that older design tools wrote present and replace as those of today")
    func formerKinds() throws {
        let first = try shown(
            UIStoryboard.with(
                scene(
                    "a",
                    connections: """
                        <segue destination="b" kind="modal" identifier="modal" animates="NO" id="s1"/>
                        <segue destination="c" kind="popover" identifier="popover" animates="NO" id="s2"/>
                        """), scene("b"), scene("c")))
        first.performSegue(withIdentifier: "modal", sender: nil)
        #expect(first.presentedViewController?.title == "b")
        first.dismiss(animated: false)
        first.performSegue(withIdentifier: "popover", sender: nil)
        #expect(first.presentedViewController?.modalPresentationStyle == .popover)
        let split = try #require(
            UIStoryboard.with(
                """
                <scene sceneID="1"><objects><splitViewController id="split" sceneMemberID="viewController"><connections>
                    <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
                    <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/>
                </connections></splitViewController></objects></scene>
                """,
                scene("a", connections: #"<segue destination="c" kind="replace" identifier="replace" id="s"/>"#),
                scene("b"), scene("c"), initial: "split"
            ).instantiateInitialViewController() as? UISplitViewController)
        stage.resize(to: CGSize(width: 1_000, height: 700))
        stage.show(split)
        stage.advance(by: 0.5)
        split.viewControllers[0].performSegue(withIdentifier: "replace", sender: nil)
        stage.advance(by: 1)
        #expect(split.viewControllers.map(\.title) == ["a", "c"])
    }
}
