// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The extent to which a layout is invalidated.
///
/// A context that names no element, and does not invalidate everything, lets the layout decide. A layout with more to
/// distinguish subclasses it and returns that class from `invalidationContextClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { super.init() }

    /// Whether all layout information is invalidated, as when the data was reloaded or the layout replaced.
    public internal(set) var invalidateEverything = false

    /// Whether the collection view queries the data source for the numbers of sections and items again.
    public internal(set) var invalidateDataSourceCounts = false

    /// The items that were invalidated with `invalidateItems(at:)`; `nil` if there are none.
    public private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The supplementary views that were invalidated, by kind; `nil` if there are none.
    public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The decoration views that were invalidated, by kind; `nil` if there are none.
    public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// The distance in points by which the content offset changes with the layout; zero by default.
    open var contentOffsetAdjustment = CGPoint.zero

    /// The change of the content size in points, in addition to the layout's own; zero by default.
    open var contentSizeAdjustment = CGSize.zero

    /// Marks items as invalidated.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Marks supplementary views of a kind as invalidated.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = adding(indexPaths, of: elementKind, to: invalidatedSupplementaryIndexPaths)
    }

    /// Marks decoration views of a kind as invalidated.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = adding(indexPaths, of: elementKind, to: invalidatedDecorationIndexPaths)
    }

    /// The index paths of interactively moved items before the movement; `nil` outside a movement.
    public package(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The index paths of interactively moved items at their current position; `nil` outside a movement.
    public package(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The position of the interactive movement, in the collection view's coordinates.
    public package(set) var interactiveMovementTarget = CGPoint.zero

    private func adding(
        _ indexPaths: [IndexPath], of kind: String, to known: [String: [IndexPath]]?
    ) -> [String: [IndexPath]] {
        var result = known ?? [:]
        result[kind, default: []] += indexPaths
        return result
    }
}

extension UICollectionViewLayoutInvalidationContext {
    /// Whether the context names the elements that it invalidates.
    var namesElements: Bool {
        invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
            || invalidatedDecorationIndexPaths != nil
    }
}
