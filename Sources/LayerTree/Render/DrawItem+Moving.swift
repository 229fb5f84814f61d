// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

extension DrawItem.Content {
    /// The same, that many pixels further right and down.
    func moved(byX x: Int, y: Int) -> Self {
        let offset = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
        switch self {
        case .fill, .beginGroup, .endGroup:
            return self
        case .shape(let shape, let transform, let color):
            return .shape(shape, transform.concatenating(offset), color)
        case .border(let shape, let width, let transform, let color):
            return .border(shape, width: width, transform.concatenating(offset), color)
        case .shadow(var shadow):
            shadow.transform = shadow.transform.concatenating(offset)
            return .shadow(shadow)
        case .image(var image):
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
            gradient.transform = gradient.transform.concatenating(offset)
            gradient.unit = gradient.unit.concatenating(offset)
            return .gradient(gradient)
        case .surface(var surface):
            surface.placement = surface.placement.moved(x, y)
            return .surface(surface)
        case .backdrop(var backdrop):
            backdrop.rect = PixelRect(
                x: backdrop.rect.x + x, y: backdrop.rect.y + y, width: backdrop.rect.width,
                height: backdrop.rect.height)
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
