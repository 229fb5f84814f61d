// SPDX-License-Identifier: MIT
package import Foundation
package import Graphics

/// A layer that shows a blurred copy of the content behind it in the same window.
///
/// Its corners are rounded by `cornerRadius`, and `opacity` fades it. The blurred image is cached until the content
/// behind it changes. Inside a layer that is drawn offscreen (rasterized, masked through a perspective, or in a
/// transition) the content behind it is only that layer's own.
package final class BackdropLayer: CALayer {
    package override init() {
        super.init()
        properties.extras.kind = .backdrop(BackdropProperties())
    }

    package override var drawsContent: Bool { false }

    /// The blur's standard deviation in points; 20 by default.
    package var blurRadius: CGFloat {
        get { properties.backdrop.blurRadius }
        set { change(\.backdrop.blurRadius, to: newValue.sanitizedLength, key: "blurRadius") }
    }

    /// The saturation: 0 removes color, 1 keeps it, higher values intensify it; 1.8 by default.
    package var saturation: CGFloat {
        get { properties.backdrop.saturation }
        set { change(\.backdrop.saturation, to: min(newValue.sanitizedLength, 10), key: "saturation") }
    }

    /// A color drawn over the blurred image.
    package var tint: CGColor? {
        get { properties.backdrop.tint }
        set { change(\.backdrop.tint, to: newValue, key: "tint") }
    }
}
