// SPDX-License-Identifier: MIT
internal import Foundation

/// What a table knows of its content, and the views of what is in sight.
struct TableContent {
    var geometry = TableGeometry()
    var needsLoad = true
    var isLoading = false
    /// Whether the rows' heights are the delegate's rather than estimates.
    var hasExactHeights = true
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var isPlacing = false
    /// What titles need that are one line, of headers and of footers.
    var oneLineHeights: [Bool: CGFloat] = [:]
    /// The width that heights were found for.
    var width: CGFloat = -1

    var rowCounts: [Int] { geometry.sections.map(\.rows.count) }
    var rowCount: Int { geometry.sections.reduce(0) { $0 + $1.rows.count } }
}
