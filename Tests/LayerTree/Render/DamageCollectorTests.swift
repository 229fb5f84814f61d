// SPDX-License-Identifier: MIT
import Testing
import Windowing

@testable import LayerTree

@Suite("Collected damage")
struct DamageCollectorTests {
    /// Returns rectangles in a grid of squares of 20 pixels, one every `pitch` pixels.
    private func grid(pitch: Int, columns: Int, rows: Int) -> [PixelRect] {
        (0..<rows).flatMap { row in
            (0..<columns).map { PixelRect(x: $0 * pitch, y: row * pitch, width: 20, height: 20) }
        }
    }

    private func damage(_ rects: [PixelRect]) -> Region {
        var collector = DamageCollector()
        for rect in rects { collector.collect(rect) }
        return collector.damage
    }

    @Test("Many pieces that nearly fill an area become the area")
    func dense() {
        let area = PixelRect(x: 0, y: 0, width: 290, height: 290)
        #expect(damage(grid(pitch: 30, columns: 10, rows: 10)).rects == [area])
    }

    @Test("Pieces far apart stay apart, and all of them are covered", arguments: [9, 40, 300])
    func sparse(count: Int) {
        let pieces = grid(pitch: 400, columns: 10, rows: count / 10 + 1).prefix(count)
        let damage = damage(Array(pieces))
        #expect(pieces.allSatisfy { damage.contains($0) })
        #expect(damage.rects.count > 5 && damage.pixelCount < damage.bounds.width * damage.bounds.height / 2)
    }

    @Test("Collected rectangles count as damaged before and after they are merged")
    func meeting() {
        var collector = DamageCollector()
        let first = PixelRect(x: 0, y: 0, width: 10, height: 10)
        collector.collect(first)
        collector.collect(PixelRect(x: 50, y: 0, width: 0, height: 10))
        #expect(collector.meets(PixelRect(x: 5, y: 5, width: 1, height: 1)))
        #expect(!collector.meets(PixelRect(x: 45, y: 0, width: 20, height: 20)))
        #expect(collector.damage.rects == [first])
        #expect(collector.meets(first) && !collector.meets(PixelRect(x: 10, y: 0, width: 1, height: 1)))
    }
}
