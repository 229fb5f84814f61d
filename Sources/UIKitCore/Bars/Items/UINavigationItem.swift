// SPDX-License-Identifier: MIT
public import Foundation

/// A controller's content of the navigation bar while it is on top of the stack.
///
/// The left and right items are named for left-to-right layout; in right-to-left layout they are on the opposite sides.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
    }

    /// Creates an item without a title.
    ///
    /// UI files don't describe navigation items.
    public required init?(coder: NSCoder) {
        super.init()
        coder.decodeInterface(self, as: UINavigationItem.self)
    }

    // MARK: - Title

    /// The title in the center of the bar, and of the back button that leads to this item.
    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }

    /// The text below the title, in a smaller font.
    open var subtitle: String? {
        didSet { if subtitle != oldValue { didChange() } }
    }

    /// The view that replaces the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { didChange() } }
    }

    /// A line of text above the bar's items, which increases the bar's height.
    open var prompt: String? {
        didSet { if prompt != oldValue { didChange() } }
    }

    /// The display mode of the large title.
    ///
    /// The default is `automatic`.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }

    /// The layout of the bar.
    ///
    /// The default is `navigator`.
    open var style = ItemStyle.navigator {
        didSet { if style != oldValue { didChange() } }
    }

    // MARK: - Back button

    /// The button that leads back to this item.
    ///
    /// `nil`, the default, uses one with this item's title.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { didChange() } }
    }

    /// The title of the button that leads back to this item.
    ///
    /// `nil`, the default, uses this item's title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { didChange() } }
    }

    /// The content of the button that leads back to this item.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange() } }
    }

    /// The action of this item's back button, instead of going back.
    open var backAction: UIAction? {
        didSet { if backAction !== oldValue { didChange() } }
    }

    /// Whether the back button is hidden while this item is on top.
    ///
    /// The default is `false`.
    open var hidesBackButton: Bool {
        get { storedHidesBackButton }
        set { setHidesBackButton(newValue, animated: false) }
    }

    /// Hides or shows the back button with a fade.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != storedHidesBackButton else { return }
        storedHidesBackButton = hidesBackButton
        didChange(animated: animated)
    }

    /// Whether the left items are shown in addition to the back button.
    ///
    /// The default is `false`.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }

    // MARK: - Items

    /// The items at the leading edge, beginning with the outermost.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leadingGroups.isEmpty ? nil : leadingGroups.flatMap { $0.items(collapsed: false) } }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The items at the trailing edge, beginning with the outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { trailingGroups.isEmpty ? nil : trailingGroups.flatMap { $0.items(collapsed: false) }.reversed() }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// The outermost left item.
    ///
    /// Setting it replaces all left items.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The outermost right item.
    ///
    /// Setting it replaces all right items.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Replaces the left items, fading between them if `animated` is `true`.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leadingGroups = Self.groups(of: items ?? [])
        didChange(animated: animated)
    }

    /// Replaces the right items, fading between them if `animated` is `true`.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        trailingGroups = Self.groups(of: (items ?? []).reversed())
        didChange(animated: animated)
    }

    /// Replaces the left items with a single item, fading between them if `animated` is `true`.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces the right items with a single item, fading between them if `animated` is `true`.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// The groups at the leading edge, in order.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { leadingGroups }
        set {
            leadingGroups = newValue
            didChange()
        }
    }

    /// The groups at the trailing edge, in order.
    ///
    /// They are collapsed when there is little space.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { trailingGroups }
        set {
            trailingGroups = newValue
            didChange()
        }
    }

    // MARK: - Search

    /// The search controller, whose search bar is at the lower edge of the navigation bar.
    ///
    /// The default is `nil`.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.isActive = false
            oldValue?.item = nil
            searchController?.item = self
            didChange()
        }
    }

    /// Whether the search bar scrolls under the navigation bar with the content, except during a search.
    ///
    /// The default is `true`.
    ///
    /// > Note: Differs from UIKit: the search bar is visible at first, because a mouse can't pull content down.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
    }

    // MARK: - Appearance

    /// The bar's appearance over content.
    ///
    /// `nil`, the default, uses the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { if standardAppearance !== oldValue { didChange() } }
    }

    /// The bar's appearance over content in a compact height.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { if compactAppearance !== oldValue { didChange() } }
    }

    /// The bar's appearance while the content is scrolled to its top.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { if scrollEdgeAppearance !== oldValue { didChange() } }
    }

    /// The bar's appearance while the content is scrolled to its top, in a compact height.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { if compactScrollEdgeAppearance !== oldValue { didChange() } }
    }

    // MARK: - Internal state

    private var leadingGroups: [UIBarButtonItemGroup] = [] {
        didSet { watch(leadingGroups) }
    }
    private var trailingGroups: [UIBarButtonItemGroup] = [] {
        didSet { watch(trailingGroups) }
    }
    private var storedHidesBackButton = false
    /// The bar whose stack contains the item.
    weak var observer: (any NavigationItemObserver)?
    /// The default back button item.
    ///
    /// Created when it is first shown.
    private(set) lazy var ownBackItem = UIBarButtonItem()

    func didChange(animated: Bool = false) {
        observer?.navigationItemDidChange(self, animated: animated)
    }

    private func watch(_ groups: [UIBarButtonItemGroup]) {
        for group in groups { group.onChange = { [weak self] in self?.didChange() } }
    }

    private static func groups(of items: [UIBarButtonItem]) -> [UIBarButtonItemGroup] {
        items.map { UIBarButtonItemGroup(barButtonItems: [$0], representativeItem: nil) }
    }
}

/// A bar that shows navigation items, and updates when they change.
@MainActor
protocol NavigationItemObserver: AnyObject {
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
}

extension UINavigationItem {
    /// The display modes of large titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The mode of the item below in the stack. For the root item, large.
        case automatic = 0
        case always = 1
        case never = 2
        /// Inline; the same as `never`.
        case inline = 3
    }

    /// The content of a back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title if it fits, otherwise "Back" if that fits, otherwise only the chevron.
        case `default` = 0
        /// "Back" if it fits, otherwise only the chevron.
        case generic = 1
        /// Only the chevron.
        case minimal = 2
    }

    /// The layout of a navigation bar.
    public enum ItemStyle: Int, Sendable {
        /// For hierarchical navigation: the title is centered.
        case navigator = 0
        /// For browsing: the title is at the leading edge.
        case browser = 1
        /// For editing: the title is at the leading edge.
        case editor = 2
    }
}
