// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

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
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let rect = rect.standardized
        guard let cgImage = pixels(filling: rect.size, of: context) else { return }
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
        guard case .vector(let content) = content else { return withPixels(uprightPixels?.tinted(color.cgColor)) }
        let resolved = color.resolvedColor(with: .current)
        if let symbol {
            let tinted = SymbolVector(
                symbol.source, metrics: symbol.metrics, colors: nil, tint: resolved, variableValue: symbol.variableValue
            )
            return tinted.map { tinted in changed { $0.content = .vector(VectorContent(tinted)) } } ?? self
        }
        return changed { $0.content = .vector(VectorContent(TintedDrawing(content: content, color: resolved))) }
    }

    /// Returns the image's shape filled with a color, in the given rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }
}

extension UIImage {
    /// Returns the pixels for drawing the image at a size in points with a number of pixels per point.
    ///
    /// Images made of pixels have only their own; vectors are drawn at that size.
    func pixels(filling size: CGSize, scale: CGFloat, colors: VectorColors = .standard) -> CGImage? {
        guard case .vector(let content) = content, scale.isFinite, scale > 0 else {
            return content.pixels(scale: self.scale, colors: colors)
        }
        let natural = self.size
        if size == natural, scale == self.scale { return self.content.pixels(scale: scale, colors: colors) }
        func count(_ points: CGFloat) -> Int {
            let count = (points * scale).rounded()
            return count.isFinite ? Int(min(max(count, 1), CGFloat(Bitmap.maximumSide))) : 1
        }
        let isTransposed = imageOrientation.isTransposed
        return content.pixels(
            width: count(isTransposed ? size.height : size.width),
            height: count(isTransposed ? size.width : size.height), colors: colors)
    }

    private func pixels(filling size: CGSize, of context: CGContext) -> CGImage? {
        let transform = context.ctm
        let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        return pixels(filling: size, scale: scale, colors: VectorColors(traits: .current, tint: .black))
    }

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
