// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// An object that manages a view hierarchy: one self-contained part of the interface.
///
/// The view is loaded when it is first needed. The object that shows the controller sets the view's frame; the
/// controller adapts when it is notified of appearance and layout (`R-VC-112`, `R-VC-127`).
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
    /// Creates a controller whose view is loaded from the UI file `nibNameOrNil`; `nil` creates an empty view.
    ///
    /// The file is read when the view is first needed. It connects the view to its owner's `view` outlet.
    ///
    /// > Note: Differs from UIKit: without a name, no file named after the class is looked up.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller as `init(nibName:bundle:)` does with `nil` for both arguments.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from a storyboard.
    ///
    /// Its view and outlets don't exist yet; see `awakeFromNib()`. With any other coder, equivalent to `init()`.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        coder.decodeInterface(self, as: UIViewController.self)
    }

    /// The name of the UI file that contains the view, without its extension.
    public let nibName: String?

    /// The bundle that contains the UI file; `nil` for the main bundle.
    public let nibBundle: Bundle?

    /// The superclass's outlets, and `view`, to which a UI file connects the owner's view.
    open override class var outlets: OutletTable { super.outlets.adding("view", \UIViewController.view) }

    // MARK: - Storyboard

    /// The storyboard from which the controller was created; `nil` if it was created in code.
    open var storyboard: UIStoryboard? { controllerArchive?.storyboard }

    /// Performs the segue with that identifier of the controller's scene (`R-VC-83`).
    ///
    /// It doesn't call `shouldPerformSegue(withIdentifier:sender:)`. An unknown identifier is logged.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performStoryboardSegue(identifier, sender: sender)
    }

    /// Returns whether to perform a segue that the user triggers; `true` by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue from this controller is performed, to pass data to its destination.
    ///
    /// The destination's view is usually not loaded yet (`R-VC-84`). The default implementation does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// The methods that create the destinations of segues from this controller.
    ///
    /// Subclasses add to `super.segueActions`.
    open class var segueActions: SegueActionTable { SegueActionTable() }

    /// Returns whether an unwind segue that calls `action` ends at this controller.
    ///
    /// The default implementation returns whether the controller has the action.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        responds(to: action)
    }

    /// Returns the children to search for the destination of an unwind segue, first to last.
    ///
    /// The default implementation returns all children, the last one first.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        standardChildrenForUnwinding
    }

    /// Called on each container between the source and the destination of an unwind segue, to show the child
    /// `subsequentVC` that contains the destination.
    ///
    /// The default implementation does nothing; navigation, tab bar, and split view controllers override it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// The part of a storyboard from which the controller was created.
    package final var controllerArchive: (any ControllerArchive)?

    // MARK: - View

    /// The root of the controller's views. Accessing it for the first time calls `loadView()` and `viewDidLoad()`.
    ///
    /// Set it in `loadView()`. Set it to `nil` to have the view loaded again when it is next needed.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get { loadedView() }
        set { adopt(newValue) }
    }

    /// The view, or `nil` if it isn't loaded.
    public var viewIfLoaded: UIView? { storedView }

    /// Whether the view is loaded.
    public var isViewLoaded: Bool { storedView != nil }

    /// Loads the view if it isn't loaded.
    public func loadViewIfNeeded() {
        _ = loadedView()
    }

    /// Creates the view and assigns it to `view`: from the UI file `nibName`, or an empty one.
    ///
    /// Overrides don't call super.
    open func loadView() {
        loadDefaultView()
    }

    /// Called once after each `loadView()`, before the view is added to a window.
    open func viewDidLoad() {}

    // MARK: - Appearance

    /// Called before the view enters a window.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the window and has its traits and geometry, before layout.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called when the view is in the window and laid out, before the frame in which it is first shown.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view leaves the window or is covered.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view has left the window or is covered.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether children appear and disappear with this controller and as their views are added and removed.
    ///
    /// The default is `true`. A container that returns `false` calls `beginAppearanceTransition(_:animated:)` and
    /// `endAppearanceTransition()` on its children, also when it appears and disappears itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Begins an appearance or disappearance that a container or presentation controls.
    ///
    /// Each call must be balanced by `endAppearanceTransition()`. Until then, adding or removing the view sends no
    /// callbacks. The opposite direction may begin before the end: the transition was interrupted, and the second
    /// callback of the first pair is omitted.
    ///
    /// > Note: Differs from UIKit: children are notified once their parent is visible, unless the parent forwards
    /// > appearance itself.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        begin(AppearanceTransition(isAppearing: isAppearing, isAnimated: animated))
    }

    /// Ends the transition begun with `beginAppearanceTransition(_:animated:)`: the view has appeared or disappeared.
    open func endAppearanceTransition() {
        guard let appearanceTransition else {
            Log.misuse("\(type(of: self)): endAppearanceTransition() without beginAppearanceTransition(_:animated:).")
            return
        }
        end(appearanceTransition)
    }

    // MARK: - Layout

    /// Called before the view lays out its subviews, after autoresizing.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// The area at the top of the view that bars cover.
    @available(*, deprecated, message: "Use the safe area layout guide of the view instead.")
    open var topLayoutGuide: any UILayoutSupport { barGuide(isTop: true) }

    /// The area at the bottom of the view that bars cover.
    @available(*, deprecated, message: "Use the safe area layout guide of the view instead.")
    open var bottomLayoutGuide: any UILayoutSupport { barGuide(isTop: false) }

    private func barGuide(isTop: Bool) -> BarLayoutGuide {
        let guides = view.layoutGuides.compactMap { $0 as? BarLayoutGuide }
        return guides.first { $0.isTop == isTop } ?? BarLayoutGuide(view, isTop: isTop)
    }

    // MARK: - Missing content

    /// The configuration of a view that is shown above the controller's own, inside the safe area, while there is no
    /// content; `nil` (the default) for none.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableContent.configuration }
        set {
            unavailableContent.configuration = newValue
            unavailableConfigurationDidChange()
        }
    }

    /// The current state, from which the configuration of missing content is updated.
    ///
    /// Overrides add to the value of `super`.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { currentUnavailableState }

    /// Called before layout if `setNeedsUpdateContentUnavailableConfiguration()` was called, to set
    /// `contentUnavailableConfiguration` for `state`.
    ///
    /// The default implementation adapts the present configuration to the state.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard let configuration = contentUnavailableConfiguration else { return }
        contentUnavailableConfiguration = configuration.updated(for: state)
    }

    /// Updates the view's constraints by calling its `updateConstraints()`.
    ///
    /// Overrides call super.
    open func updateViewConstraints() {
        storedView?.updateConstraints()
    }

    /// Insets in points that the controller adds to the safe area of its surroundings, for example for custom bars.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { storedView?.updateSafeArea() } }
    }

    var unavailableContent = UnavailableContent()

    /// The insets in points by which the container's bars cover the view.
    ///
    /// Set by the container.
    var containerInsets: UIEdgeInsets = .zero {
        didSet { if containerInsets != oldValue { storedView?.updateSafeArea() } }
    }

    /// Called when the view's safe area changes.
    open func viewSafeAreaInsetsDidChange() {}

    /// Whether the view's margins are at least `systemMinimumLayoutMargins`.
    ///
    /// The default is `true`.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.marginsDidChange() } }
    }

    /// The minimum margins of the controller's view: 16 points at the sides for a compact width, otherwise 20.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { standardMinimumMargins }

    /// Called when the view's layout margins change.
    open func viewLayoutMarginsDidChange() {}

    /// Called when a trait changes, such as the light or dark style.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of the controller's environment, such as the light or dark style, the scale, and the size classes.
    open var traitCollection: UITraitCollection { resolvedTraits }

    /// Traits that override those of the environment for the controller and its views.
    ///
    /// Empty by default.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { viewIfLoaded?.updateTraits() } }
    }

    /// The light or dark style that overrides the environment's.
    ///
    /// The default, `unspecified`, inherits it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.updateTraits() } }
    }

    // MARK: - Focus

    /// The environments to which focus moves when it enters the controller, in order.
    ///
    /// The default is the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The focus group of the views in the controller.
    ///
    /// `nil`, the default, uses the enclosing group.
    open var focusGroupIdentifier: String?

    /// Whether focus returns to the previously focused view when a controller that covered this one is dismissed.
    ///
    /// The default is `true`.
    open var restoresFocusAfterTransition = true

    /// Returns whether the focus update that `context` describes is allowed.
    ///
    /// The default is `true`.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when focus enters, leaves, or moves within the controller's view.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: - Bars

    /// The controller's content of the navigation bar.
    ///
    /// Created with `title` on first access.
    open var navigationItem: UINavigationItem { barItems.navigationItem(of: self) }

    /// The controller's tab bar item. Created with `title` on first access.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tabBarItem: UITabBarItem! {
        get { barItems.tabBarItem(of: self) }
        set { barItems.setTabBarItem(newValue, of: self) }
    }

    /// The items of the navigation controller's toolbar while this controller is on top of the stack.
    open var toolbarItems: [UIBarButtonItem]? {
        get { barItems.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Replaces the toolbar items, fading between them if `animated` is `true`.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        guard toolbarItems != barItems.toolbarItems else { return }
        barItems.toolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// Whether the bottom bar is hidden while this controller, or one above it, is on the stack.
    ///
    /// The default is `false`. Set it before the controller is pushed.
    open var hidesBottomBarWhenPushed = false

    // MARK: - Content

    /// A localized title of the controller's content.
    ///
    /// It is shown in the bars around the controller, and names the window if the controller is its root. A container
    /// without a title uses the one of its visible child.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            barItems.titleDidChange(to: title)
            viewIfLoaded?.window?.updateTitle()
        }
    }

    /// Whether the content is being edited.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Switches the editing mode.
    ///
    /// Overrides call super and update their views.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        barItems.editingDidChange(to: editing)
    }

    /// A bar button that toggles the editing mode with an animation, titled Edit or Done.
    ///
    /// Created on first access. Add it to the navigation item.
    open var editButtonItem: UIBarButtonItem { barItems.editButtonItem(of: self) }

    /// Called when memory is low.
    ///
    /// Release objects that can be recreated. Overrides call super.
    open func didReceiveMemoryWarning() {}

    // MARK: - Containment

    /// The controllers whose views are shown inside this one's.
    public internal(set) var children: [UIViewController] = []

    /// The container whose view contains this controller's view.
    public internal(set) weak var parent: UIViewController?

    /// Adds a child, after calling its `willMove(toParent:)`.
    ///
    /// Then add its view and call `didMove(toParent:)`.
    open func addChild(_ child: UIViewController) {
        adopt(child: child)
    }

    /// Ends the containment and calls `didMove(toParent: nil)`.
    ///
    /// Before, call `willMove(toParent: nil)` and remove the view.
    open func removeFromParent() {
        leaveParent()
    }

    /// Called before the controller becomes a child, or is removed if `parent` is `nil`.
    ///
    /// Overrides call super. `addChild(_:)` calls it. A container that removes a child calls it with `nil` before it
    /// removes the view.
    open func willMove(toParent parent: UIViewController?) {
        leavesParent = parent == nil
    }

    /// Called after the controller has become a child, or was removed if `parent` is `nil`.
    ///
    /// `removeFromParent()` calls it with `nil`. A container that adds a child calls it once the child's view is added.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether the view appears because the controller was added to a container.
    ///
    /// Valid in `viewWillAppear(_:)` and `viewDidAppear(_:)`.
    public internal(set) var isMovingToParent = false

    /// Whether the view disappears because the controller was removed from its container.
    ///
    /// Valid in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
    public internal(set) var isMovingFromParent = false

    /// Whether the view appears because the controller was presented.
    ///
    /// Valid in `viewWillAppear(_:)` and `viewDidAppear(_:)`.
    public internal(set) var isBeingPresented = false

    /// Whether the view disappears because the controller was dismissed.
    ///
    /// Valid in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
    public internal(set) var isBeingDismissed = false

    // MARK: - Presentation

    /// Presents a controller over this one, or over the ancestor that provides the presentation context.
    ///
    /// A controller presents one other at a time. The call is ignored with a log message, and `completion` isn't
    /// called, if `viewControllerToPresent` is already presented or has a parent, or if this controller isn't in a
    /// window. `completion` is called when the presented controller has appeared.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents and all controllers presented by that; if it presents none, this
    /// controller itself.
    ///
    /// Only the topmost dismissal is animated. Without a presentation, nothing happens. A presentation in progress is
    /// completed immediately first; a second call during a dismissal waits for it. `completion` is called when the
    /// dismissed controllers have disappeared.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// The controller that this one, or its nearest presenting ancestor, presents.
    open var presentedViewController: UIViewController? { nearestPresentation?.presentedViewController }

    /// The controller that presented this one or its container.
    ///
    /// > Note: Differs from UIKit: this is the controller on which `present(_:animated:completion:)` was called. The
    /// > controller that provided the context is the presentation controller's `presentingViewController`; its
    /// > `presentedViewController` is this controller as well.
    open var presentingViewController: UIViewController? { presentationAround?.source }

    /// The style in which the controller is presented.
    ///
    /// The default is `.automatic`, which resolves to a page sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// The animation of presentations that cover their context.
    ///
    /// The default is `.coverVertical`.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Whether presentations of the styles `.currentContext` and `.overCurrentContext` by this controller or its
    /// descendants cover this controller's view.
    ///
    /// The default is `false`.
    open var definesPresentationContext = false

    /// Whether presentations in this controller's context use its `modalTransitionStyle`.
    ///
    /// The default is `false`.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the user is prevented from dismissing the presented controller.
    ///
    /// The default is `false`.
    open var isModalInPresentation = false

    /// The object that provides the animators and the presentation controller when this controller is presented.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The presentation controller of the current presentation, or of the one that the current style will have.
    open var presentationController: UIPresentationController? { ownOrPreparedPresentation }

    /// Creates the presentation controller for presenting this controller.
    func makePresentationController(presenting: UIViewController?, source: UIViewController) -> UIPresentationController
    {
        makeDefaultPresentationController(presenting: presenting, source: source)
    }

    /// The style that `.automatic` resolves to.
    var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

    /// The presentation in which this controller is presented.
    var activePresentation: UIPresentationController?
    /// A presentation controller that was accessed before the presentation began.
    var preparedPresentation: UIPresentationController?
    /// The presentation that covers this controller's view.
    var presentationInContext: UIPresentationController?
    /// The presentation that this controller began.
    weak var presentationAsSource: UIPresentationController?

    /// The coordinator of the transition that the controller, or an ancestor, is part of; `nil` when there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        for controller in sequence(first: self, next: \.parent) { controller.startPendingTransition() }
        return nearestCoordinator
    }

    /// Starts a transition that was requested and would otherwise start in the next layout.
    func startPendingTransition() {}

    /// The coordinator of the transition that this controller itself is part of.
    var currentCoordinator: TransitionCoordinator?

    /// Replaces the view of one child with that of another.
    ///
    /// The new view is added to the same superview, `animations` moves the two views, and the old view is removed at
    /// the end. Set the new view's initial frame before the call, and end the containment of the old child in
    /// `completion`. With a transition among `options`, the superview shows the transition. Both children get
    /// appearance callbacks, unless the container forwards them itself.
    ///
    /// - Parameters:
    ///   - fromViewController: The visible child.
    ///   - toViewController: The child to show.
    ///   - duration: The duration in seconds. At 0, the change is immediate.
    ///   - options: Animation options.
    ///   - animations: Changes to animate. Executed before this method returns.
    ///   - completion: Called when the change has ended, with `false` if it was interrupted.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        swap(
            fromViewController, for: toViewController, duration: duration, options: options, changes: animations,
            completion: completion)
    }

    // MARK: - Showing other controllers

    /// Shows `vc` in the nearest container that supports it; presents it if there is none.
    ///
    /// The container is found with `targetViewController(forAction:sender:)` for `showAction`.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let target = targetViewController(forAction: Self.showAction, sender: sender), target !== self else {
            return showWithoutContainer(vc)
        }
        target.show(vc, sender: sender)
    }

    /// Shows `vc` as the detail of a selection in the nearest container that supports it; presents it if there is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let target = targetViewController(forAction: Self.showDetailAction, sender: sender), target !== self
        else { return showWithoutContainer(vc) }
        target.showDetailViewController(vc, sender: sender)
    }

    /// Returns this controller or its nearest ancestor that performs `action`.
    ///
    /// > Note: Differs from UIKit: a container that shows other controllers overrides `canPerformAction(_:withSender:)`
    /// > for `showAction`, in addition to `show(_:sender:)` itself.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestController(forAction: action, sender: sender)
    }

    // MARK: - Size

    /// The preferred size of the view in a popover, sheet, or container, in points.
    ///
    /// The default, zero, means no preference.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            outerContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Called when a child's preferred size changes.
    ///
    /// Containers that respect it override this method.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a child once this view's size is `parentSize`: all of it if the child fills the view now,
    /// otherwise its current size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        standardSize(of: container, in: parentSize)
    }

    /// Called before the view's size changes to `size`, in points.
    ///
    /// Overrides call super, which notifies visible children. The window's root is notified of every size during a
    /// resize by the user. Only a change between portrait and landscape is animated; for others, the coordinator's
    /// blocks run immediately.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passSize(size, with: coordinator)
    }

    /// Called before the traits change to `newCollection`.
    ///
    /// Overrides call super, which notifies visible children. If the size changes as well, it is called before
    /// `viewWillTransition(to:with:)`.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        passTraits(newCollection, with: coordinator)
    }

    /// The edges at which the view extends under a container's bars.
    ///
    /// The default is all edges. At other edges, the view ends at the bar.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view also extends under opaque bars.
    ///
    /// The default is `false`.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether a scroll view whose `contentInsetAdjustmentBehavior` is `automatic` gets the safe area as an inset.
    ///
    /// The default is `true`. It applies to the controller's view and to the scroll views in it.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet {
            guard automaticallyAdjustsScrollViewInsets != oldValue else { return }
            viewIfLoaded?.scrollViewAdjustmentDidChange()
        }
    }

    // MARK: - Status bar

    /// The colors above the window's content; `.default` by default.
    ///
    /// Asked of the window's root or full-screen controller, or of the one that it names. Call
    /// `setNeedsStatusBarAppearanceUpdate()` when the value changes.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the controller prefers a hidden status bar; `false` by default.
    ///
    /// > Note: Differs from UIKit: the title bar stays, and only `UIStatusBarManager` reports the preference.
    open var prefersStatusBarHidden: Bool { false }

    /// The animation of changes above the content; `.fade` by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child whose `preferredStatusBarStyle` is used; `nil`, the default, for the controller's own.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child whose `prefersStatusBarHidden` is used; `nil`, the default, for the controller's own.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Whether the presented controller's preferences are used although it doesn't cover the full screen.
    ///
    /// The default is `false`.
    open var modalPresentationCapturesStatusBarAppearance = false {
        didSet {
            if modalPresentationCapturesStatusBarAppearance != oldValue { setNeedsStatusBarAppearanceUpdate() }
        }
    }

    /// Asks for the preferences again before the next frame.
    open func setNeedsStatusBarAppearanceUpdate() {
        UIApplication.running?.setNeedsStatusBarUpdate()
    }

    // MARK: - Orientation

    /// The orientations that the controller supports as a window's root or in full screen.
    ///
    /// The default is all.
    ///
    /// > Note: Differs from UIKit: the user controls the shape of a window. In an unsupported orientation the view is
    /// > laid out in the window's shape, and no rotation is reported.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    /// Whether the interface may rotate now.
    ///
    /// The default is `true`.
    open var shouldAutorotate: Bool { true }

    /// The orientation in which the controller is presented in full screen.
    ///
    /// The default is the window's current one.
    ///
    /// > Note: Differs from UIKit: a window of another shape isn't rotated.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        viewIfLoaded?.window?.interfaceOrientation ?? UIApplication.running?.statusBarOrientation ?? .portrait
    }

    /// The predecessor of `supportedInterfaceOrientations`, which it evaluates.
    ///
    /// Both must agree.
    open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
        supportedInterfaceOrientations.permits(toInterfaceOrientation)
    }

    /// Call when `supportedInterfaceOrientations` returns a different value.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        viewIfLoaded?.window?.settleOrientation()
    }

    /// Whether visible children are notified of rotations with this controller.
    ///
    /// The default is `true`.
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

    /// Called before the window rotates; `duration` is in seconds.
    ///
    /// Overrides call super.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        passWillRotate(to: toInterfaceOrientation, duration: duration)
    }

    /// Called when the view has its new size.
    ///
    /// Changes made here are animated for `duration` seconds. Overrides call super.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        passWillAnimateRotation(to: toInterfaceOrientation, duration: duration)
    }

    /// Called when the window has rotated.
    ///
    /// Overrides call super.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        passDidRotate(from: fromInterfaceOrientation)
    }

    // MARK: - Commands

    /// The commands added with `addKeyCommand(_:)`.
    ///
    /// Overrides add their own to super's.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a key command that is available while the controller is in the responder chain.
    ///
    /// It is appended to `keyCommands`.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
    }

    /// Removes a key command.
    ///
    /// A command that wasn't added is ignored.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    // MARK: - State restoration

    /// The name under which the controller's state is saved.
    ///
    /// `nil`, the default, excludes the controller and its children from restoration.
    ///
    /// In an application with scenes, the state of a window's controllers is saved when the application terminates.
    /// After the scene's delegate has recreated the controllers, each gets the state saved under the same names from
    /// the root down.
    open var restorationIdentifier: String?

    /// Encodes the state to restore at the next launch into `coder`, by keys.
    ///
    /// Overrides call super.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Restores the state that was encoded in the last launch.
    ///
    /// The view is loaded. Overrides call super. The state may have been written by another version of the application:
    /// an object that it doesn't have, or that can't be decoded, is `nil`, and a missing number 0. If the process ends
    /// while states are being restored, the next launch begins without them.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Called when all controllers of the window have restored their states.
    open func applicationFinishedRestoringState() {}

    // MARK: - Responder

    open override var next: UIResponder? {
        if let activePresentation { return activePresentation.responderBehind }
        guard let view = storedView else { return parent }
        return view.superview ?? parent
    }

    // MARK: - State

    /// The children whose titles stand in for a missing title, in order of preference.
    var titleSources: [UIViewController] { [] }

    /// Whether the controller has a bar that can share the row at the window's top with the window's buttons, even if
    /// the bar is hidden.
    var canShareTitleBar: Bool { placedTopBarHeight != nil || childrenAtTop.contains(where: \.canShareTitleBar) }

    /// The height of the row that the bar at the top of the view shares with the window's buttons; `nil` while there
    /// is no such bar.
    var topBarHeight: CGFloat? { placedTopBarHeight ?? childrenAtTop.lazy.compactMap(\.topBarHeight).first }

    /// The children whose states are saved with this controller's.
    var restorationChildren: [UIViewController] { children }

    var addedKeyCommands: [UIKeyCommand] = []
    var barItems = BarItems()
    var storedView: UIView?
    var isLoadingView = false
    var editing = false
    var appearance = AppearanceState.disappeared
    /// The appearance transition that a container or a presentation has begun and not ended.
    var appearanceTransition: AppearanceTransition?
    /// The `animated` argument of the current pair of callbacks.
    var isAppearanceAnimated = false
    /// Whether `viewIsAppearing(_:)` was called in the current appearance.
    var isNearlySeen = false
    /// Whether the view is in the window but covered completely.
    var isCovered = false
    /// Whether the controller was added to a container and hasn't appeared since.
    var joinsParent = false
    /// Whether the controller is being removed from a container and hasn't disappeared yet.
    var leavesParent = false
    /// The number of child replacements that the controller was part of.
    var swapCount = 0
    /// The container that is notified of preferred size changes while there is no parent.
    weak var contentContainer: (any UIContentContainer)?
    var contentScrollViews: [NSDirectionalRectEdge: ContentScrollView] = [:]
    var traitRegistrations: [TraitChangeRegistration] = []
    var parentOverride: ParentTraitOverride?
    /// The traits at the last notification.
    var knownTraits: UITraitCollection?
}

/// The stages of appearance.
enum AppearanceState {
    case disappeared
    case appearing
    case appeared
    case disappearing
}
