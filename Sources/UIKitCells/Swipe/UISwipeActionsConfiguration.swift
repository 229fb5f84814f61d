// SPDX-License-Identifier: MIT
public import Foundation
@_spi(Toolkit) internal import UIKitCore

/// The swipe actions on one side of a row.
@preconcurrency @MainActor
public final class UISwipeActionsConfiguration: NSObject {
    /// Creates a configuration with actions, the first of which is the outermost.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }

    /// The actions, from the row's edge inwards.
    public let actions: [UIContextualAction]

    /// Whether a full swipe performs the first action; `true` by default.
    public var performsFirstActionWithFullSwipe = true
}
