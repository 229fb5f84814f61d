// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore

/// An action at the trailing edge of a swiped row.
///
/// Deprecated in UIKit, where `UIContextualAction` replaces it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// The standard styles of actions.
    public enum Style: Int, Sendable {
        /// An action that deletes something; the same as `destructive`.
        case `default` = 0
        case normal = 1

        /// An action that deletes something.
        public static var destructive: Style { .default }
    }

    /// Creates an action that calls `handler` with itself and the index path of the row.
    @preconcurrency public init(
        style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// The style, fixed at initialization.
    public let style: Style
    /// The title of the button.
    open var title: String?
    /// The color of the button; `nil` (the default) for the style's.
    open var backgroundColor: UIColor?
    /// The effect of the button's background, which a swipe action shows as its color.
    ///
    /// > Note: Differs from UIKit: the effect is kept, but not drawn.
    open var backgroundEffect: UIVisualEffect?

    @preconcurrency let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

    /// Returns the swipe action that performs this one for the row of `cell`.
    func contextualAction(for cell: UITableViewCell?, in table: UITableView) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
            [weak cell, weak table] _, _, done in
            if let cell, let path = table?.indexPath(for: cell) { self.handler(self, path) }
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}

extension UITableView {
    /// Returns the swipe actions of a delegate that provides row actions; `nil` for none.
    func rowActions(of path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = tableDelegate?.tableView(self, editActionsForRowAt: path), !actions.isEmpty else {
            return nil
        }
        let cell = cellForRow(at: path)
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { $0.contextualAction(for: cell, in: self) })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}
