// SPDX-License-Identifier: MIT
public import Foundation

/// Returns the frames of the items in a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item that arranges other items in a row, in a column, or freely.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Arrangement {
        case repeating(LayoutAxis)
        case counted(LayoutAxis, count: Int, isEqual: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// The items in the group, which are repeated until it is full.
    public let subitems: [NSCollectionLayoutItem]
    /// The items that are anchored to the group; by default none.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { anchored }
        set { anchored = newValue }
    }
    /// The space between the items along the group's axis; `nil` for none.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    private let arrangement: Arrangement
    private var anchored: [NSCollectionLayoutSupplementaryItem] = []

    private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        self.subitems = subitems
        self.arrangement = arrangement
        super.init(layoutSize: size, supplementaryItems: [])
    }

    // MARK: - Creating groups

    /// Creates a group whose subitems are repeated in a row until the width is used up.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, .repeating(.horizontal))
    }

    /// Creates a group that has the same item `count` times in a row.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .counted(.horizontal, count: count, isEqual: false))
    }

    /// Creates a group that has the same item `count` times in a row.
    @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
    public static func horizontalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
    }

    /// Creates a group that has `count` items of equal width in a row.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .counted(.horizontal, count: count, isEqual: true))
    }

    /// Creates a group whose subitems are repeated in a column until the height is used up.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, .repeating(.vertical))
    }

    /// Creates a group that has the same item `count` times in a column.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .counted(.vertical, count: count, isEqual: false))
    }

    /// Creates a group that has the same item `count` times in a column.
    @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
    public static func verticalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
    }

    /// Creates a group that has `count` items of equal height in a column.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], .counted(.vertical, count: count, isEqual: true))
    }

    /// Creates a group whose items have the frames that `itemProvider` returns.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
    }

    /// Returns a description of the group's structure, for debugging.
    public func visualDescription() -> String {
        let size = layoutSize.rule
        let children = subitems.map { ($0 as? NSCollectionLayoutGroup)?.visualDescription() ?? $0.layoutSize.rule.text }
        return "[\(size.text): \(children.joined(separator: " "))]"
    }

    // MARK: - Rules

    override var groupRule: GroupRule? {
        var rule = GroupRule(
            axis: .horizontal, spacing: interItemSpacing?.rule ?? SpacingRule(), subitems: subitems.map(\.rule))
        switch arrangement {
        case .repeating(let axis): rule.axis = axis
        case .counted(let axis, let count, let isEqual):
            rule.axis = axis
            rule.count = max(count, 1)
            rule.isEqual = isEqual
        case .custom(let provider): rule.custom = provider
        }
        return rule
    }
}

/// The frame of an item in a custom group.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in the coordinates of the group, in points from its leading edge.
    public let frame: CGRect
    /// The position in the stacking order.
    public let zIndex: Int

    /// Creates an item with a frame.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Creates an item with a frame and a position in the stacking order.
    ///
    /// A frame that is not finite is replaced by an empty one.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame.sane
        self.zIndex = zIndex
    }
}
