// SPDX-License-Identifier: MIT
internal import Foundation

/// The index beside a plain table's rows, if it has one.
struct TableIndex {
    var view: TableIndexView?

    /// What it takes from the rows, in points.
    @MainActor var width: CGFloat { view == nil ? 0 : Theme.Table.indexWidth }
}
