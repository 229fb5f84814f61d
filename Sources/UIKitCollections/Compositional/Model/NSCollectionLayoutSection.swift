// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// Adapts the items of a section that are in sight, whenever the layout scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ items: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ environment: any NSCollectionLayoutEnvironment
    ) -> Void

/// A section of a compositional layout: a group that is repeated for all items, and the parts around it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup

    /// Creates a section whose items are arranged in repetitions of `group`.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }

    /// The distances between the section's edges and its groups, in points; zero by default.
    ///
    /// Headers and footers are outside the insets along the scrolling direction, and within them across it.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space between groups, in points; 0 by default.
    open var interGroupSpacing: CGFloat = 0

    /// The boundary that the section's insets are relative to; that of the layout's configuration by default.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// The boundary that headers and footers are relative to; that of the section's content by default.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether headers and footers keep within the section's insets across the scrolling direction; `true` by default.
    @available(*, deprecated, message: "Use supplementaryContentInsetsReference.")
    open var supplementariesFollowContentInsets: Bool {
        get { followsContentInsets }
        set { followsContentInsets = newValue }
    }

    /// The manner in which the section scrolls across the layout's direction; `none` by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// The feel of scrolling across the layout's direction.
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// The headers and footers of the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The decorations of the section, such as its background.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Called before the section's items in sight are shown, whenever the layout scrolls or changes.
    @preconcurrency open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    var followsContentInsets = true
    /// The appearance of the section's rows, if it is a list.
    var list: ListSection?
}

/// The manner in which a section scrolls across the direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section doesn't scroll.
    case none = 0
    /// The section scrolls freely.
    case continuous = 1
    /// The section scrolls freely, and stops at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// The section scrolls by its width.
    case paging = 3
    /// The section scrolls by one group.
    case groupPaging = 4
    /// The section scrolls by one group, which stops in the center.
    case groupPagingCentered = 5
}

/// The feel of a section that scrolls across the direction of its layout.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The rate at which scrolling slows down; by default that of the behavior.
    public var decelerationRate = DecelerationRate.automatic
    /// Whether scrolling bounces at the ends; automatic by default, if the content is wider than the section.
    public var bounce = Bounce.automatic

    /// The rate at which scrolling slows down.
    public enum DecelerationRate: Int, Sendable {
        /// The rate of the section's behavior: fast for those that stop at groups or pages.
        case automatic = 0
        /// The usual rate of scroll views.
        case normal = 1
        /// A faster rate, at which scrolling stops sooner.
        case fast = 2
    }

    /// The conditions in which scrolling bounces at the ends.
    public enum Bounce: Int, Sendable {
        /// It bounces if the content is wider than the section.
        case automatic = 0
        /// It bounces even if all of the content is visible.
        case always = 1
        /// It stops at the ends.
        case never = 2
    }
}

/// The boundary that insets of a layout are relative to.
public enum UIContentInsetsReference: Int, Sendable {
    /// The boundary of the enclosing part: that of the layout's configuration for a section.
    case automatic = 0
    /// The collection view's bounds.
    case none = 1
    /// The collection view's safe area.
    case safeArea = 2
    /// The collection view's layout margins.
    case layoutMargins = 3
    /// The part of the collection view in which lines of text are short enough to read comfortably.
    case readableContent = 4
}
