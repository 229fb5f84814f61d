// SPDX-License-Identifier: MIT
public import Foundation

/// A container whose children are the modes of an application: one is seen, and a bar of tabs leads to the others.
///
/// The bar is at the bottom of a narrow window, and at the top of a wide one, where a sidebar can take its place. Each
/// child keeps its state while another is seen, and in windows of any size. Ctrl+Tab, Ctrl+Page Down and Ctrl with a
/// digit go from tab to tab.
///
/// A narrow bar has room for five tabs. Of more, the last tab leads to a list of the rest, whose children are on the
/// stack of `moreNavigationController` while they are seen there.
@MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        tabBar.delegate = self
        sidebar.controller = self
    }

    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: - Children

    /// The children, in the order of their tabs; `nil` for none.
    open var viewControllers: [UIViewController]? {
        get { tabChildren.isEmpty ? nil : tabChildren }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the children; the selected one stays so if it is among the new ones, else the first is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceTabs(with: tabs(of: usable(viewControllers ?? [])), animated: animated)
    }

    /// What the bar and the sidebar show, groups among them; those of the children where children were set.
    ///
    /// The children are the controllers of those that are not hidden. A group's is its stack, or one in which the
    /// controllers of its tabs take turns.
    open var tabs: [UITab] {
        get { storedTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs, and with them the children; the selected one stays so if it is among the new ones.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        replaceTabs(with: tabs, animated: animated)
    }

    /// The tab, of a group or not, whose controller is seen; `nil` while the list of the rest is.
    ///
    /// What is none of the tabs, or hidden, is ignored.
    open var selectedTab: UITab? {
        get { shownTabOfAll }
        set { if let newValue, newValue !== shownTabOfAll { select(newValue) } }
    }

    /// The child that is seen, or `moreNavigationController` while its list is; what is none of them is ignored.
    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue { select(newValue) } }
    }

    /// The place of the selected child among `viewControllers`; `NSNotFound` without one and for the list of the rest.
    ///
    /// What is out of range is ignored.
    open var selectedIndex: Int {
        get { tabChildren.firstIndex { $0 === selected } ?? NSNotFound }
        set { if tabChildren.indices.contains(newValue) { select(tabChildren[newValue]) } }
    }

    /// The stack whose lowest controller is the list of the tabs that a narrow bar has no room for.
    public var moreNavigationController: UINavigationController { more }

    /// The children whose tabs the user may put into another order; all by default, and again when the children change.
    open var customizableViewControllers: [UIViewController]? {
        get { customizable }
        set {
            customizable = newValue
            storedMore?.list.update()
        }
    }

    // MARK: - Bar

    /// How the tabs are shown in a window that is not narrow; `automatic`, a bar, by default.
    open var mode = Mode.automatic {
        didSet { if mode != oldValue { sidebarDidChange() } }
    }

    /// The sidebar of the mode `tabSidebar`.
    public let sidebar = Sidebar()

    /// The bar of tabs; its items are the children's.
    public let tabBar = UITabBar(frame: .zero)

    /// Whether there is no bar; `false` by default.
    open var isTabBarHidden: Bool {
        get { storedTabBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Slides the bar out of the view, or in.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != storedTabBarHidden else { return }
        storedTabBarHidden = hidden
        showBarChange(animated: animated)
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        userDidSelect(item)
    }

    // MARK: - Overrides

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

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showSelected()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Those of a stack that is seen are here too, for keys that come while nothing in it has the focus.
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

    /// Keeps which tab is selected.
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
    /// The controllers of the tabs that are not hidden, in their order in the bar.
    var tabChildren: [UIViewController] = []
    var customizable: [UIViewController]?
    var selected: UIViewController?
    /// The child whose view is in place.
    var shownTab: UIViewController?
    /// The change of what is seen that is being shown.
    var transition: TabChange?
    var storedTabBarHidden = false
    var storedMore: MoreNavigationController?
    var storedSidebarView: TabSidebarView?
    var storedSidebarButton: BarItemButton?
    var knownWidthIsCompact: Bool?
}
