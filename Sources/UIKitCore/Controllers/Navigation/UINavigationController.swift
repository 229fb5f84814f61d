// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import LayerTree

/// A container that manages its children as a stack, of which the top child is visible.
///
/// The top child's view fills the container, below a navigation bar and, optionally, above a toolbar; both are part of
/// the child's safe area. The back button, a swipe from the leading edge, a two-finger touchpad swipe, Alt+Left, and
/// Escape go back.
///
/// Changes of the stack take effect immediately; the visible result follows in the same run-loop iteration. Changes
/// made during an animated transition are shown after it. If several controllers are pushed in one iteration, only the
/// view of the last one is loaded.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, UINavigationBarDelegate {
    /// Creates a controller whose stack contains `rootViewController`.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setUp()
        setStack([rootViewController], operation: .none, animated: false)
    }

    /// Creates a controller with custom bar classes; `nil` uses the standard class.
    public init(navigationBarClass: UINavigationBar.Type?, toolbarClass: UIToolbar.Type?) {
        super.init(nibName: nil, bundle: nil)
        if let navigationBarClass { navigationBar = UIView.make(navigationBarClass, frame: .zero) }
        if let toolbarClass { storedToolbar = UIView.make(toolbarClass, frame: .zero) }
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(self, as: UINavigationController.self)
    }

    /// The object that is notified of changes of the stack.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: - Stack

    /// The children, from the bottom to the top of the stack.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The child on top of the stack.
    public var topViewController: UIViewController? { stack.last }

    /// The visible controller: the last one in the chain that the top child presents, or the top child.
    public var visibleViewController: UIViewController? { frontOfStack }

    /// Pushes a child.
    ///
    /// Tab bar controllers, split view controllers, and controllers that are on the stack already are refused.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Removes the top child, unless it is the root.
    ///
    /// - Returns: The removed child.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return cutStack(after: stack.count - 2, animated: animated)?.last
    }

    /// Removes all children except the root.
    ///
    /// - Returns: The removed children, from bottom to top.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        cutStack(after: 0, animated: animated)
    }

    /// Removes the children above `viewController`, which must be on the stack.
    ///
    /// - Returns: The removed children, from bottom to top.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            Log.misuse("popToViewController(_:animated:): \(type(of: viewController)) is not on the stack.")
            return nil
        }
        return cutStack(after: index, animated: animated)
    }

    /// Replaces the stack.
    ///
    /// The change is animated as a pop if the new top was on the stack below the old one, otherwise as a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Pushes a child with an animation.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Self.showAction || super.canPerformAction(action, withSender: sender)
    }

    // MARK: - Bars

    /// The navigation bar.
    ///
    /// Its items are managed by the controller.
    public private(set) var navigationBar = UINavigationBar(frame: .zero)

    /// The toolbar at the bottom, which shows the top child's `toolbarItems`. Created on first access.
    // UIKit's spelling.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public var toolbar: UIToolbar! { loadedToolbar }

    /// Whether the navigation bar is hidden.
    ///
    /// The default is `false`.
    open var isNavigationBarHidden: Bool {
        get { bars.isNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Whether the toolbar is hidden.
    ///
    /// The default is `true`.
    open var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the navigation bar by sliding it; during a push or pop, together with that transition.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != bars.isNavigationBarHidden else { return }
        changeBars(animated: animated) { $0.isNavigationBarHidden = hidden }
    }

    /// Hides or shows the toolbar by sliding it.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != bars.isToolbarHidden else { return }
        changeBars(animated: animated) { $0.isToolbarHidden = hidden }
    }

    /// Whether scrolling down hides the bars, and scrolling up shows them.
    ///
    /// The default is `false`.
    open var hidesBarsOnSwipe = false

    /// Whether a tap on the content hides or shows the bars.
    ///
    /// The default is `false`.
    open var hidesBarsOnTap = false {
        didSet { tapToHide.isEnabled = hidesBarsOnTap }
    }

    /// Whether the bars are hidden in windows of compact height.
    ///
    /// The default is `false`.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { if hidesBarsWhenVerticallyCompact != oldValue { barHeightDidChange() } }
    }

    /// The recognizer of taps for `hidesBarsOnTap`.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { tapToHide }

    /// The recognizer of the swipe from the leading edge that goes back.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

    /// Returns whether the back button may pop `item`.
    ///
    /// The default is `true`.
    open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    // MARK: - Overrides

    /// Pops the controllers above `subsequentVC`.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard subsequentVC !== topViewController, viewControllers.contains(subsequentVC) else { return }
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    open override func loadView() {
        let view = NavigationContainerView(frame: UIScreen.main.bounds)
        view.controller = self
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        viewDidBecomeReady()
    }

    /// Pops the top controller.
    ///
    /// - Returns: `false` for the root.
    open override func accessibilityPerformEscape() -> Bool { popViewController(animated: true) != nil }

    /// Light with a black bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    /// The top controller while the bar is hidden.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

    /// The top controller.
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateShownChild()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + (isBehindPresentation ? [] : backCommands ?? [])
    }

    open override class var actions: ActionTable {
        super.actions.adding(Self.backAction, UINavigationController.goBack)
    }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        topViewController.map { [$0] } ?? super.preferredFocusEnvironments
    }

    /// The preferred size of the view in a popover or sheet: that of the top controller unless another one is set.
    open override var preferredContentSize: CGSize {
        get { super.preferredContentSize != .zero ? super.preferredContentSize : childContentSize }
        set { super.preferredContentSize = newValue }
    }

    /// Whether the application has set a preferred size of the controller itself.
    var hasOwnContentSize: Bool { super.preferredContentSize != .zero }

    private var childContentSize: CGSize { topViewController?.preferredContentSize ?? .zero }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard super.preferredContentSize == .zero, container === topViewController else { return }
        outerContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    override func startPendingTransition() {
        if pending?.animated == true, viewIfLoaded?.window != nil { updateShownChild() }
    }

    override var titleSources: [UIViewController] { stack.reversed() }

    override var canShareTitleBar: Bool { true }

    override var topBarHeight: CGFloat? {
        showsNavigationBar ? navigationBar.titleRowHeight : topViewController?.topBarHeight
    }

    /// The children whose state is saved with this controller's.
    ///
    /// In a collapsed split view, the combined stack is saved by column.
    override var restorationChildren: [UIViewController] {
        (parent as? UISplitViewController)?.ownPart(of: self) ?? super.restorationChildren
    }

    /// Called after `children` were removed from the stack and are no longer visible or contained.
    func didRelease(_ children: [UIViewController]) {}

    // MARK: - Internal state

    var stack: [UIViewController] = []
    /// The place that the root child's back button leads to, in an enclosing container.
    var outerPlace: ExternalPlacement? {
        didSet { if outerPlace?.item !== oldValue?.item { showItems() } }
    }
    /// Removed children that are still visible, or are released together with those.
    var leaving: [UIViewController] = []
    /// Children whose `didMove(toParent:)` hasn't been called yet.
    var unsettled: Set<ObjectIdentifier> = []
    /// The child whose view is in the container.
    var shownChild: UIViewController?
    /// The operation and animation of the next transition.
    var pending: (operation: Operation, animated: Bool)?
    /// The completion blocks of transactions that wait for the next transition.
    var completionHolds: [CompletionHold] = []
    var transition: NavigationTransition?
    /// Whether a transition has ended but not all of its callbacks were sent.
    var isSettling = false
    var bars = NavigationBars()
    var storedToolbar: UIToolbar?
    let edgePan = UIScreenEdgePanGestureRecognizer()
    let swipe = SwipeBackRecognizer()
    let tapToHide = UITapGestureRecognizer()
    private(set) lazy var gestures = NavigationGestures(controller: self)
    /// The scroll view that the bars follow.
    weak var followedScrollView: UIScrollView?
    /// The height of the bar at the top that the window was last notified of; 0 without one.
    var reportedTopBarHeight: CGFloat = 0
    /// The content offset at the last update.
    var lastOffset: CGFloat = 0
}

/// A place outside the stack to which the back button leads.
@MainActor
struct ExternalPlacement {
    let item: UINavigationItem
    let goBack: () -> Void
}

/// The visibility of a navigation controller's bars.
struct NavigationBars: Equatable {
    var isNavigationBarHidden = false
    var isToolbarHidden = true
}
