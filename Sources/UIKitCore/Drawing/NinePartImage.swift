// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// An image whose edges keep their size when the rest is stretched or tiled.
struct NinePartImage {
    private let image: CGImage
    private let scale: CGFloat
    private let tiles: Bool
    /// The cap sizes in pixels.
    private let left: Int
    private let right: Int
    private let top: Int
    private let bottom: Int

    init(_ image: CGImage, scale: CGFloat, caps: UIEdgeInsets, tiles: Bool) {
        self.image = image
        self.scale = scale
        self.tiles = tiles
        // Caps that meet or overlap are shrunk to leave one pixel between them that can be stretched.
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
        // If a dimension is too small for the tile, the tile is shrunk to fit.
        let tile = CGSize(width: min(size.width, place.width), height: min(size.height, place.height))
        context.draw(part, in: CGRect(origin: place.origin, size: tile), byTiling: true)
        context.restoreGState()
    }

    private struct Place {
        /// The first source pixel and the number of pixels.
        var start: Int
        var count: Int
        /// The destination range.
        var from: CGFloat
        var to: CGFloat
    }

    /// Distributes three lengths over a range, with the outer ones at their natural size if they fit.
    private static func places(
        of counts: [Int], scale: CGFloat, from: CGFloat, to: CGFloat, align: (CGFloat) -> CGFloat
    ) -> [Place] {
        let caps = CGFloat(counts[0] + counts[2]) / scale
        let share = caps > to - from ? (to - from) / caps : 1
        // On pixel boundaries, so that the parts meet without a seam.
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
    /// The nearest boundary between pixel columns; `x` itself if the context is rotated or skewed.
    fileprivate func wholePixel(x: CGFloat) -> CGFloat {
        guard ctm.b == 0, ctm.c == 0, ctm.a != 0 else { return x }
        return ((x * ctm.a + ctm.tx).rounded() - ctm.tx) / ctm.a
    }

    fileprivate func wholePixel(y: CGFloat) -> CGFloat {
        guard ctm.b == 0, ctm.c == 0, ctm.d != 0 else { return y }
        return ((y * ctm.d + ctm.ty).rounded() - ctm.ty) / ctm.d
    }
}
