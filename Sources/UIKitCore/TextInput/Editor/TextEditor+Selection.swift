// SPDX-License-Identifier: MIT
package import Foundation
package import TextEditing

extension TextEditor {
    /// Sets the selection from its fixed end `anchor` to its moving end `head`.
    package func select(_ anchor: Int, _ head: Int) {
        guard let view else { return }
        view.inputDelegate?.selectionWillChange(view)
        defer { view.inputDelegate?.selectionDidChange(view) }
        guard buffer.select(anchor: anchor, head: head) else { return }
        predictions?.dismiss()
        view.selectionDidMove()
        AccessibilityWatch.mark(view, .caret)
        spelling?.selectionDidMove()
        view.notifySelectionChange()
    }

    package func selectAll() { select(0, text.length) }

    package func selectWord() {
        let run = text.boundaries.run(at: text.head)
        select(run.lowerBound, run.upperBound)
    }

    // MARK: - Movement

    package func offset(from offset: Int, by step: TextStep, forward: Bool) -> Int {
        guard let view else { return offset }
        return text.offset(from: offset, by: step, forward: forward, in: view, isSecure: view.isSecureTextEntry)
    }

    /// Moves the caret to the left or right on screen.
    package func move(_ step: TextStep, toRight: Bool, extending: Bool) {
        commitComposition()
        guard let view else { return }
        let head = text.head(
            movedBy: step, toRight: toRight, extending: extending, in: view, isSecure: view.isSecureTextEntry)
        moveHead(to: head, extending: extending)
    }

    /// Moves the caret in the order of the text.
    package func move(_ step: TextStep, forward: Bool, extending: Bool) {
        commitComposition()
        moveHead(to: offset(from: text.head, by: step, forward: forward), extending: extending)
    }

    package func moveHead(to head: Int, extending: Bool) {
        select(extending ? text.anchor : head, head)
    }
}

/// Positions and ranges, which count UTF-16 units.
extension TextEditor {
    package func offset(_ position: UITextPosition) -> Int {
        min(max((position as? TextOffset)?.offset ?? 0, 0), text.length)
    }

    package func offsets(_ range: UITextRange) -> Range<Int> {
        ordered(range.start, range.end)
    }

    package func range(from first: UITextPosition, to second: UITextPosition) -> UITextRange {
        TextOffsetRange(ordered(first, second))
    }

    private func ordered(_ first: UITextPosition, _ second: UITextPosition) -> Range<Int> {
        let (start, end) = (offset(first), offset(second))
        return min(start, end)..<max(start, end)
    }

    package func position(_ distance: Int, from position: UITextPosition) -> UITextPosition? {
        let (target, overflows) = offset(position).addingReportingOverflow(distance)
        return !overflows && (0...text.length).contains(target) ? TextOffset(target) : nil
    }

    /// The position `count` characters to the left or right on screen; `nil` beyond the text.
    package func position(_ count: Int, from position: UITextPosition, toRight: Bool) -> UITextPosition? {
        guard let view else { return nil }
        var found = offset(position)
        for _ in 0..<count {
            let next = view.neighbor(of: found, toRight: toRight)
            guard next != found else { return nil }
            found = next
        }
        return TextOffset(found)
    }

    package func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(position), offset(other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    package func farthest(_ direction: UITextLayoutDirection, in range: UITextRange) -> UITextPosition {
        let range = offsets(range)
        return TextOffset(isForward(direction, at: range.lowerBound) ? range.upperBound : range.lowerBound)
    }

    /// The character next to a position.
    package func character(_ direction: UITextLayoutDirection, of position: UITextPosition) -> UITextRange {
        let start = offset(position)
        let other = offset(from: start, by: .character, forward: isForward(direction, at: start))
        return TextOffsetRange(min(start, other)..<max(start, other))
    }

    package func nearest(_ point: CGPoint, in range: UITextRange) -> UITextPosition {
        let range = offsets(range)
        return TextOffset(min(max(view?.offset(at: point) ?? 0, range.lowerBound), range.upperBound))
    }

    package func baseWritingDirection(at position: UITextPosition) -> NSWritingDirection {
        view?.isRightToLeft(at: offset(position)) == true ? .rightToLeft : .leftToRight
    }

    /// Whether moving in `direction` leads towards the end of the text.
    private func isForward(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
        let isRightToLeft = view?.isRightToLeft(at: offset) == true
        return switch direction {
        case .right: !isRightToLeft
        case .left: isRightToLeft
        case .down: true
        case .up: false
        }
    }

    // MARK: - UITextInput

    package var selectedRange: UITextRange? {
        get { TextOffsetRange(text.selection) }
        set {
            let range = newValue.map(offsets) ?? 0..<0
            select(range.lowerBound, range.upperBound)
        }
    }

    package var markedRange: UITextRange? { text.marked.map { TextOffsetRange($0.range) } }

    package func caretRect(for position: UITextPosition) -> CGRect { view?.caretFrame(at: offset(position)) ?? .null }

    package func firstRect(for range: UITextRange) -> CGRect {
        view?.selectionFrames(of: offsets(range)).first ?? .null
    }

    package func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        view?.selectionPieces(of: offsets(range)) ?? []
    }

    package func closestPosition(to point: CGPoint) -> UITextPosition { TextOffset(view?.offset(at: point) ?? 0) }
}

extension UITextLayoutDirection {
    package var opposite: UITextLayoutDirection {
        switch self {
        case .left: .right
        case .right: .left
        case .up: .down
        case .down: .up
        }
    }
}
