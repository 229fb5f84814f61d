// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Windowing

/// A screenshot.
struct Picture: Hashable, Sendable {
    let size: PixelSize
    /// `0xAARRGGBB` each, row by row from the top.
    private var pixels: [UInt32]

    init(size: PixelSize, pixels: [UInt32]) {
        self.size = size
        self.pixels = pixels
    }

    init(_ bitmap: Bitmap) {
        size = PixelSize(width: bitmap.width, height: bitmap.height)
        pixels = bitmap.withUnsafeBytes { bytes in
            (0..<bitmap.height).flatMap { row in
                let start = row * bitmap.bytesPerRow
                return Array(
                    UnsafeRawBufferPointer(rebasing: bytes[start..<start + bitmap.width * 4]).bindMemory(
                        to: UInt32.self))
            }
        }
    }

    /// The colors by frequency.
    var summary: String {
        let counts = Dictionary(pixels.map { ($0 & 0xff_ffff, 1) }, uniquingKeysWith: +)
        let colors = counts.sorted { $0.value > $1.value }.prefix(8).map { "\(String($0.key, radix: 16)): \($0.value)" }
        return "\(size.width)x\(size.height) of \(colors.joined(separator: ", "))"
    }

    /// The color of a pixel without alpha; `nil` outside.
    subscript(x: Int, y: Int) -> UInt32? {
        guard x >= 0, y >= 0, x < size.width, y < size.height else { return nil }
        return pixels[y * size.width + x] & 0xff_ffff
    }

    /// Composites another image over this one, clipped to it.
    mutating func lay(_ other: Picture, _ x: Int, _ y: Int) {
        for row in 0..<other.size.height where (0..<size.height).contains(y + row) {
            for column in 0..<other.size.width where (0..<size.width).contains(x + column) {
                pixels[(y + row) * size.width + x + column] = other.pixels[row * other.size.width + column]
            }
        }
    }

    /// Returns a part of the image; `nil` if it is not completely inside.
    func part(_ x: Int, _ y: Int, _ part: PixelSize) -> Picture? {
        guard x >= 0, y >= 0, x + part.width <= size.width, y + part.height <= size.height else { return nil }
        let rows = (y..<y + part.height).flatMap { pixels[$0 * size.width + x..<$0 * size.width + x + part.width] }
        return Picture(size: part, pixels: rows)
    }
}
