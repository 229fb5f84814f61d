// SPDX-License-Identifier: MIT
public import Foundation

/// A layer that is nothing but a space for its sublayers, which keep their depth instead of being flattened into it.
///
/// Only its geometry counts, `isHidden`, and `opacity`, with which each sublayer fades by itself; it has neither
/// background, border, contents, shadow nor mask. It is not hit itself.
open class CATransformLayer: CALayer {
    public required init() {
        super.init()
        properties.extras.kind = .transform
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    open override var drawsContent: Bool { false }

    open override func contains(_ p: CGPoint) -> Bool { false }
}
