// SPDX-License-Identifier: MIT
import UIKit

extension UIColor {
    /// The color of text on a tile: black or white, whichever contrasts more.
    static func ink(on color: UIColor) -> UIColor {
        UIColor { traits in
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
            func linear(_ part: CGFloat) -> CGFloat {
                part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
            }
            // At this luminance both have the same contrast.
            let isBright = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > 0.179
            return isBright ? .black : .white
        }
    }
}
