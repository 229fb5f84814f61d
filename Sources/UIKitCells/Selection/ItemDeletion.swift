// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) package import UIKitCore

/// A table or a collection view whose items are deleted by the Delete key and by the command Delete of the Edit menu.
@MainActor
package protocol ItemDeletion: FocusFollower, SwipeHost {
    /// The selected items.
    var selectedPaths: [IndexPath] { get }
    /// Returns a closure that deletes an item without asking; `nil` if it can't be deleted in this way.
    func deletion(at path: IndexPath) -> (@MainActor () -> Void)?
}

extension ItemDeletion {
    /// The items to delete: the selected ones, unless the focus is on another item.
    private var targets: [IndexPath] {
        guard let focusedPath else { return selectedPaths }
        return isSelected(focusedPath) ? selectedPaths : [focusedPath]
    }

    package var canDeleteItems: Bool {
        let targets = targets
        return !targets.isEmpty && targets.allSatisfy { deletion(at: $0) != nil }
    }

    /// Deletes the selected items or, if the focus is on another item, that one.
    ///
    /// Then the item that takes the place of the first one becomes focused and, if the selection follows the focus,
    /// selected.
    package func deleteItems() {
        // From the last to the first, so that the index paths of the others remain valid.
        let targets = targets.sorted(by: >)
        guard let first = targets.last, canDeleteItems else { return }
        let hadFocus = focusedPath != nil
        let hadSelection = isSelected(first)
        for path in targets { deletion(at: path)?() }
        if hadFocus { keepFocus(near: first, prefersSelection: hadSelection) }
        guard hadSelection else { return }
        UIApplication.afterLayout { [weak self] in
            // The application may have selected another item.
            guard let self, selectedPath == nil, let next = existingPath(near: first), followsFocus(to: next) else {
                return
            }
            selectFocused(next)
        }
    }

    /// Returns a closure that performs the action of a full swipe, if that is destructive.
    package func swipeDeletion(at path: IndexPath) -> (@MainActor () -> Void)? {
        guard let configuration = swipeActions(at: path, isTrailing: true),
            configuration.performsFirstActionWithFullSwipe, let action = configuration.actions.first,
            action.style == .destructive
        else { return nil }
        return { [weak self] in
            guard let self else { return }
            action.handler(action, swipeableRow(of: path) ?? self) { _ in }
        }
    }
}
