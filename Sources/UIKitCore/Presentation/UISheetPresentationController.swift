// SPDX-License-Identifier: MIT
public import Foundation

/// Shows a controller on a card: in the middle of a wide window, at the bottom edge of a narrow one.
///
/// Escape and a swipe down take the card away, unless the controller's `isModalInPresentation` or the delegate is
/// against it. A press on what lies behind does nothing.
/// > Note: Differs from UIKit: there a press outside takes a card away. A mouse moves the card by its upper edge only.
@MainActor
open class UISheetPresentationController: UIPresentationController {
    // MARK: - Heights

    /// The heights that the card can have; `[.large()]` by default, and if it is emptied.
    open var detents: [Detent] = [.large()] {
        didSet { container?.setNeedsLayout() }
    }

    /// Which of the detents the card has; `nil`, the default, is the first, the smallest where it matters.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { container?.setNeedsLayout() } }
    }

    /// The largest detent at which what lies behind is neither dimmed nor blocked; `nil`, the default, for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { container?.setNeedsLayout() } }
    }

    /// Has detents that compute their height do so again.
    open func invalidateDetents() {
        container?.setNeedsLayout()
    }

    /// Makes changes to this controller's properties and animates what comes of them.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        settle()
    }

    // MARK: - Looks

    /// Whether a small bar at the top shows that the card can be moved; `false` by default.
    open var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { container?.setNeedsLayout() } }
    }

    /// The radius of the card's corners, in points; `nil`, the default, for the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { container?.setNeedsLayout() } }
    }

    /// Whether the card is at the bottom edge in a window of compact height too, rather than filling it; `false` by
    /// default.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { container?.setNeedsLayout() } }
    }

    /// Whether a card at the bottom edge is as wide as the preferred content rather than the window; `false` by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet {
            if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { container?.setNeedsLayout() }
        }
    }

    // MARK: - Behaviour

    /// Whether a swipe up in content that is at its top makes the card larger, before the content scrolls; `true` by
    /// default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    // MARK: - UIPresentationController

    open override var presentedView: UIView? { cardView }
    open override var frameOfPresentedViewInContainerView: CGRect { layout.frame }
    open override var shouldPresentInFullscreen: Bool { true }
    open override var shouldRemovePresentersView: Bool { false }
    override var isDismissableByUser: Bool { true }
    override var blocksPresenter: Bool { !isUndimmed }
    override var look: PresentationAnimator.Look {
        .ofStyle(transitionStyle == .partialCurl ? .coverVertical : transitionStyle)
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        setUp()
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        coordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 })
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimming.removeFromSuperview() } else { container?.setNeedsLayout() }
    }

    override func placePresentedView() {
        layOutCard()
    }

    override func show(_ controller: UIViewController) {
        guard controller !== presentedViewController else { return }
        super.show(controller)
        cardView = SheetCardView(content: controller.view)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        frame(in: parentSize).size
    }

    override func contentSizeDidChange() {
        guard phase == .presented else { return }
        settle()
    }

    // MARK: - State

    private(set) lazy var cardView = SheetCardView(content: presentedViewController.view)
    let dimming = UIView(frame: .zero)
    private(set) lazy var drag = SheetDrag(self)
    /// How high the user's hand has made the card, and how far down it has moved it.
    var held: (height: CGFloat, offset: CGFloat)?
    /// The room that is reckoned with while it is not there yet.
    var futureRoom: SheetSpace?
}

/// Hears of what the user does to a sheet.
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user has given the card another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
