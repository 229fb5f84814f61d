// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// Magnifies an image by an integer factor, with bilinear interpolation.
///
/// The position of each new pixel between two old ones repeats, so that nothing has to be looked up: this takes a fifth
/// of the time of `QuadKernel`, which supports any transform.
struct EnlargingKernel {
    let source: PixelView
    /// 1, 2, 4 or 8.
    let factor: Int
    /// The position of the magnified image's top left.
    let x: Int
    let y: Int

    /// Draws the part inside `clip`.
    func draw(into target: PixelView, clip: PixelRect) {
        let whole = PixelRect(x: x, y: y, width: source.width * factor, height: source.height * factor)
        let area = whole.intersection(clip).intersection(target.bounds)
        guard !area.isEmpty else { return }
        let isOpaque = isOpaque
        PixelView.forEachBand(of: area.y..<area.maxY, width: area.width) { rows in
            // A margin of one pixel on each side repeats the first and the last pixel.
            var line = [SIMD4<UInt16>](repeating: .zero, count: source.width + 2)
            var pixels = [UInt32](repeating: 0, count: (source.width + 1) * factor)
            for row in rows {
                mixLine(row - y, into: &line)
                spread(line, into: &pixels)
                pixels.withUnsafeBufferPointer { pixels in
                    guard let base = pixels.baseAddress else { return }
                    // The first gap begins half a pixel outside.
                    let start = base + (area.x - x + factor / 2)
                    let place = target.row(row) + area.x
                    if isOpaque {
                        place.update(from: start, count: area.width)
                    } else {
                        PixelRows.layOver(place, start, count: area.width)
                    }
                }
            }
        }
    }

    private var isOpaque: Bool {
        for row in 0..<source.height {
            let pixels = source.row(row)
            for column in 0..<source.width where pixels[column] < 0xFF00_0000 { return false }
        }
        return true
    }

    /// Returns the position of new pixel number `index` between two old ones, in sixteenths.
    private func share(_ index: Int) -> UInt16 {
        UInt16((2 * index + 1) * 8 / factor)
    }

    /// Interpolates new row number `row` between two old rows: channels times 16.
    private func mixLine(_ row: Int, into line: inout [SIMD4<UInt16>]) {
        // Counted from half an old pixel above the center of the first one.
        let place = row + factor / 2
        let gap = place / factor
        let top = source.row(min(max(gap - 1, 0), source.height - 1))
        let bottom = source.row(min(gap, source.height - 1))
        let share = factor == 1 ? 16 : share(place % factor)
        line.withUnsafeMutableBufferPointer { line in
            for column in 0..<source.width {
                line[column + 1] =
                    Self.channels(top[column]) &* (16 &- share) &+ Self.channels(bottom[column]) &* share
            }
            line[0] = line[1]
            line[source.width + 1] = line[source.width]
        }
    }

    private static func channels(_ pixel: UInt32) -> SIMD4<UInt16> {
        SIMD4(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
    }

    /// Fills the gap between each old pixel and the next.
    private func spread(_ line: [SIMD4<UInt16>], into pixels: inout [UInt32]) {
        line.withUnsafeBufferPointer { line in
            pixels.withUnsafeMutableBufferPointer { pixels in
                switch factor {
                case 8, 4, 2: spreadPairs(line, pixels)
                default:
                    for index in pixels.indices {
                        let mean = line[index + 1] &>> 4
                        pixels[index] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self)
                    }
                }
            }
        }
    }

    private func spreadPairs(
        _ line: UnsafeBufferPointer<SIMD4<UInt16>>, _ pixels: UnsafeMutableBufferPointer<UInt32>
    ) {
        guard let base = pixels.baseAddress else { return }
        let (first, second) = (share(0), share(1))
        let step = 2 &* (second &- first)
        var place = UnsafeMutableRawPointer(base)
        for gap in 0..<(line.count - 1) {
            let (left, right) = (line[gap], line[gap + 1])
            // Two new pixels at once, each advancing two steps. Intermediate values can wrap; the result is correct.
            let difference = right &- left
            let start = left &* 16 &+ 128
            var pair = SIMD8<UInt16>(
                lowHalf: start &+ difference &* first, highHalf: start &+ difference &* second)
            let advance = SIMD8<UInt16>(lowHalf: difference &* step, highHalf: difference &* step)
            for _ in 0..<(factor / 2) {
                place.storeBytes(of: SIMD8<UInt8>(truncatingIfNeeded: pair &>> 8), as: SIMD8<UInt8>.self)
                place += 8
                pair = pair &+ advance
            }
        }
    }
}
