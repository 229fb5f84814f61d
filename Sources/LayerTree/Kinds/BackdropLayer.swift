// SPDX-License-Identifier: MIT
package import Foundation
package import Graphics

/// A layer whose contents are what lies behind it in the same window, blurred.
///
/// Its corners are rounded by `cornerRadius`, and `opacity` fades it. What is blurred is kept until something behind it
/// changes. Inside a layer that is drawn apart (rasterized, masked through a perspective, or in a transition) there is
/// nothing behind it but what that layer has drawn.
package final class BackdropLayer: CALayer {
    package required init() {
        super.init()
        properties.extras.kind = .backdrop(BackdropProperties())
    }

    package override var drawsContent: Bool { false }

    /// The blur's standard deviation in points; 20 by default.
    package var blurRadius: CGFloat {
        get { properties.backdrop.blurRadius }
        set { change(\.backdrop.blurRadius, to: newValue.sanitizedLength, key: "blurRadius") }
    }

    /// 0 takes the colour out, 1 leaves it, more strengthens it; 1.8 by default.
    package var saturation: CGFloat {
        get { properties.backdrop.saturation }
        set { change(\.backdrop.saturation, to: min(newValue.sanitizedLength, 10), key: "saturation") }
    }

    /// Laid over what was blurred.
    package var tint: CGColor? {
        get { properties.backdrop.tint }
        set { change(\.backdrop.tint, to: newValue, key: "tint") }
    }
}
