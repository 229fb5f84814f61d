// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import Windowing

@testable import LayerTree

@MainActor
@Suite("Coverages of layers")
struct CoverageTests {
    private static let (width, height) = (301, 300)

    /// Returns a bitmap of a color with all coverages, in runs as in text.
    private func bitmap(of color: UInt32) throws -> Bitmap {
        let bitmap = try Bitmap(width: Self.width, height: Self.height)
        var random = SeededGenerator(seed: 4)
        bitmap.withPixels { view in
            for y in 3..<view.height - 5 {
                for x in 7..<view.width - 2 where (x / 16 + y / 4) % 3 > 0 {
                    let coverage = [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)
                    view.row(y)[x] = PixelRows.pixel(color, coverage: coverage ?? 0)
                }
            }
        }
        return bitmap
    }

    private func pixels(of bitmap: Bitmap) -> [UInt32] {
        bitmap.readPixels { view in
            (0..<view.height).flatMap { y in (0..<view.width).map { view.row(y)[$0] } }
        } ?? []
    }

    private let ink = PixelRect(x: 7, y: 3, width: 292, height: 292)

    @Test(
        "A coverage gives exactly the pixels of its bitmap, over one color and over several",
        arguments: [0xFF00_0000, 0xFFFF_FFFF, 0xFF1D_1C1A, 0xFF30_A0F1] as [UInt32], [false, true])
    func composition(color: UInt32, isUniform: Bool) throws {
        let source = try bitmap(of: color)
        let coverage = try #require(LayerCoverage(source, ink: ink))
        let ours = try Bitmap(width: 320, height: 320)
        var random = SeededGenerator(seed: 9)
        ours.withPixels { view in
            for y in 0..<view.height {
                for x in 0..<view.width {
                    let pixel = isUniform || x % 40 < 20 ? 0xFFF4_F2EE : UInt32.random(in: 0...0xFFFFFF, using: &random)
                    view.row(y)[x] = pixel | 0xFF00_0000
                }
            }
        }
        let theirs = try ours.copy()
        let rect = PixelRect(x: 2, y: 4, width: 290, height: 301)
        ours.withPixels { $0.layOver(coverage, x: -3, y: 5, in: rect) }
        source.readPixels { source in
            theirs.withPixels { $0.layOver(source, x: -3, y: 5, in: rect, alpha: 1, isOpaque: false) }
        }
        #expect(pixels(of: ours) == pixels(of: theirs))
    }

    @Test("Pixels of several colors, and small bitmaps, have no coverage")
    func severalColors() throws {
        let source = try bitmap(of: 0xFF1D_1C1A)
        source.withPixels { $0.row(200)[200] = 0xFF1D_1C1B }
        #expect(LayerCoverage(source, ink: ink) == nil)
        #expect(LayerCoverage(try Bitmap(width: 20, height: 20), ink: ink) == nil)
    }
}
