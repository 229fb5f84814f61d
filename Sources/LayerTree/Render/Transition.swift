// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// A layer's transition in the current frame.
struct ActiveTransition {
    let effect: TransitionEffect
    /// The progress, 0...1.
    let progress: Double
    /// The layer's appearance before the transition; `nil` if it had none.
    let before: SurfaceDrawing?
    /// Pixels per point of both images.
    let scale: CGFloat

    init(effect: TransitionEffect, progress: Double, before: SurfaceDrawing?, scale: CGFloat) {
        self.effect = effect
        self.progress = effect.startProgress + (effect.endProgress - effect.startProgress) * progress
        self.before = before
        self.scale = scale
    }
}

/// Two images of a layer at some point in the transition between them.
///
/// Both have the same pixel grid: (0, 0) is the top left of the layer's bounds.
struct TransitionDrawing: Sendable {
    let before: SurfaceDrawing?
    let after: SurfaceDrawing
    let effect: TransitionEffect
    let progress: Double
    /// The layer's bounds, in the images' pixels.
    let frame: PixelRect
    let placement: SurfaceDrawing.Placement
    let alpha: CGFloat

    /// Returns whether only the content of the new image can differ.
    func isPlaced(like other: TransitionDrawing) -> Bool {
        before?.store === other.before?.store && after.store === other.after.store && after.rect == other.after.rect
            && effect == other.effect && progress == other.progress && frame == other.frame
            && placement == other.placement && alpha == other.alpha
    }

    /// From the images' pixels to device pixels.
    var map: Homography {
        switch placement {
        case .pixels(let x, let y): Homography(CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)))
        case .mapped(let map): map
        }
    }

    /// All device pixels that the transition can change.
    var bounds: PixelRect? {
        let whole = frame.union(after.rect).union(before?.rect ?? frame)
        var rect = whole.cgRect
        // A page that turns over extends toward the viewer.
        if effect.type == .flip { rect = rect.insetBy(dx: -rect.width * 0.25, dy: -rect.height * 0.25) }
        return map.box(around: rect).map { PixelRect(around: $0, margin: 2) }
    }
}

/// One of the two images during a transition.
struct TransitionPart {
    let isBefore: Bool
    /// From the image's pixels to its position, in the same pixel grid.
    var map = Homography(.identity)
    /// The visible part of the image; `nil` for all of it.
    var clip: CGRect?
}

extension TransitionDrawing {
    /// The visible images, back to front, for transitions that only move them.
    var parts: [TransitionPart] {
        let (width, height) = (Double(frame.width), Double(frame.height))
        let direction = effect.direction
        func moved(_ share: Double, isBefore: Bool) -> TransitionPart {
            // By whole pixels: at this size the steps are not visible, and copying is fast.
            let (dx, dy) = ((direction.x * width * share).rounded(), (direction.y * height * share).rounded())
            return TransitionPart(
                isBefore: isBefore, map: Homography(CGAffineTransform(translationX: dx, y: dy)),
                clip: frame.cgRect.offsetBy(dx: -dx, dy: -dy).intersection(frame.cgRect))
        }
        switch effect.type {
        case .push: return [moved(progress, isBefore: true), moved(progress - 1, isBefore: false)]
        case .moveIn: return [TransitionPart(isBefore: true), moved(progress - 1, isBefore: false)]
        case .reveal: return [TransitionPart(isBefore: false), moved(progress, isBefore: true)]
        case .flip: return [turned]
        default: return []
        }
    }

    /// The visible side of a layer that flips over.
    private var turned: TransitionPart {
        let isBefore = progress < 0.5
        // The back starts rotated by 180°, so that it isn't mirrored when it faces the viewer.
        let angle = (isBefore ? progress : progress - 1) * .pi
        let direction = effect.direction
        let middle = CGPoint(x: frame.cgRect.midX, y: frame.cgRect.midY)
        // Seen from three times its size away: a visible perspective without distortion.
        let distance = 3 * max(CGFloat(frame.width), CGFloat(frame.height), 1)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / distance
        let turn = CATransform3D(translationX: -middle.x, -middle.y, 0)
            .concatenating(CATransform3D(rotationAngle: angle, CGFloat(-direction.y), CGFloat(direction.x), 0))
            .concatenating(perspective)
            .concatenating(CATransform3D(translationX: middle.x, middle.y, 0))
        return TransitionPart(isBefore: isBefore, map: Homography(turn))
    }
}

extension RenderLayer {
    /// Returns a permanent snapshot of the layer; `nil` if it is empty.
    func capture(scale: CGFloat, time: TimeInterval?, caches: PaintCaches) -> SurfaceDrawing? {
        let context = DisplayListBuilder.Context(
            transform: .identity, clip: PixelRect(x: 0, y: 0, width: 0, height: 0))
        let known = (segment, self.context, isDirty)
        defer { (segment, self.context, isDirty) = known }
        let builder = DisplayListBuilder(time: time)
        guard let surface = builder.makeSurface(of: self, presentation, context, scale: scale) else { return nil }
        let drawing = SurfaceDrawing(
            store: SurfaceStore(), content: surface.content, rect: surface.rect, placement: .pixels(x: 0, y: 0),
            alpha: 1)
        // Painted immediately, because surfaces in it will change.
        _ = drawing.store.pixels(of: drawing, caches)
        return drawing
    }
}
