// SPDX-License-Identifier: MIT
public import Foundation

/// A tokenizer for texts whose positions are UTF-16 offsets.
///
/// It reads the text around a position, and the whole text only if a unit is longer than that. Words, sentences, and
/// characters are those of Unicode; a word of a script without spaces is divided as a dictionary has it.
///
/// Visual directions are interpreted according to the text's base writing direction.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var textInput: (any UITextInput)?

    /// Creates a tokenizer for a text, which is not retained.
    public init(textInput: any UITextInput) {
        self.textInput = textInput
    }

    // MARK: - UITextInputTokenizer

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let place = place(of: position) else { return nil }
        let isForward = isForward(direction, at: position, in: place.input)
        guard let piece = place.piece(granularity, isForward: isForward),
            let start = place.position(at: piece.lowerBound), let end = place.position(at: piece.upperBound)
        else { return nil }
        return place.input.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let place = place(of: position) else { return false }
        // When moving forward, the unit that ends is the one before the position.
        let isForward = isForward(direction, at: position, in: place.input)
        guard let piece = place.piece(granularity, isForward: !isForward) else { return false }
        return place.offset == (isForward ? piece.upperBound : piece.lowerBound)
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let place = place(of: position) else { return nil }
        let isForward = isForward(direction, at: position, in: place.input)
        guard isForward ? place.offset < place.length : place.offset > 0 else { return nil }
        var piece = place.piece(granularity, isForward: isForward)
        if piece == nil, granularity == .word { piece = place.run(isForward: isForward) }
        let whole = 0..<place.length
        return place.position(at: isForward ? (piece ?? whole).upperBound : (piece ?? whole).lowerBound)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    // MARK: - Positions

    private func place(of position: UITextPosition) -> TokenizerPlace? {
        textInput.map { TokenizerPlace(position, in: $0) }
    }

    private func isForward(
        _ direction: UITextDirection, at position: UITextPosition, in input: any UITextInput
    ) -> Bool {
        func isRightToLeft() -> Bool { input.baseWritingDirection(for: position, in: .forward) == .rightToLeft }
        switch direction {
        case .storage(.backward), .layout(.up): return false
        case .layout(.left): return isRightToLeft()
        case .layout(.right): return !isRightToLeft()
        default: return true
        }
    }
}
