// SPDX-License-Identifier: MIT
public import Foundation
internal import Localization
internal import TextEditing

extension UITextField {
    /// The value of `interactionState`.
    struct InteractionState {
        var selection: Range<Int>
        var isEditing: Bool
    }

    func restoreInteraction(_ value: Any) {
        guard let state = value as? InteractionState else { return }
        if state.isEditing != isEditing { _ = state.isEditing ? becomeFirstResponder() : resignFirstResponder() }
        editor.select(state.selection.lowerBound, state.selection.upperBound)
    }

    package func selectionDidMove() {
        editor.typing = nil
        if isEditing { showCaret() }
        content.selectionDidChange()
        setNeedsLayout()
    }

    // MARK: - Movement

    /// Handles the up and down keys, which move to the ends of a single line.
    package func move(with key: UIKeyboardHIDUsage, byWord: Bool, extending: Bool) -> Bool {
        switch key {
        case .keyboardUpArrow where !byWord, .keyboardHome: editor.move(.document, forward: false, extending: extending)
        case .keyboardDownArrow where !byWord, .keyboardEnd: editor.move(.document, forward: true, extending: extending)
        default: return false
        }
        return true
    }

    package func neighbor(of offset: Int, toRight: Bool) -> Int {
        let boundaries = edited.boundaries
        let line = line(focus: offset)
        guard !isSecureTextEntry, let found = line.offset(from: offset, toRight: toRight) else {
            let isOpen = isSecureTextEntry || !line.isWhole
            guard isOpen else { return offset }
            let isForward = toRight != textIsRightToLeft
            return isForward ? boundaries.character(after: offset) : boundaries.character(before: offset)
        }
        return boundaries.character(at: found)
    }

    package func isLeft(_ offset: Int, of other: Int) -> Bool {
        let line = line(focus: edited.head)
        return line.x(of: offset) <= line.x(of: other)
    }

    package func lineEnd(from offset: Int, forward: Bool) -> Int { forward ? edited.length : 0 }

    package func block(at offset: Int) -> Range<Int> { 0..<edited.length }

    // MARK: - Positions

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
        case .up: return beginningOfDocument
        case .down: return endOfDocument
        case .left, .right: return editor.position(offset, from: position, toRight: direction == .right)
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

    // MARK: - Writing direction

    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { editor.baseWritingDirection(at: position) }

    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        guard writingDirection != editor.writingDirection else { return }
        editor.writingDirection = writingDirection
        textDidChange(nil)
    }

    package func changeWritingDirection(_ direction: NSWritingDirection, in range: Range<Int>) {
        let before = editor.writingDirection
        guard direction != before else { return }
        editor.writingDirection = direction
        textDidChange(nil)
        undoManager?.registerUndo(withTarget: self) { $0.changeWritingDirection(before, in: range) }
        undoManager?.setActionName(Phrase.writingDirection.text)
    }

    package func isRightToLeft(at offset: Int) -> Bool { textIsRightToLeft }

    /// Whether the line is written from right to left.
    var textIsRightToLeft: Bool {
        switch editor.writingDirection {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural: writesRightToLeft
        }
    }

    // MARK: - Geometry

    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.nearest(point, in: range)
    }

    public func characterRange(at point: CGPoint) -> UITextRange? {
        guard bounds.contains(point) else { return nil }
        let line = line(focus: edited.head)
        let x = point.x - lineOrigin
        guard x >= 0, x < line.width else { return nil }
        let boundaries = edited.boundaries
        let nearest = boundaries.character(at: line.offset(at: x))
        // The nearest position may be on either side of the character.
        for start in [boundaries.character(before: nearest), nearest] {
            let end = boundaries.character(after: start)
            if line.spans(of: start..<end).contains(where: { $0.contains(x) }) { return TextOffsetRange(start..<end) }
        }
        return nil
    }

    package func selectionPieces(of range: Range<Int>) -> [UITextSelectionRect] {
        let frames = selectionFrames(of: range)
        let (line, origin) = (line(focus: edited.head), lineOrigin)
        let start = range.isEmpty ? 0 : origin + line.x(of: range.lowerBound)
        let end = range.isEmpty ? 0 : origin + line.x(of: range.upperBound)
        return frames.map { frame in
            func touches(_ x: CGFloat) -> Bool { abs(frame.minX - x) < 0.5 || abs(frame.maxX - x) < 0.5 }
            let direction: NSWritingDirection =
                line.isRightToLeft(at: frame.midX - origin) ? .rightToLeft : .leftToRight
            return TextSelectionPiece(
                frame, direction: direction, containsStart: touches(start), containsEnd: touches(end))
        }
    }
}
