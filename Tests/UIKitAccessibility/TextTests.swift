// SPDX-License-Identifier: MIT
import AccessibilityTree
import Foundation
import Testing
import UIKitAccessibility
import UIKitCore
import UIKitTesting
import UIKitText

@Suite(.serialized)
@MainActor
struct TextTests {
    private func view(_ text: String, on stage: Stage) -> UITextView {
        let view = UITextView(frame: stage.window.bounds)
        view.text = text
        stage.show(view)
        return view
    }

    @Test("Offsets count Unicode scalars, and those outside the text are clamped")
    func offsets() throws {
        let stage = Stage()
        let view = view("a😀b\nsecond line", on: stage)
        let tree = stage.makeAccessibilityTree()
        let text = try #require(tree.id(of: view).flatMap(tree.text))
        #expect(text.count == 15)
        #expect(text.string(in: 1..<2) == "😀" && text.string(in: 2..<99) == "b\nsecond line")
        #expect(text.string(in: -5..<1) == "a" && text.string(in: 99..<Int.max).isEmpty)
        #expect(text.setCaret(2) && text.caret == 2)
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        #expect(text.setSelection(1..<3) && text.selections == [1..<3])
        #expect(text.range(of: .character, at: 1) == 1..<2)
        #expect(text.string(in: text.range(of: .word, at: 5)) == "second")
        #expect(text.string(in: text.range(of: .paragraph, at: 0)).hasPrefix("a😀b"))
        #expect(text.string(in: text.range(of: .line, at: 6)) == "second line")
        let frame = text.frame(of: 0..<1)
        #expect(frame.width > 0 && frame.height > 0)
        #expect(text.offset(atX: frame.x + 1, y: frame.y + frame.height / 2) == 0)
        #expect(text.range(of: .sentence, at: .max).upperBound <= text.count)
    }

    @Test("Text is replaced as the user does, unless it can't be edited")
    func editing() throws {
        final class Delegate: NSObject, UITextViewDelegate {
            var changes = 0
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }
        let stage = Stage()
        let view = view("one two", on: stage)
        let delegate = Delegate()
        view.delegate = delegate
        let tree = stage.makeAccessibilityTree()
        let text = try #require(tree.id(of: view).flatMap(tree.text))
        #expect(text.replace(0..<3, with: "1") && view.text == "1 two" && delegate.changes == 1)
        #expect(text.copy(2..<5) && text.paste(at: 0) && view.text == "two1 two")
        view.isEditable = false
        #expect(!text.replace(0..<3, with: "x") && view.text == "two1 two")
        #expect(tree.id(of: view).flatMap(tree.element)?.states.contains(.readOnly) == true)
    }

    @Test("Fonts, colors, links, and the attributes of speech are passed on by the names of AT-SPI")
    func attributes() throws {
        let stage = Stage()
        let view = view("", on: stage)
        let text = NSMutableAttributedString(string: "plain ")
        text.append(
            NSAttributedString(
                string: "link",
                attributes: [
                    .link: URL(string: "https://example.org") as Any, .accessibilitySpeechSpellOut: true,
                    .font: UIFont.boldSystemFont(ofSize: 20),
                ]))
        view.attributedText = text
        let tree = stage.makeAccessibilityTree()
        let read = try #require(tree.id(of: view).flatMap(tree.text))
        let (attributes, range) = read.attributes(at: 7)
        #expect(range == 6..<10 && attributes["weight"] == "700" && attributes["size"] == "20")
        #expect(attributes["speech-spell-out"] == "true")
        #expect(read.links == [AccessibilityTextLink(range: 6..<10, address: "https://example.org")])
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        label.text = "IPA"
        label.accessibilityAttributedLabel = NSAttributedString(
            string: "IPA", attributes: [.accessibilitySpeechLanguage: "de", .accessibilitySpeechPitch: 1.5])
        stage.show(label)
        let element = try #require(tree.id(of: label).flatMap(tree.element))
        #expect(element.attributes["language"] == "de" && element.attributes["speech-pitch"] == "1.5")
    }

    @Test("The text of a label is its name, and a long text is described by its beginning")
    func labels() throws {
        let stage = Stage()
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 90, height: 20))
        label.text = "Two words"
        stage.show(label)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: label))
        #expect(tree.element(id)?.hasText == true)
        let text = try #require(tree.text(of: id))
        #expect(text.string(in: text.range(of: .word, at: 5)) == "words" && !text.setCaret(1))
        #expect(text.frame(of: 0..<3) == AccessibilityFrame(x: 10, y: 10, width: 90, height: 20))
        let long = view(String(repeating: "word ", count: 20_000), on: stage)
        let element = try #require(tree.id(of: long).flatMap(tree.element))
        #expect(element.value.utf16.count == 4096)
        #expect(tree.text(of: element.id)?.count == 100_000)
    }
}
