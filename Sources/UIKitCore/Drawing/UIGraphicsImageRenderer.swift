// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

/// The format of the images that an image renderer creates.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The color range of an image.
    public enum Range: Int, Sendable {
        /// No preference.
        case unspecified = -1
        /// The range best suited to the screen.
        case automatic = 0
        /// Wide color.
        case extended = 1
        /// The sRGB range.
        case standard = 2
    }

    /// The number of pixels per point.
    ///
    /// The default is the screen's scale, as is 0.
    open var scale: CGFloat = onMainThread { UIScreen.main.scale }
    /// Whether the image has no alpha channel.
    ///
    /// Areas that aren't drawn are black.
    open var opaque = false
    /// The requested color range.
    ///
    /// > Note: Differs from UIKit: images are always `standard`, in sRGB.
    open var preferredRange = Range.standard

    /// Creates a format with the default values.
    public required init() {}

    /// Creates a format that suits the given traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.displayScale
    }
}

/// The drawing environment of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image drawn so far.
    open var currentImage: UIImage {
        let format = format as? UIGraphicsImageRendererFormat
        let scale = ImageCanvas.usableScale(format?.scale ?? 1)
        return ImageCanvas.image(of: cgContext, scale: scale, isOpaque: format?.opaque ?? false) ?? UIImage()
    }
}

/// A renderer that creates images.
///
/// Dimensions are rounded up to whole pixels. If the size is empty, not finite, or larger than a `Bitmap` allows, the
/// actions aren't called, the image is `UIImage()`, and encoded data is empty.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A closure that draws an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of a size in points, with the origin at zero.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    /// Creates a renderer for images of a size in points with a given format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer whose images show the rectangle `bounds`.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Creates a renderer whose images show the rectangle `bounds` with a given format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        // Copied, so that later changes to the format have no effect.
        let copy = UIGraphicsImageRendererFormat()
        copy.scale = ImageCanvas.usableScale(format.scale)
        copy.opaque = format.opaque
        copy.preferredRange = format.preferredRange
        imageFormat = copy
        super.init(bounds: bounds, storing: copy)
    }

    open override var allowsImageOutput: Bool { true }

    /// Returns the image drawn by `actions`.
    open func image(actions: DrawingActions) -> UIImage {
        render(actions) ?? UIImage()
    }

    /// Returns the image drawn by `actions`, encoded as PNG.
    open func pngData(actions: DrawingActions) -> Data {
        render(actions)?.pngData() ?? Data()
    }

    /// Returns the image drawn by `actions`, encoded as JPEG with a quality from 0 (smallest) to 1 (best).
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
