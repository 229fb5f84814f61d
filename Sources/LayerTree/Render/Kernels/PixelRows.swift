// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// Operations on rows of pixels, eight at a time.
enum PixelRows {
    /// Composites `source` over `target`.
    static func layOver(_ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int) {
        let opaque: UInt64 = 0xFF00_0000_FF00_0000
        var index = 0
        while index &+ EightPixels.count <= count {
            let pair = UnsafeRawPointer(source + index)
            let first = pair.loadUnaligned(as: UInt64.self)
            let second = pair.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            let third = pair.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
            let fourth = pair.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
            // Most pixels of a drawn layer are either transparent or opaque.
            if first | second | third | fourth != 0 {
                let pixels = EightPixels(source + index)
                if first & second & third & fourth & opaque == opaque {
                    pixels.store(to: target + index)
                } else {
                    pixels.over(EightPixels(UnsafePointer(target + index))).store(to: target + index)
                }
            }
            index &+= EightPixels.count
        }
        while index < count {
            target[index] = Channels.pack(
                Channels.over(Channels.spread(source[index]), Channels.spread(target[index])))
            index &+= 1
        }
    }

    /// Composites an opaque color over `target`, with a coverage for each pixel.
    ///
    /// `results` has the results over the pixel `below` for all coverages.
    static func layOver(
        _ target: UnsafeMutablePointer<UInt32>, color: UInt32, coverage: UnsafePointer<UInt8>, count: Int,
        below: UInt32, results: UnsafePointer<UInt32>
    ) {
        let below = EightPixels(repeating: below)
        var index = 0
        while index &+ EightPixels.count <= count {
            let eight = UInt64(littleEndian: UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt64.self))
            if eight != 0 {
                let pixels = EightPixels(UnsafePointer(target + index))
                if pixels.difference(from: below) == SIMD8(repeating: 0) {
                    var rest = eight
                    for place in 0..<EightPixels.count {
                        target[index &+ place] = results[Int(truncatingIfNeeded: rest & 0xFF)]
                        rest &>>= 8
                    }
                } else {
                    EightPixels(color, coverage: eight).over(pixels).store(to: target + index)
                }
            }
            index &+= EightPixels.count
        }
        while index < count {
            target[index] = over(color, coverage[index], target[index])
            index &+= 1
        }
    }

    /// Returns an opaque color with a coverage, composited over a pixel.
    static func over(_ color: UInt32, _ coverage: UInt8, _ below: UInt32) -> UInt32 {
        Channels.pack(Channels.over(Channels.spread(pixel(color, coverage: coverage)), Channels.spread(below)))
    }

    /// Returns an opaque color with a coverage.
    static func pixel(_ color: UInt32, coverage: UInt8) -> UInt32 {
        Channels.pack(Channels.fade(Channels.spread(color), UInt64(coverage)))
    }

    /// Composites `source` over `target` with `alpha` (0...255).
    static func layOver(
        _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int, alpha: UInt16
    ) {
        replace(target, beside: source, count: count) { pixels, below in
            pixels.faded(by: alpha).over(below)
        } one: { pixel, below in
            Channels.over(Channels.fade(pixel, UInt64(alpha)), below)
        }
    }

    /// Composites one pixel over all of `target`.
    static func layOver(_ target: UnsafeMutablePointer<UInt32>, pixel: UInt32, count: Int) {
        let (pixels, channels) = (EightPixels(repeating: pixel), Channels.spread(pixel))
        replace(target, beside: UnsafePointer(target), count: count) { _, below in
            pixels.over(below)
        } one: { _, below in
            Channels.over(channels, below)
        }
    }

    /// Combines each pixel of `target` with the corresponding pixel of `source`, using `one` and `eight`.
    ///
    /// Pixels below are mostly uniform, and equal pairs give equal results, so each run of equal pairs is computed
    /// once.
    @inline(__always)
    private static func replace(
        _ target: UnsafeMutablePointer<UInt32>, beside source: UnsafePointer<UInt32>, count: Int,
        eight: (EightPixels, EightPixels) -> EightPixels, one: (UInt64, UInt64) -> UInt64
    ) {
        func single(_ index: Int) -> UInt32 {
            Channels.pack(one(Channels.spread(source[index]), Channels.spread(target[index])))
        }
        var index = 0
        while index &+ EightPixels.count <= count {
            let end = endOfRun(from: index, in: target, and: source, limit: count)
            if end &- index >= EightPixels.count {
                (target + index).update(repeating: single(index), count: end &- index)
                index = end
            } else {
                eight(EightPixels(source + index), EightPixels(UnsafePointer(target + index))).store(to: target + index)
                index &+= EightPixels.count
            }
        }
        while index < count {
            target[index] = single(index)
            index &+= 1
        }
    }

    /// Returns the end of the run of pixels that are equal to those at `start` in both rows, at most `limit`.
    @inline(__always)
    private static func endOfRun(
        from start: Int, in first: UnsafePointer<UInt32>, and second: UnsafePointer<UInt32>, limit: Int
    ) -> Int {
        let upper = UInt64(first[start]) << 32 | UInt64(first[start])
        let lower = UInt64(second[start]) << 32 | UInt64(second[start])
        var end = start &+ 1
        while end &+ 4 <= limit, holds(upper, first + end), holds(lower, second + end) { end &+= 4 }
        while end < limit, first[end] == first[start], second[end] == second[start] { end &+= 1 }
        return end
    }

    /// Returns whether the four pixels at `row` are the two in `pair`, twice.
    @inline(__always)
    private static func holds(_ pair: UInt64, _ row: UnsafePointer<UInt32>) -> Bool {
        let row = UnsafeRawPointer(row)
        let first = row.loadUnaligned(as: UInt64.self) ^ pair
        return first | (row.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ pair) == 0
    }

    /// Mixes `first` and `second` into `target`, with `share` (0...256) of `second`.
    ///
    /// `target` can be one of the two.
    static func mix(
        _ target: UnsafeMutablePointer<UInt32>, _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>,
        count: Int, share: UInt16
    ) {
        var index = 0
        while index &+ EightPixels.count <= count {
            EightPixels(first + index).mixed(with: EightPixels(second + index), share: share).store(to: target + index)
            index &+= EightPixels.count
        }
        while index < count {
            target[index] = Channels.pack(
                Channels.mix(Channels.spread(first[index]), Channels.spread(second[index]), UInt64(share)))
            index &+= 1
        }
    }
}

extension PixelView {
    /// Composites a color over a rectangle.
    func fill(_ rect: PixelRect, _ color: CGColor) {
        let area = rect.intersection(bounds)
        let pixel = color.pixel
        guard !area.isEmpty, pixel > 0 else { return }
        if pixel >= 0xFF00_0000 { return replace(area, by: pixel) }
        for y in area.y..<area.maxY { PixelRows.layOver(row(y) + area.x, pixel: pixel, count: area.width) }
    }

    /// Makes a rectangle transparent.
    func clear(_ rect: PixelRect) {
        let area = rect.intersection(bounds)
        if !area.isEmpty { replace(area, by: 0) }
    }

    /// Sets all pixels of a rectangle inside the bounds, which isn't empty.
    private func replace(_ area: PixelRect, by pixel: UInt32) {
        let first = row(area.y) + area.x
        first.update(repeating: pixel, count: area.width)
        // Copying a row that is in the cache takes a quarter of the instructions of filling it.
        for y in (area.y + 1)..<max(area.y + 1, area.maxY) { (row(y) + area.x).update(from: first, count: area.width) }
    }

    /// Composites the part in `rect` of another image, whose top left is at (`x`, `y`), over this one.
    func layOver(_ source: PixelView, x: Int, y: Int, in rect: PixelRect, alpha: CGFloat, isOpaque: Bool) {
        let area = PixelRect(x: x, y: y, width: source.width, height: source.height).intersection(rect)
            .intersection(bounds)
        let alpha = CGColor.byte(alpha)
        guard !area.isEmpty, alpha > 0 else { return }
        for line in area.y..<area.maxY {
            let target = row(line) + area.x
            let pixels = UnsafePointer(source.row(line - y) + (area.x - x))
            if alpha < 255 {
                PixelRows.layOver(target, pixels, count: area.width, alpha: UInt16(alpha))
            } else if isOpaque {
                target.update(from: pixels, count: area.width)
            } else {
                PixelRows.layOver(target, pixels, count: area.width)
            }
        }
    }
}

extension PixelView {
    /// Composites the part in `rect` of a coverage, whose top left is at (`x`, `y`), over this image.
    func layOver(_ source: LayerCoverage, x: Int, y: Int, in rect: PixelRect) {
        let area = PixelRect(x: x, y: y, width: source.alpha.width, height: source.alpha.height).intersection(rect)
            .intersection(bounds)
        guard !area.isEmpty else { return }
        // Text is mostly above a single color, for which the results are computed once.
        var results = [UInt32](repeating: 0, count: 256)
        var below: UInt32?
        source.alpha.withUnsafeBytes { bytes in
            results.withUnsafeMutableBufferPointer { results in
                guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    let table = results.baseAddress
                else { return }
                for line in area.y..<area.maxY {
                    let target = row(line) + area.x
                    if below == nil || below != target[0] && (line - area.y).isMultiple(of: 64) {
                        below = target[0]
                        for value in 0..<256 {
                            table[value] = PixelRows.over(source.color, UInt8(value), target[0])
                        }
                    }
                    PixelRows.layOver(
                        target, color: source.color,
                        coverage: base + (line - y) * source.alpha.bytesPerRow + (area.x - x), count: area.width,
                        below: below ?? 0, results: table)
                }
            }
        }
    }
}

extension CGColor {
    /// The color as a premultiplied pixel, rounded as Cairo does.
    var pixel: UInt32 {
        Self.byte(alpha) << 24 | Self.byte(red * alpha) << 16 | Self.byte(green * alpha) << 8 | Self.byte(blue * alpha)
    }

    /// Returns a channel (0...1) in eight bits: the upper ones of sixteen.
    fileprivate static func byte(_ channel: CGFloat) -> UInt32 {
        let wide = UInt32(min(max(channel, 0), 1) * 65_536)
        return (wide - (wide >> 16)) >> 8
    }
}
