// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

@MainActor
extension UIImage {
    /// Draws the image at its natural size in the current context.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image at its natural size with a blend mode, and with its alpha multiplied by `alpha`.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image scaled to `rect` in the current context.
    ///
    /// Caps keep their size.
    ///
    /// If `rect` is too small for the caps, they are scaled down.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
        let rect = rect.standardized
        if capInsets != .zero, let pixels = uprightPixels {
            NinePartImage(pixels, scale: scale, caps: capInsets, tiles: resizingMode == .tile)
                .draw(in: rect, of: context)
        } else if imageOrientation == .up {
            context.draw(cgImage, in: rect)
        } else {
            let (width, height) = (CGFloat(cgImage.width), CGFloat(cgImage.height))
            context.saveGState()
            context.concatenate(imageOrientation.placement(in: rect, width: width, height: height))
            context.draw(cgImage, in: CGRect(x: 0, y: 0, width: width, height: height))
            context.restoreGState()
        }
    }

    /// Draws the image scaled to `rect` with a blend mode, and with its alpha multiplied by `alpha`.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        blending(blendMode, alpha: alpha) { draw(in: rect) }
    }

    /// Fills `rect` with tiles of the image, aligned with the context's origin.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let pattern else { return }
        context.saveGState()
        context.setFillPattern(pattern, colorComponents: [1])
        context.fill(rect)
        context.restoreGState()
    }

    /// Returns the image's shape filled with a color.
    ///
    /// A dynamic color is resolved at the time of the call.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withPixels(uprightPixels?.tinted(color.cgColor))
    }

    /// Returns the image's shape filled with a color, in the given rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }
}

extension UIImage {
    /// The image as a fill pattern; `nil` if it is empty.
    var pattern: CGPattern? {
        guard let pixels = uprightPixels else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        return CGPattern(bounds: bounds, xStep: bounds.width, yStep: bounds.height) { $0.draw(pixels, in: bounds) }
    }
}

extension CGImage {
    /// Returns the image's shape filled with one color.
    func tinted(_ color: CGColor) -> CGImage? {
        guard let bitmap = try? Bitmap(width: width, height: height) else { return nil }
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        let context = bitmap.makeContext()
        context.draw(self, in: rect)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(rect)
        return CGImage(bitmap: bitmap)
    }

    /// The mean color of all pixels; clear for a transparent image.
    var meanColor: CGColor {
        guard let bitmap = try? Bitmap(width: 1, height: 1) else { return .clear }
        bitmap.makeContext().draw(self, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        let pixel = bitmap.pixel(x: 0, y: 0)
        guard pixel.alpha > 0 else { return .clear }
        let alpha = CGFloat(pixel.alpha)
        return CGColor(
            red: CGFloat(pixel.red) / alpha, green: CGFloat(pixel.green) / alpha, blue: CGFloat(pixel.blue) / alpha,
            alpha: alpha / 255)
    }
}
