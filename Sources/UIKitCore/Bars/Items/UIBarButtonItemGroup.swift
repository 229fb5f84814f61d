// SPDX-License-Identifier: MIT
public import Foundation

/// A group of items that a single item can replace when there is little space.
@preconcurrency @MainActor
public final class UIBarButtonItemGroup: NSObject {
    /// Creates a group.
    ///
    /// Without a `representativeItem` it is never collapsed.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
    }

    /// The items in the group, in order.
    public var barButtonItems: [UIBarButtonItem] {
        didSet { if barButtonItems != oldValue { onChange?() } }
    }

    /// The item that replaces the group when there is little space.
    ///
    /// Without an action and menu of its own, it opens a menu of the group's items.
    public var representativeItem: UIBarButtonItem? {
        didSet { if representativeItem !== oldValue { onChange?() } }
    }

    /// Whether the group is omitted from the bar.
    ///
    /// The default is `false`.
    public var isHidden = false {
        didSet { if isHidden != oldValue { onChange?() } }
    }

    var onChange: (() -> Void)?

    /// The items to show when the group is collapsed or expanded.
    func items(collapsed: Bool) -> [UIBarButtonItem] {
        if isHidden { return [] }
        guard collapsed, let representativeItem, barButtonItems.count > 1 else { return barButtonItems }
        if !representativeItem.hasAction, representativeItem.menu == nil {
            representativeItem.menu = UIMenu(children: barButtonItems.compactMap(\.menuElement))
        }
        return [representativeItem]
    }
}

extension UIBarButtonItem {
    /// Returns a group that contains only this item.
    public func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    }
}

extension UIBarButtonItemGroup {
    /// Returns a group that is always in the bar.
    public static func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
}
