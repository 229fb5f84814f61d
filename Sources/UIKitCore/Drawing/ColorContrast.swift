// SPDX-License-Identifier: MIT
internal import Foundation
package import Graphics

/// The contrast of colors as the Web Content Accessibility Guidelines define it.
package enum ColorContrast {
    /// Returns the linear value of an sRGB component.
    static func linear(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    /// Returns the sRGB component of a linear value, within 0...1.
    static func encoded(_ linear: Double) -> Double {
        min(max(linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055, 0), 1)
    }

    static func luminance(ofLinear parts: [Double]) -> Double {
        guard parts.count >= 3 else { return 0 }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    /// Returns the relative luminance of a color, from 0 for black to 1 for white; its alpha is ignored.
    package static func luminance(of color: CGColor) -> Double {
        luminance(ofLinear: (color.components ?? []).map { linear(Double($0)) })
    }

    /// Returns the contrast of two colors without alpha, from 1 to 21.
    package static func ratio(_ one: CGColor, _ other: CGColor) -> Double {
        let (one, other) = (luminance(of: one), luminance(of: other))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// Returns a color blended over an opaque one.
    package static func blended(_ color: CGColor, over ground: CGColor) -> CGColor {
        guard let top = color.components, let below = ground.components, top.count == 4, below.count == 4 else {
            return ground
        }
        func mixed(_ index: Int) -> CGFloat { top[index] * top[3] + below[index] * (1 - top[3]) }
        return CGColor(red: mixed(0), green: mixed(1), blue: mixed(2), alpha: 1)
    }
}
