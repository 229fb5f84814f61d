// SPDX-License-Identifier: MIT
import UIKit

extension UIImage {
    /// An image of `size` points drawn by `draw`, with the y-axis pointing down.
    @MainActor
    static func drawn(size: CGSize, scale: CGFloat, _ draw: @MainActor (CGContext) -> Void) -> UIImage? {
        let scale = max(1, min(scale, 8))
        let width = Int((size.width * scale).rounded(.up))
        let height = Int((size.height * scale).rounded(.up))
        guard let bitmap = try? Bitmap(width: width, height: height) else { return nil }
        let context = bitmap.makeContext()
        context.scaleBy(x: scale, y: scale)
        draw(context)
        return bitmap.makeImage().map { UIImage(cgImage: $0, scale: scale) }
    }
}
