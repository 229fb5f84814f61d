// SPDX-License-Identifier: MIT

/// The occurrences of a sequence of integers in a longer one, by Horspool's algorithm.
struct Occurrences<Unit: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
    private let needle: [Unit]
    /// The distance to move on, by the low byte of the unit under the needle's last one.
    private let shifts: [Int]

    /// Prepares the search for a sequence that is not empty.
    init(of needle: [Unit]) {
        self.needle = needle
        var shifts = [Int](repeating: max(needle.count, 1), count: 256)
        for (index, unit) in needle.dropLast().enumerated() {
            shifts[Int(truncatingIfNeeded: unit & 0xFF)] = needle.count - 1 - index
        }
        self.shifts = shifts
    }

    /// Returns the first occurrence that begins at or after `start`; `nil` if there is none.
    func first(in text: [Unit], from start: Int) -> Int? {
        let count = needle.count
        guard count > 0 else { return nil }
        return text.withUnsafeBufferPointer { text in
            needle.withUnsafeBufferPointer { needle in
                shifts.withUnsafeBufferPointer { shifts in
                    let last = needle[count - 1]
                    var end = start + count - 1
                    while end < text.count {
                        let unit = text[end]
                        if unit == last {
                            var index = 0
                            while index < count - 1, text[end - count + 1 + index] == needle[index] { index += 1 }
                            if index == count - 1 { return end - count + 1 }
                        }
                        end += shifts[Int(truncatingIfNeeded: unit & 0xFF)]
                    }
                    return nil
                }
            }
        }
    }
}
