// SPDX-License-Identifier: MIT
public import Foundation

extension UITextField {
    /// Moves the selection, its fixed end to `anchor` and the moving one to `head`.
    func select(_ anchor: Int, _ head: Int) {
        let (oldAnchor, oldHead) = (edited.anchor, edited.head)
        inputDelegate?.selectionWillChange(self)
        edited.select(anchor: anchor, head: head)
        defer { inputDelegate?.selectionDidChange(self) }
        guard edited.anchor != oldAnchor || edited.head != oldHead else { return }
        history.close()
        selectionDidMove()
        delegate?.textFieldDidChangeSelection(self)
    }

    /// The caret or an end of the selection is somewhere else.
    func selectionDidMove() {
        typing = nil
        if isEditing { showCaret() }
        content.selectionDidChange()
        setNeedsLayout()
    }

    func selectWord() {
        let run = edited.boundaries.run(at: edited.head)
        select(run.lowerBound, run.upperBound)
    }

    func deleteSelection() {
        userChange(edited.selection, to: "", kind: .other)
    }

    // MARK: - Moving

    enum Step {
        case character, word, line
    }

    /// Where the caret comes from `offset` with one step as seen.
    func visualOffset(from offset: Int, _ step: Step, toRight: Bool) -> Int {
        let boundaries = edited.boundaries
        let isForward = toRight != textIsRightToLeft
        switch step {
        case .character:
            let line = line(focus: offset)
            guard !isSecureTextEntry, let found = line.offset(from: offset, toRight: toRight) else {
                let isOpen = isSecureTextEntry || !line.isWhole
                guard isOpen else { return offset }
                return isForward ? boundaries.character(after: offset) : boundaries.character(before: offset)
            }
            return boundaries.character(at: found)
        case .word: return boundary(from: offset, .word, forward: isForward)
        case .line: return isForward ? edited.length : 0
        }
    }

    /// Where a step in the order of the text leads; words of a secret are not told.
    func boundary(from offset: Int, _ step: Step, forward: Bool) -> Int {
        let boundaries = edited.boundaries
        switch step {
        case .character: return forward ? boundaries.character(after: offset) : boundaries.character(before: offset)
        case .word where !isSecureTextEntry:
            return forward ? boundaries.wordEnd(after: offset) : boundaries.wordStart(before: offset)
        case .word, .line: return forward ? edited.length : 0
        }
    }

    func move(_ step: Step, toRight: Bool, extending: Bool) {
        commitComposition()
        if !extending, !edited.selection.isEmpty, step == .character {
            return leaveSelection(toRight: toRight)
        }
        let head = visualOffset(from: edited.head, step, toRight: toRight)
        select(extending ? edited.anchor : head, head)
    }

    /// The caret goes to the selection's end on that side.
    private func leaveSelection(toRight: Bool) {
        let line = line(focus: edited.head)
        let (first, second) = (edited.selection.lowerBound, edited.selection.upperBound)
        let isFirstLeft = line.x(of: first) <= line.x(of: second)
        let target = isFirstLeft == toRight ? second : first
        select(target, target)
    }

    func moveToEnd(forward: Bool, extending: Bool) {
        commitComposition()
        let head = forward ? edited.length : 0
        select(extending ? edited.anchor : head, head)
    }

    func delete(_ step: Step, backward: Bool) {
        guard isEnabled else { return }
        if let composition = edited.composition { return userChange(composition.range, to: "", kind: .other) }
        guard edited.selection.isEmpty else { return deleteSelection() }
        let other = boundary(from: edited.head, step, forward: !backward)
        userChange(
            min(other, edited.head)..<max(other, edited.head), to: "", kind: step == .character ? .deleting : .other)
    }
}

// MARK: - Positions

extension UITextField {
    func offset(_ position: UITextPosition) -> Int {
        min(max((position as? TextOffset)?.offset ?? 0, 0), edited.length)
    }

    func offsets(_ range: UITextRange) -> Range<Int> {
        let (start, end) = (offset(range.start), offset(range.end))
        return min(start, end)..<max(start, end)
    }

    public var beginningOfDocument: UITextPosition { TextOffset(0) }

    public var endOfDocument: UITextPosition { TextOffset(edited.length) }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (start, end) = (offset(fromPosition), offset(toPosition))
        return TextOffsetRange(min(start, end)..<max(start, end))
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (target, overflows) = self.offset(position).addingReportingOverflow(offset)
        return !overflows && (0...edited.length).contains(target) ? TextOffset(target) : nil
    }

    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        guard offset >= 0 else {
            guard offset > Int.min else { return nil }
            return self.position(from: position, in: direction.opposite, offset: -offset)
        }
        var found = self.offset(position)
        switch direction {
        case .up: return TextOffset(0)
        case .down: return TextOffset(edited.length)
        case .left, .right:
            for _ in 0..<offset {
                let next = visualOffset(from: found, .character, toRight: direction == .right)
                guard next != found else { return nil }
                found = next
            }
        }
        return TextOffset(found)
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(position), offset(other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        offset(toPosition) - offset(from)
    }

    public func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? {
        let range = offsets(range)
        return TextOffset(isForward(direction) ? range.upperBound : range.lowerBound)
    }

    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        let offset = offset(position)
        let other = boundary(from: offset, .character, forward: isForward(direction))
        return TextOffsetRange(min(offset, other)..<max(offset, other))
    }

    private func isForward(_ direction: UITextLayoutDirection) -> Bool {
        switch direction {
        case .right: !textIsRightToLeft
        case .left: textIsRightToLeft
        case .down: true
        case .up: false
        }
    }

    // MARK: - Writing direction

    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { textIsRightToLeft ? .rightToLeft : .leftToRight }

    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        guard writingDirection != ownDirection else { return }
        ownDirection = writingDirection
        textDidChange()
    }

    /// Whether the line begins at its right end.
    var textIsRightToLeft: Bool {
        switch ownDirection {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural: writesRightToLeft
        }
    }

    // MARK: - Geometry

    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let range = offsets(range)
        return TextOffset(min(max(offset(at: point), range.lowerBound), range.upperBound))
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

    func selectionPieces(of range: Range<Int>) -> [UITextSelectionRect] {
        let frames = selectionFrames(of: range)
        let direction: NSWritingDirection = textIsRightToLeft ? .rightToLeft : .leftToRight
        let start = range.isEmpty ? 0 : lineOrigin + line(focus: edited.head).x(of: range.lowerBound)
        let end = range.isEmpty ? 0 : lineOrigin + line(focus: edited.head).x(of: range.upperBound)
        return frames.map { frame in
            func touches(_ x: CGFloat) -> Bool { abs(frame.minX - x) < 0.5 || abs(frame.maxX - x) < 0.5 }
            return TextSelectionPiece(
                frame, direction: direction, containsStart: touches(start), containsEnd: touches(end))
        }
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
