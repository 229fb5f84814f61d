// SPDX-License-Identifier: MIT
import Graphics
import Testing
import Windowing

@testable import LayerTree

@Suite("Ink")
struct InkTests {
    /// Examines every pixel, as a reference.
    private func slowInk(of bitmap: Bitmap, in rect: PixelRect) -> PixelRect {
        var ink = PixelRect(x: rect.x, y: rect.y, width: 0, height: 0)
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX where bitmap.pixel(x: x, y: y) != .clear {
                ink = ink.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return ink
    }

    @Test("The ink is the smallest rectangle around the drawn pixels, in bitmaps of any width")
    func smallest() throws {
        var random = SeededGenerator(seed: 5)
        for width in [1, 2, 7, 8, 9, 15, 16, 17, 31, 40] {
            for count in 0..<8 {
                let bitmap = try Bitmap(width: width, height: 6)
                bitmap.withUnsafeMutableBytes { bytes in
                    for _ in 0..<count / 2 {
                        let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<6, using: &random))
                        bytes.storeBytes(of: 0x0100_0000, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
                    }
                }
                let left = Int.random(in: 0..<width, using: &random)
                for rect in [
                    PixelRect(x: 0, y: 0, width: width, height: 6),
                    PixelRect(x: left, y: 1, width: width - left, height: 4),
                ] {
                    let ink = bitmap.ink(in: rect)
                    let expected = slowInk(of: bitmap, in: rect)
                    #expect(ink == expected || ink.isEmpty && expected.isEmpty, "\(width) wide, \(rect)")
                }
            }
        }
    }
}
