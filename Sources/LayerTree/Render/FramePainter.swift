// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// Paints the parts of a frame that have to be painted.
@RenderActor
struct FramePainter {
    private let list: DisplayList
    private let shadows: ShadowRenderer
    /// The pixels of each item that are to be painted and that nothing in front hides.
    private var visible: [Region]
    /// What nothing opaque covers.
    private var uncovered: Region
    /// Pixels written, each time they are written.
    private(set) var paintedPixels = 0

    init(_ list: DisplayList, repaint: Region, shadows: ShadowRenderer) {
        self.list = list
        self.shadows = shadows
        visible = []
        uncovered = repaint
        visible = [Region](repeating: Region(), count: list.items.count)
        findVisible()
    }

    // MARK: - What is seen

    /// Goes through the items from the front, taking away what opaque ones cover.
    private mutating func findVisible() {
        /// A group that has been entered from its end: what was uncovered around it.
        var outer: [Region] = []
        for index in list.items.indices.reversed() {
            let item = list.items[index]
            visible[index] = uncovered.intersection(item.bounds)
            switch item.content {
            case .endGroup:
                outer.append(uncovered)
                uncovered = visible[index]
            case .beginGroup(let group):
                let inside = uncovered
                guard var around = outer.popLast() else { continue }
                visible[index] = around.intersection(item.bounds)
                // Where a group is laid down whole and unclipped, what covers inside it covers outside too.
                if group.alpha >= 1, let clip = group.clip, clip.transform.isIdentity {
                    for inner in clip.shape.innerRects {
                        let inner = inner.intersection(item.bounds)
                        around.subtract(inner)
                        around.add(inside.intersection(inner))
                    }
                }
                uncovered = around
            default:
                guard !visible[index].isEmpty else { continue }
                for rect in item.opaqueRects where isWorthTakingAway(rect) { uncovered.subtract(rect) }
            }
        }
    }

    /// Each hole makes more rectangles; once there are many, only what hides much is taken away.
    ///
    /// Painting behind the rest costs time, and changes nothing.
    private func isWorthTakingAway(_ rect: PixelRect) -> Bool {
        uncovered.rects.count < 128 || rect.width * rect.height >= 256 * 256
    }

    // MARK: - Painting

    mutating func paint(into bitmap: Bitmap) {
        let compositor = Compositor(bitmap)
        for rect in uncovered.rects { compositor.clear(rect.deviceRect) }
        paintedPixels += uncovered.pixelCount
        var groups: [GroupDrawing?] = []
        for (index, item) in list.items.enumerated() {
            let region = visible[index]
            switch item.content {
            case .beginGroup(let group):
                groups.append(region.isEmpty ? nil : group)
                guard !region.isEmpty else { continue }
                compositor.save()
                compositor.clip(to: region.bounds.deviceRect)
                compositor.pushGroup()
                paintedPixels += region.bounds.width * region.bounds.height
            case .endGroup:
                guard let group = groups.popLast() ?? nil else { continue }
                compositor.popGroup(
                    alpha: group.alpha, clippedTo: group.clip?.shape, transform: group.clip?.transform ?? .identity)
                compositor.restore()
            default:
                paintedPixels += region.pixelCount
                for rect in region.rects { Self.paint(item.content, in: rect, with: compositor, shadows) }
            }
        }
    }

    private static func paint(
        _ content: DrawItem.Content, in rect: PixelRect, with compositor: Compositor, _ shadows: ShadowRenderer
    ) {
        let area = rect.deviceRect
        switch content {
        case .fill(let color):
            return compositor.fill(area, color: color)
        case .image(let image):
            if case .pixels(let x, let y) = image.placement {
                let part = DeviceRect(x: rect.x - x, y: rect.y - y, width: rect.width, height: rect.height)
                return compositor.blit(
                    image.bitmap, part: part, x: rect.x, y: rect.y, alpha: image.alpha, isOpaque: image.isOpaque)
            }
        default: break
        }
        compositor.save()
        compositor.clip(to: area)
        switch content {
        case .shape(let shape, let transform, let color):
            compositor.fill(shape, color: color, transform: transform)
        case .border(let shape, let width, let transform, let color):
            compositor.border(shape, width: width, color: color, transform: transform)
        case .shadow(let shadow):
            compositor.drawShadow(
                of: shadow.shape, sigma: shadow.sigma, offset: shadow.offset, color: shadow.color,
                transform: shadow.transform, renderer: shadows)
        case .image(let image):
            paint(image, with: compositor)
        case .fill, .beginGroup, .endGroup:
            break
        }
        compositor.restore()
    }

    private static func paint(_ image: ImageDrawing, with compositor: Compositor) {
        switch image.placement {
        case .pixels: break
        case .stretched(let rect, let transform):
            compositor.draw(
                image.bitmap, in: rect, transform: transform, alpha: image.alpha, filter: image.filter,
                isOpaque: image.isOpaque)
        case .nineParts(let center, let scale, let rect, let transform):
            compositor.drawNineParts(
                image.bitmap, center: center, scale: scale, in: rect, transform: transform, alpha: image.alpha,
                filter: image.filter)
        }
    }
}
