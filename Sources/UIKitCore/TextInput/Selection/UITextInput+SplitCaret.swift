// SPDX-License-Identifier: MIT
internal import Foundation

extension UITextInput {
    /// Returns the second place of a caret between characters of opposite directions; `nil` elsewhere, and for a text
    /// whose selection rectangles don't have the directions of its characters.
    func secondaryCaretRect(for position: UITextPosition, caret: CGRect) -> CGRect? {
        let before = self.position(from: position, offset: -1).flatMap { edges(from: $0, to: position) }
        let after = self.position(from: position, offset: 1).flatMap { edges(from: position, to: $0) }
        let isRightToLeft = baseWritingDirection(for: position, in: .forward) == .rightToLeft
        let other: CGFloat
        switch (before, after) {
        case (let before?, let after?):
            guard before.isRightToLeft != after.isRightToLeft, before.y == after.y else { return nil }
            // The caret is at one of the two places.
            let isAtFirst = abs(before.trailing - caret.midX) < abs(after.leading - caret.midX)
            other = isAtFirst ? after.leading : before.trailing
        case (let before?, nil):
            guard before.isRightToLeft != isRightToLeft else { return nil }
            other = before.trailing
        case (nil, let after?):
            guard after.isRightToLeft != isRightToLeft else { return nil }
            other = after.leading
        case (nil, nil): return nil
        }
        guard abs(other - caret.midX) > max(caret.width, 1) else { return nil }
        return CGRect(x: other - caret.width / 2, y: caret.minY, width: caret.width, height: caret.height)
    }

    private func edges(
        from start: UITextPosition, to end: UITextPosition
    ) -> (leading: CGFloat, trailing: CGFloat, isRightToLeft: Bool, y: CGFloat)? {
        guard let range = textRange(from: start, to: end),
            let piece = selectionRects(for: range).first(where: { $0.rect.width > 0 && $0.rect.isDrawable })
        else { return nil }
        let isRightToLeft = piece.writingDirection == .rightToLeft
        let rect = piece.rect
        return (
            isRightToLeft ? rect.maxX : rect.minX, isRightToLeft ? rect.minX : rect.maxX, isRightToLeft, rect.minY
        )
    }
}
