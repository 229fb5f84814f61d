// SPDX-License-Identifier: MIT
public import Foundation

/// An item that can be the source of a popover: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// Returns the item's frame in the coordinates of `referenceView`; null if it isn't visible in the same window.
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

    /// The view that shows the item, or, for an item that doesn't fit into its bar, the bar.
    var shownView: UIView? {
        if let view, view.window != nil, !view.isHidden { return view }
        return (observer as? UIView).flatMap { $0.window == nil ? nil : $0 }
    }
}
