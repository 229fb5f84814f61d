// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore

@testable import UIKitText

@Suite("Text storages")
@MainActor
struct NSTextStorageTests {
    private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

    private func range(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

    @Test("Inserted text has the attributes of what it replaces or, without that, of the character before it")
    func inheritance() {
        let storage = NSTextStorage(string: "abc")
        storage.setAttributes(red, range: range(0, 2))
        storage.replaceCharacters(in: range(2, 0), with: "X")
        storage.replaceCharacters(in: range(3, 1), with: "Y")
        #expect(storage.string == "abXY")
        var effective = NSRange()
        #expect(storage.attribute(.foregroundColor, at: 2, effectiveRange: &effective) as? UIColor == .red)
        #expect(effective == range(0, 3) && storage.attributes(at: 3, effectiveRange: nil).isEmpty)
        storage.insert(NSAttributedString(string: "Z", attributes: [.kern: 2]), at: 0)
        #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2 && storage.length == 5)
    }

    @Test("Ranges outside the text are clamped to it")
    func hostileRanges() {
        let storage = NSTextStorage(string: "a😀b")
        storage.replaceCharacters(in: range(.max, 5), with: "!")
        storage.replaceCharacters(in: range(-7, 0), with: "?")
        storage.addAttribute(.kern, value: 1, range: range(3, .max))
        storage.deleteCharacters(in: range(2, 1))
        #expect(storage.string == "?ab!" || storage.string == "?a\u{FFFD}b!" || storage.length >= 4)
        storage.enumerateAttributes(in: range(-3, .max)) { _, run, _ in #expect(run.length > 0) }
        #expect(storage.attributedSubstring(from: range(2, .max)).length == storage.length - 2)
        _ = storage.attributes(at: .max, effectiveRange: nil)
    }

    @Test("A group of changes is processed once, as one range")
    func grouping() {
        let (storage, recorder) = (NSTextStorage(string: "0123456789"), Recorder())
        storage.delegate = recorder
        storage.beginEditing()
        storage.replaceCharacters(in: range(8, 1), with: "")
        storage.beginEditing()
        storage.addAttributes(red, range: range(1, 2))
        storage.endEditing()
        storage.replaceCharacters(in: range(3, 0), with: "xx")
        #expect(recorder.log.isEmpty && storage.editedMask == [.editedAttributes, .editedCharacters])
        storage.endEditing()
        #expect(recorder.log == ["will 3 1..<10 +1", "did 3 1..<10 +1"])
        #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
        storage.endEditing()
        #expect(recorder.log.count == 2)
    }

    @Test("Attributes that the delegate sets while a change is processed belong to the change")
    func highlighting() {
        let (storage, recorder) = (NSTextStorage(string: ""), Recorder())
        storage.delegate = recorder
        recorder.willProcess = { storage in
            for (index, unit) in storage.string.utf16.enumerated() where unit == 0x23 {
                storage.addAttribute(.kern, value: 3, range: NSRange(location: index, length: 1))
            }
        }
        storage.replaceCharacters(in: range(0, 0), with: "a#b")
        #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
        #expect(recorder.log == ["will 2 0..<3 +3", "did 3 0..<3 +3"])
    }

    @Test("An attachment attribute is removed from other characters than the attachment character")
    func attachments() {
        let storage = NSTextStorage(string: "")
        let image = NSMutableAttributedString(attachment: NSTextAttachment())
        storage.append(image)
        storage.append(NSAttributedString(string: "x", attributes: [.attachment: NSTextAttachment()]))
        #expect(storage.attribute(.attachment, at: 0, effectiveRange: nil) != nil)
        #expect(storage.attribute(.attachment, at: 1, effectiveRange: nil) == nil)
    }

    @Test("The mutable string changes the storage")
    func mutableString() {
        let storage = NSTextStorage(string: "one two")
        storage.mutableString.replaceCharacters(in: range(0, 3), with: "three")
        #expect(storage.string == "three two" && storage.mutableString.length == 9)
    }

    @Test("Copies have the same text and attributes, and are equal")
    func copying() throws {
        let storage = NSTextStorage(string: "abc", attributes: red)
        storage.addAttribute(.kern, value: 1, range: range(1, 1))
        let copy = try #require(storage.copy() as? NSAttributedString)
        #expect(!(copy is NSTextStorage) && storage.isEqual(to: copy) && copy.length == 3)
        #expect(copy.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 1)
        #expect(NSTextStorage(attributedString: copy).isEqual(to: copy))
        #expect(NSTextStorage(attributedString: storage).isEqual(to: copy))
    }

    @Test("A subclass with a store of its own is shown and changed like the standard one")
    func ownStore() {
        let storage = ListStorage()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.layoutManager.replaceTextStorage(storage)
        storage.replaceCharacters(in: range(0, 0), with: "one\ntwo")
        #expect(view.text == "one\ntwo" && view.textStorage === storage)
        storage.addAttribute(.kern, value: 1, range: range(0, 3))
        storage.append(NSAttributedString(string: "!", attributes: [.kern: 4]))
        var runs: [NSRange] = []
        storage.enumerateAttribute(.kern, in: range(0, 8)) { _, run, _ in runs.append(run) }
        #expect(runs == [range(0, 3), range(3, 4), range(7, 1)])
        view.selectedRange = range(8, 0)
        view.insertText("?")
        #expect(storage.string == "one\ntwo!?" && view.selectedRange == range(9, 0))
        view.text = "new"
        #expect(storage.string == "new")
    }

    @Test("A text view shows changes of its storage, keeps the selection at its characters, and can't undo them")
    func outsideChanges() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "one two"
        view.selectedRange = range(4, 3)
        view.textStorage.replaceCharacters(in: range(0, 3), with: "twelve")
        #expect(view.text == "twelve two" && view.selectedRange == range(7, 3))
        view.textStorage.deleteCharacters(in: range(5, 4))
        #expect(view.text == "twelvo" && view.selectedRange == range(5, 1))
        #expect(view.attributedText.string == "twelvo")
    }

    @Test("Two text views of one storage show what is typed in either")
    func sharing() {
        let first = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
        manager.addTextContainer(container)
        first.textStorage.addLayoutManager(manager)
        let second = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
        first.text = "shared"
        second.selectedRange = range(6, 0)
        second.insertText("!")
        #expect(first.text == "shared!" && second.text == "shared!")
        first.selectedRange = range(0, 0)
        first.insertText("un")
        #expect(second.text == "unshared!" && second.selectedRange == range(9, 0))
    }

    @Test("Setting the font or the color restyles the whole storage")
    func restyling() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.attributedText = NSAttributedString(string: "abc", attributes: red)
        view.font = .boldSystemFont(ofSize: 30)
        view.textColor = .blue
        let attributes = view.textStorage.attributes(at: 2, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 30))
        #expect(attributes[.foregroundColor] as? UIColor == .blue)
        view.text = ""
        view.insertText("x")
        #expect(view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    }
}

/// Records what a storage reports.
private final class Recorder: NSTextStorageDelegate {
    var log: [String] = []
    var willProcess: (NSTextStorage) -> Void = { _ in }

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        log.append("will \(editedMask.rawValue) \(editedRange.location)..<\(editedRange.upperBound) +\(delta)")
        willProcess(textStorage)
    }

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        log.append("did \(editedMask.rawValue) \(editedRange.location)..<\(editedRange.upperBound) +\(delta)")
    }
}

/// A storage that keeps its text in another attributed string, as applications write it.
private final class ListStorage: NSTextStorage {
    private let store = NSMutableAttributedString(string: "")

    override var string: String { store.string }

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { store.attributes(at: location, effectiveRange: range) }

    override func replaceCharacters(in range: NSRange, with str: String) {
        store.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        store.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}
