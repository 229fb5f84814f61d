// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import RenderThread
internal import Windowing

/// Content that is painted into a separate bitmap, and the placement of that bitmap.
///
/// A surface has its own pixel grid, whose origin is not the window's.
struct SurfaceDrawing: Sendable {
    enum Placement: Equatable, Sendable {
        /// Pixel for pixel, with the surface's origin at this position.
        case pixels(x: Int, y: Int)
        case mapped(Homography)
    }

    /// The storage of the pixels.
    let store: SurfaceStore
    let content: Segment
    /// The part of the surface that is stored.
    let rect: PixelRect
    var placement: Placement
    var alpha: CGFloat
    /// The color by which the surface's colors are multiplied.
    var tint: CGColor?

    /// Returns whether only the content can differ.
    func isPlaced(like other: SurfaceDrawing) -> Bool {
        store === other.store && rect == other.rect && placement == other.placement && alpha == other.alpha
            && tint == other.tint
    }

    /// Returns the device pixels in which a part of the surface is shown; `nil` if that can't be determined.
    func devicePixels(of part: PixelRect) -> PixelRect? {
        switch placement {
        case .pixels(let x, let y):
            return PixelRect(x: part.x + x, y: part.y + y, width: part.width, height: part.height)
        case .mapped(let map):
            // Interpolation mixes a pixel with its neighbors.
            return map.box(around: part.cgRect.insetBy(dx: -1.5, dy: -1.5)).map { PixelRect(around: $0, margin: 1) }
        }
    }
}

/// A surface's pixels, kept between frames: only changed areas are painted again.
@RenderActor
final class SurfaceStore {
    private var bitmap: Bitmap?
    private var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
    private var content: Segment?

    /// Returns the pixels of `rect`, painted according to `drawing`; `nil` if memory can't be allocated.
    func pixels(of drawing: SurfaceDrawing, _ caches: PaintCaches) -> Bitmap? {
        pixels(drawing.content, drawing.rect, caches)
    }

    private func pixels(_ new: Segment, _ newRect: PixelRect, _ caches: PaintCaches) -> Bitmap? {
        if new === content, newRect == rect, let bitmap { return bitmap }
        var repaint = Region(newRect)
        if let content, newRect == rect, bitmap != nil {
            var finder = DamageFinder(contentsDamage: { _, _ in nil })
            repaint = finder.difference(content, new).intersection(newRect)
            repaint.coalesce()
        } else {
            bitmap = try? Bitmap(width: newRect.width, height: newRect.height)
        }
        rect = newRect
        content = new
        guard let bitmap else { return nil }
        var painter = FramePainter(new, area: newRect, repaint: repaint, caches: caches)
        painter.paint(into: bitmap)
        return bitmap
    }
}

/// The blurred content behind a layer.
struct BackdropDrawing: Equatable, Sendable {
    let store: BackdropStore
    /// The pixels that contribute to the blur.
    let source: PixelRect
    var rect: PixelRect
    /// In pixels.
    var sigma: CGFloat
    var saturation: CGFloat
    var tint: CGColor?
    var alpha: CGFloat
    /// The shape in which the backdrop is shown.
    var shape: RoundedRect
    var transform: CGAffineTransform

    static func == (left: BackdropDrawing, right: BackdropDrawing) -> Bool {
        left.store === right.store && left.source == right.source && left.rect == right.rect
            && left.sigma == right.sigma && left.saturation == right.saturation && left.tint == right.tint
            && left.alpha == right.alpha && left.shape == right.shape && left.transform == right.transform
    }
}

/// A blurred backdrop, cached until the content behind it changes.
@RenderActor
final class BackdropStore {
    /// Whether the pixels match the current content behind it.
    var isCurrent = false
    /// Reduced in size as far as the blur allows.
    var bitmap: Bitmap?
    /// The number of pixels that one pixel of the bitmap stands for, along each axis.
    var reduction = 1
    /// The area that the bitmap covers.
    var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
}
