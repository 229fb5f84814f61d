// SPDX-License-Identifier: MIT
internal import Foundation
public import Windowing

/// The pixels of a window or a screen: premultiplied 32-bit ARGB in native byte order, rows from the top without
/// padding.
public struct HeadlessPicture: Hashable, Sendable {
    public let size: PixelSize
    /// `size.width * size.height` values, `0xAARRGGBB` each.
    public private(set) var pixels: [UInt32]

    /// Creates an image of one color.
    ///
    /// An empty size has no pixels.
    public init(size: PixelSize, filledWith pixel: UInt32 = 0) {
        self.size = size
        pixels = size.isEmpty ? [] : Array(repeating: pixel, count: size.width * size.height)
    }

    /// The pixel at a position, or `nil` outside the image.
    public subscript(x: Int, y: Int) -> UInt32? {
        guard x >= 0, y >= 0, x < size.width, y < size.height else { return nil }
        return pixels[y * size.width + x]
    }

    /// Copies `rect` from a buffer of the same size.
    mutating func copy(_ rect: PixelRect, from source: UnsafeRawPointer, bytesPerRow: Int) {
        let part = rect.intersection(PixelRect(size))
        guard !part.isEmpty else { return }
        pixels.withUnsafeMutableBytes { bytes in
            for y in part.y..<part.maxY {
                let row = UnsafeRawBufferPointer(start: source + y * bytesPerRow + part.x * 4, count: part.width * 4)
                bytes[(y * size.width + part.x) * 4..<(y * size.width + part.maxX) * 4].copyBytes(from: row)
            }
        }
    }

    /// Lets `paint` write to the pixels in place.
    mutating func paint(_ paint: (PixelBuffer) -> Void) {
        let size = size
        pixels.withUnsafeMutableBytes { bytes in
            guard let address = bytes.baseAddress else { return }
            paint(PixelBuffer(baseAddress: address, size: size, bytesPerRow: size.width * 4, age: 0, identifier: 0))
        }
    }

    /// Composites `picture` over this one with its top-left corner at (`x`, `y`), clipped to this image.
    mutating func composite(_ picture: HeadlessPicture, atX x: Int, y: Int) {
        let target = PixelRect(x: x, y: y, width: picture.size.width, height: picture.size.height)
        let part = target.intersection(PixelRect(size))
        guard !part.isEmpty else { return }
        for row in part.y..<part.maxY {
            for column in part.x..<part.maxX {
                let source = picture.pixels[(row - y) * picture.size.width + column - x]
                let index = row * size.width + column
                pixels[index] = Self.over(source, pixels[index])
            }
        }
    }

    /// Returns the image scaled by the factors, with nearest-neighbor sampling.
    func stretched(across: CGFloat, down: CGFloat) -> HeadlessPicture {
        let width = max(1, Int((CGFloat(size.width) * across).rounded()))
        let height = max(1, Int((CGFloat(size.height) * down).rounded()))
        var result = HeadlessPicture(size: PixelSize(width: width, height: height))
        guard !size.isEmpty else { return result }
        for y in 0..<height {
            let row = min(y * size.height / height, size.height - 1) * size.width
            for x in 0..<width {
                result.pixels[y * width + x] = pixels[row + min(x * size.width / width, size.width - 1)]
            }
        }
        return result
    }

    /// Composites premultiplied values with the source-over rule, channel by channel, rounded to nearest.
    private static func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
        let transparency = 255 - (source >> 24)
        if transparency == 0 { return source }
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let covered = ((backdrop >> shift) & 0xff) * transparency
            // A source that is not premultiplied could exceed a channel, and must not overflow into the next one.
            let sum = ((source >> shift) & 0xff) + (covered + 127) / 255
            result |= min(sum, 255) << shift
        }
        return result
    }
}
