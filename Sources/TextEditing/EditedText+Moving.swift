// SPDX-License-Identifier: MIT

/// The distance of one move of the caret.
package enum TextStep {
    case character
    case word
    /// To the end of the displayed line.
    case line
    case paragraph
    case document
}

extension EditedText {
    /// Returns the position one step from `offset` in the order of the text.
    ///
    /// In a secure text, a word step covers the whole line, so that words are not revealed.
    @MainActor
    package func offset(
        from offset: Int, by step: TextStep, forward: Bool, in geometry: some TextGeometry, isSecure: Bool
    ) -> Int {
        let boundaries = boundaries
        switch step {
        case .character: return forward ? boundaries.character(after: offset) : boundaries.character(before: offset)
        case .word where !isSecure:
            return forward ? boundaries.wordEnd(after: offset) : boundaries.wordStart(before: offset)
        case .word, .line: return geometry.lineEnd(from: offset, forward: forward)
        case .paragraph:
            return forward ? boundaries.paragraphEnd(after: offset) : boundaries.paragraphStart(before: offset)
        case .document: return forward ? length : 0
        }
    }

    /// Returns the position of the caret after one step to the left or right on the screen.
    ///
    /// A character step out of a selection moves to the selection's end on that side.
    @MainActor
    package func head(
        movedBy step: TextStep, toRight: Bool, extending: Bool, in geometry: some TextGeometry, isSecure: Bool
    ) -> Int {
        guard step == .character else {
            let isForward = toRight != geometry.isRightToLeft(at: head)
            return offset(from: head, by: step, forward: isForward, in: geometry, isSecure: isSecure)
        }
        if !extending, !selection.isEmpty {
            let (first, second) = (selection.lowerBound, selection.upperBound)
            return geometry.isLeft(first, of: second) == toRight ? second : first
        }
        return geometry.neighbor(of: head, toRight: toRight)
    }
}
