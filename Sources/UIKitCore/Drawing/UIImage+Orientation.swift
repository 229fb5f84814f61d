// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension UIImage.Orientation {
    /// Whether the orientation exchanges width and height.
    var isTransposed: Bool {
        switch self {
        case .up, .down, .upMirrored, .downMirrored: false
        case .left, .right, .leftMirrored, .rightMirrored: true
        }
    }

    /// The orientation that mirrors the image.
    var flipped: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }

    /// The transform from pixels to displayed positions, both in the unit square.
    var transform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        }
    }

    /// Returns the transform for drawing pixels, of the given dimensions, so that they fill `rect` as displayed.
    func placement(in rect: CGRect, width: CGFloat, height: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: 1 / width, y: 1 / height)
            .concatenating(transform)
            .concatenating(
                CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    }
}

extension UIImage {
    /// The pixels as displayed: those of the image, or a rotated copy.
    var uprightPixels: CGImage? {
        guard imageOrientation != .up, let cgImage else { return cgImage }
        let (width, height) = (cgImage.width, cgImage.height)
        let isTransposed = imageOrientation.isTransposed
        guard
            let bitmap = try? Bitmap(
                width: isTransposed ? height : width, height: isTransposed ? width : height,
                format: cgImage.isMask ? .alpha8 : .argb32)
        else { return nil }
        let context = bitmap.makeContext()
        context.interpolationQuality = .none
        context.concatenate(
            imageOrientation.placement(
                in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), width: CGFloat(width),
                height: CGFloat(height)))
        context.draw(cgImage, in: CGRect(x: 0, y: 0, width: width, height: height))
        return CGImage(bitmap: bitmap, isOpaque: cgImage.alphaInfo == .noneSkipFirst)
    }
}
