// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// Work on rows of pixels, eight at a time.
enum PixelRows {
    /// Lays `source` over `target`.
    static func layOver(_ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int) {
        let opaque: UInt64 = 0xFF00_0000_FF00_0000
        var index = 0
        while index &+ EightPixels.count <= count {
            let pair = UnsafeRawPointer(source + index)
            let first = pair.loadUnaligned(as: UInt64.self)
            let second = pair.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            let third = pair.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
            let fourth = pair.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
            // Most of a drawn layer is either empty or full.
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

    /// Lays `alpha` (0...255) of `source` over `target`.
    static func layOver(
        _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int, alpha: UInt16
    ) {
        var index = 0
        while index &+ EightPixels.count <= count {
            let equals = run(in: UnsafePointer(target + index), and: source + index, limit: count &- index)
            if equals >= EightPixels.count {
                let pixel = Channels.fade(Channels.spread(source[index]), UInt64(alpha))
                let mixture = Channels.pack(Channels.over(pixel, Channels.spread(target[index])))
                (target + index).update(repeating: mixture, count: equals)
                index &+= equals
                continue
            }
            EightPixels(source + index).faded(by: alpha).over(EightPixels(UnsafePointer(target + index)))
                .store(to: target + index)
            index &+= EightPixels.count
        }
        while index < count {
            let pixel = Channels.fade(Channels.spread(source[index]), UInt64(alpha))
            target[index] = Channels.pack(Channels.over(pixel, Channels.spread(target[index])))
            index &+= 1
        }
    }

    /// Lays one pixel over all of `target`.
    static func layOver(_ target: UnsafeMutablePointer<UInt32>, pixel: UInt32, count: Int) {
        let pixels = EightPixels(repeating: pixel)
        var index = 0
        while index &+ EightPixels.count <= count {
            // What is covered is plain for the most part: what becomes of one pixel becomes of its equals.
            let equals = run(in: UnsafePointer(target + index), limit: count &- index)
            if equals >= EightPixels.count {
                let mixture = Channels.pack(Channels.over(Channels.spread(pixel), Channels.spread(target[index])))
                (target + index).update(repeating: mixture, count: equals)
                index &+= equals
                continue
            }
            pixels.over(EightPixels(UnsafePointer(target + index))).store(to: target + index)
            index &+= EightPixels.count
        }
        while index < count {
            target[index] = Channels.pack(Channels.over(Channels.spread(pixel), Channels.spread(target[index])))
            index &+= 1
        }
    }

    /// How many pixels from the first on are equal to it.
    @inline(__always)
    private static func run(in pixels: UnsafePointer<UInt32>, limit: Int) -> Int {
        let first = pixels[0]
        var count = 1
        while count < limit, pixels[count] == first { count &+= 1 }
        return count
    }

    /// How many pixels from the first on are equal to it in both rows; no more are looked at.
    @inline(__always)
    private static func run(in pixels: UnsafePointer<UInt32>, and others: UnsafePointer<UInt32>, limit: Int) -> Int {
        let (first, other) = (pixels[0], others[0])
        var count = 1
        while count < limit, pixels[count] == first, others[count] == other { count &+= 1 }
        return count
    }

    /// Makes each pixel of `target` a mixture of the one in `first` and the one in `second`, `share` (0...256) of the
    /// latter.
    ///
    /// `target` may be one of the two.
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
    /// Lays a colour over a rectangle.
    func fill(_ rect: PixelRect, _ color: CGColor) {
        let area = rect.intersection(bounds)
        let pixel = color.pixel
        guard !area.isEmpty, pixel > 0 else { return }
        for y in area.y..<area.maxY {
            let start = row(y) + area.x
            if pixel >= 0xFF00_0000 {
                start.update(repeating: pixel, count: area.width)
            } else {
                PixelRows.layOver(start, pixel: pixel, count: area.width)
            }
        }
    }

    /// Makes a rectangle transparent.
    func clear(_ rect: PixelRect) {
        let area = rect.intersection(bounds)
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY { (row(y) + area.x).update(repeating: 0, count: area.width) }
    }

    /// Lays what lies in `rect` of another picture, whose top left is at (`x`, `y`), over this one.
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

extension CGColor {
    /// The colour as a premultiplied pixel, rounded as the drawing library does it.
    var pixel: UInt32 {
        Self.byte(alpha) << 24 | Self.byte(red * alpha) << 16 | Self.byte(green * alpha) << 8 | Self.byte(blue * alpha)
    }

    /// A channel of 0...1 in eight bits: the upper ones of sixteen.
    fileprivate static func byte(_ channel: CGFloat) -> UInt32 {
        let wide = UInt32(min(max(channel, 0), 1) * 65_536)
        return (wide - (wide >> 16)) >> 8
    }
}
