// SPDX-License-Identifier: MIT
package import Foundation
package import TextEditing

/// A view whose text a ``TextEditor`` edits: its layout, its delegate, and the members that subclasses override.
@MainActor
package protocol TextEditorClient: UIView, UITextInput, TextEditorLayout {
    var editor: TextEditor { get }

    // MARK: - Properties

    /// Whether the user may change the text.
    var acceptsEdits: Bool { get }
    var clearsOnInsertion: Bool { get set }
    /// The attributes of all text that has no others.
    var textAttributes: [NSAttributedString.Key: Any] { get }
    /// `text` without the characters that this view can't hold.
    nonisolated static func fit(_ text: String) -> String
    /// Whether the delegate allows the user to replace `range` with `text`.
    func mayChange(_ range: Range<Int>, to text: String) -> Bool
    /// Takes over the attributes of the first character of an attributed text.
    func adopt(_ attributes: [NSAttributedString.Key: Any])
    /// The edit menu for a range of the text; `nil` for the suggested actions.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

    /// Changes the writing direction of the paragraphs of a range, in a step that can be undone.
    func changeWritingDirection(_ direction: NSWritingDirection, in range: Range<Int>)

    // MARK: - Spelling

    /// The paragraphs that are visible, or about to be.
    var visibleText: Range<Int> { get }
    /// Shows marks under `words` and no others in a part of the text.
    func markMisspelled(_ words: [Range<Int>], in part: Range<Int>)

    // MARK: - Predictions

    /// Returns whether a prediction of a width, in points, fits after the caret.
    func hasSpace(forPredictionOf width: CGFloat) -> Bool
    /// The y coordinate of the baseline of the line with the caret.
    var caretBaseline: CGFloat { get }
    /// Called after a prediction was shown or hidden.
    func predictionDidChange()

    /// Returns the menu of a link or another item at a point, which is added to the edit menu; `nil` if there is none.
    func itemMenu(at point: CGPoint) -> UIMenu?
    /// The submenu of the edit menu for attributes of text; `nil` if they can't be edited.
    var formatMenu: UIMenu? { get }

    // MARK: - Notifications

    /// Displays the text after a change; `nil` where any of it may have changed.
    func textDidChange(_ change: TextChange?)
    func lookDidChange()
    func selectionDidMove()
    /// The window became key, or is no longer key.
    func windowKeyStateDidChange()
    func notifySelectionChange()
    /// Notifies the delegate and observers of a change that the user made.
    func notifyUserChange()
    func editMenuWillPresent(_ animator: any UIEditMenuInteractionAnimating)
    func editMenuWillDismiss(_ animator: any UIEditMenuInteractionAnimating)

    // MARK: - Actions

    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
    func pasteAndMatchStyle(_ sender: Any?)

    // MARK: - Movement by lines and pages

    /// Moves the caret for a key that moves neither by characters nor by words.
    ///
    /// - Returns: Whether the key was one.
    func move(with key: UIKeyboardHIDUsage, byWord: Bool, extending: Bool) -> Bool
    /// Scrolls towards a pointer held beyond the edge and extends the selection as far.
    ///
    /// - Returns: whether there is more to scroll.
    func scrollSelecting(towards location: CGPoint) -> Bool
    func isBeyondEdge(_ location: CGPoint) -> Bool
}

/// The layout of a client's text, in the view's coordinates.
@MainActor
package protocol TextEditorLayout: TextGeometry {
    func caretFrame(at offset: Int) -> CGRect
    /// The second place of a caret between characters of opposite directions; `nil` elsewhere.
    func secondaryCaretFrame(at offset: Int) -> CGRect?
    func selectionFrames(of range: Range<Int>) -> [CGRect]
    func selectionPieces(of range: Range<Int>) -> [UITextSelectionRect]
    /// The position nearest to a point.
    func offset(at point: CGPoint) -> Int
    /// Returns the character under a point, which may be beyond the edges during a drag; `nil` if there is none.
    func character(under point: CGPoint) -> Range<Int>?
    func isSelected(at point: CGPoint) -> Bool
    /// The visible part of `rect`.
    func visiblePart(of rect: CGRect) -> CGRect
    /// The range that a third click selects around a position.
    func block(at offset: Int) -> Range<Int>
}

extension TextEditorClient {
    package func itemMenu(at point: CGPoint) -> UIMenu? { nil }
    package var formatMenu: UIMenu? { nil }

    package func fitting(_ text: String) -> String { Self.fit(text) }

    package var edited: EditedText { editor.text }
}
