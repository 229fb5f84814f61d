// SPDX-License-Identifier: MIT
package import Foundation
internal import TextEditing

/// An attachment without an image, which reserves space in a text.
final class PlaceholderAttachment: DrawnAttachment {
    let bounds: CGRect
    let lineLayoutPadding: CGFloat = 0

    init(_ size: CGSize) {
        bounds = CGRect(origin: .zero, size: size)
    }

    func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { nil }

    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds }

    func naturalBounds(of image: UIImage?) -> CGRect { bounds }
}

/// The placeholder of a text field or text view, whose identifier is that in the editor's buffer.
final class EditorPlaceholder: UITextPlaceholder {
    fileprivate weak var editor: TextEditor?
    fileprivate let id: Int

    init(_ id: Int, in editor: TextEditor) {
        self.id = id
        self.editor = editor
        super.init()
    }

    override var rects: [UITextSelectionRect] {
        guard let editor, let offset = editor.buffer.placeholders.offset(of: id) else { return [] }
        return editor.view?.selectionPieces(of: offset..<offset + 1) ?? []
    }
}

/// Placeholders, which are neither recorded for undo nor reported to the delegate.
extension TextEditor {
    /// The maximum width and height of a placeholder, in points.
    private static let maximumPlaceholder: CGFloat = 10_000

    /// Reserves space after the selection, which stays.
    ///
    /// A secure text has no space for other text; its placeholder has no rectangles.
    package func insertPlaceholder(_ size: CGSize, maximumHeight: CGFloat = .infinity) -> UITextPlaceholder {
        lastPlaceholder += 1
        let placeholder = EditorPlaceholder(lastPlaceholder, in: self)
        guard let view, !view.isSecureTextEntry else { return placeholder }
        commitComposition()
        func sane(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), Self.maximumPlaceholder) : 0 }
        let attachment = PlaceholderAttachment(
            CGSize(width: sane(size.width), height: min(sane(size.height), maximumHeight)))
        if styles == nil { styles = NSMutableAttributedString(string: text.string) }
        let end = text.selection.upperBound
        changeSilently { buffer in buffer.insertPlaceholder(placeholder.id, at: end) }
        guard let offset = buffer.placeholders.offset(of: placeholder.id), let styles, offset < styles.length else {
            return placeholder
        }
        style { $0.addAttribute(.attachment, value: attachment, range: NSRange(location: offset, length: 1)) }
        view.lookDidChange()
        return placeholder
    }

    /// Removes a placeholder of this text; others, and those that are no longer in the text, are ignored.
    package func remove(_ placeholder: UITextPlaceholder) {
        guard let placeholder = placeholder as? EditorPlaceholder, placeholder.editor === self else { return }
        removePlaceholder(placeholder.id)
    }

    /// Removes the placeholders in a range of the text, and returns the range without them.
    @discardableResult
    func removePlaceholders(in range: Range<Int>) -> Range<Int> { removePlaceholders(in: range, keeping: []).part }

    /// Removes the placeholders in a part of the text, and returns the part and ranges in it without them.
    func removePlaceholders(
        in part: Range<Int>, keeping ranges: [Range<Int>]
    ) -> (ranges: [Range<Int>], part: Range<Int>) {
        var (ranges, part) = (ranges, part)
        for id in buffer.placeholders.ids(in: part) {
            guard let offset = buffer.placeholders.offset(of: id) else { continue }
            removePlaceholder(id)
            let change = TextChange(range: offset..<offset + 1, count: 0)
            func moved(_ range: Range<Int>) -> Range<Int> {
                change.moved(range.lowerBound)..<change.moved(range.upperBound)
            }
            (ranges, part) = (ranges.map(moved), moved(part))
        }
        return (ranges, part)
    }

    private func removePlaceholder(_ id: Int) {
        guard buffer.placeholders.offset(of: id) != nil else { return }
        commitComposition()
        changeSilently { buffer in buffer.removePlaceholder(id) }
    }

    private func changeSilently(_ step: (inout EditBuffer) -> TextChange?) {
        guard let view else { return }
        view.inputDelegate?.textWillChange(view)
        if let change = step(&buffer) { show(change) }
        view.inputDelegate?.textDidChange(view)
    }
}
