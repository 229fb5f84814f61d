// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The content of a navigation bar for one item of its stack.
final class NavigationItemView: UIView {
    let item: UINavigationItem
    /// The item that the back button leads to; `nil` without a back button.
    let backItem: UINavigationItem?
    private weak var bar: UINavigationBar?

    let backButton = BackButton(frame: .zero)
    let title = NavigationTitleView(frame: .zero)
    private let promptLabel = UILabel(frame: .zero)
    /// Clips the part of the large title that is scrolled under the row of items.
    private let largeZone = UIView(frame: .zero)
    private let largeLabel = UILabel(frame: .zero)
    private lazy var leading = BarItemViews(in: self, titleEdge: .leading)
    private lazy var trailing = BarItemViews(in: self, titleEdge: .trailing)
    private var showsInlineTitle = true
    private var hidesRow = false
    private weak var searchBar: UISearchBar?

    init(_ item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar) {
        self.item = item
        self.backItem = backItem
        self.bar = bar
        super.init(frame: bar.bounds)
        largeZone.clipsToBounds = true
        largeZone.isUserInteractionEnabled = false
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: Theme.Bars.promptFontSize)
        promptLabel.textColor = Theme.Palette.secondaryLabel
        largeZone.addSubview(largeLabel)
        for view in [largeZone, promptLabel, title, backButton] as [UIView] { addSubview(view) }
        backButton.addAction(
            UIAction { [weak bar] _ in bar?.backWasPressed() }, for: .primaryActionTriggered)
        backButton.makeMenu = { [weak bar] in bar?.backMenu }
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Lets the bar handle touches between the items.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    // MARK: - Content

    /// Updates the content from the item.
    func update() {
        guard let bar else { return }
        let appearance = bar.shownAppearance(for: item)
        title.show(item, appearance: appearance)
        promptLabel.text = item.prompt
        promptLabel.isHidden = item.prompt == nil
        largeLabel.text = item.title
        largeLabel.accessibilityTraits = .header
        largeLabel.font =
            appearance.largeTitleTextAttributes[.font] as? UIFont
            ?? .systemFont(ofSize: Theme.Bars.largeTitleFontSize, weight: .bold)
        largeLabel.textColor =
            appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor ?? Theme.Palette.label
        if let backItem { backButton.show(backItem, appearance: appearance) }
        showItems(appearance)
        showSearchBar()
        setNeedsLayout()
    }

    private func showSearchBar() {
        let searchBar = item.searchController?.searchBar
        if searchBar !== self.searchBar, self.searchBar?.superview === self { self.searchBar?.removeFromSuperview() }
        self.searchBar = searchBar
        if let searchBar, searchBar.superview !== self { addSubview(searchBar) }
    }

    private func showItems(_ appearance: UINavigationBarAppearance) {
        guard let bar else { return }
        let looks = { (item: UIBarButtonItem) in
            item.style == .plain ? appearance.buttonAppearance : appearance.doneButtonAppearance
        }
        let columnItem = backItem == nil ? bar.columnItem : nil
        leading.show(
            [columnItem].compactMap(\.self) + item.leadingItemGroups.flatMap { $0.items(collapsed: false) },
            observer: bar, looks: looks)
        trailing.show(
            item.trailingItemGroups.flatMap { $0.items(collapsed: false) }, observer: bar, looks: looks)
        // If the items leave too little width for the title, collapsible groups are collapsed.
        let wanted = leading.width(of: leading.shown) + trailing.width(of: trailing.shown)
        if bounds.width > 0, wanted > bounds.width * Theme.Bars.itemShare {
            trailing.show(
                item.trailingItemGroups.flatMap { $0.items(collapsed: true) }, observer: bar, looks: looks)
        }
    }

    private var showsBackButton: Bool {
        backItem != nil && !item.hidesBackButton
            && (leading.shown.isEmpty || item.leftItemsSupplementBackButton)
    }

    // MARK: - Layout

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The margins depend on the window's width.
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = safeAreaInsets
        let prompt = item.prompt == nil ? 0 : Theme.Bars.promptHeight
        let row = CGRect(
            x: safe.left + Theme.Bars.inset, y: prompt,
            width: max(bounds.width - safe.left - safe.right - 2 * Theme.Bars.inset, 0), height: Theme.Bars.height)
        promptLabel.frame = CGRect(x: row.minX, y: 0, width: row.width, height: prompt)

        var start: CGFloat = 0
        backButton.isHidden = !showsBackButton
        if showsBackButton {
            backButton.fit(into: row.width * Theme.Bars.backTitleShare)
            let size = backButton.bounds.size
            let place = CGRect(x: 0, y: row.midY - size.height / 2, width: size.width, height: size.height)
            backButton.frame = self.place(place, in: row, isRightToLeft)
            start = size.width + (leading.shown.isEmpty ? 0 : Theme.Bars.itemSpacing)
        }
        let leadingWidth = leading.width(of: leading.shown)
        leading.place(
            leading.shown,
            in: self.place(
                CGRect(x: start, y: row.minY, width: leadingWidth, height: row.height), in: row, isRightToLeft),
            isRightToLeft: isRightToLeft)
        let trailingWidth = trailing.width(of: trailing.shown)
        let end = row.width - trailingWidth
        trailing.place(
            trailing.shown,
            in: self.place(
                CGRect(x: end, y: row.minY, width: trailingWidth, height: row.height), in: row, isRightToLeft),
            isRightToLeft: isRightToLeft)
        placeTitle(from: start + leadingWidth, to: end, in: row, isRightToLeft)
        placeLargeTitle(from: row.maxY, to: placeSearchBar(below: row.maxY))
    }

    /// Positions the search bar at the lower edge, and returns its upper edge.
    ///
    /// A search bar that collapses becomes smaller before the large title does.
    private func placeSearchBar(below y: CGFloat) -> CGFloat {
        guard let searchBar, let bar, item.searchController != nil else {
            setHidesRow(false)
            return bounds.height
        }
        setHidesRow(bar.showsOnlySearch(of: item))
        let wanted = searchBar.wantedHeight
        let missing = min(max(bar.fullHeight(of: item) - bounds.height, 0), bar.collapsibleSearchHeight(of: item))
        let shown = wanted - missing
        searchBar.frame = CGRect(x: 0, y: bounds.height - shown, width: bounds.width, height: wanted)
        searchBar.alpha = max(1 - 2 * missing / max(wanted, 1), 0)
        searchBar.fieldMargin = sideMargin
        return bounds.height - shown
    }

    /// Fades the row of items while only the search bar is shown.
    private func setHidesRow(_ hides: Bool) {
        guard hides != hidesRow else { return }
        hidesRow = hides
        for items in [leading, trailing] { items.isFaded = hides }
        for view in [promptLabel, backButton] { view.alpha = hides ? 0 : 1 }
        title.alpha = titleAlpha
    }

    private var titleAlpha: CGFloat { showsInlineTitle && !hidesRow ? 1 : 0 }

    /// Converts a rectangle measured from the leading edge to the view's coordinates.
    private func place(_ rect: CGRect, in row: CGRect, _ isRightToLeft: Bool) -> CGRect {
        let x = isRightToLeft ? row.maxX - rect.maxX : row.minX + rect.minX
        return CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Positions the title in the center of the bar, or as close to it as the items allow.
    private func placeTitle(from start: CGFloat, to end: CGFloat, in row: CGRect, _ isRightToLeft: Bool) {
        let clearance = Theme.Bars.titleClearance
        let free = (low: start + clearance, high: max(end - clearance, start + clearance))
        let width = min(title.wantedWidth, free.high - free.low)
        var x = (row.width - width) / 2
        if item.style != .navigator { x = free.low }
        x = max(min(x, free.high - width), free.low)
        title.frame = place(
            CGRect(x: x.rounded(), y: row.minY, width: width.rounded(.up), height: row.height), in: row, isRightToLeft)
        title.titleAlignment = item.style == .navigator ? .center : .natural
    }

    /// The margin of the content below the bar, which the title and the search field share.
    private var sideMargin: CGFloat {
        Theme.Layout.sideMargin(windowWidth: window?.bounds.width ?? bounds.width)
    }

    private func placeLargeTitle(from y: CGFloat, to bottom: CGFloat) {
        let extent = max(bottom - y, 0)
        let hasLarge = bar?.showsLargeTitle(of: item) == true
        largeZone.isHidden = !hasLarge || extent <= 0
        largeZone.frame = CGRect(x: 0, y: y, width: bounds.width, height: extent)
        let side = sideMargin
        let safe = safeAreaInsets
        let height = Theme.Bars.largeTitleHeight
        largeLabel.frame = CGRect(
            x: safe.left + side, y: extent - height, width: max(bounds.width - safe.left - safe.right - 2 * side, 0),
            height: height - Theme.Bars.titleClearance)
        // The alignment follows the bar's layout direction, not that of the text.
        largeLabel.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        setShowsInlineTitle(!hasLarge || extent < 1 || item.titleView != nil)
    }

    private func setShowsInlineTitle(_ shows: Bool) {
        guard shows != showsInlineTitle else { return }
        showsInlineTitle = shows
        // Only one of the two titles is visible at a time.
        guard window != nil, !UIView.isInTransition else { return title.alpha = titleAlpha }
        UIView.animate(withDuration: Theme.Animation.hover, options: .beginFromCurrentState) { [self] in
            title.alpha = titleAlpha
        }
    }

    /// Offsets and fades the titles, and fades the other views, for a transition.
    func setTransition(titleOffset: CGFloat, alpha: CGFloat) {
        let move = CGAffineTransform(translationX: titleOffset, y: 0)
        title.transform = move
        largeLabel.transform = move
        self.alpha = alpha
    }
}

extension UIView {
    /// Whether an animation block is being executed.
    fileprivate static var isInTransition: Bool { inheritedAnimationDuration > 0 }
}
