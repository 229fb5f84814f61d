// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    /// Adds the interactions and gestures of the collection view itself.
    func prepareInteraction() {
        interaction.menus.view = self
        let menu = UIContextMenuInteraction(delegate: interaction.menus)
        interaction.contextMenu = menu
        addInteraction(menu)
        addBandSelection()
        let pan = MultipleSelectionRecognizer(target: self, action: UICollectionView.panToSelect)
        pan.collectionView = self
        addGestureRecognizer(pan)
    }

    func allowsEditing(of path: IndexPath) -> Bool {
        isEditing && collectionDelegate?.collectionView(self, canEditItemAt: path) ?? true
    }

    // MARK: - Pressing

    /// Returns whether the end of a press performs the primary action of the item.
    ///
    /// In a collection view with multiple selection, a click only selects, so that a double click opens. Otherwise, the
    /// second click of a double click does not open again.
    func isPrimaryAction(_ touch: UITouch, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard modifiers.isDisjoint(with: [.shift, .control]) else { return false }
        guard touch.type == .indirectPointer else { return true }
        return allowsMultipleSelectionNow ? touch.tapCount == 2 : touch.tapCount == 1
    }

    /// Clears the selection when the pointer is pressed between items.
    func pressEmptySpace(_ touch: UITouch, with event: UIEvent?) {
        guard touch.type == .indirectPointer, allowsMultipleSelectionNow, !selection.paths.isEmpty,
            isEmptySpace(touch), event?.modifierFlags.isDisjoint(with: [.shift, .control]) ?? true
        else { return }
        changeSelection(to: [])
    }

    /// Returns whether a touch is between items and on no control, pinned element, or scroll indicator.
    func isEmptySpace(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        return shownItem(at: point) == nil && !board.point(inside: touch.location(in: board), with: nil)
            && !(touch.view is UIControl) && !(touch.view is any UITextInput) && !isScrollIndicator(at: point)
    }
}
