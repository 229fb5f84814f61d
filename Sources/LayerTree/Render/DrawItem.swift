// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// A drawing operation, or the begin or end of a group of operations.
///
/// A frame is a list of these, back to front, and nothing else: items that two lists have in common need no painting.
struct DrawItem: Sendable {
    enum Part: UInt8, Hashable, Sendable {
        case shadow
        case background
        case contents
        case border
        case beginOpacity
        case endOpacity
        case beginClip
        case endClip
        case shape
        case stroke
        case gradient
        case backdrop
        case leaf
        case surface
        case transition
        /// The complete content of a sublayer.
        case sublayer
    }

    /// Identifies an item within a list.
    struct Key: Hashable, Sendable {
        let layer: LayerID
        let part: Part
    }

    /// The content to paint, in device pixels after `transform`.
    enum Content: Sendable {
        /// The bounds, filled with a color.
        case fill(CGColor)
        case shape(RoundedRect, CGAffineTransform, CGColor)
        indirect case border(RoundedRect, width: CGFloat, CGAffineTransform, CGColor)
        indirect case shadow(ShadowDrawing)
        case image(ImageDrawing)
        // Large, rare values are stored indirectly, which keeps lists compact.
        indirect case path(PathDrawing)
        indirect case pathShadow(PathShadowDrawing)
        indirect case gradient(GradientDrawing)
        indirect case surface(SurfaceDrawing)
        indirect case backdrop(BackdropDrawing)
        indirect case transition(TransitionDrawing)
        indirect case leaf(LeafDrawing)
        /// Begins a group: the items up to the matching end are composed with this alpha, clip shape and mask.
        indirect case beginGroup(GroupDrawing)
        case endGroup
    }

    let key: Key
    /// All pixels that the item can change; for a group, those of all its items.
    var bounds: PixelRect
    var content: Content

    /// The pixels that the item changes, as far as they are known.
    var ink: PixelRect {
        guard case .image(let image) = content, let ink = image.ink else { return bounds }
        return bounds.intersection(ink)
    }

    /// The pixels that are certainly covered by opaque content.
    var opaqueRects: [PixelRect] {
        switch content {
        case .fill(let color):
            color.isOpaque ? [bounds] : []
        case .shape(let shape, let transform, let color):
            color.isOpaque && transform.isIdentity ? shape.innerRects.map { $0.intersection(bounds) } : []
        case .image(let image):
            image.isOpaque ? [bounds] : []
        case .gradient(let gradient):
            gradient.isOpaque ? gradient.shape.innerRects.map { $0.intersection(bounds) } : []
        default:
            []
        }
    }
}

struct ShadowDrawing: Equatable, Sendable {
    var shape: RoundedRect
    var sigma: CGFloat
    var offset: CGSize
    var color: CGColor
    var transform: CGAffineTransform
}

/// A shadow of an arbitrary outline.
struct PathShadowDrawing: Equatable, Sendable {
    var path: LayerPath
    /// In the path's own units, like `offset`.
    var sigma: CGFloat
    var offset: CGSize
    var color: CGColor
    var transform: CGAffineTransform
}

/// A path, filled or stroked.
struct PathDrawing: Equatable, Sendable {
    enum Style: Equatable, Sendable {
        case fill(CGPathFillRule)
        case stroke(StrokeStyle)
    }

    var path: LayerPath
    var style: Style
    var color: CGColor
    var transform: CGAffineTransform
}

/// A shape filled with a color gradient.
struct GradientDrawing: Equatable, Sendable {
    var gradient: GradientProperties
    var alpha: CGFloat
    /// The color by which the gradient's colors are multiplied.
    var tint: CGColor?
    var shape: RoundedRect
    var transform: CGAffineTransform
    /// From the unit coordinate space of the layer's bounds to device pixels.
    var unit: CGAffineTransform
    var isOpaque: Bool
}

struct GroupDrawing: Sendable {
    struct Clip: Equatable, Sendable {
        var shape: RoundedRect
        var transform: CGAffineTransform
    }

    var alpha: CGFloat
    var clip: Clip?
    /// Only its alpha channel is used.
    var mask: SurfaceDrawing?

    /// Whether the group changes its items only along the clip's edges.
    var keepsInside: Bool { alpha >= 1 && mask == nil && clip?.transform.isIdentity != false }
}

/// A bitmap and its placement.
struct ImageDrawing: Equatable, Sendable {
    enum Placement: Equatable, Sendable {
        /// Pixel for pixel, with the top-left pixel at this position.
        case pixels(x: Int, y: Int)
        /// Stretched to the rectangle, and transformed.
        case stretched(CGRect, CGAffineTransform)
        /// Like `stretched`, but only the center part stretches. It is given in the bitmap's pixels, `scale` of them
        /// per unit.
        case nineParts(center: CGRect, scale: CGFloat, CGRect, CGAffineTransform)
    }

    let bitmap: Bitmap
    let revision: Int
    /// In the bitmap's pixels; `nil` for all of it.
    var part: CGRect?
    /// The color by which the bitmap's colors are multiplied.
    var tint: CGColor?
    var placement: Placement
    var filter: Compositor.Filter
    var alpha: CGFloat
    /// Whether every pixel of the item's bounds is opaque.
    var isOpaque: Bool
    /// The device pixels outside of which the bitmap is transparent; `nil` if unknown.
    var ink: PixelRect?
    /// The same pixels as those of the bitmap, in a form that is faster to compose.
    var coverage: LayerCoverage?

    static func == (left: ImageDrawing, right: ImageDrawing) -> Bool {
        left.revision == right.revision && left.bitmap === right.bitmap && left.isPlaced(like: right)
    }

    /// Returns whether only the pixels can differ.
    func isPlaced(like other: ImageDrawing) -> Bool {
        placement == other.placement && filter == other.filter && alpha == other.alpha
            && bitmap.width == other.bitmap.width && bitmap.height == other.bitmap.height
            && bitmap.format == other.bitmap.format && isOpaque == other.isOpaque && part == other.part
            && tint == other.tint
    }

    /// Returns the device pixels in which a part of the bitmap is shown.
    func devicePixels(of part: PixelRect) -> PixelRect? {
        guard self.part == nil else { return nil }
        switch placement {
        case .pixels(let x, let y):
            return PixelRect(x: x + part.x, y: y + part.y, width: part.width, height: part.height)
        case .stretched(let rect, let transform):
            // A pixel that is magnified, or interpolated with its neighbors, also affects device pixels further out.
            let columns = rect.width / CGFloat(bitmap.width)
            let rows = rect.height / CGFloat(bitmap.height)
            let spread = CGRect(
                x: rect.minX + (CGFloat(part.x) - 1.5) * columns, y: rect.minY + (CGFloat(part.y) - 1.5) * rows,
                width: (CGFloat(part.width) + 3) * columns, height: (CGFloat(part.height) + 3) * rows)
            return PixelRect(around: spread.applying(transform), margin: 1)
        case .nineParts:
            return nil
        }
    }
}

extension RoundedRect {
    /// Whole pixels inside the shape: bands that leave out the corners.
    ///
    /// The bands don't overlap.
    var innerRects: [PixelRect] {
        let whole = PixelRect(within: rect)
        guard !radii.isZero else { return whole.isEmpty ? [] : [whole] }
        // A continuous curve affects up to 1.53 radii of each side.
        let reach = curve == .continuous ? 1.53 : 1
        func pixels(_ first: CGFloat, _ second: CGFloat) -> Int { Int(pixel: max(first, second) * reach, .up) }
        let top = pixels(radii.topLeft, radii.topRight)
        let bottom = pixels(radii.bottomLeft, radii.bottomRight)
        let left = pixels(radii.topLeft, radii.bottomLeft)
        let right = pixels(radii.topRight, radii.bottomRight)
        let middleHeight = whole.height - top - bottom
        return [
            PixelRect(x: whole.x, y: whole.y + top, width: whole.width, height: middleHeight),
            PixelRect(
                x: whole.x + left, y: whole.y, width: whole.width - left - right, height: min(top, whole.height)),
            PixelRect(
                x: whole.x + left, y: whole.maxY - bottom, width: whole.width - left - right,
                height: middleHeight >= 0 ? bottom : 0),
        ].filter { !$0.isEmpty }
    }
}

extension PixelRect {
    /// Creates the smallest rectangle of whole pixels around `rect`, extended by `margin` on each side.
    init(around rect: CGRect, margin: Int = 0) {
        let left = Int(pixel: rect.minX, .down) - margin
        let top = Int(pixel: rect.minY, .down) - margin
        self.init(
            x: left, y: top, width: Int(pixel: rect.maxX, .up) + margin - left,
            height: Int(pixel: rect.maxY, .up) + margin - top)
    }

    /// Creates the largest rectangle of whole pixels inside `rect`.
    init(within rect: CGRect) {
        let left = Int(pixel: rect.minX, .up)
        let top = Int(pixel: rect.minY, .up)
        self.init(
            x: left, y: top, width: max(0, Int(pixel: rect.maxX, .down) - left),
            height: max(0, Int(pixel: rect.maxY, .down) - top))
    }

    /// Creates `rect` with each edge moved to the nearest pixel boundary, so that adjacent rectangles stay adjacent.
    init(snapping rect: CGRect) {
        let left = Int(pixel: rect.minX)
        let top = Int(pixel: rect.minY)
        self.init(
            x: left, y: top, width: max(0, Int(pixel: rect.maxX) - left), height: max(0, Int(pixel: rect.maxY) - top))
    }

    var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    var deviceRect: DeviceRect { DeviceRect(x: x, y: y, width: width, height: height) }
}

extension DrawItem.Content {
    /// Returns whether both paint the same; false also if that is unknown.
    static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.fill(let left), .fill(let right)): left == right
        case (.shape(let shape, let transform, let color), .shape(let other, let otherTransform, let otherColor)):
            shape == other && transform == otherTransform && color == otherColor
        case (
            .border(let shape, let width, let transform, let color),
            .border(let other, let otherWidth, let otherTransform, let otherColor)
        ):
            shape == other && width == otherWidth && transform == otherTransform && color == otherColor
        case (.shadow(let left), .shadow(let right)): left == right
        case (.path(let left), .path(let right)): left == right
        case (.pathShadow(let left), .pathShadow(let right)): left == right
        case (.gradient(let left), .gradient(let right)): left == right
        case (.leaf(let left), .leaf(let right)): left == right
        default: false
        }
    }
}
