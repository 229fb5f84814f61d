// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// Things that are painted into a bitmap of their own, and where that goes.
///
/// A surface has pixels of its own, with an origin that is not the window's.
struct SurfaceDrawing: Sendable {
    enum Placement: Equatable, Sendable {
        /// Pixel for pixel, the surface's origin there.
        case pixels(x: Int, y: Int)
        case mapped(Homography)
    }

    /// Where the pixels are kept.
    let store: SurfaceStore
    let content: Segment
    /// The surface's pixels that are kept.
    let rect: PixelRect
    var placement: Placement
    var alpha: CGFloat
    /// What the colours are multiplied with.
    var tint: CGColor?

    /// Only what is in it may differ.
    func isPlaced(like other: SurfaceDrawing) -> Bool {
        store === other.store && rect == other.rect && placement == other.placement && alpha == other.alpha
            && tint == other.tint
    }

    /// The device pixels that a part of the surface shows in; `nil` where that cannot be told.
    func devicePixels(of part: PixelRect) -> PixelRect? {
        switch placement {
        case .pixels(let x, let y):
            return PixelRect(x: part.x + x, y: part.y + y, width: part.width, height: part.height)
        case .mapped(let map):
            // A pixel shows in what is mixed from it and its neighbours.
            return map.box(around: part.cgRect.insetBy(dx: -1.5, dy: -1.5)).map { PixelRect(around: $0, margin: 1) }
        }
    }
}

/// A surface's pixels, which stay from frame to frame: only what changes in them is painted again.
@RenderActor
final class SurfaceStore {
    private var bitmap: Bitmap?
    private var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
    private var content: Segment?

    /// The pixels of `rect`, with what `drawing` says in them; `nil` where memory for them cannot be had.
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

/// What lies behind a layer, blurred.
struct BackdropDrawing: Equatable, Sendable {
    let store: BackdropStore
    /// The pixels that take part in the blur.
    let source: PixelRect
    var rect: PixelRect
    /// In pixels.
    var sigma: CGFloat
    var saturation: CGFloat
    var tint: CGColor?
    var alpha: CGFloat
    /// Where it shows.
    var shape: RoundedRect
    var transform: CGAffineTransform

    static func == (left: BackdropDrawing, right: BackdropDrawing) -> Bool {
        left.store === right.store && left.source == right.source && left.rect == right.rect
            && left.sigma == right.sigma && left.saturation == right.saturation && left.tint == right.tint
            && left.alpha == right.alpha && left.shape == right.shape && left.transform == right.transform
    }
}

/// A blurred backdrop, kept until what is behind it changes.
@RenderActor
final class BackdropStore {
    /// The pixels are those of what is behind it now.
    var isCurrent = false
    /// Reduced in size as far as the blur allows.
    var bitmap: Bitmap?
    /// How many pixels one of the bitmap stands for, along each axis.
    var reduction = 1
    /// What the bitmap covers.
    var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
}
