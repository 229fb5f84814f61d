// SPDX-License-Identifier: MIT
public import Foundation

/// A container whose children are a stack: the user goes from one into the next, and back.
///
/// The top one's view fills the container, under a bar that names it and leads back and, if asked for, over a toolbar.
/// The bars are in the child's safe area. A swipe from the leading edge, two fingers on a touchpad, Alt+Left and
/// Escape lead back as well as the bar's button.
///
/// Changes of the stack count at once; what is seen follows in the same turn, and while a change is being animated the
/// next one waits for its end. So of several controllers pushed in one turn only the last one's view is made.
@MainActor
open class UINavigationController: UIViewController, UINavigationBarDelegate {
    /// Makes a controller whose stack has one element.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setUp()
        setStack([rootViewController], operation: .none, animated: false)
    }

    /// Makes a controller with bars of other classes; `nil` stands for the plain ones.
    public init(navigationBarClass: UINavigationBar.Type?, toolbarClass: UIToolbar.Type?) {
        super.init(nibName: nil, bundle: nil)
        if let navigationBarClass { navigationBar = navigationBarClass.init(frame: .zero) }
        if let toolbarClass { storedToolbar = toolbarClass.init(frame: .zero) }
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: - Stack

    /// The children, the lowest first.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The child on top of the stack.
    public var topViewController: UIViewController? { stack.last }

    /// The controller that the user sees: the top child, or what is presented in front of it.
    public var visibleViewController: UIViewController? { frontOfStack }

    /// Puts a child on top; a tab bar controller, or what is on the stack already, is refused.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Takes the top child away, unless it is the lowest.
    ///
    /// - Returns: the child.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return cutStack(after: stack.count - 2, animated: animated)?.last
    }

    /// Takes all but the lowest child away.
    ///
    /// - Returns: the children that went, the lowest first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        cutStack(after: 0, animated: animated)
    }

    /// Takes all that is on top of `viewController` away, which has to be on the stack.
    ///
    /// - Returns: the children that went, the lowest first.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            Log.misuse("popToViewController(_:animated:): \(type(of: viewController)) is not on the stack.")
            return nil
        }
        return cutStack(after: index, animated: animated)
    }

    /// Replaces the stack; animated as a pop if the new top was on the stack below the old one, else as a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Puts a child on top, animated.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Self.showAction || super.canPerformAction(action, withSender: sender)
    }

    // MARK: - Bars

    /// The bar at the top; its stack is the controller's.
    public private(set) var navigationBar = UINavigationBar(frame: .zero)

    /// The bar at the bottom, made when it is first asked for; it shows the top child's `toolbarItems`.
    // UIKit's spelling.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public var toolbar: UIToolbar! { loadedToolbar }

    /// Whether there is no bar at the top; `false` by default.
    open var isNavigationBarHidden: Bool {
        get { bars.isNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Whether there is no bar at the bottom; `true` by default.
    open var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Slides the bar at the top out of the view, or in; while a child comes or goes, along with it.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != bars.isNavigationBarHidden else { return }
        changeBars(animated: animated) { $0.isNavigationBarHidden = hidden }
    }

    /// Slides the bar at the bottom out of the view, or in.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != bars.isToolbarHidden else { return }
        changeBars(animated: animated) { $0.isToolbarHidden = hidden }
    }

    /// Whether scrolling down hides the bars, and scrolling up shows them; `false` by default.
    open var hidesBarsOnSwipe = false

    /// Whether a tap on the content hides the bars, or shows them; `false` by default.
    open var hidesBarsOnTap = false {
        didSet { tapToHide.isEnabled = hidesBarsOnTap }
    }

    /// Whether there are no bars in a window that is not high; `false` by default.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { if hidesBarsWhenVerticallyCompact != oldValue { barHeightDidChange() } }
    }

    /// Recognizes the taps of `hidesBarsOnTap`.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { tapToHide }

    /// Recognizes the swipe from the leading edge that leads back.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

    /// Whether a press on the back button may take `item` away; `true` unless overridden.
    open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    // MARK: - What the controller overrides

    open override func loadView() {
        let view = NavigationContainerView(frame: UIScreen.main.bounds)
        view.controller = self
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        viewDidBecomeReady()
    }

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

    override var titleSources: [UIViewController] { stack.reversed() }

    /// In a narrow split the columns' stacks are one; their controllers have their states by the columns that are theirs.
    override var restorationChildren: [UIViewController] {
        (parent as? UISplitViewController)?.ownPart(of: self) ?? super.restorationChildren
    }

    /// `children` went from the stack, are seen no more and have no parent.
    func didRelease(_ children: [UIViewController]) {}

    // MARK: - State of the concerns

    var stack: [UIViewController] = []
    /// What the lowest child's back button leads to, in a container that this one leads out of.
    var outerPlace: ExternalPlacement? {
        didSet { if outerPlace?.item !== oldValue?.item { showItems() } }
    }
    /// Those that left the stack and are still seen, or wait for those that are.
    var leaving: [UIViewController] = []
    /// Those that joined the stack and have not been told that they have.
    var unsettled: Set<ObjectIdentifier> = []
    /// The child whose view is in place.
    var shownChild: UIViewController?
    /// How the next change of what is seen is shown.
    var pending: (operation: Operation, animated: Bool)?
    var transition: NavigationTransition?
    /// Between the end of a transition and its last callback.
    var isSettling = false
    var bars = NavigationBars()
    var storedToolbar: UIToolbar?
    let edgePan = UIScreenEdgePanGestureRecognizer()
    let swipe = SwipeBackRecognizer()
    let tapToHide = UITapGestureRecognizer()
    private(set) lazy var gestures = NavigationGestures(controller: self)
    /// The scroll view that the bars follow.
    weak var followedScrollView: UIScrollView?
    /// Where the content was when it was last looked at.
    var lastOffset: CGFloat = 0
}

/// A place outside of a stack that its back button leads to.
@MainActor
struct ExternalPlacement {
    let item: UINavigationItem
    let goBack: () -> Void
}

/// Which bars a navigation controller has.
struct NavigationBars: Equatable {
    var isNavigationBarHidden = false
    var isToolbarHidden = true
}
