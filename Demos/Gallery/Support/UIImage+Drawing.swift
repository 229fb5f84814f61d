// SPDX-License-Identifier: MIT
import UIKit

extension UIImage {
    /// An image of `size` points drawn by `draw`, with the y-axis pointing down.
    @MainActor
    static func drawn(size: CGSize, scale: CGFloat, _ draw: @MainActor (CGContext) -> Void) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(1, min(scale, 8))
        return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    }
}
