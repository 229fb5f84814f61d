// SPDX-License-Identifier: MIT
internal import Foundation

extension UITextInput {
    /// The rectangles of the carets at the ends of the selection, in `textInputView`; `nil` if it is empty.
    var selectionEnds: (start: CGRect, end: CGRect)? {
        guard let range = selectedTextRange, !range.isEmpty else { return nil }
        let start = caretRect(for: range.start)
        var end = caretRect(for: range.end)
        // At a soft line break, the caret is on the next line, but the selection ends on the previous one.
        if let last = position(from: range.end, offset: -1), let piece = textRange(from: last, to: range.end),
            text(in: piece)?.last?.isNewline != true, let rect = selectionRects(for: piece).last,
            rect.rect.isDrawable, rect.rect.maxY <= end.midY
        {
            let x = rect.writingDirection == .rightToLeft ? rect.rect.minX : rect.rect.maxX
            end = CGRect(x: x - end.width / 2, y: rect.rect.minY, width: end.width, height: rect.rect.height)
        }
        return start.isDrawable && end.isDrawable ? (start, end) : nil
    }

    /// Returns the range between two positions in any order.
    func range(_ first: UITextPosition, _ second: UITextPosition) -> UITextRange? {
        compare(first, to: second) == .orderedDescending
            ? textRange(from: second, to: first) : textRange(from: first, to: second)
    }
}

extension CGRect {
    /// Whether the rectangle is finite and not null.
    var isDrawable: Bool {
        !isNull && origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
    }
}
