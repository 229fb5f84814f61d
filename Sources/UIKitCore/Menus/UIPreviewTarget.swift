// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// Where a preview is shown.
@MainActor
open class UIPreviewTarget {
    /// The view in whose coordinates the place is, and above which the preview appears.
    public let container: UIView
    /// Where the middle of the previewed view goes, in the container's coordinates.
    public let center: CGPoint
    /// What is done to the preview about its middle; the identity by default.
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
    }
}
