// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// A layout between two others, whose elements are at the same fraction of their way from one to the other.
///
/// The collection view creates one in `startInteractiveTransition(to:completion:)`. A subclass may interpolate
/// differently, with values of its own under keys.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Transition layouts cannot be created from UI files; the result has two empty layouts.
    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewLayout()
        nextLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// The layout at the beginning of the transition.
    public final let currentLayout: UICollectionViewLayout

    /// The layout at the end of the transition.
    public final let nextLayout: UICollectionViewLayout

    /// The progress of the transition from 0 to 1; 0 by default.
    ///
    /// Values outside the range extrapolate; values that are not finite are ignored.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress.isFinite else { return transitionProgress = oldValue }
            guard transitionProgress != oldValue else { return }
            collectionView?.transitionDidProgress()
        }
    }

    /// Sets the value for a key, such as the position of a finger, and invalidates the layout.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        guard values[key] != value else { return }
        values[key] = value
        invalidateLayout()
    }

    /// Returns the value for a key; 0 if none was set.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: - Geometry

    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] where needsPreparation {
            layout.prepare()
        }
        needsPreparation = false
    }

    open override var collectionViewContentSize: CGSize {
        let (start, end) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(start.width, end.width), height: between(start.height, end.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        interpolatedElements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        interpolated(.cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolated(.supplementary(elementKind, indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolated(.decoration(elementKind, indexPath))
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { invalidateEnds(with: context) }
        super.invalidateLayout(with: context)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        // Only another size reaches this method, because scrolling does not invalidate the layout.
        context.invalidateEverything = true
        return context
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        currentLayout.flipsHorizontallyInOppositeLayoutDirection
            && nextLayout.flipsHorizontallyInOppositeLayoutDirection
    }

    // MARK: - Internal state

    final var values: [String: CGFloat] = [:]
    final var needsPreparation = true
    /// The content offsets at both ends of the transition.
    final var offsets = (start: CGPoint.zero, end: CGPoint.zero)

    override func usesPreferredAttributes(for attributes: UICollectionViewLayoutAttributes) -> Bool { false }
}
