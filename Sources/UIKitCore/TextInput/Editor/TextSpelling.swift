// SPDX-License-Identifier: MIT

package import TextEditing

/// The checking of the spelling of a text that is or was edited.
@MainActor
package protocol TextSpelling: AnyObject {
    func editingDidBegin()
    func editingDidEnd()
    /// Called after a change of the text; `nil` where any of it may have changed.
    func textDidChange(_ change: TextChange?)
    /// Called after a movement of the selection without a change of the text.
    func selectionDidMove()
    /// Called after the layout of the text, when another part of it may be visible.
    func layoutDidChange()
    /// The misspelled words that are to be marked, sorted, in UTF-16 units.
    func markedWords(in range: Range<Int>) -> [Range<Int>]
    /// Returns the menu elements for a misspelled word at the selection; none if there is no such word.
    func menuElements() -> [UIMenuElement]
}
