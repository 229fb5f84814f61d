// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

extension UIImage {
    /// Returns the image scaled to a size in points, in its displayed orientation and with its scale.
    ///
    /// Can be called on any thread. Returns `nil` if the image is empty, or if the size is empty, not finite, or larger
    /// than a bitmap allows.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let cgImage = pixels(filling: size, scale: scale) else { return nil }
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        let sides = 1...CGFloat(Bitmap.maximumSide)
        guard sides.contains(width), sides.contains(height),
            let bitmap = try? Bitmap(
                width: Int(width), height: Int(height), format: cgImage.isMask ? .alpha8 : .argb32)
        else { return nil }
        let context = bitmap.makeContext()
        context.interpolationQuality = .high
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        if imageOrientation == .up {
            context.draw(cgImage, in: rect)
        } else {
            let (width, height) = (CGFloat(cgImage.width), CGFloat(cgImage.height))
            context.concatenate(imageOrientation.placement(in: rect, width: width, height: height))
            context.draw(cgImage, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
        return CGImage(bitmap: bitmap, isOpaque: cgImage.alphaInfo == .noneSkipFirst).map { pixels in
            UIImage(cgImage: pixels, scale: scale).withRenderingMode(renderingMode)
        }
    }

    /// Returns the image scaled to a size in points, without occupying the caller's actor.
    @concurrent
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    /// Scales the image on a background thread, where `completionHandler` is called with the result.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        Task.detached { completionHandler(self.preparingThumbnail(of: size)) }
    }
}
