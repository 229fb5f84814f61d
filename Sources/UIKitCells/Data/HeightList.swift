// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) internal import UIKitCore

/// The heights of consecutive rows.
///
/// Finds the offset of a row and the row at an offset in logarithmic time, or in constant time while all heights are
/// equal.
package struct HeightList: Equatable {
    package private(set) var count: Int
    private var common: CGFloat
    /// The heights, once they differ.
    private var heights: [CGFloat] = []
    /// A Fenwick tree over `heights`: entry i, counted from 1, is the sum of as many heights up to i as the lowest set
    /// bit of i.
    private var sums: [CGFloat] = []

    package init(count: Int, height: CGFloat) {
        self.count = max(count, 0)
        common = height
    }

    package init(_ heights: [CGFloat]) {
        self.init(count: heights.count, height: heights.first ?? 0)
        guard heights.contains(where: { $0 != common }) else { return }
        self.heights = heights
        buildSums()
    }

    package var total: CGFloat { offset(of: count) }

    package subscript(row: Int) -> CGFloat {
        get { heights.isEmpty ? common : heights[row] }
        set {
            guard newValue != self[row] else { return }
            if heights.isEmpty {
                heights = Array(repeating: common, count: count)
                buildSums()
            }
            let change = newValue - heights[row]
            heights[row] = newValue
            var index = row + 1
            while index <= count {
                sums[index] += change
                index += index & -index
            }
        }
    }

    /// Returns the distance of a row's top from the first row's top.
    ///
    /// For `count`, this is the bottom of the last row.
    package func offset(of row: Int) -> CGFloat {
        if heights.isEmpty { return CGFloat(row) * common }
        var sum: CGFloat = 0
        var index = row
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }

    /// Returns the row at an offset from the first row's top, clamped to the first and last row.
    package func row(at offset: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        if heights.isEmpty {
            guard common > 0 else { return 0 }
            return Int(min(max(offset / common, 0), CGFloat(count - 1)))
        }
        var (index, rest) = (0, offset)
        var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            // Rows of zero height are never hit.
            if index + step <= count, sums[index + step] <= rest {
                index += step
                rest -= sums[index]
            }
            step /= 2
        }
        return min(index, count - 1)
    }

    private mutating func buildSums() {
        sums = [0] + heights
        for index in 1...count {
            let parent = index + (index & -index)
            if parent <= count { sums[parent] += sums[index] }
        }
    }
}
