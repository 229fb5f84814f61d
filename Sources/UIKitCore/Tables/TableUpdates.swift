// SPDX-License-Identifier: MIT
internal import Foundation

/// Updates that were asked for, and what still leaves by those before.
struct TableUpdates {
    /// How many blocks are open.
    var depth = 0
    var pending = TableUpdate()
    var completions: [(Bool) -> Void] = []
    /// Cells of rows that are gone, until they are out of sight.
    var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
}
