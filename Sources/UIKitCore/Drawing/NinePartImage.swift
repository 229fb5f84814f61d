// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A picture whose edges keep their size when the rest is stretched or repeated.
struct NinePartImage {
    private let image: CGImage
    private let scale: CGFloat
    private let tiles: Bool
    /// Caps in pixels.
    private let left: Int
    private let right: Int
    private let top: Int
    private let bottom: Int

    init(_ image: CGImage, scale: CGFloat, caps: UIEdgeInsets, tiles: Bool) {
        self.image = image
        self.scale = scale
        self.tiles = tiles
        // Caps that meet or overlap leave one pixel between them to make more room of.
        func pair(_ first: CGFloat, _ second: CGFloat, in length: Int) -> (Int, Int) {
            func pixels(_ cap: CGFloat, atMost limit: Int) -> Int {
                let value = (cap * scale).rounded()
                return value > 0 ? Int(min(value, CGFloat(limit))) : 0
            }
            let start = pixels(first, atMost: length - 1)
            return (start, pixels(second, atMost: length - 1 - start))
        }
        (left, right) = pair(caps.left, caps.right, in: image.width)
        (top, bottom) = pair(caps.top, caps.bottom, in: image.height)
    }

    func draw(in rect: CGRect, of context: CGContext) {
        let columns = Self.places(
            of: [left, image.width - left - right, right], scale: scale, from: rect.minX, to: rect.maxX
        ) { context.wholePixel(x: $0) }
        let rows = Self.places(
            of: [top, image.height - top - bottom, bottom], scale: scale, from: rect.minY, to: rect.maxY
        ) { context.wholePixel(y: $0) }
        for row in rows {
            for column in columns {
                let source = CGRect(x: column.start, y: row.start, width: column.count, height: row.count)
                guard let part = image.cropping(to: source) else { continue }
                let place = CGRect(
                    x: column.from, y: row.from, width: column.to - column.from, height: row.to - row.from)
                draw(part, in: place, of: context)
            }
        }
    }

    private func draw(_ part: CGImage, in place: CGRect, of context: CGContext) {
        let size = CGSize(width: CGFloat(part.width) / scale, height: CGFloat(part.height) / scale)
        guard tiles, place.width > size.width || place.height > size.height else {
            return context.draw(part, in: place)
        }
        context.saveGState()
        context.clip(to: place)
        // Along a side that has no more room than pixels, the tile is as long as the room.
        let tile = CGSize(width: min(size.width, place.width), height: min(size.height, place.height))
        context.draw(part, in: CGRect(origin: place.origin, size: tile), byTiling: true)
        context.restoreGState()
    }

    private struct Place {
        /// The first pixel, and how many.
        var start: Int
        var count: Int
        /// Where they go.
        var from: CGFloat
        var to: CGFloat
    }

    /// Lays three lengths out between two places, the outer ones at their own size as far as there is room.
    private static func places(
        of counts: [Int], scale: CGFloat, from: CGFloat, to: CGFloat, align: (CGFloat) -> CGFloat
    ) -> [Place] {
        let caps = CGFloat(counts[0] + counts[2]) / scale
        let share = caps > to - from ? (to - from) / caps : 1
        // Between pixels, so that parts meet without a seam.
        let first = align(from + CGFloat(counts[0]) / scale * share)
        let second = align(to - CGFloat(counts[2]) / scale * share)
        let edges = [from, first, max(first, second), to]
        var start = 0
        return (0..<3).compactMap { index in
            defer { start += counts[index] }
            guard counts[index] > 0, edges[index + 1] > edges[index] else { return nil }
            return Place(start: start, count: counts[index], from: edges[index], to: edges[index + 1])
        }
    }
}

extension CGContext {
    /// The nearest place between two columns of pixels; `x` itself where columns are not upright.
    fileprivate func wholePixel(x: CGFloat) -> CGFloat {
        guard ctm.b == 0, ctm.c == 0, ctm.a != 0 else { return x }
        return ((x * ctm.a + ctm.tx).rounded() - ctm.tx) / ctm.a
    }

    fileprivate func wholePixel(y: CGFloat) -> CGFloat {
        guard ctm.b == 0, ctm.c == 0, ctm.d != 0 else { return y }
        return ((y * ctm.d + ctm.ty).rounded() - ctm.ty) / ctm.d
    }
}
