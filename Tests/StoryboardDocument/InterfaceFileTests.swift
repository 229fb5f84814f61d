// SPDX-License-Identifier: MIT
import Testing

@testable import StoryboardDocument

@Suite("The outline of UI files")
struct InterfaceFileTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- <document type="nothing"/> -->
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
            <scenes>
                <!--First > scene-->
                <scene sceneID="1">
                    <objects>
                        <viewController storyboardIdentifier="A &amp; B" id="a" sceneMemberID="viewController">
                            <view key="view" id="v"><string key="text"><![CDATA[</scene>]]></string></view>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="f"/>
                    </objects>
                </scene>
                <scene sceneID="2"><objects><tableViewController id='b' title="a > b"/></objects></scene>
                <scene sceneID="3"/>
            </scenes>
            <resources><namedColor name="Brand"><color white="1"/></namedColor></resources>
        </document>
        """

    private func file(_ text: String) throws -> InterfaceFile { try InterfaceFile(Array(text.utf8)) }

    private func failure(_ text: String) -> InterfaceDocumentError? {
        do throws(InterfaceDocumentError) {
            _ = try InterfaceFile(Array(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test("A storyboard's scenes are found with their objects, and read one by one with their lines")
    func scenes() throws {
        let file = try file(Self.storyboard)
        #expect(file.kind == .storyboard && file.document["initialViewController"] == "a")
        #expect(file.scenes.map(\.line) == [6, 14, 15])
        #expect(file.scenes[0].heads.map(\.id) == ["a", "f"])
        #expect(file.scenes[0].heads.map(\.storyboardIdentifier) == ["A & B", nil])
        #expect(file.scenes[1].heads.map(\.name) == ["tableViewController"] && file.scenes[2].heads.isEmpty)
        let scene = try file.element(of: file.scenes[0])
        let controller = try #require(scene.child("objects")?.child("viewController"))
        #expect(controller.line == 8 && controller.child(key: "view")?.line == 9)
        #expect(controller.child(key: "view")?.child(key: "text")?.text == "</scene>")
        #expect(try file.element(of: file.scenes[1]).child("objects")?.children.first?["title"] == "a > b")
        #expect(try file.part("resources")?.child("namedColor")?.line == 17)
    }

    @Test("A nib's objects are one part")
    func nib() throws {
        let file = try file(
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects><view id='v'/></objects></document>")
        #expect(file.kind == .nib && file.scenes.isEmpty)
        #expect(try file.part("objects")?.children.map(\.id) == ["v"])
        #expect(try file.part("resources") == nil)
    }

    @Test("Only the scene that is read must be well-formed inside")
    func laterErrors() throws {
        let file = try file(
            Self.storyboard.replacing("<tableViewController id='b'", with: "<tableViewController id='b' id='c'"))
        _ = try file.element(of: file.scenes[0])
        #expect(throws: InterfaceDocumentError.self) { try file.element(of: file.scenes[1]) }
    }

    @Test("Files that are incomplete, or no UI files, are errors that say so")
    func errors() {
        #expect(failure("<html/>") == .wrongDocument(found: "<html>", needed: "a Cocoa Touch .xib or .storyboard file"))
        #expect(
            failure("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>")
                == .wrongDocument(
                    found: "com.apple.InterfaceBuilder3.Cocoa.XIB", needed: "a Cocoa Touch .xib or .storyboard file"))
        let whole = Self.storyboard
        for piece in ["</scenes>", "</document>", "]]>"] {
            #expect(failure(whole.replacing(piece, with: "")) != nil, "without \(piece)")
        }
        #expect(failure(whole + "<document/>") != nil)
        #expect(
            failure("<!DOCTYPE a [<!ENTITY b 'c'>]><document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>")
                != nil)
    }

    @Test("Enormous files end at their limits")
    func limits() throws {
        var limits = MarkupLimits()
        limits.scenes = 2
        let text = Array(Self.storyboard.utf8)
        #expect(throws: InterfaceDocumentError.tooManyElements(line: 15, limit: 2)) {
            try InterfaceFile(text, limits: limits)
        }
        limits = MarkupLimits()
        limits.depth = 5
        #expect(throws: InterfaceDocumentError.tooDeep(line: 9, limit: 5)) { try InterfaceFile(text, limits: limits) }
        limits.bytes = 100
        #expect(throws: InterfaceDocumentError.tooLarge(bytes: text.count, limit: 100)) {
            try InterfaceFile(text, limits: limits)
        }
    }

    @Test("UTF-16 and Latin-1 are read as declared")
    func encodings() throws {
        let text =
            "<?xml version='1.0' encoding='UTF-16'?><document type='CocoaTouch'><objects><view id='ü'/></objects></document>"
        let wide: [UInt8] =
            [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        #expect(try InterfaceFile(wide).part("objects")?.children.first?.id == "ü")
        let latin = text.replacing("UTF-16", with: "ISO-8859-1").unicodeScalars.map { UInt8($0.value) }
        #expect(try InterfaceFile(latin).part("objects")?.children.first?.id == "ü")
    }
}
