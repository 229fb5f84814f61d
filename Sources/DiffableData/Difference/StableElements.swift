// SPDX-License-Identifier: MIT

/// The elements of a reordered list that don't have to be moved.
enum StableElements {
    /// Returns, for each element of a list of distinct numbers, whether it belongs to a longest increasing
    /// subsequence.
    ///
    /// If the numbers are the old indexes in the new order, the others are the fewest that have to be moved. Takes
    /// time proportional to n log n, and to n if the list is in order.
    static func flags(_ numbers: [Int]) -> [Bool] {
        var isAscending = true
        for index in numbers.indices.dropFirst() where numbers[index - 1] > numbers[index] {
            isAscending = false
            break
        }
        guard !isAscending else { return Array(repeating: true, count: numbers.count) }
        // The index of the smallest number that ends a subsequence of each length, and each element's predecessor.
        var ends: [Int] = []
        var predecessors = Array(repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            if let last = ends.last, numbers[last] < number { low = high }
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { predecessors[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var flags = Array(repeating: false, count: numbers.count)
        var index = ends.last ?? -1
        while index >= 0 {
            flags[index] = true
            index = predecessors[index]
        }
        return flags
    }
}
