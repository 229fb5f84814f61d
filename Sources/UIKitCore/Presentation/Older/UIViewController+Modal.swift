// SPDX-License-Identifier: MIT
public import Foundation

extension UIViewController {
    /// The predecessor of `present(_:animated:completion:)`.
    @available(*, deprecated, message: "Use present(_:animated:completion:) instead.")
    public func presentModalViewController(_ modalViewController: UIViewController, animated: Bool) {
        present(modalViewController, animated: animated)
    }

    /// The predecessor of `dismiss(animated:completion:)`.
    @available(*, deprecated, message: "Use dismiss(animated:completion:) instead.")
    public func dismissModalViewControllerAnimated(_ animated: Bool) {
        dismiss(animated: animated)
    }

    /// The predecessor of `presentedViewController`.
    @available(*, deprecated, renamed: "presentedViewController")
    public var modalViewController: UIViewController? { presentedViewController }

    /// The predecessor of `preferredContentSize`, in points; 320 × 1100 if that is zero.
    @available(*, deprecated, renamed: "preferredContentSize")
    public var contentSizeForViewInPopover: CGSize {
        get { preferredContentSize == .zero ? Theme.Popover.defaultSize : preferredContentSize }
        set { preferredContentSize = newValue }
    }

    /// The predecessor of `isModalInPresentation`.
    @available(*, deprecated, renamed: "isModalInPresentation")
    public var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
}

extension UIWindow {
    /// The controller that can present over everything else in the window.
    var frontController: UIViewController? {
        rootViewController.map { root in
            (root.presentationInTree?.chain ?? []).last { $0.phase != .dismissing }?.presentedViewController ?? root
        }
    }
}
