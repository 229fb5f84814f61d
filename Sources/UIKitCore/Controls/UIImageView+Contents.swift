// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics
internal import LayerTree

/// The pixels of a view's layer, and their number per point.
struct ImageContents {
    let pixels: CGImage
    let scale: CGFloat
}

extension UIImageView {
    /// Returns the pixels to display: those of the image, drawn in the tint color if it is a template, and mirrored if
    /// the layout direction requires it.
    ///
    /// Vectors are drawn at the size at which the view shows them.
    func contents(of image: UIImage) -> ImageContents? {
        var image = image
        if image.flipsForRightToLeftLayoutDirection, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            image = image.withHorizontallyFlippedOrientation()
        }
        vectorSize = nil
        guard case .vector = image.content else {
            let pixels = image.flipsForRightToLeftLayoutDirection ? image.uprightPixels : image.cgImage
            return shown(pixels, of: image, scale: image.scale)
        }
        let size = sizeOfVector(image)
        vectorSize = size
        let scale = max(traitCollection.displayScale, 1)
        // The tint color of a template follows the drawing, and would apply its alpha twice.
        let tint = isTemplate(image) ? CGColor.black : tintColor.cgColor(for: traitCollection)
        let colors = VectorColors(traits: traitCollection, tint: tint)
        guard let pixels = image.pixels(filling: size, scale: scale, colors: colors) else { return nil }
        let upright = image.changed { $0.content = .pixels(pixels) }.uprightPixels
        return shown(upright, of: image, scale: scale)
    }

    private func shown(_ pixels: CGImage?, of image: UIImage, scale: CGFloat) -> ImageContents? {
        let shown = isTemplate(image) ? pixels?.tinted(tintColor.cgColor(for: traitCollection)) : pixels
        return shown.map { ImageContents(pixels: $0, scale: scale) }
    }

    func isTemplate(_ image: UIImage) -> Bool {
        switch image.renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: tintsAutomaticImages || image.isMonochromeSymbol
        }
    }

    /// Whether the tint color affects the image.
    func usesTintColor(_ image: UIImage) -> Bool {
        isTemplate(image) || image.isSymbolImage
    }

    /// Returns the size in points at which the content mode shows a vector.
    private func sizeOfVector(_ image: UIImage) -> CGSize {
        let (natural, size) = (image.size, bounds.size)
        guard natural.width > 0, natural.height > 0, size.width > 0, size.height > 0 else { return natural }
        let (across, down) = (size.width / natural.width, size.height / natural.height)
        let ratio: CGFloat
        switch contentMode {
        case .scaleToFill, .redraw: return image.capInsets == .zero ? size : natural
        case .scaleAspectFit: ratio = min(across, down)
        case .scaleAspectFill: ratio = max(across, down)
        default: return natural
        }
        return CGSize(width: natural.width * ratio, height: natural.height * ratio)
    }

    /// Draws a vector again if the view shows it in another size.
    func drawVectorForSize() {
        guard let vectorSize, let image = displayedImage, sizeOfVector(image) != vectorSize else { return }
        setNeedsDisplay()
    }
}

extension UIImageView {
    /// Shows an image as an icon in a place of fixed size: symbols in their own size, so that their strokes match the
    /// text, and other images scaled to fit.
    package func showIcon(_ icon: UIImage?, pointSize: CGFloat) {
        image = icon
        let isSymbol = icon?.isSymbolImage == true
        contentMode = isSymbol ? .center : .scaleAspectFit
        preferredSymbolConfiguration = isSymbol ? UIImage.SymbolConfiguration(pointSize: pointSize) : nil
    }
}
