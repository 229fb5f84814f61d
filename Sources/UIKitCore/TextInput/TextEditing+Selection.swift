// SPDX-License-Identifier: MIT
internal import Foundation

/// How far a key moves the caret.
enum TextStep {
    case character, word, line
}

extension TextEditing {
    /// Moves the selection, its fixed end to `anchor` and the moving one to `head`.
    func select(_ anchor: Int, _ head: Int) {
        let (oldAnchor, oldHead) = (edited.anchor, edited.head)
        inputDelegate?.selectionWillChange(self)
        edited.select(anchor: anchor, head: head)
        defer { inputDelegate?.selectionDidChange(self) }
        guard edited.anchor != oldAnchor || edited.head != oldHead else { return }
        history.close()
        selectionDidMove()
        tellSelectionDidChange()
    }

    func selectWord() {
        let run = edited.boundaries.run(at: edited.head)
        select(run.lowerBound, run.upperBound)
    }

    // MARK: - Moving

    /// Where the caret comes from `offset` with one step as seen.
    func visualOffset(from offset: Int, _ step: TextStep, toRight: Bool) -> Int {
        guard step != .character else { return visualNeighbour(of: offset, toRight: toRight) }
        return boundary(from: offset, step, forward: toRight != isRightToLeft(at: offset))
    }

    /// Where a step in the order of the text leads; words of a secret are not told.
    func boundary(from offset: Int, _ step: TextStep, forward: Bool) -> Int {
        let boundaries = edited.boundaries
        switch step {
        case .character: return forward ? boundaries.character(after: offset) : boundaries.character(before: offset)
        case .word where !isSecureTextEntry:
            return forward ? boundaries.wordEnd(after: offset) : boundaries.wordStart(before: offset)
        case .word, .line: return lineEnd(from: offset, forward: forward)
        }
    }

    func move(_ step: TextStep, toRight: Bool, extending: Bool) {
        commitComposition()
        if !extending, !edited.selection.isEmpty, step == .character {
            return leaveSelection(toRight: toRight)
        }
        moveHead(to: visualOffset(from: edited.head, step, toRight: toRight), extending: extending)
    }

    /// The caret goes to the selection's end on that side.
    private func leaveSelection(toRight: Bool) {
        let (first, second) = (edited.selection.lowerBound, edited.selection.upperBound)
        let target = isLeft(first, of: second) == toRight ? second : first
        select(target, target)
    }

    func moveToEnd(forward: Bool, extending: Bool) {
        commitComposition()
        moveHead(to: forward ? edited.length : 0, extending: extending)
    }

    func moveHead(to head: Int, extending: Bool) {
        select(extending ? edited.anchor : head, head)
    }

    // MARK: - Positions

    func offset(_ position: UITextPosition) -> Int {
        min(max((position as? TextOffset)?.offset ?? 0, 0), edited.length)
    }

    func offsets(_ range: UITextRange) -> Range<Int> {
        ordered(range.start, range.end)
    }

    func ordered(_ first: UITextPosition, _ second: UITextPosition) -> Range<Int> {
        let (start, end) = (offset(first), offset(second))
        return min(start, end)..<max(start, end)
    }

    func place(_ distance: Int, from position: UITextPosition) -> UITextPosition? {
        let (target, overflows) = offset(position).addingReportingOverflow(distance)
        return !overflows && (0...edited.length).contains(target) ? TextOffset(target) : nil
    }

    /// `count` characters to the left or right; `nil` beyond the text.
    func visualPlace(_ count: Int, from position: UITextPosition, toRight: Bool) -> UITextPosition? {
        var found = offset(position)
        for _ in 0..<count {
            let next = visualNeighbour(of: found, toRight: toRight)
            guard next != found else { return nil }
            found = next
        }
        return TextOffset(found)
    }

    func order(of position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(position), offset(other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    /// Whether writing goes on in that direction.
    func isForward(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
        switch direction {
        case .right: !isRightToLeft(at: offset)
        case .left: isRightToLeft(at: offset)
        case .down: true
        case .up: false
        }
    }

    func farthest(_ direction: UITextLayoutDirection, in range: UITextRange) -> UITextPosition {
        let range = offsets(range)
        return TextOffset(isForward(direction, at: range.lowerBound) ? range.upperBound : range.lowerBound)
    }

    func neighbour(_ direction: UITextLayoutDirection, of position: UITextPosition) -> UITextRange {
        let offset = offset(position)
        let other = boundary(from: offset, .character, forward: isForward(direction, at: offset))
        return TextOffsetRange(min(offset, other)..<max(offset, other))
    }

    func nearest(_ point: CGPoint, in range: UITextRange) -> UITextPosition {
        let range = offsets(range)
        return TextOffset(min(max(offset(at: point), range.lowerBound), range.upperBound))
    }
}

extension UITextLayoutDirection {
    var opposite: UITextLayoutDirection {
        switch self {
        case .left: .right
        case .right: .left
        case .up: .down
        case .down: .up
        }
    }
}
