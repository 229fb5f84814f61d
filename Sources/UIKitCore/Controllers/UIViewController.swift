// SPDX-License-Identifier: MIT
public import Foundation

/// An object that manages one self-contained part of the interface: a view and all below it.
///
/// The view is made when it is first asked for. Whoever shows the controller sets the view's frame; the controller
/// hears of appearance and layout and adapts (`R-VC-112`, `R-VC-127`).
@MainActor
open class UIViewController: UIResponder {
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

    /// Whether the focus may go as `context` says; `true` unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus left or entered the controller's view, or moved in it.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: - Content

    /// What the controller shows, in words for the user; the root controller's names the window.
    open var title: String? {
        didSet { if title != oldValue { viewIfLoaded?.window?.rootTitleDidChange(of: self) } }
    }

    /// Whether the content can be edited now.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Switches editing; overrides call super and adapt their views.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
    }

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

    /// What runs the transition that the controller, or a container around it, takes part in; `nil` at rest.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestCoordinator }

    /// The transition that this controller itself takes part in.
    var currentCoordinator: TransitionCoordinator?

    // MARK: - Responder

    open override var next: UIResponder? {
        guard let view = storedView else { return parent }
        return view.superview ?? parent
    }

    // MARK: - State

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
