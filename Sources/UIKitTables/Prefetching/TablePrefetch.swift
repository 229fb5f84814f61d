// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The rows that were announced to the prefetching data source and have not been visible since.
struct TablePrefetch {
    var announced: Set<IndexPath> = []
    /// The top of the visible area when rows were last announced; `nil` before that.
    var lastTop: CGFloat?
    var isDown = true
}

extension UITableView {
    /// Announces the rows ahead in the direction of scrolling, one screen far, and cancels those that are not ahead
    /// anymore.
    func prefetchRows() {
        guard isPrefetchingEnabled, let prefetchDataSource, !content.needsLoad, window != nil else { return }
        let top = bounds.minY
        if let last = prefetch.lastTop, last != top { prefetch.isDown = top > last }
        prefetch.lastTop = top
        var ahead =
            prefetch.isDown
            ? content.geometry.rows(from: bounds.maxY, to: bounds.maxY + bounds.height)
            : content.geometry.rows(from: top - bounds.height, to: top).reversed()
        ahead.removeAll { content.cells[$0] != nil }
        let passed = prefetch.announced.subtracting(ahead)
        let cancelled = passed.filter { content.cells[$0] == nil }.sorted()
        let new = ahead.filter { !prefetch.announced.contains($0) }
        prefetch.announced.subtract(passed)
        prefetch.announced.formUnion(new)
        if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    }

    func prefetchingDidChange() {
        prefetch = TablePrefetch()
        content.placed = nil
        setNeedsLayout()
    }
}
