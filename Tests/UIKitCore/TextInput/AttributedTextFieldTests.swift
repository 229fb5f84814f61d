// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@Suite("Attributed text of text fields")
@MainActor
struct AttributedTextFieldTests {
    private let large = UIFont.systemFont(ofSize: 24)

    /// Returns "one" in a large red font and " two" underlined.
    private var sample: NSAttributedString {
        let text = NSMutableAttributedString(string: "one two")
        text.addAttributes([.font: large, .foregroundColor: UIColor.systemRed], range: NSRange(location: 0, length: 3))
        text.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 3, length: 4))
        return text
    }

    private func color(_ field: UITextField, at offset: Int) -> UIColor? {
        field.attributedText?.attribute(.foregroundColor, at: offset, effectiveRange: nil) as? UIColor
    }

    private func isUnderlined(_ field: UITextField, at offset: Int) -> Bool {
        field.attributedText?.attribute(.underlineStyle, at: offset, effectiveRange: nil) != nil
    }

    @Test("Attributed text is read as it was set, and its first character's attributes become the field's")
    func setting() {
        let scene = TextFieldScene()
        scene.field.attributedText = sample
        #expect(scene.field.text == "one two")
        #expect(scene.field.font == large)
        #expect(scene.field.textColor == .systemRed)
        #expect(isUnderlined(scene.field, at: 4) && !isUnderlined(scene.field, at: 1))
        scene.field.textColor = .systemBlue
        #expect(color(scene.field, at: 0) == .systemBlue)
        scene.field.attributedText = nil
        #expect(scene.field.text == "")
        #expect(scene.field.attributedText?.length == 0)
    }

    @Test("A larger part makes the line longer, and plain text restores the field's attributes")
    func width() {
        let scene = TextFieldScene("one two")
        let plain = scene.field.intrinsicContentSize.width
        let text = NSMutableAttributedString(string: "one two")
        text.addAttribute(.font, value: large, range: NSRange(location: 4, length: 3))
        scene.field.attributedText = text
        #expect(scene.field.intrinsicContentSize.width > plain + 3)
        scene.field.text = "one two"
        #expect(scene.field.intrinsicContentSize.width == plain)
    }

    @Test("Typed text has the attributes of the character before it, also between equal characters")
    func typing() {
        let scene = TextFieldScene()
        let text = NSMutableAttributedString(string: "aaaa")
        text.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: 2))
        scene.field.attributedText = text
        scene.field.becomeFirstResponder()
        scene.select(2..<2)
        scene.stage.type("a")
        #expect((0..<5).map { isUnderlined(scene.field, at: $0) } == [true, true, true, false, false])
        scene.select(5..<5)
        scene.stage.type("a")
        #expect(!isUnderlined(scene.field, at: 5))
    }

    @Test("Deleting and undoing keep the attributes of the rest")
    func deleting() throws {
        let scene = TextFieldScene()
        scene.field.attributedText = sample
        scene.field.becomeFirstResponder()
        scene.select(0..<2)
        try scene.keys("backspace")
        #expect(scene.field.text == "e two")
        #expect(!isUnderlined(scene.field, at: 0) && isUnderlined(scene.field, at: 1))
        try scene.keys("ctrl+z")
        #expect(scene.field.text == "one two")
        #expect(!isUnderlined(scene.field, at: 2) && isUnderlined(scene.field, at: 3))
    }

    @Test("Typing attributes apply to the next typed text, and are reset when the caret moves")
    func typingAttributes() {
        let scene = TextFieldScene("one")
        #expect(scene.field.typingAttributes == nil)
        scene.field.becomeFirstResponder()
        scene.select(3..<3)
        scene.field.typingAttributes = [.foregroundColor: UIColor.systemGreen]
        scene.stage.type("x")
        #expect(color(scene.field, at: 3) == .systemGreen)
        #expect(color(scene.field, at: 2) == .label)
        #expect(scene.field.typingAttributes?[.foregroundColor] as? UIColor == .systemGreen)
        scene.select(1..<1)
        #expect(scene.field.typingAttributes?[.foregroundColor] as? UIColor == .label)
    }

    @Test("Surrogate pairs are not split by attributes")
    func surrogates() {
        let scene = TextFieldScene()
        scene.field.attributedText = NSAttributedString(
            string: "\u{1F600}", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
        scene.field.becomeFirstResponder()
        scene.select(0..<2)
        scene.stage.type("\u{1F601}")
        #expect(scene.field.attributedText?.string == scene.field.text)
        #expect(isUnderlined(scene.field, at: 0))
    }
}
