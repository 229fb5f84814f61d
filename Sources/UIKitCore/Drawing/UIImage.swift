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

    /// How the pixels were turned when they were taken, which showing them undoes.
    public enum Orientation: Int, Sendable, CaseIterable {
        case up = 0
        /// Half a turn.
        case down
        /// Shown a quarter turn to the left of how the pixels lie.
        case left
        /// Shown a quarter turn to the right of how the pixels lie.
        case right
        /// Left and right swapped.
        case upMirrored
        /// Top and bottom swapped.
        case downMirrored
        /// Columns become rows.
        case leftMirrored
        /// Columns become rows, and the whole is turned half round.
        case rightMirrored
    }

    /// How the parts of a resizable image between its caps fill more room than they have pixels for.
    public enum ResizingMode: Int, Sendable {
        /// Again and again.
        case tile = 0
        case stretch = 1
    }

    /// The pixels as they lie, whatever the orientation is; `nil` for an empty image.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    public let imageOrientation: Orientation
    public let renderingMode: RenderingMode
    /// What keeps its size at the edges when the image is drawn larger or smaller, in points.
    public let capInsets: UIEdgeInsets
    /// How what lies between the caps is drawn.
    ///
    /// > Note: Differs from UIKit: image views stretch it in any case.
    public let resizingMode: ResizingMode
    /// What alignment leaves out at the edges, such as a shadow, in points.
    public let alignmentRectInsets: UIEdgeInsets

    /// Width and height in points, as shown.
    public var size: CGSize {
        guard let cgImage else { return .zero }
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        return imageOrientation.isTransposed
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// An image without pixels, of no size.
    public convenience init() {
        self.init(Values())
    }

    public convenience init(cgImage: CGImage) {
        self.init(Values(cgImage: cgImage))
    }

    /// An image of pixels; a scale that is none counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(Values(cgImage: cgImage, scale: scale, orientation: orientation))
    }

    /// Reads the file at `path`, whose name may say its scale ("leaf@2x.png").
    ///
    /// `nil` if there is no such file or it is not an image that can be read.
    public convenience init?(contentsOfFile path: String) {
        guard let image = try? ImageDecoder.image(contentsOfFile: path) else { return nil }
        self.init(cgImage: image, scale: ImageFiles.scale(ofFileNamed: path))
    }

    /// Reads an encoded image; `nil` if `data` is none.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let image = try? ImageDecoder.image(data: data) else { return nil }
        self.init(cgImage: image, scale: scale)
    }

    private init(_ values: Values) {
        cgImage = values.cgImage
        scale = values.scale.isFinite && values.scale > 0 ? values.scale : 1
        imageOrientation = values.orientation
        renderingMode = values.renderingMode
        capInsets = values.capInsets
        resizingMode = values.resizingMode
        alignmentRectInsets = values.alignmentRectInsets
    }

    // MARK: - Other images of the same pixels

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The image with edges that keep their size when it is drawn larger or smaller; in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The image with one stretching point right of the left cap and one below the top cap; a cap of 0 stretches all.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        func caps(_ first: Int, _ length: CGFloat) -> (CGFloat, CGFloat) {
            first > 0 ? (CGFloat(first), max(length - CGFloat(first) - 1, 0)) : (0, 0)
        }
        let (left, right) = caps(leftCapWidth, size.width)
        let (top, bottom) = caps(topCapHeight, size.height)
        return resizableImage(
            withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), resizingMode: .stretch)
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The image mirrored left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.flipped }
    }

    // MARK: - Files

    /// The image encoded as PNG, upright; `nil` if it is empty.
    public func pngData() -> Data? {
        try? uprightPixels?.pngData()
    }

    /// The image encoded as JPEG, upright, `compressionQuality` from 0 (smallest) to 1 (best); `nil` if it is empty.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        try? uprightPixels?.jpegData(compressionQuality: compressionQuality)
    }

    // MARK: - Values

    private struct Values {
        var cgImage: CGImage?
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
    }

    private func changed(_ change: (inout Values) -> Void) -> UIImage {
        var values = Values(
            cgImage: cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
            capInsets: capInsets, resizingMode: resizingMode, alignmentRectInsets: alignmentRectInsets)
        change(&values)
        return UIImage(values)
    }

    /// The same look with other pixels, upright.
    func withPixels(_ pixels: CGImage?) -> UIImage {
        changed {
            $0.cgImage = pixels
            $0.orientation = .up
        }
    }
}
