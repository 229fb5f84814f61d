// SPDX-License-Identifier: MIT
public import Foundation

/// What a popover can point at: a view, or an item of a bar.
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// Where the item is in `referenceView`, in points; null while it is not shown in the same window.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect {
        guard let window, window === referenceView.window else { return .null }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect {
        shownView?.frame(in: referenceView) ?? .null
    }

    /// The view that stands for the item, or for one that has no room the bar that it belongs to.
    var shownView: UIView? {
        if let view, view.window != nil, !view.isHidden { return view }
        return (observer as? UIView).flatMap { $0.window == nil ? nil : $0 }
    }
}
