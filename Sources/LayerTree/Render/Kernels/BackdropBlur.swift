// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// Blurs a part of a frame, at a resolution reduced as far as the blur hides it, so that even a window-sized blur is
/// cheap.
enum BackdropBlur {
    /// The maximum standard deviation in pixels; larger ones look the same and cost more.
    static let maximumSigma: CGFloat = 100

    /// Returns the number of pixels averaged into one along each axis.
    static func reduction(sigma: CGFloat) -> Int {
        sigma < 2 ? 1 : sigma < 6 ? 2 : sigma < 16 ? 4 : 8
    }

    /// Returns the extent of the blur: three box blurs.
    static func reach(sigma: CGFloat) -> Int {
        let reduction = reduction(sigma: sigma)
        return (3 * radius(sigma: sigma, reduction) + 1) * reduction
    }

    /// Returns the radius of each box blur, in pixels of the reduced image.
    private static func radius(sigma: CGFloat, _ reduction: Int) -> Int {
        // Three box blurs have the Gaussian's deviation if their length is 1.88 times the deviation.
        max(0, Int(pixel: (min(sigma, maximumSigma) / CGFloat(reduction) * 1.88 - 1) / 2))
    }

    /// Returns the blurred image of `area`, in which each pixel stands for a square of `reduction(sigma:)` pixels;
    /// `nil` if memory can't be allocated.
    static func blurred(
        _ view: PixelView, area: PixelRect, sigma: CGFloat, saturation: CGFloat, tint: CGColor?
    ) -> Bitmap? {
        let reduction = reduction(sigma: sigma)
        let area = area.intersection(view.bounds)
        guard !area.isEmpty else { return nil }
        let width = (area.width + reduction - 1) / reduction
        let height = (area.height + reduction - 1) / reduction
        guard let bitmap = try? Bitmap(width: width, height: height) else { return nil }
        let radius = radius(sigma: sigma, reduction)
        let done: Void? = bitmap.withPixels { small in
            reduce(view, area, reduction, into: small)
            for _ in 0..<(radius > 0 ? 3 : 0) {
                PixelView.forEachBand(of: 0..<height, width: width * 4) { rows in
                    let scratch = Scratch(width)
                    for row in rows { mean(small.row(row), step: 1, count: width, radius, scratch) }
                }
                PixelView.forEachBand(of: 0..<width, width: height * 4) { columns in
                    let scratch = Scratch(height)
                    for column in columns {
                        mean(small.base + column, step: small.stride, count: height, radius, scratch)
                    }
                }
            }
            if saturation != 1 { saturate(small, by: saturation) }
            // Applied here, at reduced size, the tint costs a fraction of what it would at full size.
            if let tint { small.fill(small.bounds, tint) }
        }
        return done == nil ? nil : bitmap
    }

    /// Averages each square of pixels; those at the right and the bottom can be smaller.
    private static func reduce(_ view: PixelView, _ area: PixelRect, _ size: Int, into small: PixelView) {
        PixelView.forEachBand(of: 0..<small.height, width: area.width * size) { rows in
            // Column sums first, in full vectors: at most 8 rows, and then 64 pixels, fit into 16 bits.
            var sums = [SIMD4<UInt16>](repeating: .zero, count: small.width * size)
            sums.withUnsafeMutableBufferPointer { sums in
                for row in rows {
                    let lines = min(size, area.height - row * size)
                    let top = area.y + row * size
                    addColumns(view, area.x, area.width, top..<(top + lines), into: sums)
                    for column in 0..<small.width {
                        let columns = min(size, area.width - column * size)
                        var sum = SIMD4<UInt16>.zero
                        for index in 0..<columns { sum = sum &+ sums[column &* size &+ index] }
                        let count = UInt16(truncatingIfNeeded: lines * columns)
                        let mean =
                            count.nonzeroBitCount == 1 ? sum &>> UInt16(count.trailingZeroBitCount) : sum / count
                        small.row(row)[column] = unsafeBitCast(
                            SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self)
                    }
                }
            }
        }
    }

    /// Adds up the channels of `rows`, column by column.
    private static func addColumns(
        _ view: PixelView, _ x: Int, _ width: Int, _ rows: Range<Int>,
        into sums: UnsafeMutableBufferPointer<SIMD4<UInt16>>
    ) {
        guard let base = sums.baseAddress else { return }
        let target = UnsafeMutableRawPointer(base)
        var column = 0
        while column &+ 4 <= width {
            var sum = SIMD16<UInt16>.zero
            for row in rows {
                let pixels = UnsafeRawPointer(view.row(row) + (x &+ column))
                sum = sum &+ SIMD16(truncatingIfNeeded: pixels.loadUnaligned(as: SIMD16<UInt8>.self))
            }
            (target + column &* 8).storeBytes(of: sum, as: SIMD16<UInt16>.self)
            column &+= 4
        }
        while column < width {
            var sum = SIMD4<UInt16>.zero
            for row in rows {
                sum = sum &+ SIMD4(truncatingIfNeeded: unsafeBitCast(view.row(row)[x + column], to: SIMD4<UInt8>.self))
            }
            sums[column] = sum
            column &+= 1
        }
    }

    private final class Scratch {
        var line: [UInt64]

        init(_ count: Int) {
            line = [UInt64](repeating: 0, count: count)
        }
    }

    /// One box blur along a row or a column; beyond the ends the outermost pixels are repeated.
    private static func mean(
        _ pixels: UnsafeMutablePointer<UInt32>, step: Int, count: Int, _ radius: Int, _ scratch: Scratch
    ) {
        // The sum of up to 257 8-bit channels fits into 16 bits if no radius is above 128.
        let radius = min(radius, 127)
        let length = UInt64(2 * radius + 1)
        let reciprocal = SIMD4<UInt32>(repeating: UInt32((1 << 16) / length + 1))
        scratch.line.withUnsafeMutableBufferPointer { line in
            guard let line = line.baseAddress else { return }
            for index in 0..<count { line[index] = Channels.spread(pixels[index &* step]) }
            let (first, last) = (line[0], line[count - 1])
            var sum = first &* UInt64(radius)
            for index in 0...radius { sum &+= index < count ? line[index] : last }
            for index in 0..<count {
                let lanes = SIMD4<UInt32>(
                    UInt32(truncatingIfNeeded: sum & 0xFFFF), UInt32(truncatingIfNeeded: (sum >> 16) & 0xFFFF),
                    UInt32(truncatingIfNeeded: (sum >> 32) & 0xFFFF), UInt32(truncatingIfNeeded: sum >> 48))
                let means = (lanes &* reciprocal) &>> 16
                pixels[index &* step] = means.x | means.z << 8 | means.y << 16 | means.w << 24
                sum &+= index &+ radius &+ 1 < count ? line[index &+ radius &+ 1] : last
                sum &-= index >= radius ? line[index &- radius] : first
            }
        }
    }

    /// Moves colors away from the gray of the same brightness.
    private static func saturate(_ view: PixelView, by factor: CGFloat) {
        let factor = Int(pixel: factor * 256)
        for y in 0..<view.height {
            let row = view.row(y)
            for x in 0..<view.width {
                let pixel = Int(row[x])
                let (alpha, red, green, blue) = (pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
                let grey = (red * 54 + green * 183 + blue * 19) >> 8
                func strengthened(_ channel: Int) -> Int {
                    min(max(grey + ((channel - grey) * factor) >> 8, 0), alpha)
                }
                row[x] = UInt32(
                    truncatingIfNeeded: alpha << 24 | strengthened(red) << 16 | strengthened(green) << 8
                        | strengthened(blue))
            }
        }
    }
}
