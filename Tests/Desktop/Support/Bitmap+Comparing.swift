// SPDX-License-Identifier: MIT
import Foundation
import Graphics

extension Bitmap {
    /// Returns whether `other` matches this bitmap at its top-left corner.
    func shows(_ other: Bitmap) -> Bool {
        contains(other, atX: 0, y: 0)
    }

    /// Returns the position of `other` in this bitmap; `nil` if it doesn't occur.
    func place(of other: Bitmap) -> (x: Int, y: Int)? {
        guard other.width <= width, other.height <= height else { return nil }
        for y in 0...(height - other.height) {
            if let x = (0...(width - other.width)).first(where: { contains(other, atX: $0, y: y) }) { return (x, y) }
        }
        return nil
    }

    private func contains(_ other: Bitmap, atX x: Int, y: Int) -> Bool {
        guard x + other.width <= width, y + other.height <= height else { return false }
        return withUnsafeBytes { own in
            other.withUnsafeBytes { its in
                guard let own = own.baseAddress, let its = its.baseAddress else { return false }
                return (0..<other.height).allSatisfy { row in
                    memcmp(
                        own + (y + row) * bytesPerRow + x * 4, its + row * other.bytesPerRow, other.width * 4) == 0
                }
            }
        }
    }

    /// Returns the bounding box of the differences between two bitmaps of the same size; `nil` if they are equal.
    func difference(from other: Bitmap) -> CGRect? {
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for y in 0..<height {
            let (row, otherRow) = (row(y), other.row(y))
            guard row != otherRow else { continue }
            (top, bottom) = (min(top, y), y)
            for x in 0..<width where row[x * 4..<x * 4 + 4] != otherRow[x * 4..<x * 4 + 4] {
                (left, right) = (min(left, x), max(right, x))
            }
        }
        guard right >= 0 else { return nil }
        return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    private func row(_ y: Int) -> [UInt8] {
        withUnsafeBytes { Array($0[y * bytesPerRow..<y * bytesPerRow + width * 4]) }
    }
}
