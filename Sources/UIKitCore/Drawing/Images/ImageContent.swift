// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The content of an image.
enum ImageContent: Sendable {
    case empty
    case pixels(CGImage)
    case vector(VectorContent)

    /// The content's size in points, at a number of pixels per point.
    func size(scale: CGFloat) -> CGSize {
        switch self {
        case .empty: .zero
        case .pixels(let pixels): CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        case .vector(let content):
            // Whole pixels, so that the natural size is drawn without interpolation.
            CGSize(
                width: Self.pixelCount(content.drawing.size.width, scale) / scale,
                height: Self.pixelCount(content.drawing.size.height, scale) / scale)
        }
    }

    /// Returns the pixels for the natural size.
    func pixels(scale: CGFloat, colors: VectorColors = .standard) -> CGImage? {
        switch self {
        case .empty: return nil
        case .pixels(let pixels): return pixels
        case .vector(let content):
            let size = content.drawing.size
            return content.pixels(
                width: Int(Self.pixelCount(size.width, scale)), height: Int(Self.pixelCount(size.height, scale)),
                colors: colors)
        }
    }

    private static func pixelCount(_ points: CGFloat, _ scale: CGFloat) -> CGFloat {
        // Sizes such as 20 points at a scale of 1.1 are whole numbers but for the last bits.
        let count = (points * scale - 0.001).rounded(.up)
        return count.isFinite ? min(max(count, 1), CGFloat(Bitmap.maximumSide)) : 1
    }
}
