// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) internal import UIKitCore

/// The heights of consecutive rows.
///
/// Finds the offset of a row and the row at an offset in logarithmic time, or in constant time while all heights are
/// equal. Takes memory for the blocks of rows whose heights differ.
package struct HeightList: Equatable {
    /// The number of rows in a block.
    private static let blockSize = 64

    package private(set) var count: Int
    private var common: CGFloat
    /// The heights of blocks of rows, where they differ; a block without heights has the common one.
    ///
    /// Empty while all heights are equal.
    private var blocks: [[CGFloat]] = []
    /// A Fenwick tree over the heights of blocks: entry i, counted from 1, is the sum of as many blocks up to i as the
    /// lowest set bit of i.
    private var sums: [CGFloat] = []

    package init(count: Int, height: CGFloat) {
        self.count = max(count, 0)
        common = height
    }

    package init(_ heights: [CGFloat]) {
        self.init(count: heights.count, height: heights.first ?? 0)
        guard heights.contains(where: { $0 != common }) else { return }
        blocks = stride(from: 0, to: count, by: Self.blockSize).map { first in
            let block = heights[first..<min(first + Self.blockSize, count)]
            return block.allSatisfy { $0 == common } ? [] : Array(block)
        }
        buildSums()
    }

    package var total: CGFloat { offset(of: count) }

    package subscript(row: Int) -> CGFloat {
        get {
            guard !blocks.isEmpty else { return common }
            let heights = blocks[row / Self.blockSize]
            return heights.isEmpty ? common : heights[row % Self.blockSize]
        }
        set {
            let change = newValue - self[row]
            guard change != 0 else { return }
            if blocks.isEmpty {
                blocks = Array(repeating: [], count: (count + Self.blockSize - 1) / Self.blockSize)
                buildSums()
            }
            let block = row / Self.blockSize
            if blocks[block].isEmpty { blocks[block] = Array(repeating: common, count: rows(in: block)) }
            blocks[block][row % Self.blockSize] = newValue
            var index = block + 1
            while index <= blocks.count {
                sums[index] += change
                index += index & -index
            }
        }
    }

    /// Returns the distance of a row's top from the first row's top.
    ///
    /// For `count`, this is the bottom of the last row.
    package func offset(of row: Int) -> CGFloat {
        if blocks.isEmpty { return CGFloat(row) * common }
        let (block, rest) = row.quotientAndRemainder(dividingBy: Self.blockSize)
        var sum: CGFloat = 0
        var index = block
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        guard rest > 0 else { return sum }
        let heights = blocks[block]
        return heights.isEmpty ? sum + CGFloat(rest) * common : heights[..<rest].reduce(sum, +)
    }

    /// Returns the row at an offset from the first row's top, clamped to the first and last row.
    package func row(at offset: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        if blocks.isEmpty {
            guard common > 0 else { return 0 }
            return Int(min(max(offset / common, 0), CGFloat(count - 1)))
        }
        var (block, rest) = (0, offset)
        var step = 1 << (Int.bitWidth - 1 - blocks.count.leadingZeroBitCount)
        while step > 0 {
            // Rows of zero height are never hit.
            if block + step <= blocks.count, sums[block + step] <= rest {
                block += step
                rest -= sums[block]
            }
            step /= 2
        }
        guard block < blocks.count else { return count - 1 }
        return block * Self.blockSize + row(at: rest, in: block)
    }

    /// Returns the row at an offset from a block's top, counted from the block's first row.
    private func row(at offset: CGFloat, in block: Int) -> Int {
        let last = rows(in: block) - 1
        let heights = blocks[block]
        if heights.isEmpty {
            guard common > 0 else { return 0 }
            return Int(min(max(offset / common, 0), CGFloat(last)))
        }
        var (row, rest) = (0, offset)
        while row < last, heights[row] <= rest {
            rest -= heights[row]
            row += 1
        }
        return row
    }

    private func rows(in block: Int) -> Int { min(Self.blockSize, count - block * Self.blockSize) }

    private mutating func buildSums() {
        sums = [0]
        for (block, heights) in blocks.enumerated() {
            sums.append(heights.isEmpty ? CGFloat(rows(in: block)) * common : heights.reduce(0, +))
        }
        for index in 1...blocks.count {
            let parent = index + (index & -index)
            if parent <= blocks.count { sums[parent] += sums[index] }
        }
    }
}
