// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView: ItemPressHost {
    var itemPress: ItemPress { selection.press }

    func item(pressedBy touch: UITouch, with event: UIEvent?) -> IndexPath? { item(under: touch) }

    func item(under touch: UITouch) -> IndexPath? {
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

    func focusItem(at path: IndexPath, clickedWith touch: UITouch) {
        content.cells[path]?.becomeFocused(clickedWith: touch, selectionFollows: selectionFollowsFocus)
    }

    func choose(_ path: IndexPath, pressedBy touch: UITouch, _ modifiers: UIKeyModifierFlags) {
        choose(
            path, as: SelectionChoice(pressedBy: touch, modifiers, isEditing: isEditing),
            isPrimary: modifiers.isDisjoint(with: [.shift, .control]))
    }

    func showPress(_ isPressed: Bool, at path: IndexPath) {
        content.cells[path]?.setHighlighted(isPressed, animated: !isPressed)
        updateSeparators(around: [path])
        if isPressed {
            tableDelegate?.tableView(self, didHighlightRowAt: path)
        } else if content.geometry.has(path) {
            tableDelegate?.tableView(self, didUnhighlightRowAt: path)
        }
    }
}
