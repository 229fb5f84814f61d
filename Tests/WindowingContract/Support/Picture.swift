// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Windowing

/// Pixels off a screen.
struct Picture: Hashable, Sendable {
    let size: PixelSize
    /// `0xAARRGGBB` each, row by row from the top.
    private let pixels: [UInt32]

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

    /// A pixel without what is no colour; `nil` outside.
    subscript(x: Int, y: Int) -> UInt32? {
        guard x >= 0, y >= 0, x < size.width, y < size.height else { return nil }
        return pixels[y * size.width + x] & 0xff_ffff
    }

    /// A rectangle of it; `nil` if it is not wholly inside.
    func part(_ x: Int, _ y: Int, _ part: PixelSize) -> Picture? {
        guard x >= 0, y >= 0, x + part.width <= size.width, y + part.height <= size.height else { return nil }
        let rows = (y..<y + part.height).flatMap { pixels[$0 * size.width + x..<$0 * size.width + x + part.width] }
        return Picture(size: part, pixels: rows)
    }
}
