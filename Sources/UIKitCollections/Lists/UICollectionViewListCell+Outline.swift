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
    /// Returns the parent of an item; `nil` if it has none.
    func parent(at path: IndexPath) -> IndexPath?
    /// Returns the first child that an item shows; `nil` if there is none.
    func firstChild(at path: IndexPath) -> IndexPath?
}

extension UICollectionViewListCell {
    private var outline: (source: any CollectionOutlineSource, path: IndexPath)? {
        guard accessories.contains(where: { $0.accessoryType == .outlineDisclosure }), let host,
            let source = host.dataSource as? any CollectionOutlineSource, let path = host.indexPath(for: self)
        else { return nil }
        return (source, path)
    }

    /// Whether the children of the cell's item are shown.
    var isOutlineExpanded: Bool { outline.map { $0.source.isExpanded(at: $0.path) } ?? false }

    func toggleOutline() {
        guard let (source, path) = outline else { return }
        source.toggleExpansion(at: path)
    }

    /// The outline disclosure that is shown, if any.
    fileprivate var outlineButton: OutlineButton? { accessoryViews.shown[.outlineDisclosure] as? OutlineButton }
}

extension UICollectionView {
    private func outlineButton(at path: IndexPath) -> OutlineButton? {
        (shownCell(at: path) as? UICollectionViewListCell)?.outlineButton
    }

    /// Shows in all visible cells whether their items are expanded.
    func outlineDidChange() {
        for cell in visibleCells {
            guard let cell = cell as? UICollectionViewListCell, cell.outlineButton != nil else { continue }
            cell.setNeedsUpdateConfiguration()
            cell.setNeedsLayout()
        }
    }

    /// Handles an arrow key along the rows of an outline.
    ///
    /// The arrow key towards the trailing edge expands an item, then moves the focus to its first child. The other one
    /// collapses an item, or moves the focus to its parent. Returns whether the key had an effect.
    func moveInOutline(_ direction: CollectionDirection, from path: IndexPath) -> Bool {
        guard !direction.isVertical, let source = dataSource as? any CollectionOutlineSource,
            shownCell(at: path) is UICollectionViewListCell
        else { return false }
        let expands = (direction == .right) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let isExpanded = source.isExpanded(at: path)
        if let button = outlineButton(at: path), isExpanded != expands {
            // The disclosure may have an action of its own.
            button.sendActions(for: .primaryActionTriggered)
            return true
        }
        guard let next = expands ? source.firstChild(at: path) : source.parent(at: path), mayFocus(next) else {
            return false
        }
        return moveFocus(to: next, FocusStep(), direction.heading)
    }

    /// Expands or collapses an item all of whose cell is an outline disclosure, and returns whether it is one.
    func pressOutlineHeader(at path: IndexPath) -> Bool {
        guard let button = outlineButton(at: path), button.coversCell else { return false }
        button.sendActions(for: .primaryActionTriggered)
        return true
    }
}
