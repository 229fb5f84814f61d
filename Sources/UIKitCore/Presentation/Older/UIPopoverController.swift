// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// A controller that shows content in a popover, superseded by `UIPopoverPresentationController`.
///
/// Retain it while the popover is open. The popover doesn't adapt to a compact width.
@available(*, deprecated, message: "Present the controller with the style .popover instead.")
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
    /// Creates a popover controller without showing the popover.
    public init(contentViewController viewController: UIViewController) {
        holder = PopoverContentHolder(viewController)
        super.init()
        relay.owner = self
    }

    /// The object that is notified of the popover's dismissal and movement.
    open weak var delegate: (any UIPopoverControllerDelegate)?

    // MARK: - Content

    /// The content.
    ///
    /// Replacing it in an open popover also changes the popover's size.
    open var contentViewController: UIViewController {
        get { holder.content }
        set { setContentViewController(newValue, animated: false) }
    }

    /// Replaces the content and discards a size set here.
    ///
    /// The change of size is animated in any case.
    open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
        guard viewController !== holder.content else { return }
        ownSize = nil
        holder.show(viewController)
        presentation?.contentSize = nil
    }

    /// The size of the content in points: the one set here, otherwise the content's preferred size.
    open var contentSize: CGSize {
        get { ownSize ?? holder.content.preferredContentSize }
        set { setContentSize(newValue, animated: false) }
    }

    /// Sets a size that takes precedence over the content's preferred size; zero removes it.
    ///
    /// > Note: Differs from UIKit: an open popover always animates to its new size.
    open func setContentSize(_ size: CGSize, animated: Bool) {
        ownSize = size == .zero ? nil : size
        presentation?.contentSize = ownSize
    }

    // MARK: - Appearance and behavior

    /// Views outside the popover that stay interactive while it is open.
    ///
    /// The default is `nil`.
    open var passthroughViews: [UIView]? {
        didSet { presentation?.passthroughViews = passthroughViews }
    }

    /// The preferred distances in points from the window's edges.
    ///
    /// The default is 10 on each side.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: Theme.Popover.margin, left: Theme.Popover.margin, bottom: Theme.Popover.margin,
        right: Theme.Popover.margin)
    {
        didSet { presentation?.popoverLayoutMargins = popoverLayoutMargins }
    }

    /// The background color.
    ///
    /// `nil`, the default, uses the content's, or the standard one.
    open var backgroundColor: UIColor? {
        didSet { presentation?.backgroundColor = backgroundColor }
    }

    /// The class that draws the popover's background, read when it is presented.
    ///
    /// `nil`, the default, uses the standard background.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    // MARK: - Showing

    /// Whether the popover is open.
    public var isPopoverVisible: Bool { holder.presentingViewController != nil }

    /// The direction of the arrow; `.unknown` while the popover isn't shown.
    public var popoverArrowDirection: UIPopoverArrowDirection { presentation?.arrowDirection ?? .unknown }

    /// Shows the popover next to `rect`, in the coordinates of `view`, or moves it there.
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        present(over: view.window, arrowDirections, animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows the popover next to a bar button item, or moves it there.
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        present(over: item.shownView?.window, arrowDirections, animated) { $0.barButtonItem = item }
    }

    /// Closes the popover without notifying the delegate.
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

    /// Forwards the presentation's callbacks to the deprecated delegate.
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

/// Methods for responding to a deprecated popover.
///
/// All are optional.
@available(*, deprecated, message: "Use UIPopoverPresentationControllerDelegate instead.")
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: AnyObject {
    /// Returns whether a click outside closes the popover. The default is `true`.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool

    /// Called when the user has closed the popover.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)

    /// Called when the popover moves with its source. `rect` is in the coordinates of `view`; both may be changed.
    ///
    /// > Note: Differs from UIKit: the parameters are `inout` instead of pointers.
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
