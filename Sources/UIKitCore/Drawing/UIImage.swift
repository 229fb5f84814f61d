// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// A picture that does not change: pixels with a scale, and how they are meant to be shown.
public final class UIImage: Sendable {
    /// How an image's colours are used.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is shown prefers: bars and buttons tint, image views do not.
        case automatic = 0
        case alwaysOriginal = 1
        /// Only the shape counts; it is filled with the tint colour.
        case alwaysTemplate = 2
    }

    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    /// What keeps its size at the edges when the image is stretched, in points.
    public let capInsets: UIEdgeInsets

    /// Width and height in points.
    public var size: CGSize {
        guard let cgImage else { return .zero }
        return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat = 1) {
        self.init(cgImage: cgImage, scale: scale, renderingMode: .automatic, capInsets: .zero)
    }

    /// Reads the file at `path`, whose name may say its scale ("leaf@2x.png").
    ///
    /// `nil` if there is no such file or it is not an image that can be read.
    public convenience init?(contentsOfFile path: String) {
        guard let image = try? ImageDecoder.image(contentsOfFile: path) else { return nil }
        self.init(cgImage: image, scale: Self.scale(ofFileNamed: path))
    }

    /// Reads an encoded image; `nil` if `data` is none.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let image = try? ImageDecoder.image(data: data) else { return nil }
        self.init(cgImage: image, scale: scale)
    }

    private init(cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode, capInsets: UIEdgeInsets) {
        self.cgImage = cgImage
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.renderingMode = renderingMode
        self.capInsets = capInsets
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(cgImage: cgImage, scale: scale, renderingMode: renderingMode, capInsets: capInsets)
    }

    /// The image with edges that keep their size when it is stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        UIImage(cgImage: cgImage, scale: scale, renderingMode: renderingMode, capInsets: capInsets)
    }

    /// The image encoded as PNG; `nil` if it is empty.
    public func pngData() -> Data? {
        try? cgImage?.pngData()
    }

    /// The image encoded as JPEG, `compressionQuality` from 0 (smallest) to 1 (best); `nil` if it is empty.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        try? cgImage?.jpegData(compressionQuality: compressionQuality)
    }

    private static func scale(ofFileNamed path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if name.hasSuffix("@2x") { return 2 }
        if name.hasSuffix("@3x") { return 3 }
        return 1
    }
}

@MainActor
extension UIImage {
    /// Reads the image `name` from the main bundle, or from `bundle`: the file for the screen's scale if there is one.
    ///
    /// A name without an extension means PNG, then JPEG.
    public convenience init?(named name: String, in bundle: Bundle? = nil) {
        let base = (name as NSString).deletingPathExtension
        let ending = (name as NSString).pathExtension
        let bundle = bundle ?? .main
        let endings = ending.isEmpty ? ["png", "jpg", "jpeg"] : [ending]
        let scales = UIScreen.main.scale > 1 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
        for ending in endings {
            for scale in scales {
                guard let path = bundle.path(forResource: base + scale, ofType: ending) else { continue }
                guard let image = try? ImageDecoder.image(contentsOfFile: path) else { continue }
                self.init(cgImage: image, scale: Self.scaleOfResource(scale))
                return
            }
        }
        return nil
    }

    private static func scaleOfResource(_ suffix: String) -> CGFloat {
        suffix == "@2x" ? 2 : suffix == "@3x" ? 3 : 1
    }

    /// Draws the image at its own size in the current context.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image stretched to `rect` in the current context.
    public func draw(in rect: CGRect) {
        guard let cgImage else { return }
        UIGraphicsGetCurrentContext()?.draw(cgImage, in: rect)
    }
}
