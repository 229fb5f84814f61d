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
}
