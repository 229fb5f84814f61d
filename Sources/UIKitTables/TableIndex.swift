// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The section index of a plain table.
struct TableIndex {
    var view: TableIndexView?

    /// The width that the index takes from the rows, in points.
    @MainActor var width: CGFloat { view == nil ? 0 : Theme.Table.indexWidth }
}
