// SPDX-License-Identifier: MIT
public import Foundation

/// A layer that only provides a 3D coordinate space for its sublayers, which keep their depth instead of being
/// flattened.
///
/// Only its geometry, `isHidden` and `opacity` apply; each sublayer fades individually. It has no background, border,
/// contents, shadow or mask, and is never returned by hit testing.
open class CATransformLayer: CALayer {
    /// Creates a transform layer.
    public override init() {
        super.init()
        properties.extras.kind = .transform
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    open override var drawsContent: Bool { false }

    open override func contains(_ p: CGPoint) -> Bool { false }
}
