// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) package import UIKitCore

/// The effect of choosing an item on the selection of a view that allows multiple selection.
package enum SelectionChoice: Sendable {
    /// Replaces the selection.
    case only
    /// Adds the item to the selection, or removes it.
    case toggled
    /// Selects all items from the anchor to this one, and deselects all others.
    case range
    /// Selects all items from the anchor to this one, and keeps the selection of others.
    case addedRange

    /// Creates the choice of a press: as on GTK and macOS, Shift selects a range instead of the selection, Control
    /// toggles an item, and both together add a range.
    @MainActor
    package init(pressedBy touch: UITouch, _ modifiers: UIKeyModifierFlags, isEditing: Bool) {
        if modifiers.contains(.shift) {
            self = modifiers.contains(.control) ? .addedRange : .range
        } else if modifiers.contains(.control) || isEditing {
            self = .toggled
        } else {
            self = touch.type == .indirectPointer ? .only : .toggled
        }
    }
}
