// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import TextEditing
@_spi(Toolkit) public import UIKitCore

/// The writing direction, which each paragraph can have in its style.
extension UITextView {
    /// Sets the base writing direction of the paragraphs of a range; `natural` for that of their first letter.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        let range = editor.offsets(range)
        if range == 0..<edited.length, edited.length == 0 || !hasParagraphDirections {
            guard writingDirection != editor.writingDirection else { return }
            editor.writingDirection = writingDirection
            lookDidChange()
        } else {
            setParagraphDirection(writingDirection, in: range)
        }
    }

    /// Whether a paragraph style has a direction.
    private var hasParagraphDirections: Bool {
        var found = false
        storage.enumerateAttribute(
            .paragraphStyle, in: NSRange(location: 0, length: storage.length)
        ) { value, _, stop in
            guard let style = value as? NSParagraphStyle, style.baseWritingDirection != .natural else { return }
            found = true
            unsafe stop.pointee = true
        }
        return found
    }

    func changeWritingDirection(_ direction: NSWritingDirection, in range: Range<Int>) {
        guard edited.length > 0 else {
            editor.writingDirection = direction
            return lookDidChange()
        }
        setParagraphDirection(direction, in: range)
        undoManager?.setActionName(Phrase.writingDirection.text)
    }

    /// Sets the direction in the styles of paragraphs, in a step that can be undone.
    private func setParagraphDirection(_ direction: NSWritingDirection, in range: Range<Int>) {
        let whole = paragraphs(of: range)
        var before: [(NSRange, NSParagraphStyle)] = []
        storage.enumerateAttribute(.paragraphStyle, in: whole) { value, part, _ in
            before.append((part, value as? NSParagraphStyle ?? NSParagraphStyle.default))
        }
        setStyles(
            before.map { part, style in
                let changed = NSMutableParagraphStyle()
                changed.setParagraphStyle(style)
                changed.baseWritingDirection = direction
                return (part, changed)
            }, replacing: before)
    }

    private func setStyles(_ new: [(NSRange, NSParagraphStyle)], replacing old: [(NSRange, NSParagraphStyle)]) {
        editor.commitComposition()
        inputDelegate?.textWillChange(self)
        storage.beginEditing()
        for (part, style) in new where NSMaxRange(part) <= storage.length {
            storage.addAttribute(.paragraphStyle, value: style, range: part)
        }
        storage.endEditing()
        lookDidChange()
        inputDelegate?.textDidChange(self)
        undoManager?.registerUndo(withTarget: self) { $0.setStyles(old, replacing: new) }
    }

    /// Returns the paragraphs of a range, with their newlines.
    private func paragraphs(of range: Range<Int>) -> NSRange {
        let first = stack.paragraph(at: range.lowerBound)
        let last = max(stack.paragraph(at: range.upperBound), first)
        var end = stack.range(of: last).upperBound
        // A selection that ends after a newline doesn't include the next paragraph.
        if last > first, stack.start(of: last) == range.upperBound { end = range.upperBound }
        let start = stack.start(of: first)
        return NSRange(location: start, length: max(end - start, 0))
    }
}
