// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// A supplementary view that is anchored to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the supplementary view.
    public let elementKind: String
    /// The anchor on the item or group.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The anchor on the supplementary item; `nil` for the same edges as those of the container's anchor.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The position in the stacking order; 1 by default, above the items.
    open var zIndex = 1

    /// Creates an item that is anchored inside its container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Creates an item whose anchor coincides with that of its container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        elementKind = kind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: size, supplementaryItems: [])
    }

    var supplementaryRule: SupplementaryRule {
        SupplementaryRule(
            kind: elementKind, size: layoutSize.rule, insets: contentInsets.sane, container: containerAnchor.rule,
            item: itemAnchor?.rule, zIndex: zIndex)
    }
}

/// A supplementary view at an edge of a section or of the whole layout, such as a header.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner at which the item is.
    public let alignment: NSRectAlignment
    /// The distance from that edge, in points.
    public let offset: CGPoint
    /// Whether the section grows by the item's size instead of being covered by it; `true` by default.
    public var extendsBoundary = true
    /// Whether the item stays in sight while its section is; `false` by default.
    public var pinToVisibleBounds = false

    /// Creates an item at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates an item at a distance in points from an edge.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset.sane
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    }

    var boundaryRule: BoundaryRule {
        BoundaryRule(
            kind: elementKind, size: layoutSize.rule, insets: contentInsets.sane, edge: alignment, offset: offset,
            extendsBoundary: extendsBoundary, isPinned: pinToVisibleBounds, zIndex: zIndex)
    }
}

extension NSRectAlignment {
    /// The edges that the alignment touches.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

/// A decoration of a section, such as its background.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the decoration view.
    public let elementKind: String
    /// The position in the stacking order; below the items by default.
    public var zIndex = -1

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// Creates a background of a section, including its headers and footers.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
