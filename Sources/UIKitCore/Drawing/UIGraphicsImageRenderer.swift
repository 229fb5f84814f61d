// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

/// How an image renderer draws.
@MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Which colours the image can have.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }

    /// Pixels per point; 0 for the screen's, which it is to begin with.
    open var scale: CGFloat = UIScreen.main.scale
    /// The image has no transparent pixels: what is not drawn stays black.
    open var opaque = false
    /// Which colours are asked for.
    ///
    /// > Note: Differs from UIKit: images are always `standard`, in sRGB.
    open var preferredRange = Range.standard

    public required init() {}

    /// A format for surroundings.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.displayScale
    }
}

/// Where an image renderer draws.
@MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// What is drawn so far.
    open var currentImage: UIImage {
        let format = format as? UIGraphicsImageRendererFormat
        let scale = ImageCanvas.usableScale(format?.scale ?? 1)
        return ImageCanvas.image(of: cgContext, scale: scale, isOpaque: format?.opaque ?? false) ?? UIImage()
    }
}

/// Makes images by drawing.
///
/// Sides are rounded up to whole pixels. For a size that is empty, not finite or larger than a `Bitmap` may be, the
/// actions are not called, the image is `UIImage()`, and encoded data is empty.
@MainActor
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat

    /// Draws in a size in points, with its origin at zero.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Draws in a rectangle, whose origin is the image's upper left corner.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        // Copied, so that one format may serve several renderers, and change.
        let copy = UIGraphicsImageRendererFormat()
        copy.scale = ImageCanvas.usableScale(format.scale)
        copy.opaque = format.opaque
        copy.preferredRange = format.preferredRange
        imageFormat = copy
        super.init(bounds: bounds, storing: copy)
    }

    open override var allowsImageOutput: Bool { true }

    /// What `actions` draw.
    open func image(actions: DrawingActions) -> UIImage {
        render(actions) ?? UIImage()
    }

    /// What `actions` draw, encoded as PNG.
    open func pngData(actions: DrawingActions) -> Data {
        render(actions)?.pngData() ?? Data()
    }

    /// What `actions` draw, encoded as JPEG, `compressionQuality` from 0 (smallest) to 1 (best).
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        render(actions)?.jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func render(_ actions: DrawingActions) -> UIImage? {
        let format = imageFormat
        guard let context = ImageCanvas.context(bounds, scale: format.scale, isOpaque: format.opaque) else {
            return nil
        }
        GraphicsContextStack.with(context) {
            actions(UIGraphicsImageRendererContext(context, format: format))
        }
        return ImageCanvas.image(of: context, scale: format.scale, isOpaque: format.opaque)
    }
}
