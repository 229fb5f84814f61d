// SPDX-License-Identifier: MIT
import Testing
import Windowing

@Suite("Pixel rectangles")
struct PixelsTests {
    @Test("The intersection of disjoint rectangles is empty, never negative")
    func disjoint() {
        let left = PixelRect(x: 0, y: 0, width: 10, height: 10)
        let right = PixelRect(x: 20, y: 5, width: 10, height: 10)
        #expect(left.intersection(right).isEmpty)
        #expect(left.intersection(right).width == 0)
    }

    @Test("A union ignores empty rectangles")
    func union() {
        let empty = PixelRect(x: 500, y: 500, width: 0, height: 0)
        let full = PixelRect(x: 1, y: 2, width: 3, height: 4)
        #expect(empty.union(full) == full)
        #expect(full.union(empty) == full)
        #expect(full.union(PixelRect(x: 10, y: 10, width: 1, height: 1)) == PixelRect(x: 1, y: 2, width: 10, height: 9))
    }
}
