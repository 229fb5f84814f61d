// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// Pending updates, and the cells still animating out after previous ones.
struct TableUpdates {
    /// The nesting depth of open batches.
    var depth = 0
    var pending = TableUpdate()
    var completions: [(Bool) -> Void] = []
    /// The cells of removed rows, until their animations end.
    var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
}

typealias TableUpdate = BatchUpdate<UITableView.RowAnimation>
