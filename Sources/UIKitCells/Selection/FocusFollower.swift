// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) package import UIKitCore

/// A table or a collection view, whose selection can follow the focus, and whose focus stays at its item.
@MainActor
package protocol FocusFollower: UIScrollView {
    var focusFollow: FocusFollow { get }
    /// The item that has the focus.
    var focusedPath: IndexPath? { get }
    /// The item that was selected first; `nil` if there is none.
    var selectedPath: IndexPath? { get }
    func isSelected(_ path: IndexPath) -> Bool
    /// Returns the item at an index path or, beyond the last one, that one; `nil` if there are none.
    func existingPath(near path: IndexPath) -> IndexPath?
    /// Returns the view of an item, after scrolling to it if it isn't shown.
    func revealedView(at path: IndexPath) -> UIView?
    /// Returns whether the selection follows the focus to an item.
    func followsFocus(to path: IndexPath) -> Bool
    /// Selects the item that the focus has moved to.
    func selectFocused(_ path: IndexPath)
}

extension FocusFollower {
    /// Selects the item that the focus has moved to, if the selection follows the focus.
    package func follow(_ context: UIFocusUpdateContext, to path: IndexPath, by step: FocusStep?) {
        if let step, !step.isFollowing { return }
        guard step != nil || !context.focusHeading.isEmpty else { return }
        let isEntered = context.previouslyFocusedView?.isDescendant(of: self) != true
        // Tab passes a list without changing what is shown next to it, unless the application wants that.
        if isEntered, step == nil, focusFollow.isSet == nil { return }
        guard step?.isRepeat != true, followsFocus(to: path) else { return }
        selectFocused(path)
    }

    /// Selects the item that a repeating key moves the focus to, once the pending input was handled.
    ///
    /// To be called before the focus moves, so that the item is selected in the same frame.
    package func prepareToFollow(_ step: FocusStep) {
        guard step.isRepeat, step.isFollowing else { return }
        focusFollow.selectLater { [weak self] in
            guard let self, let path = focusedPath, followsFocus(to: path) else { return }
            selectFocused(path)
        }
    }

    /// Whether the focus is on a selected item, so that it moves along with a selection that the application sets.
    package var focusIsOnSelection: Bool { focusedPath.map { isSelected($0) } ?? false }

    /// Moves the focus along with the selection that the application has set.
    package func selectionWasSet(to path: IndexPath, wasFocused: Bool) {
        if wasFocused, focusedPath != path { keepFocus(near: path, prefersSelection: true) }
    }

    /// Returns the focus after the layout to the item at `path`, whose view is replaced, or to a selected item.
    ///
    /// If the item is deleted, the one that takes its place becomes focused. A focus that has moved elsewhere by then
    /// stays there.
    package func keepFocus(near path: IndexPath, prefersSelection: Bool) {
        let isFirst = focusFollow.kept == nil
        focusFollow.kept = (path, prefersSelection || focusFollow.kept?.prefersSelection == true)
        guard isFirst else { return }
        UIApplication.afterLayout { [weak self, weak lost = window?.focusedView] in
            guard let self, let kept = focusFollow.kept else { return }
            focusFollow.kept = nil
            let view = window?.focusedView
            guard view == nil || view === lost || view?.isDescendant(of: self) == true else { return }
            let goal = (kept.prefersSelection ? selectedPath : nil) ?? existingPath(near: kept.path)
            guard let goal, goal != focusedPath, let view = revealedView(at: goal) else { return }
            window?.focusSystem.move(to: view, heading: [])
        }
    }
}
