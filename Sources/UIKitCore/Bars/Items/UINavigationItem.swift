// SPDX-License-Identifier: MIT
public import Foundation

/// What a controller puts into the navigation bar while it is on top.
///
/// The items left and right of the title are named for left-to-right readers; for others they change sides.
@MainActor
open class UINavigationItem {
    /// Makes an item with that title.
    public init(title: String) {
        self.title = title
    }

    /// Makes an item without a title; UI files do not describe bars.
    public required init?(coder: NSCoder) {}

    // MARK: - Title

    /// Stands in the middle of the bar, and in the back button of what is on top of this.
    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }

    /// A second line in smaller letters under the title.
    open var subtitle: String? {
        didSet { if subtitle != oldValue { didChange() } }
    }

    /// Shown in place of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { didChange() } }
    }

    /// A line above the bar's items, which makes the bar higher.
    open var prompt: String? {
        didSet { if prompt != oldValue { didChange() } }
    }

    /// Whether the title is large while the content is at its top; `automatic` by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }

    /// How the bar is arranged; `navigator` by default.
    open var style = ItemStyle.navigator {
        didSet { if style != oldValue { didChange() } }
    }

    // MARK: - Back

    /// What leads back to this item from the one on top of it; `nil`, the default, for a button with this one's title.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { didChange() } }
    }

    /// What the button back to this item says; `nil`, the default, for its title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { didChange() } }
    }

    /// How much the button back to this item says.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange() } }
    }

    /// Performed by the back button that this item shows, in place of going back.
    open var backAction: UIAction? {
        didSet { if backAction !== oldValue { didChange() } }
    }

    /// Whether there is no back button while this item is on top; `false` by default.
    open var hidesBackButton: Bool {
        get { storedHidesBackButton }
        set { setHidesBackButton(newValue, animated: false) }
    }

    /// Hides or shows the back button, animated by fading.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != storedHidesBackButton else { return }
        storedHidesBackButton = hidesBackButton
        didChange(animated: animated)
    }

    /// Whether the left items stand beside the back button rather than in its place; `false` by default.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }

    // MARK: - Items

    /// The items where reading begins, the outermost first.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leadingGroups.isEmpty ? nil : leadingGroups.flatMap { $0.items(collapsed: false) } }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The items where reading ends, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { trailingGroups.isEmpty ? nil : trailingGroups.flatMap { $0.items(collapsed: false) }.reversed() }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// The outermost of the left items; setting it replaces all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The outermost of the right items; setting it replaces all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leadingGroups = Self.groups(of: items ?? [])
        didChange(animated: animated)
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        trailingGroups = Self.groups(of: (items ?? []).reversed())
        didChange(animated: animated)
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// The groups where reading begins, in reading order.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { leadingGroups }
        set {
            leadingGroups = newValue
            didChange()
        }
    }

    /// The groups where reading ends, in reading order; they are collapsed where room is short.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { trailingGroups }
        set {
            trailingGroups = newValue
            didChange()
        }
    }

    // MARK: - Search

    /// Has a search bar at the lower edge of the navigation bar; `nil`, the default, for none.
    ///
    /// > Note: Differs from UIKit: the search bar stays where it is while the content scrolls.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.isActive = false
            oldValue?.item = nil
            searchController?.item = self
            didChange()
        }
    }

    // MARK: - Looks

    /// How the bar looks over content; `nil`, the default, for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { if standardAppearance !== oldValue { didChange() } }
    }

    /// The same in a window that is not high.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { if compactAppearance !== oldValue { didChange() } }
    }

    /// How the bar looks while the content is at its top.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { if scrollEdgeAppearance !== oldValue { didChange() } }
    }

    /// The same in a window that is not high.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { if compactScrollEdgeAppearance !== oldValue { didChange() } }
    }

    // MARK: - State of the concerns

    private var leadingGroups: [UIBarButtonItemGroup] = [] {
        didSet { watch(leadingGroups) }
    }
    private var trailingGroups: [UIBarButtonItemGroup] = [] {
        didSet { watch(trailingGroups) }
    }
    private var storedHidesBackButton = false
    /// The bars that have the item on their stack.
    weak var observer: (any NavigationItemObserver)?
    /// What to go back to by a press, made when it is first shown.
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

/// Shows navigation items, and shows them again when they change.
@MainActor
protocol NavigationItemObserver: AnyObject {
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
}

extension UINavigationItem {
    /// When a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below has it; of the lowest one, large.
        case automatic = 0
        case always = 1
        case never = 2
        /// Inline, as `never`.
        case inline = 3
    }

    /// How much a back button says.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title where there is room, else "Back", else nothing.
        case `default` = 0
        /// "Back" where there is room.
        case generic = 1
        /// The chevron alone.
        case minimal = 2
    }

    /// How a bar is arranged.
    public enum ItemStyle: Int, Sendable {
        /// For going into things and back: the title in the middle.
        case navigator = 0
        /// For looking around: the title where reading begins.
        case browser = 1
        /// For working on something: the title where reading begins.
        case editor = 2
    }
}

extension UINavigationItem: Hashable {
    public nonisolated static func == (left: UINavigationItem, right: UINavigationItem) -> Bool {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
