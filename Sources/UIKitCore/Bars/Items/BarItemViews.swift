// SPDX-License-Identifier: MIT
internal import Foundation

/// The views of the items in one part of a bar.
///
/// Each view is kept as long as its item is in the bar.
@MainActor
final class BarItemViews {
    enum TitleEdge {
        case none, leading, trailing
    }

    private(set) var items: [UIBarButtonItem] = []
    private unowned let holder: UIView
    /// The edge of the bar at which titles stay that are shorter than others of the same item.
    private let titleEdge: TitleEdge
    /// The cached width of each item's view, with the text size for which it holds.
    private var widths: [UIBarButtonItem: (width: CGFloat, category: UIContentSizeCategory)] = [:]

    init(in holder: UIView, titleEdge: TitleEdge = .none) {
        self.holder = holder
        self.titleEdge = titleEdge
    }

    /// Replaces the items.
    func show(
        _ new: [UIBarButtonItem], observer: any BarItemObserver, looks: (UIBarButtonItem) -> UIBarButtonItemAppearance
    ) {
        for item in items where !new.contains(item) { remove(item) }
        items = new
        widths = [:]
        for item in new where !item.isSpace {
            item.observer = observer
            let view = view(for: item, looks: looks(item))
            if view.superview !== holder { holder.addSubview(view) }
            (view as? BarItemButton)?.looks = looks(item)
            (view as? BarItemButton)?.update()
            view.isHidden = item.isHidden
        }
    }

    private func view(for item: UIBarButtonItem, looks: UIBarButtonItemAppearance) -> UIView {
        if let custom = item.customView {
            if item.view !== custom { item.view?.removeFromSuperview() }
            item.view = custom
            custom.barSizeLimit = Self.hasFixedSize(custom) ? .large : Theme.Bars.maximumCategory
            return custom
        }
        if let button = item.view as? BarItemButton, button.superview === holder { return button }
        let button = BarItemButton(item, looks: looks)
        item.view = button
        return button
    }

    private func remove(_ item: UIBarButtonItem) {
        guard let view = item.view, view.superview === holder else { return }
        view.removeFromSuperview()
        view.barSizeLimit = nil
    }

    // MARK: - Layout

    /// The items that aren't hidden.
    var shown: [UIBarButtonItem] { items.filter { !$0.isHidden } }

    func width(of item: UIBarButtonItem) -> CGFloat {
        if item.systemItem == .flexibleSpace { return 0 }
        if item.systemItem == .fixedSpace { return item.width }
        guard let view = item.view else { return 0 }
        let category = view.traitCollection.preferredContentSizeCategory
        if let known = widths[item], known.category == category { return known.width }
        let width: CGFloat
        if item.customView != nil {
            width = item.width > 0 ? item.width : Self.wantedSize(of: view).width
        } else {
            width = view.sizeThatFits(.zero).width
        }
        widths[item] = (width, category)
        return width
    }

    /// Returns whether a custom view keeps the size that it was given, into which larger text doesn't fit.
    private static func hasFixedSize(_ view: UIView) -> Bool {
        guard view.translatesAutoresizingMaskIntoConstraints, !view.bounds.isEmpty else { return false }
        return (view as? UILabel)?.adjustsFontForContentSizeCategory != true
    }

    /// The size of a custom view: the one that satisfies its constraints, or its current size.
    static func wantedSize(of view: UIView) -> CGSize {
        let natural = view.intrinsicContentSize
        // The size that a label was given belongs to the text size at that time.
        if let label = view as? UILabel, label.adjustsFontForContentSizeCategory { return natural }
        if !view.translatesAutoresizingMaskIntoConstraints {
            return view.systemLayoutSizeFitting(.zero)
        }
        var size = view.bounds.size
        if size.width <= 0, natural.width > 0 { size.width = natural.width }
        if size.height <= 0, natural.height > 0 { size.height = natural.height }
        return size
    }

    /// The total width of `items` with the distances between them.
    func width(of items: [UIBarButtonItem]) -> CGFloat {
        var width: CGFloat = 0
        for (index, item) in items.enumerated() {
            width += self.width(of: item)
            if index > 0, !item.isSpace, !items[index - 1].isSpace { width += Theme.Bars.itemSpacing }
        }
        return width
    }

    private func titleAlignment(_ isRightToLeft: Bool) -> NSTextAlignment {
        switch titleEdge {
        case .none: .center
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }

    /// Lays out `items` side by side in `area`, in the layout direction.
    ///
    /// Flexible spaces share the remaining width.
    func place(_ items: [UIBarButtonItem], in area: CGRect, isRightToLeft: Bool) {
        let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
        let rest = max(area.width - width(of: items), 0)
        let share = flexible > 0 ? rest / CGFloat(flexible) : 0
        var x: CGFloat = 0
        for (index, item) in items.enumerated() {
            if index > 0, !item.isSpace, !items[index - 1].isSpace { x += Theme.Bars.itemSpacing }
            let width = item.systemItem == .flexibleSpace ? share : width(of: item)
            if !item.isSpace, let view = item.view {
                (view as? BarItemButton)?.label.textAlignment = titleAlignment(isRightToLeft)
                let own = Theme.Bars.extent(Theme.Bars.itemHeight, for: holder.traitCollection)
                let wanted = item.customView == nil ? own : Self.wantedSize(of: view).height
                let height = min(wanted, area.height)
                let left = isRightToLeft ? area.maxX - x - width : area.minX + x
                view.frame = CGRect(
                    x: left.rounded(), y: (area.midY - height / 2).rounded(), width: width, height: height)
            }
            x += width
        }
    }
}
