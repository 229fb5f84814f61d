// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore

/// A view that a collection view reuses: the base of cells, supplementary views, and decoration views.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// Creates a view.
    ///
    /// Collection views create views of registered classes through this initializer.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view from a UI file.
    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.decodeText("reuseIdentifier")
        super.init(coder: coder)
        coder.decodeInterface(self, as: UICollectionReusableView.self)
    }

    /// The identifier under which the view is reused; `nil` for one that is not reused.
    public internal(set) final var reuseIdentifier: String?

    /// Prepares the view for reuse.
    ///
    /// Overrides call super.
    open func prepareForReuse() {}

    /// Applies the attributes of a layout that has properties of its own.
    ///
    /// Called before the collection view sets the frame, transform, and opacity. The default implementation does
    /// nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view replaces its layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view has replaced its layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes adjusted to the view's content.
    ///
    /// Called for elements whose size the layout only estimates. The default implementation returns the size that the
    /// constraints of the view require; without constraints, that of `sizeThatFits(_:)`.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fittingAttributes(layoutAttributes)
    }

    // MARK: - Internal state

    /// The element that the view shows; `nil` while it is not shown.
    final var element: CollectionElement?
    /// The attributes last applied; `nil` while the view is not shown.
    final var applied: UICollectionViewLayoutAttributes?
    /// Whether the view has been measured for its element since it was configured.
    final var isMeasured = false
    /// The number of the placement in which the view was last needed.
    final var placement = 0
    /// Whether the view is kept although its element is out of sight, as while it is dragged.
    final var isKeptInSight = false
    /// The z index with which the view has stayed in the collection view, hidden, while it waits in its reuse pool.
    final var parkedZIndex: Int?
    /// The pool from which the view was dequeued; `nil` for a view that the data source created itself.
    final var poolKey: CollectionReuse.Key?
}
