// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView: ItemPressHost {
    var itemPress: ItemPress { selection.press }

    func item(pressedBy touch: UITouch, with event: UIEvent?) -> IndexPath? {
        if let path = item(under: touch) { return path }
        pressEmptySpace(touch, with: event)
        return nil
    }

    /// Returns the item whose cell is under a touch; `nil` below a pinned element.
    func item(under touch: UITouch) -> IndexPath? {
        guard !board.point(inside: touch.location(in: board), with: nil) else { return nil }
        return shownItem(at: touch.location(in: self))
    }

    /// Returns the item whose cell is shown at a point in the content.
    func shownItem(at point: CGPoint) -> IndexPath? {
        guard let path = indexPathForItem(at: point), content.views[.cell(path)] != nil else { return nil }
        return path
    }

    func canPress(_ path: IndexPath) -> Bool {
        allowsSelectionNow && collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    }

    /// Moves the focus to an item that was clicked, from which the arrow keys continue.
    func focusItem(at path: IndexPath, clickedWith touch: UITouch) {
        let follows = selectionFollowsFocus
        guard shownCell(at: path)?.becomeFocused(clickedWith: touch, selectionFollows: follows) == true else { return }
        interaction.column = nil
    }

    func choose(_ path: IndexPath, pressedBy touch: UITouch, _ modifiers: UIKeyModifierFlags) {
        if beginMultipleSelection(by: touch, modifiers, at: path) { return }
        choose(
            path, as: SelectionChoice(pressedBy: touch, modifiers, isEditing: isEditing),
            isPrimary: isPrimaryAction(touch, modifiers))
    }

    func showPress(_ isPressed: Bool, at path: IndexPath) {
        shownCell(at: path)?.isHighlighted = isPressed
        if isPressed {
            collectionDelegate?.collectionView(self, didHighlightItemAt: path)
        } else if content.has(path) {
            collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
        }
    }
}
