// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// A text with which input methods, keyboards, and selection interact.
///
/// Positions and ranges are instances of the text's own classes. They are not valid in other texts; a position beyond
/// the end of a text that has become shorter is treated as its end.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: - Text

    /// Returns the text in a range.
    func text(in range: UITextRange) -> String?
    /// Replaces the text in a range, without asking the delegate.
    func replace(_ range: UITextRange, withText text: String)
    /// Replaces the text in a range by text with attributes, without asking the delegate; by default without the
    /// attributes.
    func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
    /// Inserts text with attributes for the selection; by default without the attributes.
    func insertAttributedText(_ attributedText: NSAttributedString)
    /// Returns whether the user may replace the text in a range; `true` by default.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: - Selection and composition

    /// The selected range, which is empty for a caret; `nil` if nothing can be selected.
    var selectedTextRange: UITextRange? { get set }
    /// The range of the text that an input method is composing; `nil` if there is none.
    var markedTextRange: UITextRange? { get }
    /// Replaces the marked text or, without any, the selection by text that is being composed.
    ///
    /// `selectedRange` is in UTF-16 units of `markedText`, to which it is clamped. `nil` ends the composition and
    /// removes the marked text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Replaces the marked text by text whose attributes show the parts into which an input method has divided it; by
    /// default without them.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// The attributes of marked text that an input method doesn't divide into parts; `nil`, the default, for a single
    /// underline.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Commits the marked text.
    func unmarkText()

    // MARK: - Positions

    /// The position at the beginning of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The position at the end of the text.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at a distance of `offset` UTF-16 units; `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position at a distance of `offset` characters in a visual direction; `nil` outside the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of UTF-16 units between two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the position of a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range from a position to the farthest one in a direction.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?

    // MARK: - System

    /// The object to notify of changes not made by the input method. Set by the system.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The tokenizer, which finds characters, words, and larger units.
    var tokenizer: any UITextInputTokenizer { get }

    // MARK: - Directions

    /// Returns the base writing direction at a position.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the base writing direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: - Geometry, in `textInputView`

    /// Returns the first rectangle of a range.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the caret at a position.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a selected range.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position within a range that is nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point; `nil` if there is none.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The view in whose coordinates the geometry is given; by default, the text itself if it is a view.
    var textInputView: UIView? { get }
    /// Returns the transform of the caret at a position about its center; the identity by default.
    func caretTransform(for position: UITextPosition) -> CGAffineTransform

    // MARK: - Optional

    /// Whether the user may change the text; `true` by default.
    var isEditable: Bool { get }
    /// Returns the attributes of text that is inserted at a position: its font, color, and background color; `nil` by
    /// default.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?
    /// Returns the position `offset` UTF-16 units after the start of a range; `nil` outside it.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// Returns the number of UTF-16 units from the start of a range to a position.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// Whether a caret at a soft line break belongs to the line after it (`forward`) or before it; `forward` by default.
    var selectionAffinity: UITextStorageDirection { get }
    /// Returns the text in a range with its attributes; by default without any.
    func attributedText(in range: UITextRange) -> NSAttributedString
    /// Returns the edit menu for a range, usually the selection; `nil` (the default) for the suggested actions.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before the edit menu is presented. Animations added to `animator` run alongside.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu is dismissed. Animations added to `animator` run alongside.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// Inserts text as if it were typed. Other readings are offered in the edit menu; by default, they are ignored.
    func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
    /// Reserves an empty area at the caret; by default, one without rectangles.
    func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
    /// Removes a placeholder and its area.
    func remove(_ textPlaceholder: UITextPlaceholder)
    /// Called when a gesture begins to move the caret, with a point in `textInputView`. Does nothing by default.
    func beginFloatingCursor(at point: CGPoint)
    /// Called when the gesture moves, with a point in `textInputView`. Does nothing by default.
    func updateFloatingCursor(at point: CGPoint)
    /// Called when the gesture ends, so that the caret is shown at its position. Does nothing by default.
    func endFloatingCursor()
}

extension UITextInput {
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        replace(range, withText: attributedText.string)
    }

    public func insertAttributedText(_ attributedText: NSAttributedString) { insertText(attributedText.string) }

    /// `nil` for a text that doesn't store a style; setting it has no effect then.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }

    public var textInputView: UIView? { self as? UIView }

    public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

    public var isEditable: Bool { true }

    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }

    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard offset >= 0, let found = position(from: range.start, offset: offset),
            compare(found, to: range.end) != .orderedDescending
        else { return nil }
        return found
    }

    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    public var selectionAffinity: UITextStorageDirection { .forward }

    public func attributedText(in range: UITextRange) -> NSAttributedString {
        NSAttributedString(string: text(in: range) ?? "")
    }

    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }

    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}

    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

    public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }

    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }

    public func remove(_ textPlaceholder: UITextPlaceholder) {}

    public func beginFloatingCursor(at point: CGPoint) {}

    public func updateFloatingCursor(at point: CGPoint) {}

    public func endFloatingCursor() {}
}

/// The ways to show text that has other readings.
public enum UITextAlternativeStyle: Int, Sendable {
    /// Like other text.
    case none = 0
    /// With a dotted underline, because it was probably not recognized right.
    case lowConfidence = 1
}

/// The methods through which a text reports changes that the input method did not make.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after the text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the units of a text, such as characters, words, sentences, and paragraphs.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
    /// Returns the unit with `position`; at a boundary, the one that lies in `direction`. `nil` if there is none, as
    /// between words.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns whether a unit ends at `position` when moving in `direction`.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the next boundary of a unit when moving in `direction`; `nil` at the end of the text.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Returns whether `position` is inside a unit, or at the boundary of one that lies in `direction`.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
