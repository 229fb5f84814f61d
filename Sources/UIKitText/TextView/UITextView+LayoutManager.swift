// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import TextLayout
internal import UIKitCore

/// The view as the one that shows its layout manager's text.
extension UITextView: LayoutManagerClient {
    func layoutDidChange(_ change: TextChange?, place: ClosedRange<CGFloat>, isSameHeight: Bool) {
        if manager.textStorage !== storage { return storageDidChange() }
        redraw(from: place.lowerBound, to: isSameHeight ? place.upperBound : .infinity)
        if let change, !editor.isStyling {
            editor.adopt(change, inserted: storage.substring(change.inserted))
        } else {
            textDidResize()
        }
    }

    /// Shows the text of another storage.
    private func storageDidChange() {
        storage = manager.textStorage ?? NSTextStorage()
        if let content = modern?.content as? NSTextContentStorage, content.textStorage !== storage {
            content.textStorage = storage
        }
        editor.styles = storage
        editor.stylesContinue = storage.hasOwnContent
        editor.adopt(TextChange(range: 0..<edited.length, count: storage.length), inserted: storage.string)
        page.redraw()
    }

    func containersDidChange() {
        page.redraw()
        textDidResize()
    }

    func appearanceDidChange() { page.redraw() }

    func viewProvider(for attachment: NSTextAttachment, at offset: Int) -> NSTextAttachmentViewProvider? {
        attachmentViews.provider(for: attachment, at: offset, in: self)
    }

    var paragraphStyleAtEnd: NSParagraphStyle? {
        if let typing = editor.typing, edited.head == storage.length {
            return typing[.paragraphStyle] as? NSParagraphStyle
        }
        guard storage.length > 0 else { return nil }
        return storage.attributes(at: storage.length - 1, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
    }

    var attributesOfLinks: [NSAttributedString.Key: Any] { linkTextAttributes }

    func needsDisplay(in range: Range<Int>) {
        let range = range.clamped(to: 0..<stack.length)
        let (first, last) = (stack.paragraph(at: range.lowerBound), stack.paragraph(at: range.upperBound))
        redraw(from: stack.top(of: first), to: stack.bottom(of: last))
    }
}
