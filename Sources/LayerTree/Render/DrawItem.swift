// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// One thing to paint, or the begin or end of things that are painted as one.
///
/// A frame is a list of these, back to front, and nothing else: what two lists have in common needs no painting.
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
    }

    /// Tells the items of a list apart.
    struct Key: Hashable, Sendable {
        let layer: LayerID
        let part: Part
    }

    /// What is painted, in device pixels after `transform`.
    enum Content: Equatable, Sendable {
        /// The bounds, filled with a colour.
        case fill(CGColor)
        case shape(RoundedRect, CGAffineTransform, CGColor)
        case border(RoundedRect, width: CGFloat, CGAffineTransform, CGColor)
        case shadow(ShadowDrawing)
        case image(ImageDrawing)
        /// What follows up to the matching end is painted apart and laid down with this alpha, inside the shape.
        case beginGroup(GroupDrawing)
        case endGroup
    }

    let key: Key
    /// All pixels that it may change; for a group, all that the items in it may.
    var bounds: PixelRect
    var content: Content

    /// What it surely covers with opaque pixels.
    var opaqueRects: [PixelRect] {
        switch content {
        case .fill(let color):
            color.isOpaque ? [bounds] : []
        case .shape(let shape, let transform, let color):
            color.isOpaque && transform.isIdentity ? shape.innerRects.map { $0.intersection(bounds) } : []
        case .image(let image):
            image.isOpaque ? [bounds] : []
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

struct GroupDrawing: Equatable, Sendable {
    struct Clip: Equatable, Sendable {
        var shape: RoundedRect
        var transform: CGAffineTransform
    }

    var alpha: CGFloat
    var clip: Clip?
}

/// A bitmap and where it goes.
struct ImageDrawing: Equatable, Sendable {
    enum Placement: Equatable, Sendable {
        /// Pixel for pixel, the top left pixel there.
        case pixels(x: Int, y: Int)
        /// Stretched to the rectangle, taken through the map.
        case stretched(CGRect, CGAffineTransform)
        /// As `stretched`, but only the middle (in the bitmap's pixels, `scale` of them a unit) stretches.
        case nineParts(center: CGRect, scale: CGFloat, CGRect, CGAffineTransform)
    }

    let bitmap: Bitmap
    let revision: Int
    var placement: Placement
    var filter: Compositor.Filter
    var alpha: CGFloat
    /// Every pixel of the item's bounds is opaque.
    var isOpaque: Bool

    static func == (left: ImageDrawing, right: ImageDrawing) -> Bool {
        left.revision == right.revision && left.bitmap === right.bitmap && left.isPlaced(like: right)
    }

    /// Only the pixels may differ.
    func isPlaced(like other: ImageDrawing) -> Bool {
        placement == other.placement && filter == other.filter && alpha == other.alpha
            && bitmap.width == other.bitmap.width && bitmap.height == other.bitmap.height
            && bitmap.format == other.bitmap.format && isOpaque == other.isOpaque
    }

    /// The device pixels that a part of the bitmap shows in.
    func devicePixels(of part: PixelRect) -> PixelRect? {
        switch placement {
        case .pixels(let x, let y):
            return PixelRect(x: x + part.x, y: y + part.y, width: part.width, height: part.height)
        case .stretched(let rect, let transform):
            // A pixel that is enlarged, or mixed with its neighbours, shows a pixel of the bitmap further out.
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
    /// Two do not overlap.
    var innerRects: [PixelRect] {
        let whole = PixelRect(within: rect)
        guard !radii.isZero else { return whole.isEmpty ? [] : [whole] }
        // A gradual curve takes up to 1.53 radii of each side.
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
    /// All pixels that `rect` touches, and `margin` more on each side.
    init(around rect: CGRect, margin: Int = 0) {
        let left = Int(pixel: rect.minX, .down) - margin
        let top = Int(pixel: rect.minY, .down) - margin
        self.init(
            x: left, y: top, width: Int(pixel: rect.maxX, .up) + margin - left,
            height: Int(pixel: rect.maxY, .up) + margin - top)
    }

    /// The pixels that lie inside `rect` as a whole.
    init(within rect: CGRect) {
        let left = Int(pixel: rect.minX, .up)
        let top = Int(pixel: rect.minY, .up)
        self.init(
            x: left, y: top, width: max(0, Int(pixel: rect.maxX, .down) - left),
            height: max(0, Int(pixel: rect.maxY, .down) - top))
    }

    /// `rect` with each edge moved to the nearest one between pixels: neighbours stay neighbours.
    init(snapping rect: CGRect) {
        let left = Int(pixel: rect.minX)
        let top = Int(pixel: rect.minY)
        self.init(
            x: left, y: top, width: max(0, Int(pixel: rect.maxX) - left), height: max(0, Int(pixel: rect.maxY) - top))
    }

    var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    var deviceRect: DeviceRect { DeviceRect(x: x, y: y, width: width, height: height) }
}
