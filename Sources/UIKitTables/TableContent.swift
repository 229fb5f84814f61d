// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The loaded content of a table: its geometry, and the views of visible rows and sections.
struct TableContent {
    var geometry = TableGeometry() {
        didSet {
            placed = nil
            areFramesCurrent = false
        }
    }
    var needsLoad = true
    var isLoading = false
    /// Changes whenever the rows change their positions, so that a callback that changes the table is noticed.
    var generation = 0
    /// Whether the row heights come from the delegate rather than from estimates.
    var hasExactHeights = true
    var cells: [IndexPath: UITableViewCell] = [:] {
        didSet { placed = nil }
    }
    /// The cells whose content may need another height.
    var resized: Set<ObjectIdentifier> = []
    /// The sections whose headers and footers have estimated heights.
    var estimatedHeaders: Set<Int> = []
    var estimatedFooters: Set<Int> = []
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var isPlacing = false
    /// The heights of one-line titles, keyed by whether they are footers.
    var oneLineHeights: [Bool: CGFloat] = [:]
    /// The width for which the heights were determined.
    var width: CGFloat = -1
    /// The rows that have cells; `nil` if they have to be determined again.
    var placed: PlacedRows?
    /// Whether the cells' frames match the geometry.
    var areFramesCurrent = false

    var rowCounts: [Int] { geometry.sections.map(\.rows.count) }
    var rowCount: Int { geometry.sections.reduce(0) { $0 + $1.rows.count } }
}

/// The visible rows, and the range of scroll positions in which the same rows are visible.
struct PlacedRows {
    /// The top of the visible area lies in this range.
    private let top: Range<CGFloat>
    /// The bottom of the visible area lies above or at the end of this range.
    private let bottom: Range<CGFloat>

    /// Creates the value for the visible range; `nil` if no row is visible.
    init?(_ sight: ClosedRange<CGFloat>, in geometry: TableGeometry) {
        guard let rows = geometry.rowRange(from: sight.lowerBound, to: sight.upperBound) else { return nil }
        let (firstSpan, lastSpan) = (geometry.span(of: rows.lowerBound), geometry.span(of: rows.upperBound))
        // With headers in between, other sections may become visible.
        guard firstSpan.y <= sight.lowerBound, lastSpan.end >= sight.upperBound else { return nil }
        top = firstSpan.y..<max(firstSpan.end, firstSpan.y)
        bottom = lastSpan.y..<max(lastSpan.end, lastSpan.y)
    }

    /// Returns whether exactly the same rows are visible in `sight`.
    func match(_ sight: ClosedRange<CGFloat>) -> Bool {
        top.contains(sight.lowerBound) && sight.upperBound > bottom.lowerBound && sight.upperBound <= bottom.upperBound
    }
}
