// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

extension PixelRect {
    /// Returns the rectangle offset by whole pixels.
    func offsetBy(x: Int, y: Int) -> PixelRect {
        PixelRect(x: self.x + x, y: self.y + y, width: width, height: height)
    }
}

extension RoundedRect {
    /// Returns the shape and its transform, offset.
    ///
    /// A shape in device pixels is offset itself.
    fileprivate func moved(_ transform: CGAffineTransform, by offset: CGAffineTransform) -> (Self, CGAffineTransform) {
        guard transform.isIdentity else { return (self, transform.concatenating(offset)) }
        var shape = self
        shape.rect.origin.x += offset.tx
        shape.rect.origin.y += offset.ty
        return (shape, transform)
    }
}

extension DrawItem.Content {
    /// Whether the item's position is described completely by its bounds and its values.
    var isMovable: Bool {
        switch self {
        case .fill, .shape, .border, .shadow, .image, .path, .pathShadow, .gradient, .leaf: true
        case .surface, .backdrop, .transition, .beginGroup, .endGroup: false
        }
    }

    /// Returns the item offset by whole pixels.
    func moved(byX x: Int, y: Int) -> Self {
        let offset = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
        switch self {
        case .fill, .beginGroup, .endGroup:
            return self
        case .shape(let shape, let transform, let color):
            let (shape, transform) = shape.moved(transform, by: offset)
            return .shape(shape, transform, color)
        case .border(let shape, let width, let transform, let color):
            let (shape, transform) = shape.moved(transform, by: offset)
            return .border(shape, width: width, transform, color)
        case .shadow(var shadow):
            (shadow.shape, shadow.transform) = shadow.shape.moved(shadow.transform, by: offset)
            return .shadow(shadow)
        case .image(var image):
            image.ink = image.ink?.offsetBy(x: x, y: y)
            switch image.placement {
            case .pixels(let left, let top): image.placement = .pixels(x: left + x, y: top + y)
            case .stretched(let rect, let map): image.placement = .stretched(rect, map.concatenating(offset))
            case .nineParts(let center, let scale, let rect, let map):
                image.placement = .nineParts(center: center, scale: scale, rect, map.concatenating(offset))
            }
            return .image(image)
        case .path(var path):
            path.transform = path.transform.concatenating(offset)
            return .path(path)
        case .pathShadow(var shadow):
            shadow.transform = shadow.transform.concatenating(offset)
            return .pathShadow(shadow)
        case .gradient(var gradient):
            (gradient.shape, gradient.transform) = gradient.shape.moved(gradient.transform, by: offset)
            gradient.unit = gradient.unit.concatenating(offset)
            return .gradient(gradient)
        case .leaf(var leaf):
            leaf.map = leaf.map.concatenating(offset)
            return .leaf(leaf)
        case .surface(var surface):
            surface.placement = surface.placement.moved(x, y)
            return .surface(surface)
        case .backdrop(var backdrop):
            backdrop.rect = backdrop.rect.offsetBy(x: x, y: y)
            backdrop.transform = backdrop.transform.concatenating(offset)
            return .backdrop(backdrop)
        case .transition(let transition):
            return .transition(
                TransitionDrawing(
                    before: transition.before, after: transition.after, effect: transition.effect,
                    progress: transition.progress, frame: transition.frame,
                    placement: transition.placement.moved(x, y), alpha: transition.alpha))
        }
    }
}

extension SurfaceDrawing.Placement {
    fileprivate func moved(_ x: Int, _ y: Int) -> Self {
        switch self {
        case .pixels(let left, let top): .pixels(x: left + x, y: top + y)
        case .mapped(let map):
            .mapped(map.concatenating(Homography(CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)))))
        }
    }
}
