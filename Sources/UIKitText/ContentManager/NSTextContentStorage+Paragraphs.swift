// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import TextEditing

/// A paragraph that lives as long as something uses it.
struct WeakElement {
    weak var element: NSTextElement?
}

extension NSTextContentStorage {
    var length: Int { textStorage?.length ?? 0 }

    func offsets(of range: NSTextRange) -> Range<Int> {
        let start = min(max(offset(of: range.location), 0), length)
        return start..<min(max(offset(of: range.endLocation), start), length)
    }

    // MARK: - Storage

    func storageDidChange(from old: NSTextStorage?) {
        if let old, old.textStorageObserver === self { old.textStorageObserver = nil }
        textStorage?.textStorageObserver = self
        elements = [:]
        unsynchronized = PendingEdits()
        for manager in textLayoutManagers { manager.contentManagerDidChange(to: self) }
    }

    /// Gives the changes of the storage to the layout managers that aren't its own.
    func flush() {
        let edits = unsynchronized
        unsynchronized = PendingEdits()
        guard let textStorage, let range = edits.range else { return }
        for manager in textLayoutManagers where manager.engine.isHidden {
            manager.engine.processEditing(
                for: textStorage, edited: edits.mask, range: NSRange(range), changeInLength: edits.change,
                invalidatedRange: NSRange(range))
        }
    }

    // MARK: - Paragraphs

    func enumerateParagraphs(
        from offset: Int?, _ options: EnumerationOptions, _ block: (NSTextElement) -> Bool
    ) -> Int? {
        let isReverse = options.contains(.reverse)
        guard length > 0 else { return nil }
        var position = min(max(offset ?? (isReverse ? length : 0), 0), length)
        // Before the end of the text is its last paragraph.
        if isReverse, offset == nil || position == length { position = length - 1 }
        while position >= 0, position < length {
            let range = paragraphRange(at: position)
            let element = element(range)
            position = isReverse ? range.lowerBound - 1 : range.upperBound
            guard delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true else {
                continue
            }
            guard block(element) else { return isReverse ? range.lowerBound : range.upperBound }
        }
        return isReverse ? 0 : length
    }

    /// Returns the paragraph with an offset, including its newline.
    ///
    /// As in layout, only U+000A ends a paragraph.
    func paragraphRange(at offset: Int) -> Range<Int> {
        guard let textStorage, length > 0 else { return 0..<0 }
        let offset = min(max(offset, 0), length)
        guard textStorage.hasOwnContent else {
            let string = textStorage.string as NSString
            let before = string.range(of: "\n", options: [.backwards, .literal], range: NSRange(0..<offset))
            let after = string.range(of: "\n", options: .literal, range: NSRange(offset..<length))
            return
                (before.location == NSNotFound ? 0 : NSMaxRange(before))..<(after.location == NSNotFound
                ? length : NSMaxRange(after))
        }
        let buffer = textStorage.content.buffer
        let window = 1024
        var start = offset
        while start > 0 {
            let part = max(start - window, 0)..<start
            if let newline = buffer.units(in: part).lastIndex(of: 0x0A) {
                start = part.lowerBound + newline + 1
                break
            }
            start = part.lowerBound
        }
        var end = offset
        while end < length {
            let part = end..<min(end + window, length)
            if let newline = buffer.units(in: part).firstIndex(of: 0x0A) {
                end = part.lowerBound + newline + 1
                break
            }
            end = part.upperBound
        }
        return start..<end
    }

    /// Returns the element of a paragraph.
    func element(_ range: Range<Int>) -> NSTextElement {
        if let known = elements[range.lowerBound]?.element { return known }
        let location = StorageLocation(range.lowerBound)
        let made = delegate?.textContentManager(self, textElementAt: location) ?? paragraph(range)
        made.textContentManager = self
        made.elementRange = NSTextRange(range)
        elements[range.lowerBound] = WeakElement(element: made)
        return made
    }

    private func paragraph(_ range: Range<Int>) -> NSTextParagraph {
        if let delegate = delegate as? any NSTextContentStorageDelegate,
            let shown = delegate.textContentStorage(self, textParagraphWith: NSRange(range))
        {
            let length = shown.attributedString.length
            if length == range.count { return shown }
            Log.misuse(
                "A paragraph of \(length) UTF-16 units is given for a range of \(range.count); the text is shown as it is."
            )
        }
        return NSTextParagraph(attributedString: textStorage?.attributedSubstring(from: NSRange(range)))
    }

    /// Returns the text of a part of a paragraph as it is shown, if it differs from the storage.
    func displayedText(_ range: Range<Int>) -> NSAttributedString? {
        guard delegate != nil, !range.isEmpty else { return nil }
        let paragraph = paragraphRange(at: range.lowerBound)
        guard let element = element(paragraph) as? NSTextParagraph, element.attributedString.length == paragraph.count
        else { return nil }
        let local = range.clamped(to: paragraph)
        return element.attributedString.attributedSubstring(
            from: NSRange(location: local.lowerBound - paragraph.lowerBound, length: local.count))
    }
}
