// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

@MainActor
extension UIImage {
    /// Draws the image at its own size in the current context.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image at its own size, mixed as `blendMode` says, its alpha multiplied by `alpha`.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Fills `rect` with the image in the current context, its caps at their own size.
    ///
    /// Where `rect` has no room for the caps, they shrink.
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

    /// Fills `rect` with the image, mixed as `blendMode` says, its alpha multiplied by `alpha`.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        blending(blendMode, alpha: alpha) { draw(in: rect) }
    }

    /// Fills `rect` with copies of the image side by side, one of which lies at the context's origin.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let pattern else { return }
        context.saveGState()
        context.setFillPattern(pattern, colorComponents: [1])
        context.fill(rect)
        context.restoreGState()
    }

    /// The image's shape in one colour; a colour that depends on surroundings is taken as it is at the moment.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withPixels(uprightPixels?.tinted(color.cgColor))
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }
}

extension UIImage {
    /// The image as something to fill with; `nil` for an empty one.
    var pattern: CGPattern? {
        guard let pixels = uprightPixels else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        return CGPattern(bounds: bounds, xStep: bounds.width, yStep: bounds.height) { $0.draw(pixels, in: bounds) }
    }
}

extension CGImage {
    /// The picture's shape in one colour.
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

    /// The colour that all pixels together make; clear for what is transparent.
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
