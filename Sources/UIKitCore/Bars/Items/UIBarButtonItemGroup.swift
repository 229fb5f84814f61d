// SPDX-License-Identifier: MIT

/// Items that belong together, and that one item may stand for where room is short.
@MainActor
public final class UIBarButtonItemGroup {
    /// Makes a group; without a `representativeItem` it is never collapsed.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
    }

    /// The items, in reading order.
    public var barButtonItems: [UIBarButtonItem] {
        didSet { if barButtonItems != oldValue { onChange?() } }
    }

    /// Shown in place of the items where there is no room for them; without an action or menu of its own it opens a menu
    /// of them.
    public var representativeItem: UIBarButtonItem? {
        didSet { if representativeItem !== oldValue { onChange?() } }
    }

    /// Left out of the bar; `false` by default.
    public var isHidden = false {
        didSet { if isHidden != oldValue { onChange?() } }
    }

    var onChange: (() -> Void)?

    /// What the bar shows, with or without room for all of it.
    func items(collapsed: Bool) -> [UIBarButtonItem] {
        if isHidden { return [] }
        guard collapsed, let representativeItem, barButtonItems.count > 1 else { return barButtonItems }
        if !representativeItem.hasAction, representativeItem.menu == nil {
            representativeItem.menu = UIMenu(children: barButtonItems.compactMap(\.menuElement))
        }
        return [representativeItem]
    }
}

extension UIBarItem: Hashable {
    public nonisolated static func == (left: UIBarItem, right: UIBarItem) -> Bool {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension UIBarButtonItem {
    /// Makes a group of the one item.
    public func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    }
}

extension UIBarButtonItemGroup {
    /// Makes a group that stands in the bar for good.
    public static func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
}
