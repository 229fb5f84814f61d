// SPDX-License-Identifier: MIT
public import Foundation

/// An object that manages one self-contained part of the interface: a view and all below it.
///
/// The view is made when it is first asked for. Whoever shows the controller sets the view's frame; the controller
/// hears of appearance and layout and adapts (`R-VC-112`, `R-VC-127`).
@MainActor
open class UIViewController: UIResponder, UIContentContainer {
    /// Makes a controller whose view is in the UI file `nibNameOrNil`, or for `nil` an empty one.
    ///
    /// The file is read when the view is first needed, and connects it to the outlet `view` of its owner.
    /// > Note: Differs from UIKit: without a name no file is looked for by the name of the class.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes a controller as `init(nibName:bundle:)` with two `nil`s does.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller from an archive, in the state of `init()`.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// The UI file that the view comes from, without its ending.
    public let nibName: String?

    /// Where that file is; `nil` for the main bundle.
    public let nibBundle: Bundle?

    /// Adds `view`, by which a UI file gives its owner the view.
    open override class var outlets: OutletTable { super.outlets.adding("view", \UIViewController.view) }

    // MARK: - View

    /// The root of the controller's views; asking for it the first time calls `loadView()` and `viewDidLoad()`.
    ///
    /// Set it in `loadView()`, or to `nil` to have the views made again when they are next needed.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get { loadedView() }
        set { adopt(newValue) }
    }

    /// The view, if it is there already.
    public var viewIfLoaded: UIView? { storedView }

    public var isViewLoaded: Bool { storedView != nil }

    /// Makes the view now, unless it is there.
    public func loadViewIfNeeded() {
        _ = loadedView()
    }

    /// Makes the view and stores it in `view`: from the UI file `nibName`, or an empty one.
    ///
    /// Overrides do not call super.
    open func loadView() {
        loadDefaultView()
    }

    /// The view is there, in a known state; called once after each `loadView()`.
    open func viewDidLoad() {}

    // MARK: - Appearance

    /// The view is about to enter a window.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is in the window and has its traits, but is not laid out; geometry is known.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is in the window, laid out, and goes into the next frame.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to leave the window or be covered.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view has left the window or is covered.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the children appear and disappear with this controller, and as their views come and go; `true` by default.
    ///
    /// A container that says `false` tells its children itself, by `beginAppearanceTransition(_:animated:)` and
    /// `endAppearanceTransition()`, and passes on its own coming and going that way too.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// A container or a presentation starts to show or to take away this controller's view; each call is followed by
    /// one of `endAppearanceTransition()`.
    ///
    /// Until then the view's own way into or out of the window tells the controller nothing more. The other direction
    /// may be begun before the end: the transition was interrupted, and the first pair's second half is left out.
    /// > Note: Differs from UIKit: a child hears of it once its parent is seen, unless the parent tells its children
    /// itself.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        begin(AppearanceTransition(isAppearing: isAppearing, isAnimated: animated))
    }

    /// What `beginAppearanceTransition(_:animated:)` began is done: the view has appeared, or has disappeared.
    open func endAppearanceTransition() {
        guard let appearanceTransition else {
            Log.misuse("\(type(of: self)): endAppearanceTransition() without beginAppearanceTransition(_:animated:).")
            return
        }
        end(appearanceTransition)
    }

    // MARK: - Layout

    /// The view is about to lay out its subviews; autoresizing is done.
    open func viewWillLayoutSubviews() {}

    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Brings the constraints up to date, instead of the view, whose `updateConstraints()` it calls; overrides call super.
    open func updateViewConstraints() {
        storedView?.updateConstraints()
    }

    /// What the controller's bars and the like cover beyond what the surroundings do, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { storedView?.updateSafeArea() } }
    }

    /// What the container's bars cover of the view, in points; the container sets it.
    var containerInsets: UIEdgeInsets = .zero {
        didSet { if containerInsets != oldValue { storedView?.updateSafeArea() } }
    }

    /// The safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Whether the view's margins are at least `systemMinimumLayoutMargins`; `true` by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.marginsDidChange() } }
    }

    /// The least margins of a controller's view: 16 points at the sides in a narrow window, 20 in others.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { standardMinimumMargins }

    /// The margins of the view changed.
    open func viewLayoutMarginsDidChange() {}

    /// Light or dark and the like changed around the view.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Where the controller is: light or dark, at which scale, with how much room.
    open var traitCollection: UITraitCollection { resolvedTraits }

    /// Traits that the controller and its views have whatever the surroundings are; none by default.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { viewIfLoaded?.updateTraits() } }
    }

    /// Shows the controller's views light or dark whatever the surroundings are.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.updateTraits() } }
    }

    // MARK: - Focus

    /// Where the focus goes that comes to the controller; its view by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The group that what is in the controller's view belongs to; `nil`, the default, leaves that to what is around it.
    open var focusGroupIdentifier: String?

    /// Whether the view in the controller that had the focus has it again when what covered the controller is dismissed;
    /// `true` by default.
    open var restoresFocusAfterTransition = true

    /// Whether the focus may go as `context` says; `true` unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus left or entered the controller's view, or moved in it.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: - Bars

    /// What the controller puts into the navigation bar; made, with `title`, when it is first asked for.
    open var navigationItem: UINavigationItem { barItems.navigationItem(of: self) }

    /// The controller's tab; made, with `title`, when it is first asked for.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tabBarItem: UITabBarItem! {
        get { barItems.tabBarItem(of: self) }
        set { barItems.setTabBarItem(newValue, of: self) }
    }

    /// What the navigation controller's toolbar shows while the controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { barItems.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Replaces the toolbar's items, animated by fading.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        guard toolbarItems != barItems.toolbarItems else { return }
        barItems.toolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// Whether the bar below goes while the controller, or one above it, is on the stack; `false` by default.
    ///
    /// Set it before the controller is pushed.
    open var hidesBottomBarWhenPushed = false

    // MARK: - Content

    /// What the controller shows, in words for the user.
    ///
    /// It stands in the bars around the controller, and names the window if the controller is its root. A container
    /// without a title leaves that to the child that is seen.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            barItems.titleDidChange(to: title)
            viewIfLoaded?.window?.updateTitle()
        }
    }

    /// Whether the content can be edited now.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Switches editing; overrides call super and adapt their views.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        barItems.editingDidChange(to: editing)
    }

    /// A bar button that switches editing, animated, and says what a press will do: Edit, or Done while editing.
    ///
    /// Made when it is first asked for; put it into the navigation item.
    open var editButtonItem: UIBarButtonItem { barItems.editButtonItem(of: self) }

    /// Memory is short: drop what can be made again.
    ///
    /// Overrides call super.
    open func didReceiveMemoryWarning() {}

    // MARK: - Containment

    /// The controllers whose views are shown inside this one's.
    public internal(set) var children: [UIViewController] = []

    /// The container that shows this controller's view inside its own.
    public internal(set) weak var parent: UIViewController?

    /// Makes `child` a child, after calling its `willMove(toParent:)`; add its view next, then call `didMove(toParent:)`.
    open func addChild(_ child: UIViewController) {
        adopt(child: child)
    }

    /// Ends being a child and calls `didMove(toParent: nil)`; call `willMove(toParent: nil)` and remove the view before.
    open func removeFromParent() {
        leaveParent()
    }

    /// The controller is about to become a child, or with `nil` to be one no longer; overrides call super.
    ///
    /// `addChild(_:)` calls it; a container that takes a child out calls it with `nil` before it removes the view.
    open func willMove(toParent parent: UIViewController?) {
        leavesParent = parent == nil
    }

    /// The controller has become a child, or with `nil` is one no longer.
    ///
    /// `removeFromParent()` calls it with `nil`; a container calls it once the child's view is in place.
    open func didMove(toParent parent: UIViewController?) {}

    /// In `viewWillAppear(_:)` and `viewDidAppear(_:)`: the view comes because the controller was added to a container.
    public internal(set) var isMovingToParent = false

    /// In `viewWillDisappear(_:)` and `viewDidDisappear(_:)`: the view goes because the controller was removed from its
    /// container.
    public internal(set) var isMovingFromParent = false

    /// In `viewWillAppear(_:)` and `viewDidAppear(_:)`: the view comes because another controller presented this one.
    public internal(set) var isBeingPresented = false

    /// In `viewWillDisappear(_:)` and `viewDidDisappear(_:)`: the view goes because this controller is dismissed.
    public internal(set) var isBeingDismissed = false

    // MARK: - Presentation

    /// Shows `viewControllerToPresent` in front of this controller, or of the one around it that is its context.
    ///
    /// A controller presents one other at a time. What cannot be presented is left alone, with a word in the log, and
    /// `completion` is not called: a controller that is presented already or is a child of another, and one that a
    /// controller outside of any window is to present. `completion` is called when the controller has appeared.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents, with all that that presents; or, if it presents nothing, itself.
    ///
    /// Only the topmost is animated. Without anything to take away nothing happens. While a controller is on its way
    /// in, it is brought there at once first; a second call on the way out waits for the first. `completion` is called
    /// when what was taken away has disappeared.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// The controller that this one presents, or that one around it presents.
    open var presentedViewController: UIViewController? { nearestPresentation?.presentedViewController }

    /// The controller that presented this one, or the container that this one is in.
    ///
    /// > Note: Differs from UIKit: this is who called `present(_:animated:completion:)`. The controller whose context it
    /// > took is the presentation controller's `presentingViewController`, and finds the presented one as well.
    open var presentingViewController: UIViewController? { presentationAround?.source }

    /// How the controller is presented; `.automatic`, a page sheet, by default.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// The way in and out of a presentation that covers its context; `.coverVertical` by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Whether presentations of the styles `.currentContext` and `.overCurrentContext` from here and inside cover this
    /// controller's view; `false` by default.
    open var definesPresentationContext = false

    /// Whether presentations in this controller's context use its `modalTransitionStyle`; `false` by default.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the user cannot take the presented controller away; `false` by default.
    open var isModalInPresentation = false

    /// Gives the animators and the presentation controller of presentations of this controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// What manages the presentation that the controller is in, or will be in with its present style.
    open var presentationController: UIPresentationController? { ownOrPreparedPresentation }

    /// That as a sheet's; `nil` for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationAround as? UISheetPresentationController
            ?? ownOrPreparedPresentation as? UISheetPresentationController
    }

    /// That as a popover's; `nil` for other styles.
    ///
    /// Set the style first, and then what the popover points at.
    open var popoverPresentationController: UIPopoverPresentationController? {
        ownOrPreparedPresentation as? UIPopoverPresentationController
    }

    /// Makes what manages the presentation of this controller.
    func makePresentationController(presenting: UIViewController?, source: UIViewController) -> UIPresentationController
    {
        makeDefaultPresentationController(presenting: presenting, source: source)
    }

    /// What `.automatic` stands for.
    var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

    /// The presentation that shows this controller.
    var activePresentation: UIPresentationController?
    /// One that was asked for before the controller is presented.
    var preparedPresentation: UIPresentationController?
    /// The one that covers this controller's view.
    var presentationInContext: UIPresentationController?
    /// The one that this controller has made.
    weak var presentationAsSource: UIPresentationController?

    /// What runs the transition that the controller, or a container around it, takes part in; `nil` at rest.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestCoordinator }

    /// The transition that this controller itself takes part in.
    var currentCoordinator: TransitionCoordinator?

    /// Puts `toViewController`'s view in the place of `fromViewController`'s; both are children of this container.
    ///
    /// The new view is added beside the old one, `animations` move the two, and the old one is removed at the end. Give
    /// the new view its first frame before, and end the containment of the old child in `completion`. With one of the
    /// transitions among `options` it is the view around the two that shows the change. Both controllers hear of
    /// appearance, unless the container tells its children itself.
    ///
    /// - Parameters:
    ///   - fromViewController: the child that is seen.
    ///   - toViewController: the child that comes.
    ///   - duration: seconds; 0 changes at once.
    ///   - options: as for animations of views.
    ///   - animations: moves the two views; runs before this returns.
    ///   - completion: called when the change is over, with `false` if it was cut short.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        swap(
            fromViewController, for: toViewController, duration: duration, options: options, changes: animations,
            completion: completion)
    }

    // MARK: - Showing others

    /// Shows `vc` in the way of the nearest container that has one; without any, it is presented.
    ///
    /// Which that is, `targetViewController(forAction:sender:)` says for `showAction`.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let target = targetViewController(forAction: Self.showAction, sender: sender), target !== self else {
            return showWithoutContainer(vc)
        }
        target.show(vc, sender: sender)
    }

    /// Shows `vc` as the detail of what is selected, in the way of the nearest container that has one; without any, it is
    /// presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let target = targetViewController(forAction: Self.showDetailAction, sender: sender), target !== self
        else { return showWithoutContainer(vc) }
        target.showDetailViewController(vc, sender: sender)
    }

    /// The nearest of this controller and its containers that performs `action`.
    ///
    /// > Note: Differs from UIKit: a container that shows others overrides `canPerformAction(_:withSender:)` for
    /// > `showAction`, besides `show(_:sender:)` itself.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestController(forAction: action, sender: sender)
    }

    // MARK: - Size

    /// The size that the view would like to have in a popover, a sheet or a container, in points; zero for none.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            outerContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// A child would like another size; containers that heed it override this.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// A child that is sized by its constraints has another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of a child once this view's is `parentSize`: all of it if it has all of it now, else its own as it is.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        standardSize(of: container, in: parentSize)
    }

    /// The view is about to be `size`, in points; overrides call super, which tells the children that are seen.
    ///
    /// The window's root hears it for every size that the user draws the window to. Only one that turns it from high to
    /// wide or back is animated; the blocks of others run at once.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passSize(size, with: coordinator)
    }

    /// The traits are about to be `newCollection`; overrides call super, which tells the children that are seen.
    ///
    /// Called before `viewWillTransition(to:with:)` where both are.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        passTraits(newCollection, with: coordinator)
    }

    /// Which edges the view reaches under a container's bars at; all by default.
    ///
    /// At the others it ends at the bar.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether that holds for bars that let nothing shine through, too; `false` by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    // MARK: - Orientation

    /// The orientations that the controller can be in, as a window's root or full screen; all by default.
    ///
    /// > Note: Differs from UIKit: a window takes the shape that its user gives it. In an orientation that is not
    /// > supported the view is laid out in that shape, and nothing else is said to have turned.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    /// Whether the interface may turn now; `true` by default.
    open var shouldAutorotate: Bool { true }

    /// Which of the supported orientations the interface takes when the controller is presented full screen; the
    /// window's own by default.
    ///
    /// > Note: Differs from UIKit: a window that has not the shape for it stays as it is.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        viewIfLoaded?.window?.interfaceOrientation ?? UIApplication.running?.statusBarOrientation ?? .portrait
    }

    /// The older form of `supportedInterfaceOrientations`, which it asks; both must agree.
    open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
        supportedInterfaceOrientations.permits(toInterfaceOrientation)
    }

    /// `supportedInterfaceOrientations` says something else from now on.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        viewIfLoaded?.window?.settleOrientation()
    }

    /// Whether children that are seen hear of rotations with this controller; `true` by default.
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

    /// The window is about to turn; `duration` in seconds.
    ///
    /// Overrides call super.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        passWillRotate(to: toInterfaceOrientation, duration: duration)
    }

    /// The view has its new size; what is changed here is animated for `duration` seconds.
    ///
    /// Overrides call super.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        passWillAnimateRotation(to: toInterfaceOrientation, duration: duration)
    }

    /// The window has turned.
    ///
    /// Overrides call super.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        passDidRotate(from: fromInterfaceOrientation)
    }

    // MARK: - Commands

    /// Those that were given to `addKeyCommand(_:)`; overrides add theirs to super's.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a command that its keys give while the controller is in the responder chain; the last one added comes last.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
    }

    /// Takes a command back that was added; another one does nothing.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    // MARK: - State restoration

    /// Names the controller for the next launch; `nil`, the default, has its state and that of its children forgotten.
    ///
    /// In an application with scenes, the state of a window's controllers is kept when the application ends. It goes to
    /// the controllers that have the same names, from the root down, once the scene's delegate has made them again.
    open var restorationIdentifier: String?

    /// Puts what should be found again at the next launch into `coder`, by keys; overrides call super.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Takes what was put there at the end of the last launch; the view is loaded.
    ///
    /// Overrides call super. What is there may be from another version of the application.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// All controllers of the window have their states.
    open func applicationFinishedRestoringState() {}

    // MARK: - Responder

    open override var next: UIResponder? {
        if let activePresentation { return activePresentation.responderBehind }
        guard let view = storedView else { return parent }
        return view.superview ?? parent
    }

    // MARK: - State

    /// The children whose titles stand for the one that this controller does not have, the best first.
    var titleSources: [UIViewController] { [] }

    /// The children whose states are kept with this one's.
    var restorationChildren: [UIViewController] { children }

    var addedKeyCommands: [UIKeyCommand] = []
    var barItems = BarItems()
    var storedView: UIView?
    var isLoadingView = false
    var editing = false
    var appearance = AppearanceState.disappeared
    /// Begun by a container or a presentation, and not ended.
    var appearanceTransition: AppearanceTransition?
    /// What the callbacks of the pair under way say.
    var isAppearanceAnimated = false
    /// `viewIsAppearing(_:)` was called on the way in.
    var isNearlySeen = false
    /// The view is in the window, and something else is in front of all of it.
    var isCovered = false
    /// A container has taken the controller up, and its view has not appeared since.
    var joinsParent = false
    /// A container is letting the controller go, and its view has not disappeared yet.
    var leavesParent = false
    /// How many swaps of a container's children the controller was part of.
    var swapCount = 0
    /// Who hears of a preferred size while there is no parent.
    weak var contentContainer: (any UIContentContainer)?
    var contentScrollViews: [NSDirectionalRectEdge: ContentScrollView] = [:]
    var traitRegistrations: [TraitChangeRegistration] = []
    var parentOverride: ParentTraitOverride?
    /// The traits that were told last.
    var knownTraits: UITraitCollection?
}

/// Where a controller is between being away and being seen.
enum AppearanceState {
    case disappeared
    case appearing
    case appeared
    case disappearing
}
