// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The loaded content of a table: its geometry, and the views of visible rows and sections.
struct TableContent {
    var geometry = TableGeometry()
    var needsLoad = true
    var isLoading = false
    /// Whether the row heights come from the delegate rather than from estimates.
    var hasExactHeights = true
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var isPlacing = false
    /// The heights of one-line titles, keyed by whether they are footers.
    var oneLineHeights: [Bool: CGFloat] = [:]
    /// The width for which the heights were determined.
    var width: CGFloat = -1

    var rowCounts: [Int] { geometry.sections.map(\.rows.count) }
    var rowCount: Int { geometry.sections.reduce(0) { $0 + $1.rows.count } }
}
