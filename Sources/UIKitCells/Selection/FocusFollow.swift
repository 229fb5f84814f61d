// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) package import UIKitCore

/// The rule by which the selection of a table or a collection view follows the focus, and what is due because of it.
@MainActor
package final class FocusFollow {
    /// Whether the selection follows the focus; `nil` if it does where another column shows what is selected.
    package var isSet: Bool?
    /// The item to which the focus returns after the layout, and whether a selected item takes precedence.
    var kept: (path: IndexPath, prefersSelection: Bool)?
    private var isDue = false

    package nonisolated init() {}

    /// Returns whether the selection of `list` follows the focus.
    package func isOn(in list: UIScrollView, isEditing: Bool) -> Bool {
        isSet ?? (!isEditing && list.isInListColumn)
    }

    /// Calls `select` once the pending input was handled.
    ///
    /// A key that repeats faster than the application shows what is selected passes items without selecting them.
    func selectLater(_ select: @escaping @MainActor () -> Void) {
        guard !isDue else { return }
        isDue = true
        UIApplication.afterInput { [weak self] in
            self?.isDue = false
            select()
        }
    }
}
