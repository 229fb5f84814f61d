// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore

@testable import UIKitCells

@Suite("Row heights")
struct HeightListTests {
    /// A generator that yields the same numbers in each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64 = 7

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test("Offsets and rows agree with a plain sum after any changes")
    func againstSums() {
        var generator = Numbers()
        var list = HeightList(count: 300, height: 44)
        var plain = Array(repeating: CGFloat(44), count: 300)
        for _ in 0..<500 {
            let row = Int.random(in: 0..<300, using: &generator)
            let height = CGFloat(Int.random(in: 0...90, using: &generator))
            list[row] = height
            plain[row] = height
            let probe = Int.random(in: 0...300, using: &generator)
            #expect(list.offset(of: probe) == plain.prefix(probe).reduce(0, +))
            let y = CGFloat(Int.random(in: 0..<Int(list.total), using: &generator)) + 0.5
            let found = list.row(at: y)
            #expect(list.offset(of: found) <= y && list.offset(of: found + 1) > y)
        }
    }

    @Test("Offsets beyond the ends yield the first or last row; an empty list has none")
    func ends() {
        let list = HeightList([10, 20, 30])
        #expect(list.row(at: -5) == 0 && list.row(at: 1000) == 2 && list.total == 60)
        #expect(list.row(at: 9.9) == 0 && list.row(at: 10) == 1 && list.row(at: 29.9) == 1 && list.row(at: 30) == 2)
        #expect(HeightList(count: 0, height: 44).total == 0 && HeightList([]).row(at: 3) == 0)
        #expect(HeightList(count: 100_000, height: 44).row(at: 44 * 500 + 1) == 500)
    }

    @Test("Of a million rows, some of them measured, rows are found at both ends of every measured row")
    func measured() {
        var list = HeightList(count: 1_000_000, height: 44)
        var extra: CGFloat = 0
        for row in [0, 63, 64, 127, 128, 65_536, 999_936, 999_999] {
            #expect(list.offset(of: row) == CGFloat(row) * 44 + extra)
            list[row] = 60
            extra += 16
            let (start, end) = (list.offset(of: row), list.offset(of: row + 1))
            #expect(list[row] == 60 && end - start == 60)
            #expect(list.row(at: start) == row && list.row(at: end - 0.5) == row)
            #expect(list.row(at: end) == min(row + 1, 999_999) && list.row(at: start - 0.5) == max(row - 1, 0))
        }
        #expect(list[1] == 44 && list[500_000] == 44 && list.total == 1_000_000 * 44 + extra)
        #expect(list.row(at: -5) == 0 && list.row(at: .infinity) == 999_999)
    }

    @Test("Rows of no height are never found between others")
    func noHeight() {
        let heights = (0..<200).map { CGFloat($0 % 3 == 1 ? 20 : 0) }
        let list = HeightList(heights)
        for row in stride(from: 1, to: 200, by: 3) {
            #expect(list.row(at: list.offset(of: row)) == row)
            #expect(list.offset(of: row) == heights.prefix(row).reduce(0, +))
        }
        var empty = HeightList(count: 200, height: 0)
        empty[150] = 20
        #expect(empty.row(at: 5) == 150 && empty.row(at: -5) == 0 && empty.total == 20)
    }
}
