// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// Shows a controller in a popover; the older way to what `UIPopoverPresentationController` does.
///
/// Keep it for as long as the popover is open. The popover stays one in a window of compact width too.
@available(*, deprecated, message: "Present the controller with the style .popover instead.")
@MainActor
open class UIPopoverController {
    /// Makes a popover that is not shown yet.
    public init(contentViewController viewController: UIViewController) {
        holder = PopoverContentHolder(viewController)
        relay.owner = self
    }

    /// Hears of the popover.
    open weak var delegate: (any UIPopoverControllerDelegate)?

    // MARK: - Content

    /// What is shown; another one takes its place in a popover that is open, and its own size.
    open var contentViewController: UIViewController {
        get { holder.content }
        set { setContentViewController(newValue, animated: false) }
    }

    /// Shows another controller, and drops a size that was set here; the popover's change of size is seen in any case.
    open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
        guard viewController !== holder.content else { return }
        ownSize = nil
        holder.show(viewController)
        presentation?.contentSize = nil
    }

    /// The size of the content, in points: what was set here, else what the controller prefers.
    open var contentSize: CGSize {
        get { ownSize ?? holder.content.preferredContentSize }
        set { setContentSize(newValue, animated: false) }
    }

    /// Sets a size that wins over the controller's own; zero takes it back.
    open func setContentSize(_ size: CGSize, animated: Bool) {
        ownSize = size == .zero ? nil : size
        presentation?.contentSize = ownSize
    }

    // MARK: - Looks and behaviour

    /// Views outside that can be pressed while the popover is open; `nil` by default.
    open var passthroughViews: [UIView]? {
        didSet { presentation?.passthroughViews = passthroughViews }
    }

    /// How far from the window's edges the popover tries to stay, in points; 10 on each side by default.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: Theme.Popover.margin, left: Theme.Popover.margin, bottom: Theme.Popover.margin,
        right: Theme.Popover.margin)
    {
        didSet { presentation?.popoverLayoutMargins = popoverLayoutMargins }
    }

    /// The colour of the ground; `nil`, the default, for the content's or the system's.
    open var backgroundColor: UIColor? {
        didSet { presentation?.backgroundColor = backgroundColor }
    }

    /// Draws the popover instead of the system; `nil` by default, and read when it is presented.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    // MARK: - Showing

    /// Whether the popover is open.
    public var isPopoverVisible: Bool { holder.presentingViewController != nil }

    /// Which way the arrow points; `.unknown` while the popover is not shown.
    public var popoverArrowDirection: UIPopoverArrowDirection { presentation?.arrowDirection ?? .unknown }

    /// Opens the popover beside `rect` of `view`, in its points, or moves it there.
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        present(over: view.window, arrowDirections, animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Opens the popover beside an item of a bar, or moves it there.
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        present(over: item.shownView?.window, arrowDirections, animated) { $0.barButtonItem = item }
    }

    /// Closes the popover; the delegate is told nothing.
    open func dismiss(animated: Bool) {
        guard isPopoverVisible else { return }
        holder.dismiss(animated: animated)
    }

    // MARK: - State

    private let holder: PopoverContentHolder
    private let relay = Relay()
    private var ownSize: CGSize?

    private var presentation: UIPopoverPresentationController? {
        holder.activePresentation as? UIPopoverPresentationController
    }

    private func present(
        over window: UIWindow?, _ directions: UIPopoverArrowDirection, _ animated: Bool,
        _ anchor: (UIPopoverPresentationController) -> Void
    ) {
        guard let window, let presenter = window.rootWindow.frontController else {
            return Log.misuse("A popover is to be presented from what is in no window; the call is ignored.")
        }
        guard let popover = presentation ?? holder.popoverPresentationController else { return }
        popover.delegate = relay
        popover.permittedArrowDirections = directions
        anchor(popover)
        popover.passthroughViews = passthroughViews
        popover.popoverLayoutMargins = popoverLayoutMargins
        popover.backgroundColor = backgroundColor
        popover.popoverBackgroundViewClass = popoverBackgroundViewClass
        popover.contentSize = ownSize
        if presentation == nil { presenter.present(holder, animated: animated) }
    }

    /// Tells the older delegate what the presentation tells.
    private final class Relay: UIPopoverPresentationControllerDelegate {
        weak var owner: UIPopoverController?

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }

        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool {
            owner.map { $0.delegate?.popoverControllerShouldDismissPopover($0) != false } ?? true
        }

        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) {
            if let owner { owner.delegate?.popoverControllerDidDismissPopover(owner) }
        }

        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: inout CGRect, in view: inout UIView
        ) {
            guard let owner else { return }
            owner.delegate?.popoverController(owner, willRepositionPopoverTo: &rect, in: &view)
        }
    }
}

/// Hears of an older popover.
@available(*, deprecated, message: "Use UIPopoverPresentationControllerDelegate instead.")
@MainActor
public protocol UIPopoverControllerDelegate: AnyObject {
    /// Whether a press elsewhere closes the popover; `true` by default.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool

    /// The user has closed the popover, which is not seen any more.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)

    /// What the popover points at has moved: `rect` in points of `view`, both of which may be given another value.
    ///
    /// > Note: Differs from UIKit: the two are `inout` rather than pointers.
    func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: inout CGRect, in view: inout UIView)
}

@available(*, deprecated, message: "Use UIPopoverPresentationControllerDelegate instead.")
extension UIPopoverControllerDelegate {
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
    public func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: inout CGRect, in view: inout UIView
    ) {}
}
