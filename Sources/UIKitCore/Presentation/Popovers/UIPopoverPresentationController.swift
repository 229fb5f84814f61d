// SPDX-License-Identifier: MIT
public import Foundation

/// Shows a controller in a popover: a card beside what it belongs to, with an arrow that points there.
///
/// Say what that is before the controller is presented: a view and a rectangle in it, or an item of a bar. The popover is
/// as large as the controller's `preferredContentSize`, or where that is zero 320 points wide and as high as the window,
/// and follows a change. It goes by a press elsewhere, which does nothing else unless it is on one of
/// `passthroughViews`, by Escape, and when the user goes to another application.
/// > Note: Differs from UIKit: the popover is a surface of the desktop that may leave the window, and `containerView`
/// > holds it alone.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
    // MARK: - What the popover belongs to

    /// What the arrow points at: a view, an item of a bar, or something of one's own; `nil` by default.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { if sourceItem !== oldValue { layOutPopup() } }
    }

    /// The view that `sourceRect` is in, which is `sourceItem` if that is a view.
    open var sourceView: UIView? {
        get { sourceItem as? UIView }
        set { if newValue != nil || sourceItem is UIView { sourceItem = newValue } }
    }

    /// What of `sourceView` the arrow points at, in its points; null, the default, for all of it.
    open var sourceRect: CGRect = .null {
        didSet { if sourceRect != oldValue { layOutPopup() } }
    }

    /// `sourceItem` if that is an item of a bar.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { if newValue != nil || sourceItem is UIBarButtonItem { sourceItem = newValue } }
    }

    /// Whether a popover that has too little room rather lies over its source than shrinks; `false` by default.
    open var canOverlapSourceViewRect = false {
        didSet { if canOverlapSourceViewRect != oldValue { layOutPopup() } }
    }

    // MARK: - Arrow

    /// Which ways the arrow may point; `.any` by default.
    ///
    /// A popover without any has no arrow and lies in the middle of its source.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { if permittedArrowDirections != oldValue { layOutPopup() } }
    }

    /// Which way the arrow points; `.unknown` while the popover is not shown.
    public var arrowDirection: UIPopoverArrowDirection { popup == nil ? .unknown : shownDirection }

    // MARK: - Room

    /// How far from the window's edges the popover tries to stay, in points; 10 on each side by default.
    ///
    /// One that finds no place in there leaves the window, as far as the screen goes.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: Theme.Popover.margin, left: Theme.Popover.margin, bottom: Theme.Popover.margin,
        right: Theme.Popover.margin)
    {
        didSet { if popoverLayoutMargins != oldValue { layOutPopup() } }
    }

    // MARK: - Behaviour

    /// Views outside that can be pressed while the popover is open, and do not close it; `nil` by default.
    open var passthroughViews: [UIView]? {
        didSet { popup?.passthroughViews = passthroughViews ?? [] }
    }

    // MARK: - Looks

    /// The colour of the ground and the arrow; `nil`, the default, for that of the controller's view, or the system's.
    open var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { popup?.surface?.traitsDidChange() } }
    }

    /// A subclass of `UIPopoverBackgroundView` that draws the popover; `nil`, the default, for the system's look.
    ///
    /// Read when the popover is presented.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    // MARK: - In a narrow window

    /// The sheet that stands for the popover in a window of compact width.
    public private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    override func makeStandIn(for style: UIModalPresentationStyle) -> UIPresentationController? {
        switch style {
        case .automatic, .pageSheet, .formSheet: adaptiveSheetPresentationController
        default: super.makeStandIn(for: style)
        }
    }

    override var ownTraits: UITraitCollection {
        var traits = UITraitCollection(horizontalSizeClass: .compact)
        traits.verticalSizeClass = popup?.rootWindow.traitCollection.verticalSizeClass ?? .regular
        return traits
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

    /// Has the user close the popover.
    ///
    /// - Returns: whether it goes.
    func leave() -> Bool {
        attemptDismissal()
    }

    /// Keys that nothing in the popover uses are the popover's.
    override var responderBehind: UIResponder? { container ?? super.responderBehind }

    // MARK: - State

    var popup: PopoverWindow?
    /// A size that was set on the popover rather than on the controller, and wins (`R-VC-135`).
    var contentSize: CGSize? {
        didSet { if contentSize != oldValue { layOutPopup() } }
    }
    /// Which way the popover was to open.
    var placement: PopoverPlacement?
    var background: UIPopoverBackgroundView?
    var isLayingOut = false
    private(set) lazy var body = PopoverBodyView(
        content: presentedViewController.view, cornerRadius: bodyCornerRadius)
}
