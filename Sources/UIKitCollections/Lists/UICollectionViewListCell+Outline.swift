// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// A data source whose items have children that are shown below them.
@MainActor
protocol CollectionOutlineSource: AnyObject {
    /// Returns whether the children of an item are shown.
    func isExpanded(at path: IndexPath) -> Bool
    /// Shows or hides the children of an item, animated.
    func toggleExpansion(at path: IndexPath)
}

extension UICollectionViewListCell {
    private var outline: (source: any CollectionOutlineSource, path: IndexPath)? {
        guard let host, let source = host.dataSource as? any CollectionOutlineSource,
            let path = host.indexPath(for: self)
        else { return nil }
        return (source, path)
    }

    /// Whether the children of the cell's item are shown.
    var isOutlineExpanded: Bool { outline.map { $0.source.isExpanded(at: $0.path) } ?? false }

    func toggleOutline() {
        guard let (source, path) = outline else { return }
        source.toggleExpansion(at: path)
        setNeedsLayout()
    }
}
