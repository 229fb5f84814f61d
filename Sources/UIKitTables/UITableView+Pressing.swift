// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    // MARK: - A press on a row

    /// Handles a press that no view in a row has handled, and returns whether it was on a row.
    func press(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        guard selection.touch == nil, let touch = touches.first else { return false }
        if touch.type == .indirectPointer, let event, !event.buttonMask.contains(.primary) { return false }
        guard let path = row(under: touch), canPress(path) else { return false }
        selection.touch = touch
        selection.touchStart = touch.location(in: nil)
        highlight(path)
        return true
    }

    func movePress(_ touches: Set<UITouch>) -> Bool {
        guard let touch = selection.touch, touches.contains(touch) else { return false }
        // The highlight ends, and does not return, when the finger leaves the row or moves along it.
        if let pressed = selection.pressed, row(under: touch) != pressed || isDrag(touch) { unhighlight() }
        return true
    }

    /// Returns whether a touch has moved too far to be a press.
    ///
    /// A pointer may move within the row.
    private func isDrag(_ touch: UITouch) -> Bool {
        guard touch.type != .indirectPointer, let start = selection.touchStart else { return false }
        let place = touch.location(in: nil)
        return hypot(place.x - start.x, place.y - start.y) > Theme.Gesture.panDistance
    }

    func endPress(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        guard let touch = selection.touch, touches.contains(touch) else { return false }
        selection.touch = nil
        guard let path = selection.pressed else { return true }
        // The delegate may move the focus elsewhere when the row is selected.
        content.cells[path]?.becomeFocused(clickedWith: touch)
        // Selecting before unhighlighting avoids a flicker.
        let modifiers = event?.modifierFlags ?? []
        choose(path, as: choice(of: touch, modifiers), isPrimary: modifiers.isDisjoint(with: [.shift, .control]))
        unhighlight()
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
        if modifiers.contains(.shift) { return .range }
        if modifiers.contains(.control) || isEditing { return .toggled }
        return touch.type == .indirectPointer ? .only : .toggled
    }

    private func row(under touch: UITouch) -> IndexPath? {
        let point = touch.location(in: self)
        guard let path = content.geometry.row(at: point.y), content.cells[path]?.frame.contains(point) == true else {
            return nil
        }
        // Pinned headers cover the rows below them.
        return overlay.point(inside: touch.location(in: overlay), with: nil) ? nil : path
    }

    func canPress(_ path: IndexPath) -> Bool {
        allowsSelectionNow && tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }

    // MARK: - Appearance

    func highlight(_ path: IndexPath) {
        unhighlight()
        selection.pressed = path
        content.cells[path]?.setHighlighted(true, animated: false)
        updateSeparators(around: [path])
        tableDelegate?.tableView(self, didHighlightRowAt: path)
    }

    func unhighlight() {
        guard let path = selection.pressed else { return }
        selection.pressed = nil
        content.cells[path]?.setHighlighted(false, animated: true)
        updateSeparators(around: [path])
        if content.geometry.has(path) { tableDelegate?.tableView(self, didUnhighlightRowAt: path) }
    }
}
