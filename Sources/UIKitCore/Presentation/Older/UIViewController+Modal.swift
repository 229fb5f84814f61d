// SPDX-License-Identifier: MIT
public import Foundation

extension UIViewController {
    /// Presents a controller; the older name.
    @available(*, deprecated, message: "Use present(_:animated:completion:) instead.")
    public func presentModalViewController(_ modalViewController: UIViewController, animated: Bool) {
        present(modalViewController, animated: animated)
    }

    /// Dismisses what is presented, or this controller; the older name.
    @available(*, deprecated, message: "Use dismiss(animated:completion:) instead.")
    public func dismissModalViewControllerAnimated(_ animated: Bool) {
        dismiss(animated: animated)
    }

    /// What the controller presents; the older name.
    @available(*, deprecated, renamed: "presentedViewController")
    public var modalViewController: UIViewController? { presentedViewController }

    /// The size in a popover, in points; the older name of `preferredContentSize`, and 320 × 1100 where that is zero.
    @available(*, deprecated, renamed: "preferredContentSize")
    public var contentSizeForViewInPopover: CGSize {
        get { preferredContentSize == .zero ? Theme.Popover.defaultSize : preferredContentSize }
        set { preferredContentSize = newValue }
    }

    /// Whether a press elsewhere leaves the popover open; the older name.
    @available(*, deprecated, renamed: "isModalInPresentation")
    public var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
}

extension UIWindow {
    /// Who can present something in front of everything else in the window.
    var frontController: UIViewController? {
        rootViewController.map { root in
            (root.presentationInTree?.chain ?? []).last { $0.phase != .dismissing }?.presentedViewController ?? root
        }
    }
}
