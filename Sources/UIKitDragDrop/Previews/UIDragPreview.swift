// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// The appearance of the preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The position at which the preview of a dragged item is shown.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of an item while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The previewed view, which need not be in a window.
    public let view: UIView
    /// The appearance of the preview.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
    }

    /// Creates a preview of the whole view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// Creates a preview that shows a URL.
    public convenience init(for url: URL) {
        self.init(view: LinkPreview(url, title: nil))
    }

    /// Creates a preview that shows a URL below a title.
    public convenience init(for url: URL, title: String?) {
        self.init(view: LinkPreview(url, title: title))
    }
}

/// The preview of an item where it is lifted or dropped.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Returns a preview of the same view and appearance with another target.
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Creates a preview that shows a URL at a target.
    public convenience init(for url: URL, target: UIDragPreviewTarget) {
        self.init(view: LinkPreview(url, title: nil), parameters: UIDragPreviewParameters(), target: target)
    }

    /// Creates a preview that shows a URL below a title at a target.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(view: LinkPreview(url, title: title), parameters: UIDragPreviewParameters(), target: target)
    }
}
