// SPDX-License-Identifier: MIT
public import Foundation

/// A view shown temporarily outside its hierarchy, such as lifted under a pointer or above a menu, and its position.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The previewed view.
    public let view: UIView
    /// The appearance of the preview.
    public let parameters: UIPreviewParameters
    /// The position at which the preview appears or to which it is animated.
    public let target: UIPreviewTarget

    /// Creates a preview with a target other than the view's own position.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }

    /// Creates a preview at the view's position.
    ///
    /// The view must have a superview.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview else {
            preconditionFailure("A preview without a target shows its view in place: the view must be in a superview.")
        }
        let target = UIPreviewTarget(container: container, center: view.center, transform: view.transform)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// Creates a preview of the whole view at its position.
    ///
    /// The view must have a superview.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The size of the visible part, in points, before the target's transform.
    open var size: CGSize {
        guard let path = parameters.visiblePath, !path.isEmpty else { return view.bounds.size }
        return path.bounds.size
    }

    /// Returns a preview of the same view and appearance with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
