// SPDX-License-Identifier: MIT

/// The running totals of a list of counts, as a Fenwick tree: a change of a count and a total cost logarithmic time.
struct RunningTotals: Sendable {
    /// Entry i, counted from 1, is the sum of as many counts up to i as the lowest set bit of i.
    private var sums: [Int]

    init(_ counts: [Int] = []) {
        sums = [0] + counts
        for index in sums.indices.dropFirst() {
            let parent = index + (index & -index)
            if parent < sums.count { sums[parent] += sums[index] }
        }
    }

    var count: Int { sums.count - 1 }

    /// The sum of all counts.
    var total: Int { total(before: count) }

    /// Returns the sum of the counts before an index.
    func total(before index: Int) -> Int {
        var (sum, index) = (0, index)
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }

    mutating func add(_ change: Int, at index: Int) {
        var index = index + 1
        while index < sums.count {
            sums[index] += change
            index += index & -index
        }
    }

    mutating func append(_ value: Int) {
        let index = sums.count
        sums.append(value + total(before: index - 1) - total(before: index - (index & -index)))
    }
}
