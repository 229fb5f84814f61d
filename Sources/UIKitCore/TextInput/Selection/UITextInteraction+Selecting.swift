// SPDX-License-Identifier: MIT
internal import Foundation

/// Selection through the positions and the geometry of the text.
extension UITextInteraction {
    /// The end of the selection that stays, and the one that moves.
    var ends: (anchor: UITextPosition, head: UITextPosition)? {
        guard let textInput, let range = textInput.selectedTextRange else { return nil }
        if let last = anchorAndHead {
            func isSame(_ first: UITextPosition, _ second: UITextPosition) -> Bool {
                textInput.compare(first, to: second) == .orderedSame
            }
            let isForward = isSame(last.anchor, range.start) && isSame(last.head, range.end)
            let isBackward = isSame(last.head, range.start) && isSame(last.anchor, range.end)
            if isForward || isBackward { return last }
        }
        return (range.start, range.end)
    }

    func select(_ anchor: UITextPosition, _ head: UITextPosition) {
        guard let textInput, let range = textInput.range(anchor, head) else { return }
        textInput.inputDelegate?.selectionWillChange(textInput)
        textInput.selectedTextRange = range
        anchorAndHead = (anchor, head)
        column = nil
        textInput.inputDelegate?.selectionDidChange(textInput)
        contentDidChange()
        scrollToVisible(head)
    }

    /// Scrolls the enclosing scroll views to make a position visible.
    private func scrollToVisible(_ position: UITextPosition) {
        guard let textInput, let source = textInput.textInputView ?? view else { return }
        let rect = textInput.caretRect(for: position)
        guard rect.isDrawable else { return }
        for case let scrollView as UIScrollView in sequence(first: source, next: \.superview)
        where scrollView.isScrollEnabled {
            scrollView.scrollRectToVisible(source.convert(rect, to: scrollView), animated: false)
        }
    }

    func selectAll() {
        guard let textInput else { return }
        select(textInput.beginningOfDocument, textInput.endOfDocument)
    }

    func selectWord() {
        guard let head = ends?.head, let range = unit(.word, at: head) else { return }
        select(range.start, range.end)
    }

    /// Returns the word, paragraph, or other unit at a position, or the one that ends there.
    func unit(_ granularity: UITextGranularity, at position: UITextPosition) -> UITextRange? {
        guard let tokenizer = textInput?.tokenizer else { return nil }
        return tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.backward))
    }

    /// Offers the selected text as the primary selection.
    func offerSelection() {
        guard let textInput, !textInput.isSecureTextEntry, let range = textInput.selectedTextRange, !range.isEmpty
        else { return }
        UIPasteboard.selection.string = textInput.text(in: range)
    }

    // MARK: - Movement

    /// Returns the position next to another one on the screen.
    func neighbor(of position: UITextPosition, toRight: Bool) -> UITextPosition? {
        textInput?.position(from: position, in: toRight ? .right : .left, offset: 1)
    }

    /// Returns the end of the next word, or the start of the previous one.
    func word(from position: UITextPosition, forward: Bool) -> UITextPosition? {
        guard let textInput else { return nil }
        let (tokenizer, direction) = (textInput.tokenizer, UITextDirection.storage(forward ? .forward : .backward))
        var found = position
        // The start of a word is a boundary as well, but not the one to stop at.
        for _ in 0..<3 {
            guard let next = tokenizer.position(from: found, toBoundary: .word, inDirection: direction) else { break }
            found = next
            if tokenizer.isPosition(found, atBoundary: .word, inDirection: direction) { break }
        }
        return textInput.compare(found, to: position) == .orderedSame
            ? (forward ? textInput.endOfDocument : textInput.beginningOfDocument) : found
    }

    func isRightToLeft(at position: UITextPosition) -> Bool {
        textInput?.baseWritingDirection(for: position, in: .forward) == .rightToLeft
    }

    /// Returns the end of the displayed line with a position.
    func lineEnd(from position: UITextPosition, forward: Bool) -> UITextPosition? {
        guard let textInput else { return nil }
        let caret = textInput.caretRect(for: position)
        guard caret.isDrawable else { return nil }
        let isAtRight = forward != isRightToLeft(at: position)
        let x = caret.midX + (isAtRight ? Theme.TextInput.farAway : -Theme.TextInput.farAway)
        return textInput.closestPosition(to: CGPoint(x: x, y: caret.midY))
    }

    /// Returns the position above or below another one at the given x coordinate; the end of the text beyond the last
    /// line.
    func position(atX x: CGFloat, isBelow: Bool, from position: UITextPosition) -> UITextPosition? {
        guard let textInput else { return nil }
        let caret = textInput.caretRect(for: position)
        let end = isBelow ? textInput.endOfDocument : textInput.beginningOfDocument
        guard caret.isDrawable, caret.height > 0 else { return end }
        // Lines may be apart; half a line is looked for at a time.
        for step in 1...Theme.TextInput.lineSearchSteps {
            let distance = caret.height * CGFloat(step) / 2
            let y = isBelow ? caret.maxY + distance : caret.minY - distance
            guard let found = textInput.closestPosition(to: CGPoint(x: x, y: y)) else { return end }
            let rect = textInput.caretRect(for: found)
            if isBelow ? rect.midY > caret.maxY : rect.midY < caret.minY { return found }
        }
        return end
    }
}
