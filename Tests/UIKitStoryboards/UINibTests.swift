// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Interface files", .serialized)
struct UINibTests {
    private let diary = """
        <view tag="1" id="a" customClass="DiaryView" customModule="UIKitStoryboardsTests">
            <subviews>
                <view tag="2" id="b" customClass="DiaryView" customModule="UIKitStoryboardsTests"/>
                <label tag="3" text="Hello" id="c"/>
            </subviews>
            <connections>
                <outlet property="caption" destination="c" id="o1"/>
            </connections>
        </view>
        """

    @Test("S-V-53: a view is created by init(coder:), then awakeFromNib() is called, and never init(frame:)")
    func order() throws {
        NibDiary.entries = []
        let view = try UINib.view(diary)
        #expect(view is DiaryView)
        #expect(
            NibDiary.entries == [
                "init(coder:) 2 with []", "init(coder:) 1 with [2,3]",
                "awakeFromNib() 1, connected", "awakeFromNib() 2",
            ])
    }

    @Test("R-VC-115: outlets and actions are connected, also to the owner, before any object awakes")
    func connections() throws {
        let owner = NibOwner()
        let objects = try UINib(
            data: xib(
                """
                <view id="v">
                    <subviews>
                        <label text="Title" id="l"/>
                        <button id="b">
                            <state key="normal" title="Save"/>
                            <connections>
                                <action selector="save:" destination="-1" eventType="touchUpInside" id="x"/>
                            </connections>
                        </button>
                    </subviews>
                    <constraints>
                        <constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom"
                            constant="12" id="k"/>
                    </constraints>
                </view>
                """,
                placeholders: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibOwner">
                        <connections>
                            <outlet property="title" destination="l" id="o1"/>
                            <outlet property="button" destination="b" id="o2"/>
                            <outlet property="spacing" destination="k" id="o3"/>
                        </connections>
                    </placeholder>
                    """), bundle: nil
        ).objects(withOwner: owner)
        #expect(objects.count == 1)
        #expect(owner.title?.text == "Title")
        #expect(owner.spacing?.constant == 12)
        #expect(owner.spacing?.isActive == true)
        let button = try #require(owner.button)
        #expect(button.allControlEvents == .touchUpInside)
        #expect(button.allTargets.first === owner)
        // Outlets aren't strong references; only this retains the views.
        withExtendedLifetime(objects) {}
    }

    @Test("A tap on a file's button sends the owner's action, and one to the first responder finds its target")
    func actions() throws {
        let stage = Stage()
        let owner = NibOwner()
        let placeholder = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#
        let view = try #require(
            try UINib(
                data: xib(
                    """
                    <view id="v" customClass="SavingView" customModule="UIKitStoryboardsTests">
                        <rect key="frame" x="0" y="0" width="400" height="300"/>
                        <subviews>
                            <button id="b1"><rect key="frame" x="10" y="10" width="100" height="44"/>
                                <state key="normal" title="Mine"/>
                                <connections>
                                    <action selector="save:" destination="-1" eventType="touchUpInside" id="x1"/>
                                </connections>
                            </button>
                            <button id="b2"><rect key="frame" x="10" y="110" width="100" height="44"/>
                                <state key="normal" title="Anyone's"/>
                                <connections>
                                    <action selector="save:" destination="-2" eventType="touchUpInside" id="x2"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                    """, placeholders: placeholder), bundle: nil
            ).objects(withOwner: owner).first as? SavingView)
        stage.window.addSubview(view)
        stage.advance(by: 0)
        try stage.tap("Mine")
        #expect(owner.sent == ["Mine"])
        try stage.tap("Anyone's")
        #expect(view.saves == 1)
        #expect(owner.sent == ["Mine"])
    }

    @Test("An action to the first responder has no target")
    func firstResponder() throws {
        let button = try #require(
            try UINib.view(
                """
                <button id="b"><connections>
                    <action selector="undo:" destination="-2" eventType="valueChanged" id="x"/>
                </connections></button>
                """) as? UIButton)
        #expect(button.allControlEvents == .valueChanged)
        #expect(button.allTargets.isEmpty)
    }

    @Test("An outlet collection has its objects in file order, and invalid connections are ignored")
    func collections() throws {
        let view = try #require(
            try UINib.view(
                """
                <view id="v" customClass="DiaryView" customModule="UIKitStoryboardsTests">
                    <subviews><label tag="1" id="l1"/><label tag="2" id="l2"/><view id="w"/></subviews>
                    <connections>
                        <outletCollection property="labels" destination="l2" id="o1"/>
                        <outletCollection property="labels" destination="l1" id="o2"/>
                        <outlet property="absent" destination="l1" id="o3"/>
                        <outlet property="caption" destination="w" id="o4"/>
                    </connections>
                </view>
                """) as? DiaryView)
        #expect(view.labels.map(\.tag) == [2, 1])
        #expect(view.caption == nil)
    }

    @Test("External objects replace the placeholders in the file")
    func externalObjects() throws {
        let label = UILabel()
        let data = xib(
            """
            <view id="v" customClass="DiaryView" customModule="UIKitStoryboardsTests"><connections>
                <outlet property="caption" destination="p" id="o"/></connections></view>
            """, placeholders: #"<placeholder placeholderIdentifier="Caption" id="p"/>"#)
        let objects = try UINib(data: data, bundle: nil).objects(
            withOwner: nil, options: [.externalObjects: ["Caption": label]])
        #expect((objects.first as? DiaryView)?.caption === label)
    }

    // MARK: - Classes

    @Test(
        "A class is found in the file's module, or else in that of the owner",
        arguments: [#"customModule="UIKitStoryboardsTests""#, #"customModule="Elsewhere""#, ""])
    func modules(attribute: String) throws {
        let view = try UINib.view(#"<view id="v" customClass="DiaryView" \#(attribute)/>"#, owner: NibOwner())
        #expect(view is DiaryView)
    }

    @Test("A class that is missing or isn't a view is replaced by the standard one", arguments: ["Nowhere", "NoView"])
    func missingClass(name: String) throws {
        let view = try #require(
            try UINib.view(#"<label text="a" id="v" customClass="\#(name)" customModule="UIKitStoryboardsTests"/>"#))
        #expect(type(of: view) == UILabel.self)
        #expect((view as? UILabel)?.text == "a")
    }

    @Test("A view whose init(coder:) returns nil is omitted, with references to it")
    func unwilling() throws {
        let view = try #require(
            try UINib.view(
                """
                <view id="v">
                    <subviews>
                        <view id="u" customClass="UnwillingView" customModule="UIKitStoryboardsTests"/>
                        <view tag="1" id="w"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="u" firstAttribute="width" constant="10" id="k1"/>
                        <constraint firstItem="w" firstAttribute="width" secondItem="u" secondAttribute="width" id="k2"/>
                    </constraints>
                </view>
                """))
        #expect(view.subviews.map(\.tag) == [1])
        #expect(view.constraints.isEmpty)
    }

    @Test("A class can decode values itself, and gets nil for missing ones")
    func reading() throws {
        let view = try UINib.view(
            """
            <view id="v" tag="7" alpha="0.5" hidden="YES" contentMode="top"
                customClass="ReadingView" customModule="UIKitStoryboardsTests"/>
            """)
        #expect((view as? ReadingView)?.read == ["true", "true", "false", "7", "0.5", "true", "top"])
    }

    @Test("A class decodes nil or 0 for values that its element doesn't have")
    func absentValues() throws {
        let view = try UINib.view(
            """
            <view id="v" customClass="AbsentView" customModule="UIKitStoryboardsTests">
                <rect key="frame" x="0" y="0" width="10" height="10"/>
            </view>
            """)
        let read = try #require((view as? AbsentView)?.read)
        #expect(read == ["0", "0", "0", "0.0"] + Array(repeating: "true", count: 9))
    }

    // MARK: - Files

    @Test("Each instantiation creates separate objects")
    func repeated() throws {
        let nib = UINib(data: xib(#"<view id="v"/>"#), bundle: nil)
        let first = nib.instantiate(withOwner: nil)
        let second = nib.instantiate(withOwner: nil)
        #expect(first.count == 1 && second.count == 1)
        #expect(first.first as AnyObject !== second.first as AnyObject)
    }

    @Test("A file in a bundle is found by name, and a missing one is an error with its name")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try xib(
            #"<view tag="9" id="v"/>"#,
            placeholders: """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                    <outlet property="view" destination="v" id="o"/></connections></placeholder>
                """
        ).write(to: folder.appendingPathComponent("Panel.xib"))
        let bundle = try #require(Bundle(path: folder.path))
        let owner = UIViewController()
        #expect(bundle.loadNibNamed("Panel", owner: owner)?.count == 1)
        #expect(owner.viewIfLoaded?.tag == 9)
        let controller = UIViewController(nibName: "Panel", bundle: bundle)
        #expect(!controller.isViewLoaded)
        #expect(controller.view.tag == 9)
        #expect(bundle.loadNibNamed("Absent", owner: nil) == nil)
        #expect(UINib(nibName: "Absent", bundle: bundle).instantiate(withOwner: nil).isEmpty)
        #expect(throws: UINibError.missing(name: "Absent.xib", bundle: bundle.bundlePath)) {
            try UINib(nibName: "Absent", bundle: bundle).objects(withOwner: nil)
        }
    }

    @Test("An invalid file is an error with its line, and an unknown element leaves the rest")
    func invalidFile() {
        let broken = UINib(data: Data("<document>\n<objects>\n<view id='1'></objects></document>".utf8), bundle: nil)
        #expect(broken.instantiate(withOwner: nil).isEmpty)
        #expect {
            try broken.objects(withOwner: nil)
        } throws: { error in
            "\(error)".contains("Line 3: mismatched tag in view, which begins on line 3")
        }
        let unknown = UINib(
            data: Data("<document><objects><view id='1'/><video id='2'/><label id='3'/></objects></document>".utf8),
            bundle: nil)
        let objects = unknown.instantiate(withOwner: nil)
        #expect(objects.count == 3 && objects[2] is UILabel)
        #expect(((objects[1] as? UIView)?.subviews.first as? UILabel)?.text == "video")
    }
}
