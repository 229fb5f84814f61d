// SPDX-License-Identifier: MIT
public import Foundation

/// A container that shows one of its children, selected with a tab bar or sidebar.
///
/// The bar is at the bottom of a narrow window and at the top of a wide one, where a sidebar can replace it. Each child
/// keeps its state while another is visible, and when the window is resized. Ctrl+Tab, Ctrl+Page Down, and Ctrl with a
/// digit switch tabs.
///
/// In a narrow window the bar shows up to five tabs. If there are more, the last one leads to a list of the remaining
/// tabs, whose controllers are on the stack of `moreNavigationController` while they are shown from there.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(self, as: UITabBarController.self)
    }

    private func setUp() {
        tabBar.delegate = self
        sidebar.controller = self
    }

    /// The object that is notified of tab selections.
    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: - Children

    /// The children, in the order of their tabs; `nil` for none.
    open var viewControllers: [UIViewController]? {
        get { tabChildren.isEmpty ? nil : tabChildren }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the children.
    ///
    /// The selection is kept if it is among the new ones, otherwise the first child is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceTabs(with: tabs(of: usable(viewControllers ?? [])), animated: animated)
    }

    /// The tabs and groups in the bar and the sidebar.
    ///
    /// If `viewControllers` was set, those of the children. The children are the controllers of the tabs that aren't
    /// hidden. The child of a group is its navigation controller, or a container that shows the selected tab's
    /// controller.
    open var tabs: [UITab] {
        get { storedTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs and thereby the children.
    ///
    /// The selection is kept if it is among the new ones.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        replaceTabs(with: tabs, animated: animated)
    }

    /// The tab, in a group or not, whose controller is visible; `nil` while the More list is visible.
    ///
    /// Setting a tab that is hidden or belongs elsewhere is ignored.
    open var selectedTab: UITab? {
        get { shownTabOfAll }
        set { if let newValue, newValue !== shownTabOfAll { select(newValue) } }
    }

    /// The visible child, or `moreNavigationController` while its list is visible.
    ///
    /// Setting any other controller is ignored.
    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue { select(newValue) } }
    }

    /// The index of the selected child in `viewControllers`; `NSNotFound` if there is none or the More list is visible.
    ///
    /// Setting an index that is out of range is ignored.
    open var selectedIndex: Int {
        get { tabChildren.firstIndex { $0 === selected } ?? NSNotFound }
        set { if tabChildren.indices.contains(newValue) { select(tabChildren[newValue]) } }
    }

    /// The navigation controller whose root is the list of tabs that don't fit into a narrow bar.
    public var moreNavigationController: UINavigationController { more }

    /// The children whose tabs the user may reorder.
    ///
    /// All by default, and again when the children change.
    open var customizableViewControllers: [UIViewController]? {
        get { customizable }
        set {
            customizable = newValue
            storedMore?.list.update()
        }
    }

    // MARK: - Bar

    /// The presentation of tabs in a window of regular width.
    ///
    /// The default, `automatic`, is a tab bar.
    open var mode = Mode.automatic {
        didSet { if mode != oldValue { sidebarDidChange() } }
    }

    /// The sidebar of the mode `tabSidebar`.
    public let sidebar = Sidebar()

    /// The tab bar.
    ///
    /// Its items are those of the children.
    public let tabBar = UITabBar(frame: .zero)

    /// Whether the tab bar is hidden.
    ///
    /// The default is `false`.
    open var isTabBarHidden: Bool {
        get { storedTabBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the tab bar by sliding it.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != storedTabBarHidden else { return }
        storedTabBarHidden = hidden
        showBarChange(animated: animated)
    }

    /// Selects the tab of `item`, or leads to the More list, for the user.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        userDidSelect(item)
    }

    // MARK: - Overrides

    /// Selects `subsequentVC`.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if subsequentVC !== selectedViewController, viewControllers?.contains(subsequentVC) == true {
            selectedViewController = subsequentVC
        }
    }

    open override func loadView() {
        let view = TabContainerView(frame: UIScreen.main.bounds)
        view.controller = self
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        viewIfLoaded?.addSubview(tabBar)
        showTabs()
    }

    /// The selected controller.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }

    /// The selected controller.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showSelected()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    /// The commands of a visible navigation stack are included, so that they work while nothing in it has focus.
    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + (tabCommands ?? []) + (stackInFront?.keyCommands ?? [])
    }

    open override class var actions: ActionTable {
        super.actions
            .adding(Self.nextTabAction, UITabBarController.selectNext)
            .adding(Self.previousTabAction, UITabBarController.selectPrevious)
            .adding(Self.numberedTabAction, UITabBarController.selectNumbered)
            .adding(UINavigationController.backAction, UITabBarController.goBack)
    }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        holder.map { [$0] } ?? super.preferredFocusEnvironments
    }

    override var titleSources: [UIViewController] { selected.map { [$0] } ?? [] }

    override var canShareTitleBar: Bool { hasBarAtTop || children.contains(where: \.canShareTitleBar) }

    override var topBarHeight: CGFloat? {
        if showsSidebar { return Theme.Bars.extent(Theme.Bars.inlineTabHeight, for: traitCollection) }
        return hasBarAtTop && showsBar ? tabBar.rowHeight : selected?.topBarHeight
    }

    /// Encodes the selected tab.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    override var restorationChildren: [UIViewController] { restorableChildren }

    // MARK: - Internal state

    var storedTabs: [UITab] = []
    /// The controllers of the tabs that aren't hidden, in the order of the bar.
    var tabChildren: [UIViewController] = []
    var customizable: [UIViewController]?
    var selected: UIViewController?
    /// The child whose view is in the container.
    var shownTab: UIViewController?
    /// The current transition.
    var transition: TabChange?
    var storedTabBarHidden = false
    var storedMore: MoreNavigationController?
    var storedSidebarView: TabSidebarView?
    var storedSidebarButton: BarItemButton?
    var knownWidthIsCompact: Bool?
}
