// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) package import UIKitCore

/// A view whose items are chosen by presses: a table or a collection view.
@MainActor
package protocol ItemPressHost: UIScrollView {
    var itemPress: ItemPress { get }
    /// Returns the item under a touch that begins; `nil` where nothing can be pressed.
    func item(pressedBy touch: UITouch, with event: UIEvent?) -> IndexPath?
    /// Returns the item under a touch; `nil` for none.
    func item(under touch: UITouch) -> IndexPath?
    /// Returns whether an item can be pressed at present.
    func canPress(_ path: IndexPath) -> Bool
    /// Shows that an item is pressed or no longer pressed, and notifies the delegate.
    func showPress(_ isPressed: Bool, at path: IndexPath)
    /// Moves the focus to an item after a click on it.
    func focusItem(at path: IndexPath, clickedWith touch: UITouch)
    /// Chooses the item at which a press has ended.
    func choose(_ path: IndexPath, pressedBy touch: UITouch, _ modifiers: UIKeyModifierFlags)
}

/// A press on an item, from the beginning of a touch until it ends, leaves the item, or moves along it.
@MainActor
package final class ItemPress {
    /// The item that is shown as pressed.
    package private(set) var path: IndexPath?
    private weak var touch: UITouch?
    /// The start of the touch, in window coordinates.
    private var start: CGPoint?

    package nonisolated init() {}

    /// Maps the item to its index path after an update.
    package func follow(_ goal: (IndexPath) -> IndexPath?) {
        guard let path else { return }
        self.path = goal(path)
        if self.path == nil { touch = nil }
    }

    fileprivate func begin(_ touches: Set<UITouch>, with event: UIEvent?, in host: any ItemPressHost) -> Bool {
        guard touch == nil, let touch = touches.first else { return false }
        if touch.type == .indirectPointer, let event, !event.buttonMask.contains(.primary) { return false }
        guard let path = host.item(pressedBy: touch, with: event), host.canPress(path) else { return false }
        self.touch = touch
        start = touch.location(in: nil)
        highlight(path, in: host)
        return true
    }

    fileprivate func move(_ touches: Set<UITouch>, in host: any ItemPressHost) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        // The highlight ends, and does not return, when the finger leaves the item or moves along it.
        if let path, host.item(under: touch) != path || isDrag(touch) { unhighlight(in: host) }
        return true
    }

    /// Returns whether a touch has moved too far to be a press.
    ///
    /// A pointer may move within the item.
    private func isDrag(_ touch: UITouch) -> Bool {
        guard touch.type != .indirectPointer, let start else { return false }
        let place = touch.location(in: nil)
        return hypot(place.x - start.x, place.y - start.y) > Theme.Gesture.panDistance
    }

    fileprivate func end(_ touches: Set<UITouch>, with event: UIEvent?, in host: any ItemPressHost) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        self.touch = nil
        guard let path else { return true }
        // The delegate may move the focus elsewhere when the item is selected.
        host.focusItem(at: path, clickedWith: touch)
        // Selecting before unhighlighting avoids a flicker.
        host.choose(path, pressedBy: touch, event?.modifierFlags ?? [])
        unhighlight(in: host)
        return true
    }

    fileprivate func cancel(_ touches: Set<UITouch>, in host: any ItemPressHost) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        stop(in: host)
        return true
    }

    fileprivate func stop(in host: any ItemPressHost) {
        touch = nil
        unhighlight(in: host)
    }

    private func highlight(_ path: IndexPath, in host: any ItemPressHost) {
        unhighlight(in: host)
        self.path = path
        host.showPress(true, at: path)
    }

    private func unhighlight(in host: any ItemPressHost) {
        guard let path else { return }
        self.path = nil
        host.showPress(false, at: path)
    }
}

extension ItemPressHost {
    /// Handles a press that no view in an item has handled, and returns whether it was on an item.
    package func press(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        itemPress.begin(touches, with: event, in: self)
    }

    package func movePress(_ touches: Set<UITouch>) -> Bool { itemPress.move(touches, in: self) }

    package func endPress(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        itemPress.end(touches, with: event, in: self)
    }

    package func cancelPress(_ touches: Set<UITouch>) -> Bool { itemPress.cancel(touches, in: self) }

    /// Ends a press without choosing the item.
    package func endPressNow() { itemPress.stop(in: self) }
}
