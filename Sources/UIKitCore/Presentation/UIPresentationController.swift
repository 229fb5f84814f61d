// SPDX-License-Identifier: MIT
public import Foundation

/// Manages a presentation: its container, the position of the presented view, and additional views.
///
/// A subclass for the `.custom` style adds views to `containerView` in `presentationTransitionWillBegin()` and removes
/// them in `dismissalTransitionDidEnd(_:)`. The views of the two controllers are moved by animators.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    /// Creates a presentation controller.
    ///
    /// The presenting controller may be `nil` until the presentation begins.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        style = presentedViewController.effectiveModalStyle
    }

    /// The controller being presented.
    public internal(set) var presentedViewController: UIViewController

    /// The presenting view controller; the presented one if the presenter has been deallocated.
    public var presentingViewController: UIViewController { presenter ?? presentedViewController }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The style in a compact width; `.none` keeps the presentation's own.
    ///
    /// Sheets and popovers become page sheets, unless the delegate returns another style.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// Returns the style for `traitCollection`; `.none` keeps the presentation's own.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        switch style {
        case .formSheet, .popover: return .pageSheet
        default: return .none
        }
    }

    /// The object that controls adaptation and dismissal by the user.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: - Traits

    /// Traits that override those of the environment for the presented controller.
    ///
    /// Empty by default.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { applyTraits() } }
    }

    /// The predecessor of `traitOverrides`, which takes precedence over them.
    ///
    /// The default is `nil`.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if overrideTraitCollection != oldValue { applyTraits() } }
    }

    // MARK: - Views

    /// The view that contains all views of the presentation; `nil` while there is no presentation.
    public var containerView: UIView? { container }

    /// The view that is animated: the presented controller's view, or a subclass's view around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The frame of `presentedView` in the container, in points.
    ///
    /// The default is the container's bounds.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// Whether the container covers the window rather than the presenting controller's view.
    open var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

    /// Whether the presenting controller's view is removed from the window while it is covered.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    // MARK: - Layout

    /// Called before the container lays out its subviews.
    ///
    /// Overrides call super.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container has laid out its subviews.
    ///
    /// Overrides call super.
    open func containerViewDidLayoutSubviews() {}

    // MARK: - Transitions

    /// Called before the presentation begins.
    ///
    /// The container exists but doesn't contain the presented view yet.
    open func presentationTransitionWillBegin() {}

    /// Called when the presentation has ended, with `false` if it was canceled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the dismissal begins.
    open func dismissalTransitionWillBegin() {}

    /// Called when the dismissal has ended, with `false` if it was canceled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: - Content

    /// The preferred size of the presented controller in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called when the presented controller's preferred size changes.
    ///
    /// Sheets adapt to it. Overrides call super.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        contentSizeDidChange()
    }

    /// Returns the size of the presented controller when the container's size is `parentSize`.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { standardSize(in: parentSize) }

    /// Called before the container's size changes to `size`, in points.
    ///
    /// Overrides call super, which notifies the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passSize(size, with: coordinator)
    }

    /// Called before the container's traits change to `newCollection`.
    ///
    /// Overrides call super, which notifies the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        passTraits(newCollection, with: coordinator)
    }

    // MARK: - Hooks for built-in presentations

    /// Whether the user can dismiss the controller with Escape and, depending on the style, a swipe or a click outside.
    var isDismissableByUser: Bool { false }

    /// Whether views below the presentation get no touches and keys.
    var blocksPresenter: Bool { true }

    /// The kind of animation.
    var look: PresentationAnimator.Look { .ofStyle(transitionStyle) }

    /// Positions the presented view.
    ///
    /// Called in the container's layout.
    func placePresentedView() {
        guard style != .custom, phase != .dismissing, let view = presentedView, view.superview === container else {
            return
        }
        view.place(in: frameOfPresentedViewInContainerView)
    }

    /// Whether an alert is presented, which never covers the window.
    var isAlert: Bool { false }

    /// Whether the presentation is a sheet, which can show both kinds of sheet.
    var isSheet: Bool { false }

    /// Called when the presented controller's preferred size changes.
    func contentSizeDidChange() {}

    /// Creates the presentation controller that replaces this one in `style`.
    func makeStandIn(for style: UIModalPresentationStyle) -> UIPresentationController? {
        makeStandardStandIn(for: style)
    }

    /// Replaces the presented controller before the presentation begins.
    func show(_ controller: UIViewController) {
        presentedViewController = controller
    }

    /// The traits that the kind of presentation sets.
    var ownTraits: UITraitCollection { UITraitCollection() }

    /// Creates the container and adds it above what it covers; `nil` if the presenter isn't in a window.
    func makeContainer(for presenter: UIViewController, animated: Bool) -> PresentationContainerView? {
        standardContainer(for: presenter)
    }

    /// Creates the standard animator.
    ///
    /// `velocity` is in fractions of the transition per second.
    func makeAnimator(isPresenting: Bool, velocity: CGFloat) -> any UIViewControllerAnimatedTransitioning {
        PresentationAnimator(look, isPresenting: isPresenting, velocity: velocity)
    }

    /// Called when all views were removed from the window.
    func didTakeDown() {}

    /// Whether the controller and the delegate allow a dismissal by the user.
    var mayBeDismissedByUser: Bool {
        !presentedViewController.isModalInPresentation
            && delegate?.presentationControllerShouldDismiss(self) != false
    }

    /// Called when the user has dismissed the controller.
    func wasDismissedByUser() {
        delegate?.presentationControllerDidDismiss(self)
    }

    /// The next responder for events that the presented controller doesn't handle.
    var responderBehind: UIResponder? { presentingViewController }

    /// Whether `responder` remains the first responder during the presentation.
    func leavesKeys(to responder: UIResponder?) -> Bool { false }

    /// Called for Escape if no view handled it.
    func escape() {
        attemptDismissal()
    }

    // MARK: - State

    enum Phase {
        case idle
        case presenting
        case presented
        case dismissing
    }

    /// The presentation that this one replaces, such as a popover that became a sheet in a compact width.
    var primary: UIPresentationController?
    /// The presentation that currently replaces this one.
    var standIn: UIPresentationController?
    /// The last requested style; `.none` is the presentation's own.
    var adaptedStyle = UIModalPresentationStyle.none
    /// The popovers that are hidden while a presentation from within them covers the window.
    var coveredPopups: [PopupWindow] = []
    weak var presenter: UIViewController?
    /// The controller on which `present(_:animated:completion:)` was called.
    weak var source: UIViewController?
    var style: UIModalPresentationStyle
    var phase = Phase.idle
    var container: PresentationContainerView?
    var coordinator: TransitionCoordinator?
    /// The previous superview of the presenter's view, while that is removed from the window.
    var removedView: RemovedView?
    weak var savedFirstResponder: UIResponder?
    weak var savedFocus: UIView?
    /// The completion handlers of the dismissal in progress.
    var dismissalCompletions: [() -> Void] = []

    struct RemovedView {
        let view: UIView
        weak var superview: UIView?
    }
}
