// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitStoryboards

@MainActor
@Suite("Validation of UI files")
struct InterfaceValidatorTests {
    private func messages(_ text: String) throws -> [String] {
        try InterfaceValidator.messages(about: Array(text.utf8), named: "Test").map { "\($0.line): \($0.sentence)" }
    }

    @Test("A storyboard of a design tool has no messages")
    func clean() throws {
        let path = try #require(UIFiles.bundle?.path(forResource: "BirdWatching", ofType: "storyboard"))
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(try InterfaceValidator.messages(about: [UInt8](data), named: "Birds") == [])
    }

    @Test("Unknown content, lost connections, clashing identifiers, and unreachable scenes are found with their lines")
    func storyboard() throws {
        #expect(
            try messages(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
                <scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController">
                <view key="view" alhpa="0.5" contentSizeConstraints="no" id="v"><subviews>
                <mapView id="m"/>
                <label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
                <button id="v"><connections>
                <action selector="go:" destination="q" eventType="touchUpInside" id="1"/>
                <segue destination="z" kind="show" id="2"/>
                <segue destination="l" kind="leap" identifier="far" id="3"/>
                </connections></button>
                </subviews></view></viewController>
                <customObject customClass="Store" id="o"/></objects></scene>
                <scene sceneID="2"><objects><tableViewController id="b"/></objects></scene>
                <scene sceneID="3"><objects><tableViewController storyboardIdentifier="C" id="c"/></objects></scene>
                </scenes></document>
                """) == [
                    "3: The attribute alhpa of <view> has no effect.",
                    "3: The attribute contentSizeConstraints of <view> has no effect.",
                    "4: <mapView> is unknown.",
                    "5: No constraint determines the frame of l.",
                    "6: The identifier v is also that of line 3.",
                    "7: The action go: leads to q, which does not exist.",
                    "8: The segue show leads to z, which does not exist.",
                    "9: The segue far leads to an object that is no controller.",
                    "9: leap is no kind of segue.",
                    "12: Nothing is connected to Store.",
                    "13: No segue and no identifier leads to <tableViewController>.",
                ])
    }

    @Test("A file that is incomplete is an error, and a damaged scene a message")
    func damage() throws {
        #expect(throws: InterfaceFailure.self) { try messages("<document type='CocoaTouch'><objects>") }
        let scene = "<scene sceneID='1'><objects><viewController id='a' id='b'/></objects></scene>"
        let found = try messages("<document type='x.Storyboard.XIB'><scenes>\(scene)</scenes></document>")
        #expect(found.count == 1 && found.first?.contains("duplicate attribute") == true)
    }

    @Test("A text style that doesn't exist is found")
    func textStyles() throws {
        let label = #"<label id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleHuge"/></label>"#
        let file = "<document type='x.CocoaTouch.XIB'><objects>\(label)</objects></document>"
        #expect(try messages(file) == ["1: There is no text style UICTFontTextStyleHuge; body takes its place."])
        #expect(try messages(file.replacingOccurrences(of: "Huge", with: "Title0")) == [])
    }
}
