// SPDX-License-Identifier: MIT
public import Foundation

/// Text that input methods, keyboards and selections can work on.
///
/// Positions and ranges are the text's own classes; those that one text made mean nothing to another, and one that the
/// text has outgrown counts as its nearest end.
@MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: - Text

    func text(in range: UITextRange) -> String?
    /// Puts `text` in the place of `range`, without asking anybody.
    func replace(_ range: UITextRange, withText text: String)
    /// Whether the user may put `text` in the place of `range`; `true` unless the text knows better.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: - Selection and composition

    /// What is selected, an empty range being the caret; `nil` where nothing can be.
    var selectedTextRange: UITextRange? { get set }
    /// What an input method is composing and has not committed.
    var markedTextRange: UITextRange? { get }
    /// Replaces the marked text, or the selection where none is, with text that is being composed.
    ///
    /// `selectedRange` counts UTF-16 units of `markedText`; what lies outside of it is cut off. `nil` ends the composition
    /// and takes away what was composed.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Takes what is marked for good.
    func unmarkText()

    // MARK: - Positions

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position `offset` UTF-16 units further on; `nil` beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position `offset` characters further in a direction as seen; `nil` beyond the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// UTF-16 units from the one to the other.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?

    // MARK: - System

    /// Whoever is to be told of changes that the input method did not make; set by the system.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds words and the like.
    var tokenizer: any UITextInputTokenizer { get }

    // MARK: - Directions

    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: - Geometry, in `textInputView`

    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The view that the rectangles belong to; the text itself, if it is one.
    var textInputView: UIView? { get }
}

extension UITextInput {
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    public var textInputView: UIView? { self as? UIView }
}

/// What a text tells the system of changes that the input method did not make.
@MainActor
public protocol UITextInputDelegate: AnyObject {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the pieces that a text is made of.
@MainActor
public protocol UITextInputTokenizer: AnyObject {
    /// The piece that holds `position`; at a border the one that lies in `direction`. `nil` where there is none, as
    /// between words.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a piece ends at `position` for somebody who goes in `direction`.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// Where the next piece ends or begins for somebody who goes in `direction`; `nil` at the end of the text.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether `position` is in a piece, or at the border of one that lies in `direction`.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
