// SPDX-License-Identifier: MIT
public import Foundation
internal import TextEditing
@_spi(Toolkit) public import UIKitCore

/// The text from the point of view of input methods and the edit menu.
extension UITextView {
    public var beginningOfDocument: UITextPosition { TextOffset(0) }

    public var endOfDocument: UITextPosition { TextOffset(edited.length) }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.range(from: fromPosition, to: toPosition)
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(offset, from: position)
    }

    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        guard offset >= 0 else {
            guard offset > Int.min else { return nil }
            return self.position(from: position, in: direction.opposite, offset: -offset)
        }
        switch direction {
        case .left, .right: return editor.position(offset, from: position, toRight: direction == .right)
        case .up, .down:
            var found = editor.offset(position)
            let x = stack.caretRect(for: found).minX
            for _ in 0..<offset {
                guard let next = place(x, isBelow: direction == .down, from: found) else { return nil }
                found = next
            }
            return TextOffset(found)
        }
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(toPosition) - editor.offset(from)
    }

    public func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { editor.farthest(direction, in: range) }

    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { editor.character(direction, of: position) }

    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { editor.baseWritingDirection(at: position) }

    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.nearest(point, in: range)
    }

    public func characterRange(at point: CGPoint) -> UITextRange? {
        character(under: point).map { TextOffsetRange($0) }
    }

    func selectionPieces(of range: Range<Int>) -> [UITextSelectionRect] {
        let frames = selectionFrames(of: range)
        return frames.enumerated().map { index, frame in
            let place = inText(CGPoint(x: frame.midX, y: frame.midY))
            let direction: NSWritingDirection = stack.isRightToLeft(at: place) ? .rightToLeft : .leftToRight
            return TextSelectionPiece(
                frame, direction: direction, containsStart: index == 0, containsEnd: index == frames.count - 1)
        }
    }
}
