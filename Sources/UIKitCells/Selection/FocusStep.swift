// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) package import UIKitCore

/// A movement of the focus by a key within a table or a collection view.
package struct FocusStep: Sendable {
    /// The effect on the selection.
    package enum Effect: Sendable {
        /// The item is selected if the view's selection follows the focus.
        case following
        /// The items from the anchor to the item are selected, with Shift.
        case choosing(SelectionChoice)
        /// The selection stays, with Control.
        case none
    }

    package let effect: Effect
    /// Whether the key was held, so that the items that it passes quickly need not be selected.
    package let isRepeat: Bool

    /// Creates a movement that selects the item if the selection follows the focus.
    package init() {
        effect = .following
        isRepeat = false
    }

    /// Creates the movement of a key.
    @MainActor
    package init(_ press: UIPress, _ flags: UIKeyModifierFlags, allowsMultiple: Bool) {
        isRepeat = press.isRepeat
        switch (allowsMultiple && flags.contains(.shift), flags.contains(.control)) {
        case (true, let adds): effect = .choosing(adds ? .addedRange : .range)
        case (false, true): effect = .none
        case (false, false): effect = .following
        }
    }

    /// The choice that extends the selection; `nil` for other movements.
    package var choice: SelectionChoice? {
        if case .choosing(let choice) = effect { choice } else { nil }
    }

    package var isFollowing: Bool {
        if case .following = effect { true } else { false }
    }
}
