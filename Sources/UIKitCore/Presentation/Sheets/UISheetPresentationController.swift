// SPDX-License-Identifier: MIT
public import Foundation

/// Presents a controller as a sheet: in the center of a wide window, at the bottom edge of a narrow one.
///
/// Escape and a swipe down dismiss the sheet, unless the controller's `isModalInPresentation` or the delegate prevents
/// it. A click outside has no effect.
///
/// > Note: Differs from UIKit: a click outside doesn't dismiss the sheet. With a mouse, the sheet can be dragged only
/// > at its upper edge.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    // MARK: - Heights

    /// The heights at which the sheet can rest.
    ///
    /// The default is `[.large()]`, which is also used if the array is empty.
    open var detents: [Detent] = [.large()] {
        didSet { container?.setNeedsLayout() }
    }

    /// The identifier of the current detent.
    ///
    /// `nil`, the default, selects the first detent.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { container?.setNeedsLayout() } }
    }

    /// The largest detent at which the views below are neither dimmed nor blocked.
    ///
    /// `nil`, the default, means that they always are.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { container?.setNeedsLayout() } }
    }

    /// Recomputes the heights of the detents.
    open func invalidateDetents() {
        container?.setNeedsLayout()
    }

    /// Makes changes to this controller's properties and animates the resulting layout changes.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        settle()
    }

    // MARK: - Appearance

    /// Whether a grabber at the top shows that the sheet can be dragged.
    ///
    /// The default is `false`.
    open var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { container?.setNeedsLayout() } }
    }

    /// The corner radius in points.
    ///
    /// `nil`, the default, uses the standard radius.
    open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { container?.setNeedsLayout() } }
    }

    /// Whether the sheet is attached to the bottom edge in a compact height instead of filling the window.
    ///
    /// The default is `false`.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { container?.setNeedsLayout() } }
    }

    /// Whether an attached sheet has the preferred width of its content instead of the window's width.
    ///
    /// The default is `false`.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet {
            if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { container?.setNeedsLayout() }
        }
    }

    // MARK: - Behavior

    /// Whether a swipe up in content scrolled to its top enlarges the sheet before the content scrolls.
    ///
    /// The default is `true`.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    // MARK: - UIPresentationController

    open override var presentedView: UIView? { cardView }
    open override var frameOfPresentedViewInContainerView: CGRect { layout.frame }
    open override var shouldPresentInFullscreen: Bool { true }
    open override var shouldRemovePresentersView: Bool { false }
    override var isDismissableByUser: Bool { true }
    override var ownTraits: UITraitCollection { UITraitCollection(userInterfaceLevel: .elevated) }
    override var isSheet: Bool { true }
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
    /// The height and the downward offset during a drag.
    var held: (height: CGFloat, offset: CGFloat)?
    /// The environment for computing a layout in advance.
    var futureRoom: SheetSpace?
}

/// Methods for responding to a sheet's detents.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user has selected another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
