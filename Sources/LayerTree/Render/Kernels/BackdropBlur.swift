// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// Blurs a part of a picture: reduced first, as far as the blur hides it, so that even a window costs little.
enum BackdropBlur {
    /// Largest standard deviation in pixels; more looks the same and costs more.
    static let largestSigma: CGFloat = 100

    /// How many pixels are taken together on each axis.
    static func reduction(sigma: CGFloat) -> Int {
        sigma < 2 ? 1 : sigma < 6 ? 2 : sigma < 16 ? 4 : 8
    }

    /// How far the blur reaches: three running means.
    static func reach(sigma: CGFloat) -> Int {
        let reduction = reduction(sigma: sigma)
        return (3 * radius(sigma: sigma, reduction) + 1) * reduction
    }

    /// Pixels on either side that each mean takes in, of the reduced picture.
    private static func radius(sigma: CGFloat, _ reduction: Int) -> Int {
        // The length at which three means have the bell's deviation is 1.88 times that.
        max(0, Int(pixel: (min(sigma, largestSigma) / CGFloat(reduction) * 1.88 - 1) / 2))
    }

    /// The blurred picture of `area`, of which each pixel stands for a square of `reduction(sigma:)` ones; `nil` where
    /// memory cannot be had.
    static func blurred(_ view: PixelView, area: PixelRect, sigma: CGFloat, saturation: CGFloat) -> Bitmap? {
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
        }
        return done == nil ? nil : bitmap
    }

    /// The mean of each square of pixels; those at the right and the bottom may be smaller.
    private static func reduce(_ view: PixelView, _ area: PixelRect, _ size: Int, into small: PixelView) {
        PixelView.forEachBand(of: 0..<small.height, width: area.width * size) { rows in
            for row in rows {
                let lines = min(size, area.height - row * size)
                for column in 0..<small.width {
                    let columns = min(size, area.width - column * size)
                    var sum: UInt64 = 0
                    for line in 0..<lines {
                        let pixels = view.row(area.y + row * size + line) + (area.x + column * size)
                        // At most 64 pixels: 16 bits hold the sum of a channel.
                        for index in 0..<columns { sum &+= Channels.spread(pixels[index]) }
                    }
                    let count = UInt64(lines * columns)
                    small.row(row)[column] =
                        columns == size && lines == size
                        ? Channels.pack((sum >> UInt64(count.trailingZeroBitCount)) & Channels.mask)
                        : Channels.pack(divide(sum, by: count))
                }
            }
        }
    }

    private static func divide(_ sum: UInt64, by count: UInt64) -> UInt64 {
        var result: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 16) { result |= (((sum >> shift) & 0xFFFF) / count) << shift }
        return result
    }

    private final class Scratch {
        var line: [UInt64]

        init(_ count: Int) {
            line = [UInt64](repeating: 0, count: count)
        }
    }

    /// One running mean along a row or a column; beyond the ends the outermost pixels go on.
    private static func mean(
        _ pixels: UnsafeMutablePointer<UInt32>, step: Int, count: Int, _ radius: Int, _ scratch: Scratch
    ) {
        // The sum of up to 257 channels of 8 bits fits into 16 if no radius is above 128.
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

    /// Moves colours away from the grey of the same brightness.
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
