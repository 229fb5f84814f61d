// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    // MARK: - A press on an item

    /// Handles a press that no view in a cell has handled, and returns whether it was on an item.
    func press(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        guard selection.touch == nil, let touch = touches.first else { return false }
        if touch.type == .indirectPointer, let event, !event.buttonMask.contains(.primary) { return false }
        guard let path = item(under: touch) else { return pressEmptySpace(touch, with: event) }
        guard canPress(path) else { return false }
        selection.touch = touch
        selection.touchStart = touch.location(in: nil)
        highlight(path)
        return true
    }

    func movePress(_ touches: Set<UITouch>) -> Bool {
        guard let touch = selection.touch, touches.contains(touch) else { return false }
        // The highlight ends, and does not return, when the finger leaves the item or moves along it.
        if let pressed = selection.pressed, item(under: touch) != pressed || isDrag(touch) { unhighlight() }
        return true
    }

    /// Returns whether a touch has moved too far to be a press.
    ///
    /// A pointer may move within the item.
    private func isDrag(_ touch: UITouch) -> Bool {
        guard touch.type != .indirectPointer, let start = selection.touchStart else { return false }
        let place = touch.location(in: nil)
        return hypot(place.x - start.x, place.y - start.y) > Theme.Gesture.panDistance
    }

    func endPress(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        guard let touch = selection.touch, touches.contains(touch) else { return false }
        selection.touch = nil
        guard let path = selection.pressed else { return true }
        // Selecting before unhighlighting avoids a flicker.
        let modifiers = event?.modifierFlags ?? []
        if !beginMultipleSelection(by: touch, modifiers, at: path) {
            choose(path, as: choice(of: touch, modifiers), isPrimary: isPrimaryAction(touch, modifiers))
        }
        unhighlight()
        focusItem(at: path, clickedWith: touch)
        return true
    }

    func cancelPress(_ touches: Set<UITouch>) -> Bool {
        guard let touch = selection.touch, touches.contains(touch) else { return false }
        endPressNow()
        return true
    }

    func endPressNow() {
        selection.touch = nil
        unhighlight()
    }

    private func choice(of touch: UITouch, _ modifiers: UIKeyModifierFlags) -> Choice {
        if modifiers.contains(.shift) { return modifiers.contains(.control) ? .addedRange : .range }
        if modifiers.contains(.control) || isEditing { return .toggled }
        return touch.type == .indirectPointer ? .only : .toggled
    }

    /// Returns the item whose cell is under a touch; `nil` below a pinned element.
    private func item(under touch: UITouch) -> IndexPath? {
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

    // MARK: - Appearance

    func highlight(_ path: IndexPath) {
        unhighlight()
        selection.pressed = path
        shownCell(at: path)?.isHighlighted = true
        collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    }

    func unhighlight() {
        guard let path = selection.pressed else { return }
        selection.pressed = nil
        shownCell(at: path)?.isHighlighted = false
        if content.has(path) { collectionDelegate?.collectionView(self, didUnhighlightItemAt: path) }
    }
}
