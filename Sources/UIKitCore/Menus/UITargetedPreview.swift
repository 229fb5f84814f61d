// SPDX-License-Identifier: MIT
public import Foundation

/// A view that is shown apart from its surroundings for a while, and where: lifted under a pointer or above a menu.
@MainActor
open class UITargetedPreview {
    /// The view whose picture is shown.
    public let view: UIView
    /// Which part of the view is shown, and on what.
    public let parameters: UIPreviewParameters
    /// Where the preview appears, or goes to.
    public let target: UIPreviewTarget

    /// Makes a preview that may appear somewhere else than its view is.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }

    /// Makes a preview that appears where its view is; the view must have a superview.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview else {
            preconditionFailure("A preview without a target shows its view in place: the view must be in a superview.")
        }
        let target = UIPreviewTarget(container: container, center: view.center, transform: view.transform)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// Makes a preview of all of a view, where it is; the view must have a superview.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The size in points of what is shown, before the target's transform: that of the visible path, or of the view.
    open var size: CGSize {
        guard let path = parameters.visiblePath, !path.isEmpty else { return view.bounds.size }
        return path.bounds.size
    }

    /// The same view with the same looks, on its way to another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
