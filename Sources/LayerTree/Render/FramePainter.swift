// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import RenderThread
internal import Windowing

/// Paints the damaged parts of a frame.
@RenderActor
struct FramePainter {
    private let root: Segment
    /// The part of the frame that the bitmap covers.
    private let area: PixelRect
    private let caches: PaintCaches
    /// The visible parts of items, back to front, without those hidden by opaque items above.
    private var visible: [VisibleItem] = []
    /// The region not covered by opaque content so far.
    private var uncovered: Region
    /// The number of pixels written, counting repeated writes.
    private(set) var paintedPixels = 0

    /// Creates a painter for `repaint`, a part of `area`, whose top left is the bitmap's.
    init(_ root: Segment, area: PixelRect, repaint: Region, caches: PaintCaches) {
        self.root = root
        self.area = area
        self.caches = caches
        uncovered = repaint.intersection(area)
        for source in Self.sources(root) { uncovered.add(source.intersection(area)) }
        findVisible()
    }

    // MARK: - Visible items

    /// Returns the areas needed as input for the backdrops that must be blurred again.
    private static func sources(_ segment: Segment) -> [PixelRect] {
        guard segment.hasBackdrop else { return [] }
        var sources: [PixelRect] = []
        segment.forEachItem { item in
            if case .backdrop(let backdrop) = item.content, !backdrop.store.isCurrent {
                sources.append(backdrop.source)
            }
        }
        return sources
    }

    /// Visits the items from front to back, removing areas that opaque ones cover.
    private mutating func findVisible() {
        var search = VisibleSearch(uncovered: uncovered, area: area)
        search.visit(root)
        uncovered = search.uncovered
        visible = search.visible.reversed()
    }

    // MARK: - Painting

    mutating func paint(into bitmap: Bitmap) {
        let compositor = Compositor(bitmap)
        for rect in uncovered.rects { bitmap.withPixels { $0.clear(moved(rect)) } }
        paintedPixels += uncovered.pixelCount
        guard let bands else { return paint(visible, compositor) }
        for band in bands {
            paint(visible.map { VisibleItem($0, within: band) }, compositor)
        }
    }

    /// The bands into which the area is divided if there are large groups; they are painted one after the other, so
    /// that the pixels saved below a group are still in the processor's cache when the group ends.
    private var bands: [PixelRect]? {
        var isWorthIt = false
        for item in visible where !item.region.isEmpty {
            switch item.content {
            case .beginGroup(let group):
                if !group.keepsInside, item.region.pixelCount > 2 * Self.pixelsOfBand { isWorthIt = true }
            // These are computed as a whole.
            case .backdrop, .transition: return nil
            default: break
            }
        }
        guard isWorthIt, area.width > 0 else { return nil }
        let height = max(8, Self.pixelsOfBand / area.width)
        return stride(from: area.y, to: area.maxY, by: height).map { y in
            PixelRect(x: area.x, y: y, width: area.width, height: min(height, area.maxY - y))
        }
    }

    /// A quarter of a megabyte, including the saved pixels: at most half of a typical second-level cache.
    private static let pixelsOfBand = 1 << 15

    private mutating func paint(_ visible: [VisibleItem], _ compositor: Compositor) {
        let bitmap = compositor.target
        var groups: [(group: GroupDrawing, saved: [SavedPixels])?] = []
        for item in visible {
            let region = item.region
            switch item.content {
            case .beginGroup(let group):
                guard !region.isEmpty else {
                    groups.append(nil)
                    continue
                }
                let saved = save(group, region, bitmap)
                paintedPixels += saved.reduce(0) { $0 + $1.rect.width * $1.rect.height }
                groups.append((group, saved))
            case .endGroup:
                guard let (group, saved) = groups.popLast() ?? nil else { continue }
                finish(group, saved, bitmap)
            default:
                guard !region.isEmpty else { continue }
                paintedPixels += region.pixelCount
                paint(item.content, region, compositor)
            }
        }
    }

    private func moved(_ rect: PixelRect) -> PixelRect {
        PixelRect(x: rect.x - area.x, y: rect.y - area.y, width: rect.width, height: rect.height)
    }

    private func paint(_ content: DrawItem.Content, _ region: Region, _ compositor: Compositor) {
        // The list is in the frame's pixels; the bitmap's origin can differ.
        let content = area.x == 0 && area.y == 0 ? content : content.moved(byX: -area.x, y: -area.y)
        let painter = ItemPainter(compositor: compositor, caches: caches)
        for rect in region.rects { painter.paint(content, in: moved(rect)) }
    }

    // MARK: - Groups

    /// Saves the pixels below a group, unless the group covers them completely.
    private func save(_ group: GroupDrawing, _ region: Region, _ bitmap: Bitmap) -> [SavedPixels] {
        var soft = region
        if group.keepsInside, let clip = group.clip {
            for inner in clip.shape.innerRects { soft.subtract(inner) }
        }
        return bitmap.withPixels { view in soft.rects.map { SavedPixels(view, moved($0)) } } ?? []
    }

    /// Reverts the group's painting as far as its alpha, clip and mask don't let it through.
    private func finish(_ group: GroupDrawing, _ saved: [SavedPixels], _ bitmap: Bitmap) {
        let alpha = min(max(group.alpha, 0), 1)
        guard group.clip != nil || group.mask != nil else {
            let share = UInt16(alpha * 256)
            bitmap.withPixels { view in
                for pixels in saved { pixels.mix(into: view, share: share) }
            }
            return
        }
        for pixels in saved {
            guard let mask = coverage(group, pixels.rect, alpha) else { continue }
            bitmap.withPixels { view in pixels.mix(into: view, mask: mask) }
        }
    }

    /// Returns the group's coverage of each pixel of `rect`, in the bitmap's coordinates.
    private func coverage(_ group: GroupDrawing, _ rect: PixelRect, _ alpha: CGFloat) -> Bitmap? {
        guard let mask = try? Bitmap(width: rect.width, height: rect.height, format: .alpha8) else { return nil }
        let compositor = Compositor(mask)
        let color = CGColor(gray: 0, alpha: alpha)
        let (x, y) = (area.x + rect.x, area.y + rect.y)
        if let clip = group.clip {
            let origin = CGAffineTransform(translationX: CGFloat(-x), y: CGFloat(-y))
            compositor.fill(clip.shape, color: color, transform: clip.transform.concatenating(origin))
        } else {
            compositor.fill(PixelRect(x: 0, y: 0, width: rect.width, height: rect.height).deviceRect, color: color)
        }
        if let drawing = group.mask, case .pixels(let left, let top) = drawing.placement {
            guard let pixels = drawing.store.pixels(of: drawing, caches) else { return mask }
            mask.multiplyAlpha(by: pixels, x: left + drawing.rect.x - x, y: top + drawing.rect.y - y)
        }
        return mask
    }
}

/// An item of a segment and its visible part.
private struct VisibleItem {
    private let segment: Segment
    private let index: Int
    let region: Region

    init(_ segment: Segment, _ index: Int, _ region: Region) {
        self.segment = segment
        self.index = index
        self.region = region
    }

    init(_ other: VisibleItem, within rect: PixelRect) {
        self.init(other.segment, other.index, other.region.intersection(rect))
    }

    var content: DrawItem.Content { segment.items[index].content }
}

/// The search for the visible part of each item, from front to back.
private struct VisibleSearch {
    var uncovered: Region
    let area: PixelRect
    /// Front to back.
    var visible: [VisibleItem] = []
    /// The regions uncovered around groups that have been entered from their end.
    private var outer: [Region] = []
    /// The areas that backdrops above need as input.
    private var sources = Region()

    init(uncovered: Region, area: PixelRect) {
        self.uncovered = uncovered
        self.area = area
    }

    @RenderActor
    mutating func visit(_ segment: Segment) {
        for index in stride(from: segment.count - 1, through: 0, by: -1) {
            switch segment[index] {
            case .segment(let inner):
                if uncovered.meets(inner.bounds) { visit(inner) }
            case .item(let index): visit(segment, index)
            }
        }
    }

    @RenderActor
    private mutating func visit(_ segment: Segment, _ index: Int) {
        let bounds = segment.items[index].bounds
        switch segment.items[index].content {
        case .endGroup:
            outer.append(uncovered)
            uncovered = uncovered.intersection(bounds)
            visible.append(VisibleItem(segment, index, uncovered))
        case .beginGroup(let group):
            let inside = uncovered
            guard var around = outer.popLast() else { return }
            visible.append(VisibleItem(segment, index, around.intersection(bounds)))
            // If a group is drawn opaquely and without clipping, its opaque items also cover what is below the group.
            if group.keepsInside, let clip = group.clip {
                for inner in clip.shape.innerRects {
                    let inner = inner.intersection(bounds)
                    around.subtract(inner)
                    around.add(inside.intersection(inner))
                }
            }
            around.add(sources)
            uncovered = around
        case .backdrop(let backdrop):
            guard uncovered.meets(bounds) else { return }
            visible.append(VisibleItem(segment, index, uncovered.intersection(bounds)))
            guard !backdrop.store.isCurrent else { return }
            sources.add(backdrop.source.intersection(area))
            uncovered.add(sources)
        default:
            let ink = segment.items[index].ink
            guard uncovered.meets(ink) else { return }
            visible.append(VisibleItem(segment, index, uncovered.intersection(ink)))
            for rect in segment.items[index].opaqueRects where isWorthTakingAway(rect) { uncovered.subtract(rect) }
        }
    }

    /// Whether to subtract `rect`.
    ///
    /// Each hole makes more rectangles, with which all items below are compared: a grid of small pictures would spend
    /// more time on their holes than on painting the background below them. So the more there are, the larger an area
    /// must be. Painting below the rest costs time but doesn't change the result.
    private func isWorthTakingAway(_ rect: PixelRect) -> Bool {
        let pixels = rect.width * rect.height
        switch uncovered.rects.count {
        case ..<8: return true
        case ..<128: return pixels >= 128 * 128
        default: return pixels >= 256 * 256
        }
    }
}

extension Bitmap {
    /// Multiplies this `.alpha8` bitmap by the alpha of another one, whose top left is at (`x`, `y`); outside of the
    /// other bitmap the result is transparent.
    fileprivate func multiplyAlpha(by other: Bitmap, x: Int, y: Int) {
        withUnsafeMutableBytes { target in
            other.withUnsafeBytes { source in
                for row in 0..<height {
                    for column in 0..<width {
                        let place = row * bytesPerRow + column
                        let (sourceX, sourceY) = (column - x, row - y)
                        guard sourceX >= 0, sourceY >= 0, sourceX < other.width, sourceY < other.height else {
                            target[place] = 0
                            continue
                        }
                        let pixel = source.load(
                            fromByteOffset: sourceY * other.bytesPerRow + sourceX * 4, as: UInt32.self)
                        target[place] = UInt8((Int(target[place]) * Int(pixel >> 24) + 127) / 255)
                    }
                }
            }
        }
    }
}
