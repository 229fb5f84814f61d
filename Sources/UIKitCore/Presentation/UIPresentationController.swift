// SPDX-License-Identifier: MIT
public import Foundation

/// Manages what is around a presented controller: the container, where the view is in it, and what lies behind.
///
/// A subclass for the style `.custom` puts views of its own into `containerView` in `presentationTransitionWillBegin()`
/// and takes them out in `dismissalTransitionDidEnd(_:)`; the views of the two controllers are moved by animators.
@MainActor
open class UIPresentationController: UIContentContainer {
    /// Makes one for `presentedViewController`; who presents it may be given later, by presenting.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        style = presentedViewController.effectiveModalStyle
    }

    /// The controller that is shown.
    public internal(set) var presentedViewController: UIViewController

    /// The controller in whose context it is shown; the presented one itself once that is gone.
    public var presentingViewController: UIViewController { presenter ?? presentedViewController }

    /// The style that is shown.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The style in a window of compact width; `.none` stays with the presentation's own.
    ///
    /// Sheets and popovers become page sheets there, unless the delegate says something else.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// The style in surroundings with those traits; `.none` stays with the presentation's own.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        switch style {
        case .formSheet, .popover: return .pageSheet
        default: return .none
        }
    }

    /// Decides about the style and about dismissals by the user, and is told of them.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: - Traits

    /// Traits that the presented controller has whatever the surroundings are; none by default.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { applyTraits() } }
    }

    /// The older form of `traitOverrides`, which wins over it; `nil` by default.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if overrideTraitCollection != oldValue { applyTraits() } }
    }

    // MARK: - Views

    /// The view that everything of the presentation is in; `nil` while nothing is shown.
    public var containerView: UIView? { container }

    /// The view that animators move: the presented controller's, or one that a subclass has put around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where `presentedView` belongs in the container, in points; by default all of it.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// Whether the container covers the window rather than the presenting controller's view.
    open var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

    /// Whether the presenting controller's view leaves the window for as long as it is covered.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    // MARK: - Layout

    /// The container is about to be laid out; overrides call super.
    open func containerViewWillLayoutSubviews() {}

    /// The container is laid out; overrides call super.
    open func containerViewDidLayoutSubviews() {}

    // MARK: - Transitions

    /// The way in is about to begin; the container is there, and the presented view is not in it yet.
    open func presentationTransitionWillBegin() {}

    /// The way in is over; `false` if it went back to the start.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The way out is about to begin.
    open func dismissalTransitionWillBegin() {}

    /// The way out is over; `false` if it went back to the start.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: - Content

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// The presented controller would like another size; a sheet takes it, and overrides call super.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        contentSizeDidChange()
    }

    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { standardSize(in: parentSize) }

    /// The container is about to be `size`, in points; overrides call super, which tells the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passSize(size, with: coordinator)
    }

    /// The container's traits are about to be `newCollection`; overrides call super, which tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        passTraits(newCollection, with: coordinator)
    }

    // MARK: - For the system's own presentations

    /// Whether Escape, and where there is one a swipe or a press outside, takes the controller away.
    var isDismissableByUser: Bool { false }

    /// Whether what lies behind takes neither presses nor keys.
    var blocksPresenter: Bool { true }

    /// The look of the way in and out.
    var look: PresentationAnimator.Look { .ofStyle(transitionStyle) }

    /// Puts the presented view where it belongs; called in the container's layout.
    func placePresentedView() {
        guard style != .custom, phase != .dismissing, let view = presentedView, view.superview === container else {
            return
        }
        view.place(in: frameOfPresentedViewInContainerView)
    }

    /// The presented controller would like to have another size.
    func contentSizeDidChange() {}

    /// What stands for this presentation in `style`.
    func makeStandIn(for style: UIModalPresentationStyle) -> UIPresentationController? {
        switch style {
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        default: UIPresentationController(presentedViewController: presentedViewController, presenting: nil)
        }
    }

    /// Shows another controller, while nothing is shown.
    func show(_ controller: UIViewController) {
        presentedViewController = controller
    }

    /// Traits that the kind of presentation brings with it.
    var ownTraits: UITraitCollection { UITraitCollection() }

    /// Makes what the views are in and puts it in front of what it covers; `nil` where that is in no window.
    func makeContainer(for presenter: UIViewController, animated: Bool) -> PresentationContainerView? {
        standardContainer(for: presenter)
    }

    /// Makes the system's own way in or out; `velocity` in shares of the way in a second.
    func makeAnimator(isPresenting: Bool, velocity: CGFloat) -> any UIViewControllerAnimatedTransitioning {
        PresentationAnimator(look, isPresenting: isPresenting, velocity: velocity)
    }

    /// Everything has left the window.
    func didTakeDown() {}

    /// Whether those who are asked let the user take the controller away.
    var mayBeDismissedByUser: Bool {
        !presentedViewController.isModalInPresentation
            && delegate?.presentationControllerShouldDismiss(self) != false
    }

    /// The user has taken the controller away.
    func wasDismissedByUser() {
        delegate?.presentationControllerDidDismiss(self)
    }

    /// What keys and actions go on to that the presented controller does not use.
    var responderBehind: UIResponder? { presentingViewController }

    /// Whether keys stay where they are.
    func leavesKeys(to responder: UIResponder?) -> Bool { false }

    /// Escape, which nothing inside has used.
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

    /// The one that this stands for, as a sheet does for a popover in a narrow window.
    var primary: UIPresentationController?
    /// What stands for this one now.
    var standIn: UIPresentationController?
    /// What was last asked for, `.none` being the presentation's own.
    var adaptedStyle = UIModalPresentationStyle.none
    /// Popovers that are away for as long as something from inside of them covers the window.
    var coveredPopups: [PopupWindow] = []
    weak var presenter: UIViewController?
    /// Who called `present(_:animated:completion:)`.
    weak var source: UIViewController?
    var style: UIModalPresentationStyle
    var phase = Phase.idle
    var container: PresentationContainerView?
    var coordinator: TransitionCoordinator?
    /// Where the presenter's view was before it left the window.
    var removedView: RemovedView?
    weak var savedFirstResponder: UIResponder?
    weak var savedFocus: UIView?
    /// Called when the dismissal that is under way is over.
    var dismissalCompletions: [() -> Void] = []

    struct RemovedView {
        let view: UIView
        weak var superview: UIView?
    }
}
