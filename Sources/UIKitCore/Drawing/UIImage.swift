// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// An immutable image: pixels or a vector, with a scale, an orientation, and a rendering mode.
public final class UIImage: Sendable {
    /// The use of an image's colors.
    public enum RenderingMode: Int, Sendable {
        /// Depends on where the image is displayed: bars and buttons treat it as a template, image views as an
        /// original.
        case automatic = 0
        /// Shows the image's own colors.
        case alwaysOriginal = 1
        /// Uses only the image's alpha channel and fills it with the tint color.
        case alwaysTemplate = 2
    }

    /// The orientation of the pixels relative to the displayed image.
    public enum Orientation: Int, Sendable, CaseIterable {
        /// Displayed as stored.
        case up = 0
        /// Rotated by 180° for display.
        case down
        /// Rotated by 90° counterclockwise for display.
        case left
        /// Rotated by 90° clockwise for display.
        case right
        /// Mirrored horizontally.
        case upMirrored
        /// Mirrored vertically.
        case downMirrored
        /// Transposed: rows and columns are exchanged.
        case leftMirrored
        /// Transposed, then rotated by 180°.
        case rightMirrored
    }

    /// The way in which the parts of a resizable image between its caps fill additional space.
    public enum ResizingMode: Int, Sendable {
        /// By repeating the pixels.
        case tile = 0
        /// By scaling the pixels.
        case stretch = 1
    }

    /// The pixels as stored, regardless of the orientation; `nil` for an empty image.
    ///
    /// The pixels of a vector, such as a symbol, are those for its natural size.
    public var cgImage: CGImage? { content.pixels(scale: scale) }
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The orientation of the pixels relative to the displayed image.
    public let imageOrientation: Orientation
    /// The use of the image's colors.
    public let renderingMode: RenderingMode
    /// The widths of the edges that keep their size when the image is resized, in points.
    public let capInsets: UIEdgeInsets
    /// The resizing mode of the area between the caps.
    ///
    /// > Note: Differs from UIKit: image views always stretch it.
    public let resizingMode: ResizingMode
    /// The insets from the edges that alignment ignores, such as a shadow, in points.
    public let alignmentRectInsets: UIEdgeInsets
    /// Whether views mirror the image in right-to-left layout.
    public let flipsForRightToLeftLayoutDirection: Bool
    /// The traits, and for a symbol the size and weight, with which the image was made; `nil` if it suits all.
    public let configuration: Configuration?
    /// The variants of the image for other traits; `nil` if there are none.
    public let imageAsset: UIImageAsset?

    /// A description of the image for assistive technology, which names the image views, buttons, and segments that
    /// show only the image.
    ///
    /// The default is `nil`. Images made from this one don't have it.
    @preconcurrency @MainActor
    public var accessibilityLabel: String?

    let content: ImageContent
    /// The distance from the bottom to the baseline in points; `nil` for an image without a baseline.
    let baselineOffset: CGFloat?

    /// The displayed width and height in points.
    public var size: CGSize {
        let size = content.size(scale: scale)
        return imageOrientation.isTransposed ? CGSize(width: size.height, height: size.width) : size
    }

    /// Creates an empty image.
    public convenience init() {
        self.init(Values())
    }

    /// Creates an image at 1 pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(Values(content: .pixels(cgImage)))
    }

    /// Creates an image from pixels; a scale that isn't finite and positive counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(Values(content: .pixels(cgImage), scale: scale, orientation: orientation))
    }

    /// Loads the image file at `path`.
    ///
    /// A suffix of the name determines the scale ("leaf@2x.png").
    ///
    /// Returns `nil` if the file doesn't exist or can't be decoded.
    public convenience init?(contentsOfFile path: String) {
        guard let image = try? ImageDecoder.image(contentsOfFile: path) else { return nil }
        self.init(cgImage: image, scale: ImageFiles.scale(ofFileNamed: path))
    }

    /// Decodes an image; `nil` if `data` isn't an image in a supported format.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let image = try? ImageDecoder.image(data: data) else { return nil }
        self.init(cgImage: image, scale: scale)
    }

    init(_ values: Values) {
        content = values.content
        scale = values.scale.isFinite && values.scale > 0 ? values.scale : 1
        imageOrientation = values.orientation
        renderingMode = values.renderingMode
        capInsets = values.capInsets
        resizingMode = values.resizingMode
        alignmentRectInsets = values.alignmentRectInsets
        flipsForRightToLeftLayoutDirection = values.flipsForRightToLeftLayoutDirection
        baselineOffset = values.baselineOffset
        configuration = values.configuration
        imageAsset = values.imageAsset
    }

    // MARK: - Deriving images

    /// Returns the image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns the image with edges, in points, that keep their size when it is resized; the rest is tiled.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with edges, in points, that keep their size, and a mode for resizing the rest.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Returns the image with a stretchable point to the right of the left cap and one below the top cap.
    ///
    /// A cap of 0 stretches the whole dimension.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        func caps(_ first: Int, _ length: CGFloat) -> (CGFloat, CGFloat) {
            first > 0 ? (CGFloat(first), max(length - CGFloat(first) - 1, 0)) : (0, 0)
        }
        let (left, right) = caps(leftCapWidth, size.width)
        let (top, bottom) = caps(topCapHeight, size.height)
        return resizableImage(
            withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), resizingMode: .stretch)
    }

    /// Returns the image with other alignment rectangle insets, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns the image mirrored horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.flipped }
    }

    /// Returns the image mirrored horizontally by views in right-to-left layout.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeftLayoutDirection = true }
    }

    // MARK: - Files

    /// Returns the image encoded as PNG in its displayed orientation; `nil` if it is empty.
    public func pngData() -> Data? {
        try? uprightPixels?.pngData()
    }

    /// Returns the image encoded as JPEG in its displayed orientation, with a quality from 0 (smallest) to 1 (best);
    /// `nil` if it is empty.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        try? uprightPixels?.jpegData(compressionQuality: compressionQuality)
    }

    // MARK: - Values

    struct Values {
        var content = ImageContent.empty
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeftLayoutDirection = false
        var baselineOffset: CGFloat?
        var configuration: Configuration?
        var imageAsset: UIImageAsset?
    }

    var values: Values {
        Values(
            content: content, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
            capInsets: capInsets, resizingMode: resizingMode, alignmentRectInsets: alignmentRectInsets,
            flipsForRightToLeftLayoutDirection: flipsForRightToLeftLayoutDirection, baselineOffset: baselineOffset,
            configuration: configuration, imageAsset: imageAsset)
    }

    func changed(_ change: (inout Values) -> Void) -> UIImage {
        var values = values
        change(&values)
        return UIImage(values)
    }

    /// Returns the image with other pixels, in `up` orientation.
    func withPixels(_ pixels: CGImage?) -> UIImage {
        changed {
            $0.content = pixels.map { .pixels($0) } ?? .empty
            $0.orientation = .up
            $0.imageAsset = nil
        }
    }
}
