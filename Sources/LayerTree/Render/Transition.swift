// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// A layer's transition in the current frame.
struct ActiveTransition {
    let effect: TransitionEffect
    /// The share of the way that is done, 0...1.
    let progress: Double
    /// How the layer looked before; `nil` if it did not.
    let before: SurfaceDrawing?
    /// Pixels per point of both pictures.
    let scale: CGFloat

    init(effect: TransitionEffect, progress: Double, before: SurfaceDrawing?, scale: CGFloat) {
        self.effect = effect
        self.progress = effect.startProgress + (effect.endProgress - effect.startProgress) * progress
        self.before = before
        self.scale = scale
    }
}

/// Two pictures of a layer, somewhere between the one and the other.
///
/// Both have the same pixels: (0, 0) is the top left of the layer's bounds.
struct TransitionDrawing: Sendable {
    let before: SurfaceDrawing?
    let after: SurfaceDrawing
    let effect: TransitionEffect
    let progress: Double
    /// The layer's bounds, in the pictures' pixels.
    let frame: PixelRect
    let placement: SurfaceDrawing.Placement
    let alpha: CGFloat

    /// Only what is in the new picture may differ.
    func isPlaced(like other: TransitionDrawing) -> Bool {
        before?.store === other.before?.store && after.store === other.after.store && after.rect == other.after.rect
            && effect == other.effect && progress == other.progress && frame == other.frame
            && placement == other.placement && alpha == other.alpha
    }

    /// From the pictures' pixels to device pixels.
    var map: Homography {
        switch placement {
        case .pixels(let x, let y): Homography(CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)))
        case .mapped(let map): map
        }
    }

    /// All device pixels that it may change.
    var bounds: PixelRect? {
        let whole = frame.union(after.rect).union(before?.rect ?? frame)
        var rect = whole.cgRect
        // A page that turns over sticks out towards the viewer.
        if effect.type == .flip { rect = rect.insetBy(dx: -rect.width * 0.25, dy: -rect.height * 0.25) }
        return map.box(around: rect).map { PixelRect(around: $0, margin: 2) }
    }
}

/// A picture in the course of a transition.
struct TransitionPart {
    let isBefore: Bool
    /// From the pictures' pixels to where they go, among the pictures' pixels.
    var map = Homography(.identity)
    /// Among the pictures' pixels, what is shown of this one; `nil` for all.
    var clip: CGRect?
}

extension TransitionDrawing {
    /// The pictures that show, back to front, for transitions that only move them.
    var parts: [TransitionPart] {
        let (width, height) = (Double(frame.width), Double(frame.height))
        let direction = effect.direction
        func moved(_ share: Double, isBefore: Bool) -> TransitionPart {
            // By whole pixels: in things so large the steps are not seen, and copying is quick.
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

    /// The side that is seen of a layer that turns over.
    private var turned: TransitionPart {
        let isBefore = progress < 0.5
        // The back is turned by half a turn to begin with, so that it is not mirrored when it comes to the front.
        let angle = (isBefore ? progress : progress - 1) * .pi
        let direction = effect.direction
        let middle = CGPoint(x: frame.cgRect.midX, y: frame.cgRect.midY)
        // As seen from three times its size away: a clear perspective that does not distort.
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
    /// A picture of the layer as it is, which stays so; `nil` if there is nothing in it.
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
        // At once: surfaces in it do not stay as they are.
        _ = drawing.store.pixels(of: drawing, caches)
        return drawing
    }
}
