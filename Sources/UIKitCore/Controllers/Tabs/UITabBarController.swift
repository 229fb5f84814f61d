// SPDX-License-Identifier: MIT
public import Foundation

/// A container whose children are the modes of an application: one is seen, and a bar of tabs leads to the others.
///
/// The bar is at the bottom of a narrow window, and at the top of a wide one. Each child keeps its state while another
/// is seen. Ctrl+Tab, Ctrl+Page Down and Ctrl with a digit go from tab to tab.
///
/// > Note: Differs from UIKit: where more children than fit are in a narrow window, the last tab opens a menu of the rest,
/// > not a list of its own.
@MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBar.delegate = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        tabBar.delegate = self
    }

    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: - Children

    /// The children, in the order of their tabs; `nil` for none.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the children; the selected one stays so if it is among the new ones, else the first is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceTabs(with: viewControllers ?? [], animated: animated)
    }

    /// The child that is seen; one that is none of the children is ignored.
    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue { select(newValue) } }
    }

    /// The place of the selected child among `viewControllers`; `NSNotFound` without one, and what is out of range is
    /// ignored.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
        set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
    }

    // MARK: - Bar

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

    // MARK: - What the controller overrides

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
        (tabCommands ?? []) + ((selected as? UINavigationController)?.keyCommands ?? [])
    }

    open override class var actions: ActionTable {
        super.actions
            .adding(Self.nextTabAction, UITabBarController.selectNext)
            .adding(Self.previousTabAction, UITabBarController.selectPrevious)
            .adding(Self.numberedTabAction, UITabBarController.selectNumbered)
            .adding(UINavigationController.backAction, UITabBarController.goBack)
    }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        selected.map { [$0] } ?? super.preferredFocusEnvironments
    }

    override var titleSources: [UIViewController] { selected.map { [$0] } ?? [] }

    // MARK: - State of the concerns

    var tabs: [UIViewController] = []
    var selected: UIViewController?
    /// The child whose view is in place.
    var shownTab: UIViewController?
    var storedTabBarHidden = false
    let moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    var knownWidthIsCompact: Bool?
}
