// SPDX-License-Identifier: MIT
internal import Foundation

/// A view in which text is edited: what one line and many have in common is written once, for this.
@MainActor
protocol TextEditing: UIView, UITextInput {
    // MARK: - State of the concerns

    var edited: EditedText { get set }
    var history: EditHistory { get set }
    /// How many changes the undo manager knew when it was told of the last one.
    var undoLevel: Int { get set }
    /// What parts of the text have beyond the view's own looks; `nil` while all of it looks alike.
    var styles: NSMutableAttributedString? { get set }
    /// What the next text that is typed looks like, if somebody said so.
    var typing: [NSAttributedString.Key: Any]? { get set }
    var ownDirection: NSWritingDirection { get set }
    var selecting: SelectingTouch { get set }
    /// The transfer that brings what is to be pasted.
    var pasting: Task<Void, Never>? { get set }
    var editMenu: TextEditMenu { get }

    // MARK: - What the kinds answer

    /// Whether the view is first responder, and shows what is selected.
    var isEditing: Bool { get }
    /// Whether the user may change the text.
    var isOpenToChanges: Bool { get }
    var clearsOnInsertion: Bool { get set }
    /// What all of the text looks like that does not say otherwise.
    var textAttributes: [NSAttributedString.Key: Any] { get }
    /// `text` as it can stand here.
    func fitting(_ text: String) -> String
    /// Whether the delegate lets the user put `text` in the place of `range`.
    func mayChange(_ range: Range<Int>, to text: String) -> Bool
    /// The looks of an attributed text's first character become the view's.
    func adopt(_ attributes: [NSAttributedString.Key: Any])
    /// What can be chosen for a range of the text; `nil` for what was suggested.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

    // MARK: - What the kinds do

    /// Shows the text as it is after a change; `nil` where any of it may be another.
    func textDidChange(_ change: TextChange?)
    func lookDidChange()
    /// The caret or an end of the selection is somewhere else.
    func selectionDidMove()
    /// Where no keys go, no caret is.
    func windowKeyStateDidChange()
    func tellSelectionDidChange()
    /// Tells of a change that is the user's doing.
    func userDidChangeText()
    func tellEditMenu(willPresent animator: any UIEditMenuInteractionAnimating)
    func tellEditMenu(willDismiss animator: any UIEditMenuInteractionAnimating)

    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)

    /// Whether a key that moves neither by characters nor by words was for the caret.
    func move(with key: UIKeyboardHIDUsage, byWord: Bool, extending: Bool) -> Bool
    /// Brings what is beyond the edge closer that the pointer is held at, and selects as far; whether it goes on.
    func scrollSelecting(towards location: CGPoint) -> Bool
    func isBeyondEdge(_ location: CGPoint) -> Bool

    // MARK: - Places, in the view's coordinates

    func isRightToLeft(at offset: Int) -> Bool
    func caretFrame(at offset: Int) -> CGRect
    func selectionFrames(of range: Range<Int>) -> [CGRect]
    /// The position nearest to a point.
    func offset(at point: CGPoint) -> Int
    /// The character under a point, wherever a pointer's drag has come; `nil` where none is.
    func character(under point: CGPoint) -> Range<Int>?
    func isSelected(at point: CGPoint) -> Bool
    /// What is seen of `rect`.
    func seenPart(of rect: CGRect) -> CGRect
    /// The place one character to the left or right as seen; the same where there is none.
    func visualNeighbour(of offset: Int, toRight: Bool) -> Int
    func isLeft(_ offset: Int, of other: Int) -> Bool
    func lineEnd(from offset: Int, forward: Bool) -> Int
    /// What a third click selects around a position.
    func block(at offset: Int) -> Range<Int>
}

/// A replacement, told after it was made.
struct TextChange {
    /// What was replaced, in UTF-16 units of the text before.
    var range: Range<Int>
    /// How many units have taken its place.
    var count: Int

    var inserted: Range<Int> { range.lowerBound..<range.lowerBound + count }
}
