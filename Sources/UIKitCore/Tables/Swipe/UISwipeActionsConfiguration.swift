// SPDX-License-Identifier: MIT

/// The actions on one side of a row.
@MainActor
public final class UISwipeActionsConfiguration {
    /// Makes a configuration; the first action is the one at the row's edge.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }

    public let actions: [UIContextualAction]

    /// Whether swiping all the way performs the first action; `true` by default.
    public var performsFirstActionWithFullSwipe = true
}
