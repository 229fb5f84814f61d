// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// Returns the layout of a section; `nil` for an empty one.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is composed of sections, groups, and items, whose sizes are relative to each other.
///
/// Groups repeat, so positions are computed and not stored: preparing costs the same for a thousand and for a million
/// items. Items of estimated size are measured when they become visible.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    // MARK: - Creating

    /// Creates a layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout whose sections are provided when they are needed, and again in another environment.
    @preconcurrency public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections are provided when they are needed, and again in another environment.
    @preconcurrency public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Layouts of this class cannot be described by a UI file: the result is `nil`.
    public required init?(coder: NSCoder) { nil }

    /// The settings that concern all sections.
    ///
    /// Setting it invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    // MARK: - Geometry

    open override func prepare() {
        super.prepare()
        prepareSections()
    }

    open override var collectionViewContentSize: CGSize { geometry.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributesOfElements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesOfItem(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesOfSupplementary(elementKind, at: indexPath)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesOfDecoration(elementKind, at: indexPath)
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: - Invalidation

    open override class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        noteInvalidation(context)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        geometry.followsScrolling || newBounds.size != collectionView?.bounds.size
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? CompositionalInvalidationContext)?.isScrolling = newBounds.size == preparedSize
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (preferred, original) = (preferredAttributes.size, originalAttributes.size)
        return !originalAttributes.isWidthFixed && abs(preferred.width - original.width) > 0.01
            || !originalAttributes.isHeightFixed && abs(preferred.height - original.height) > 0.01
            || needsMeasurement(of: originalAttributes)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        takeSize(of: preferredAttributes, replacing: originalAttributes)
        (context as? CompositionalInvalidationContext)?.isMeasuring = true
        return context
    }

    open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        removeScrollers()
    }

    // MARK: - Internal state

    override func usesPreferredAttributes(for attributes: UICollectionViewLayoutAttributes) -> Bool {
        !(attributes.isWidthFixed && attributes.isHeightFixed)
    }

    override func scrollSection(
        toItemAt indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
    ) {
        scrollRow(toItemAt: indexPath, at: position, animated: animated)
    }

    override func dataWillChange(by map: CollectionUpdateMap) { noteChanges(map) }

    override func pinnedInsets(over frame: CGRect) -> UIEdgeInsets { insetsOfPinnedElements(over: frame) }

    @preconcurrency let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// The list that all sections show; `nil` for other layouts.
    var list: UICollectionLayoutListConfiguration?
    var geometry = CompositionalGeometry()
    /// The changes of the data since the layout was prepared; `nil` if there are none.
    var updateMap: CollectionUpdateMap?
    var needsSections = true
    /// The bounds that the sections were resolved for.
    var preparedSize = CGSize.zero
    /// The scroll views of sections that scroll on their own, by section.
    var scrollers: [Int: OrthogonalScrollView] = [:]
    /// The scrolled distances of such sections whose scroll views are not in sight.
    var scrolledDistances: [Int: CGFloat] = [:]
}

/// The extent to which a compositional layout is invalidated.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether only the scrolled position changed.
    var isScrolling = false
    /// Whether only the measured size of an element changed, which the layout has taken over.
    var isMeasuring = false
}
