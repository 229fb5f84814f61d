// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Localization

/// The content of a navigation bar for one item of its stack.
final class NavigationItemView: UIView {
    let item: UINavigationItem
    /// The item that the back button leads to; `nil` without a back button.
    let backItem: UINavigationItem?
    private weak var bar: UINavigationBar?

    let backButton = BackButton(frame: .zero)
    let title = NavigationTitleView(frame: .zero)
    private let promptLabel = UILabel(frame: .zero)
    /// The prompt, the title, and the items.
    private let upperPart = NavigationPartView(frame: .zero)
    /// The large title and the search bar, which move with the content below the bar.
    private let lowerPart = NavigationPartView(frame: .zero)
    /// Clips the part of the large title that is scrolled under the row of items.
    private let largeZone = UIView(frame: .zero)
    private let largeLabel = UILabel(frame: .zero)
    private lazy var leading = BarItemViews(in: upperPart, titleEdge: .leading)
    private lazy var trailing = BarItemViews(in: upperPart, titleEdge: .trailing)
    /// The item that opens the menu of those that don't fit.
    private lazy var overflowItem: UIBarButtonItem = {
        let item = UIBarButtonItem(primaryAction: nil)
        item.accessibilityLabel = Phrase.more.text
        item.sign = .ellipsis
        return item
    }()
    private var showsOverflow = false
    private var showsInlineTitle = true
    private var hidesRow = false
    private weak var searchBar: UISearchBar?
    /// The margin of the rows below the bar.
    var rowMargin: CGFloat = 0 {
        didSet { if rowMargin != oldValue { setNeedsLayout() } }
    }

    init(_ item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar) {
        self.item = item
        self.backItem = backItem
        self.bar = bar
        super.init(frame: bar.bounds)
        largeZone.clipsToBounds = true
        largeZone.isUserInteractionEnabled = false
        promptLabel.textAlignment = .center
        promptLabel.textColor = Theme.Palette.secondaryLabel
        largeLabel.adjustsFontSizeToFitWidth = true
        largeLabel.minimumScaleFactor = Theme.Bars.largeTitleMinimumScale
        largeZone.addSubview(largeLabel)
        lowerPart.addSubview(largeZone)
        for view in [promptLabel, title, backButton] as [UIView] { upperPart.addSubview(view) }
        // In the order in which they are read.
        for view in [upperPart, lowerPart] { addSubview(view) }
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
        let traits = bar.traitCollection
        title.show(item, appearance: appearance, traits: traits)
        promptLabel.font = .systemFont(ofSize: Theme.Bars.scaled(Theme.Bars.promptFontSize, for: traits))
        promptLabel.text = item.prompt
        promptLabel.isHidden = item.prompt == nil
        largeLabel.text = item.title
        largeLabel.accessibilityTraits = .header
        largeLabel.font =
            appearance.largeTitleTextAttributes[.font] as? UIFont
            ?? Theme.Bars.largeTitleFont(for: traits)
        largeLabel.textColor =
            appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor ?? Theme.Palette.label
        if let backItem { backButton.show(backItem, appearance: appearance) }
        showItems(appearance)
        showSearchBar()
        setNeedsLayout()
    }

    private func showSearchBar() {
        let searchBar = item.searchController?.searchBar
        if let old = self.searchBar, old !== searchBar, old.superview === lowerPart { old.removeFromSuperview() }
        self.searchBar = searchBar
        if let searchBar, searchBar.superview !== lowerPart { lowerPart.addSubview(searchBar) }
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
        let added = showsOverflow ? [overflowItem] : []
        trailing.show(
            item.trailingItemGroups.flatMap { $0.items(collapsed: false) } + added, observer: bar, looks: looks)
        // If the items leave too little width for the title, collapsible groups are collapsed.
        let wanted = leading.width(of: leading.shown) + trailing.width(of: trailing.shown)
        if bounds.width > 0, wanted > bounds.width * Theme.Bars.itemShare {
            trailing.show(
                item.trailingItemGroups.flatMap { $0.items(collapsed: true) } + added, observer: bar, looks: looks)
        }
    }

    /// Returns the trailing items that fit next to the window's buttons; a menu at their end has the others.
    private func fittingTrailingItems(width: CGFloat) -> [UIBarButtonItem] {
        guard let bar else { return [] }
        var wanted = trailing.shown.filter { $0 !== overflowItem }
        let isNarrow = barInsets != safeAreaSides && trailing.width(of: wanted) > width
        if isNarrow != showsOverflow {
            showsOverflow = isNarrow
            showItems(bar.shownAppearance(for: item))
            wanted = trailing.shown.filter { $0 !== overflowItem }
        }
        guard isNarrow else { return wanted }
        var fitting = wanted
        var moved: [UIMenuElement] = []
        while trailing.width(of: fitting + [overflowItem]) > width,
            let index = fitting.firstIndex(where: { $0.menuElement != nil })
        {
            if let element = fitting.remove(at: index).menuElement { moved.append(element) }
        }
        overflowItem.shownMenu = UIMenu(children: moved)
        for candidate in wanted { candidate.view?.isHidden = !fitting.contains(candidate) }
        return fitting + [overflowItem]
    }

    private var safeAreaSides: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
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

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        upperPart.frame = bounds
        // Not the frame, because a transition moves the part by its transform.
        lowerPart.bounds = bounds
        lowerPart.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let safe = barInsets
        let prompt = item.prompt == nil ? 0 : Theme.Bars.promptHeight
        let row = CGRect(
            x: safe.left + Theme.Bars.inset, y: prompt,
            width: max(bounds.width - safe.left - safe.right - 2 * Theme.Bars.inset, 0),
            // A bar with a frame of its own may be lower than large text asks for.
            height: min(Theme.Bars.height(for: traitCollection), max(bounds.height - prompt, Theme.Bars.height)))
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
        let trailingItems = fittingTrailingItems(width: row.width - start - leadingWidth)
        let trailingWidth = trailing.width(of: trailingItems)
        let end = row.width - trailingWidth
        trailing.place(
            trailingItems,
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
        upperPart.alpha = hides ? 0 : 1
    }

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
        // The window's buttons are on one side, but the title is in the center of the bar.
        let center = isRightToLeft ? row.maxX - bounds.midX : bounds.midX - row.minX
        var x = center - width / 2
        if item.style != .navigator { x = free.low }
        x = max(min(x, free.high - width), free.low)
        title.frame = place(
            CGRect(x: x.rounded(), y: row.minY, width: width.rounded(.up), height: row.height), in: row, isRightToLeft)
        title.titleAlignment = item.style == .navigator ? .center : .natural
    }

    /// The margin of the content below the bar, which the title and the search field share.
    private var sideMargin: CGFloat {
        max(Theme.Layout.sideMargin(windowWidth: window?.bounds.width ?? bounds.width), rowMargin)
    }

    private func placeLargeTitle(from y: CGFloat, to bottom: CGFloat) {
        let extent = max(bottom - y, 0)
        let hasLarge = bar?.showsLargeTitle(of: item) == true
        largeZone.isHidden = !hasLarge || extent <= 0
        largeZone.frame = CGRect(x: 0, y: y, width: bounds.width, height: extent)
        let side = sideMargin
        let safe = safeAreaInsets
        let height = Theme.Bars.largeTitleHeight(for: traitCollection)
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
        guard window != nil, !UIView.isInTransition else { return title.alpha = shows ? 1 : 0 }
        UIView.animate(withDuration: Theme.Animation.hover, options: .beginFromCurrentState) { [self] in
            title.alpha = shows ? 1 : 0
        }
    }

    /// Prepares for a transition, or ends it: what moves out of the bar must not show beside it.
    func setInTransition(_ isInTransition: Bool) {
        clipsToBounds = isInTransition
        if !isInTransition { setTransition(titleOffset: 0, lowerOffset: 0, alpha: 1) }
    }

    /// Moves the title, and fades the row, for a transition.
    ///
    /// - Parameters:
    ///   - titleOffset: The distance of the title from its place.
    ///   - lowerOffset: The distance of the large title and the search bar from their places, as content below the bar
    ///     moves; `nil` fades them as well.
    ///   - alpha: The opacity.
    func setTransition(titleOffset: CGFloat, lowerOffset: CGFloat?, alpha: CGFloat) {
        title.transform = CGAffineTransform(translationX: titleOffset, y: 0)
        upperPart.alpha = hidesRow ? 0 : alpha
        lowerPart.transform = CGAffineTransform(translationX: lowerOffset ?? 0, y: 0)
        lowerPart.alpha = lowerOffset == nil ? alpha : 1
    }
}

/// A part of a navigation bar, which lets touches between its views through.
private final class NavigationPartView: UIView {
    /// Lays the bar out again: a search bar that adapts first has laid it out with items of the former text size.
    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        superview?.setNeedsLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension UIView {
    /// Whether an animation block is being executed.
    fileprivate static var isInTransition: Bool { inheritedAnimationDuration > 0 }
}
