// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore

/// The abstract base of layouts, which determine the geometry of a collection view's elements.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`, `layoutAttributesForElements(in:)`, and the methods
/// that return the attributes of a single element. The collection view calls `prepare()` after each invalidation and
/// before any other query. The cost of scrolling is that of `layoutAttributesForElements(in:)`, which should depend on
/// the number of elements in the rectangle only.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    // MARK: - Creating

    public override init() {}

    /// Creates a layout from a UI file.
    public required init?(coder: NSCoder) {}

    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The collection view that uses the layout; `nil` while there is none.
    public internal(set) weak var collectionView: UICollectionView?

    // MARK: - Geometry

    /// Prepares the layout for queries.
    ///
    /// Called after each invalidation, when the numbers of sections and items and the bounds of the collection view are
    /// known. The default implementation does nothing.
    open func prepare() {}

    /// The size of the content in points; zero by default.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements that intersect a rectangle; `nil` by default.
    ///
    /// Attributes of elements that do not exist are ignored.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item; `nil` by default.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view; `nil` by default.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view; `nil` by default.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the content offset at which a drag ends.
    ///
    /// `velocity` is in points per millisecond. The default implementation returns the proposed offset.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the content offset after an animated update or a change of layout.
    ///
    /// The default implementation returns the proposed offset.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: - Direction

    /// The direction for which the layout's coordinates are designed; left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the coordinates are mirrored horizontally if the collection view's direction differs from the
    /// development direction; `false` by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: - Invalidation

    /// Invalidates the layout.
    ///
    /// It is prepared again before the next layout pass or query.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    /// Invalidates the parts of the layout that a context names.
    ///
    /// Overrides discard what they have cached and call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutDidInvalidate(with: context)
    }

    /// Returns whether a change of the bounds invalidates the layout.
    ///
    /// Called before each change of the bounds, thus each time the content scrolls; `false` by default. Another size
    /// invalidates the layout in any case.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context for an invalidation by a change of the bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Returns whether attributes that a view has adjusted to its content invalidate the layout; `false` by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context for an invalidation by attributes that a view has adjusted to its content.
    ///
    /// The default implementation names the element.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidate(originalAttributes.element)
        return context
    }

    // MARK: - Updates

    /// Called before a batch of changes is animated, after `prepare()`.
    ///
    /// Overrides call super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called within the animation of a batch of changes, after all attributes were queried.
    ///
    /// Overrides call super.
    open func finalizeCollectionViewUpdates() {}

    /// Called before an animated change of the size of the bounds, with the old ones, after `prepare()`.
    ///
    /// The attributes from which elements appear and to which they disappear are queried next, then
    /// `finalizeAnimatedBoundsChange()` is called. Overrides call super.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called within the animation of a change of the bounds, after all attributes were queried.
    ///
    /// Overrides call super.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before the layout is replaced by another one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before the layout replaces another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called after a transition to or from the layout.
    open func finalizeLayoutTransition() {}

    /// Returns the attributes from which an item's appearance is animated.
    ///
    /// `nil`, the default, for the final attributes with opacity 0.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes to which an item's disappearance is animated.
    ///
    /// `nil`, the default, for the current attributes with opacity 0.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes from which the appearance of a supplementary view is animated.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes to which the disappearance of a supplementary view is animated.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes from which the appearance of a decoration view is animated.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes to which the disappearance of a decoration view is animated.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the index paths, before the batch, of supplementary views that the current batch deletes.
    ///
    /// Called after `prepare(forCollectionViewUpdates:)` for each kind in sight. The collection view also removes those
    /// of deleted items and sections, and those that are no longer in the layout's attributes.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths, before the batch, of decoration views that the current batch deletes.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths of supplementary views that the current batch inserts.
    ///
    /// They appear from their initial attributes, also if there was a view at the same index path before.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths of decoration views that the current batch inserts.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: - Interactive movement

    /// Returns the index path to which an item is moved while it is dragged to a position.
    ///
    /// The default implementation returns the index path whose place is at or nearest to the position, or
    /// `previousIndexPath` if there is none nearby.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        collectionView?.slot(near: position, for: previousIndexPath) ?? previousIndexPath
    }

    /// Returns the attributes of an item while it is dragged to a position.
    ///
    /// The default implementation returns the item's attributes, centered at the position.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicated()
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }

    /// Returns the context for an invalidation by a movement of items.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext(
            moving: targetIndexPaths, from: previousIndexPaths, to: targetPosition)
    }

    /// Returns the context for an invalidation by the end of a movement of items.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext(moving: indexPaths, from: previousIndexPaths, to: .zero)
    }

    // MARK: - Decoration views

    /// Registers a class for creating decoration views, which are initialized by `init(frame:)`.
    ///
    /// Pass `nil` to remove the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.register(viewClass, for: elementKind)
    }

    /// Registers a UI file for creating decoration views.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations.register(nib, for: elementKind)
    }

    // MARK: - Internal state

    /// Returns whether the view of an element is asked for its preferred attributes.
    ///
    /// A layout that never uses them returns `false`, which saves the cost of measuring.
    func usesPreferredAttributes(for attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// Scrolls the section of an item, if it scrolls on its own, until the item is at the given position.
    func scrollSection(
        toItemAt indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
    ) {}

    final let decorations = CollectionSources<UICollectionReusableView>()

    /// Called before the layout is prepared for a batch of changes, so that it can map what it stores per item.
    func dataWillChange(by map: CollectionUpdateMap) {}

    /// Returns the lengths at the edges of the visible area that pinned elements cover when `frame` is there.
    func pinnedInsets(over frame: CGRect) -> UIEdgeInsets { .zero }
}
