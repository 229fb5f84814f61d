// SPDX-License-Identifier: MIT
public import Foundation

/// The space between items, or next to an item, in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
    let rule: SpacingRule

    private init(_ rule: SpacingRule) {
        self.rule = rule
    }

    /// Creates a space in points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(SpacingRule(value: fixedSpacing.saneSpacing, isFlexible: false))
    }

    /// Creates a space of at least the given number of points, which takes an equal share of the space left over.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(SpacingRule(value: max(flexibleSpacing.saneSpacing, 0), isFlexible: true))
    }

    /// The space, or its minimum, in points.
    public var spacing: CGFloat { rule.value }
    /// Whether the space grows.
    public var isFlexible: Bool { rule.isFlexible }
    /// Whether the space is constant.
    public var isFixed: Bool { !rule.isFlexible }
}

/// The space around an item, outside its frame.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The space at the leading edge; `nil` for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above; `nil` for none.
    public let top: NSCollectionLayoutSpacing?
    /// The space at the trailing edge; `nil` for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below; `nil` for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates the space around an item.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    var rule: EdgeRule {
        EdgeRule(leading: leading?.rule, top: top?.rule, trailing: trailing?.rule, bottom: bottom?.rule)
    }
}
