// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore

/// A layout that arranges items in lines, with an optional header and footer for each section.
///
/// The items of a line are spread over the available length; the last line of a section has the spaces of the others if
/// all items have the same size, and the minimum spaces otherwise. If all items of a section have the same size,
/// positions are computed from indexes, so that the layout costs the same for any number of items.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public override init() {
        super.init()
    }

    /// Creates a layout from a UI file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(self, as: UICollectionViewFlowLayout.self)
    }

    /// The value of `estimatedItemSize` for cells that determine their sizes without an estimate.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    // MARK: - Metrics

    /// The direction of scrolling; vertical by default.
    ///
    /// Lines are horizontal if the content scrolls vertically, and vertical otherwise.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The minimum space between lines in points; 10 by default.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The minimum space between the items of a line in points; 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The size of items in points, unless the delegate specifies another; 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { forgetSizes() } }
    }

    /// The estimated size of items whose cells determine their sizes; zero (the default) if they don't.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { forgetSizes() } }
    }

    /// The margins of the items of each section in points; zero by default.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// The edges to which the margins of sections are relative; `fromContentInset` by default.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// The size of headers in points, of which only the length along the axis of scrolling is used; zero (the default)
    /// for none.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of footers in points, of which only the length along the axis of scrolling is used; zero (the default)
    /// for none.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// Whether headers stay visible while items of their section are; `false` by default.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether footers stay visible while items of their section are; `false` by default.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: - Layout

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// Whether lines begin at the right edge in right-to-left environments: `true`.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func prepare() {
        super.prepare()
        prepareGeometry()
    }

    open override var collectionViewContentSize: CGSize { contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, geometry.has(indexPath.section, indexPath.item) else { return nil }
        return itemAttributes(indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        edgeAttributes(ofKind: elementKind, at: indexPath)
    }

    // MARK: - Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        note(context)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        dependsOnChange(to: newBounds)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        limit(context, forBoundsChange: newBounds)
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        usesPreferredAttributes(for: originalAttributes) && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        adopt(preferredAttributes, for: originalAttributes, in: context)
        return context
    }

    // MARK: - Internal state

    override func usesPreferredAttributes(for attributes: UICollectionViewLayoutAttributes) -> Bool {
        estimatedItemSize != .zero && attributes.representedElementCategory == .cell
    }

    override func dataWillChange(by map: CollectionUpdateMap) {
        work.inherited = FlowInheritance(geometry: geometry, map: map)
    }

    override func pinnedInsets(over frame: CGRect) -> UIEdgeInsets { edgesPinned(over: frame) }

    final var geometry = FlowGeometry()
    final var work = FlowWork()
}

extension UICollectionViewFlowLayout {
    /// The edges to which the margins of sections are relative.
    public enum SectionInsetReference: Int, Sendable {
        /// The edges of the content inset.
        case fromContentInset = 0
        /// The edges of the safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }
}
