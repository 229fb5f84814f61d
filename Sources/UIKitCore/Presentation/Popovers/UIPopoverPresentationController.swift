// SPDX-License-Identifier: MIT
public import Foundation

/// Presents a controller in a popover with an arrow that points at its source.
///
/// Before presenting, set the source: a view and a rectangle in it, or a bar button item. The popover has the
/// controller's `preferredContentSize`; if that is zero, it is 320 points wide and as high as the window. It follows
/// changes of the size. It is dismissed by Escape, by a click outside it, and when the user switches to another
/// application. The click has no other effect unless it is in one of the `passthroughViews`, where it doesn't dismiss
/// the popover.
///
/// > Note: Differs from UIKit: the popover is a popup window that may extend beyond its parent window, and
/// > `containerView` contains only the popover.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    // MARK: - Anchor

    /// The source of the popover: a view, a bar button item, or a custom item.
    ///
    /// The default is `nil`.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { if sourceItem !== oldValue { layOutPopup() } }
    }

    /// The view that contains `sourceRect`: `sourceItem`, if that is a view.
    open var sourceView: UIView? {
        get { sourceItem as? UIView }
        set { if newValue != nil || sourceItem is UIView { sourceItem = newValue } }
    }

    /// The rectangle at which the arrow points, in the coordinates of `sourceView`.
    ///
    /// The default, null, is the whole view.
    open var sourceRect: CGRect = .null {
        didSet { if sourceRect != oldValue { layOutPopup() } }
    }

    /// The source of the popover, if it is a bar button item.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { if newValue != nil || sourceItem is UIBarButtonItem { sourceItem = newValue } }
    }

    /// Whether a popover with too little space may cover its source instead of shrinking.
    ///
    /// The default is `false`.
    open var canOverlapSourceViewRect = false {
        didSet { if canOverlapSourceViewRect != oldValue { layOutPopup() } }
    }

    // MARK: - Arrow

    /// The permitted arrow directions.
    ///
    /// The default is `.any`. If it is empty, the popover has no arrow and is centered on its source.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { if permittedArrowDirections != oldValue { layOutPopup() } }
    }

    /// The direction of the arrow; `.unknown` while the popover isn't shown.
    public var arrowDirection: UIPopoverArrowDirection { popup == nil ? .unknown : shownDirection }

    // MARK: - Available space

    /// The preferred distances in points from the window's edges.
    ///
    /// The default is 10 on each side. A popover that doesn't fit within the margins extends beyond the window, up to
    /// the edges of the screen.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: Theme.Popover.margin, left: Theme.Popover.margin, bottom: Theme.Popover.margin,
        right: Theme.Popover.margin)
    {
        didSet { if popoverLayoutMargins != oldValue { layOutPopup() } }
    }

    // MARK: - Behavior

    /// Views outside the popover that stay interactive while it is open.
    ///
    /// A click in them doesn't dismiss it. The default is `nil`.
    open var passthroughViews: [UIView]? {
        didSet { popup?.passthroughViews = passthroughViews ?? [] }
    }

    // MARK: - Appearance

    /// The color of the background and the arrow.
    ///
    /// `nil`, the default, uses that of the controller's view, or the standard one.
    open var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { popup?.surface?.traitsDidChange() } }
    }

    /// The subclass of `UIPopoverBackgroundView` that draws the popover.
    ///
    /// `nil`, the default, uses the standard background. Read when the popover is presented.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    // MARK: - Compact width

    /// The sheet that replaces the popover in a compact width.
    public private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    override func makeStandIn(for style: UIModalPresentationStyle) -> UIPresentationController? {
        switch style {
        case .automatic, .pageSheet, .formSheet: adaptiveSheetPresentationController
        default: super.makeStandIn(for: style)
        }
    }

    override var ownTraits: UITraitCollection {
        UITraitCollection(horizontalSizeClass: .compact).with {
            $0.userInterfaceLevel = .elevated
            $0.verticalSizeClass = popup?.rootWindow.traitCollection.verticalSizeClass ?? .regular
        }
    }

    // MARK: - UIPresentationController

    open override var presentedView: UIView? { body }
    open override var shouldPresentInFullscreen: Bool { false }
    open override var shouldRemovePresentersView: Bool { false }
    open override var frameOfPresentedViewInContainerView: CGRect { bodyFrame }
    override var isDismissableByUser: Bool { true }

    override func contentSizeDidChange() {
        layOutPopup()
    }

    override func makeContainer(for presenter: UIViewController, animated: Bool) -> PresentationContainerView? {
        openPopup(for: presenter, animated: animated)
    }

    override func makeAnimator(
        isPresenting: Bool, velocity: CGFloat
    ) -> any UIViewControllerAnimatedTransitioning {
        PopoverAnimator(self, isPresenting: isPresenting)
    }

    override func placePresentedView() {
        layOutContent()
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { closePopup() }
    }

    override func didTakeDown() {
        closePopup()
    }

    override var mayBeDismissedByUser: Bool {
        let delegate = delegate as? any UIPopoverPresentationControllerDelegate
        return super.mayBeDismissedByUser
            && delegate?.popoverPresentationControllerShouldDismissPopover(self) != false
    }

    override func wasDismissedByUser() {
        super.wasDismissedByUser()
        (delegate as? any UIPopoverPresentationControllerDelegate)?
            .popoverPresentationControllerDidDismissPopover(self)
    }

    override func leavesKeys(to responder: UIResponder?) -> Bool {
        guard let view = responder as? UIView else { return false }
        return passthroughViews?.contains { view.isDescendant(of: $0) } == true
    }

    /// Dismisses the popover for the user.
    ///
    /// - Returns: Whether the popover is being dismissed.
    func leave() -> Bool {
        attemptDismissal()
    }

    /// The container, so that the popover handles keys that its content doesn't.
    override var responderBehind: UIResponder? { container ?? super.responderBehind }

    // MARK: - State

    var popup: PopoverWindow?
    /// A size set on the popover, which takes precedence over the controller's (`R-VC-135`).
    var contentSize: CGSize? {
        didSet { if contentSize != oldValue { layOutPopup() } }
    }
    /// The requested placement.
    var placement: PopoverPlacement?
    var background: UIPopoverBackgroundView?
    var isLayingOut = false
    private(set) lazy var body = PopoverBodyView(
        content: presentedViewController.view, cornerRadius: bodyCornerRadius)
}
