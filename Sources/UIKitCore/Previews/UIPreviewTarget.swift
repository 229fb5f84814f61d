// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// The position at which a preview is shown.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view in whose coordinates the position is given, and above which the preview is shown.
    public let container: UIView
    /// The center of the previewed view, in the container's coordinates.
    public let center: CGPoint
    /// The transform of the preview relative to its center; the identity by default.
    public let transform: CGAffineTransform

    /// Creates a target at a point of a container view.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
    }
}
