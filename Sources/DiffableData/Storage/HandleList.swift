// SPDX-License-Identifier: MIT

/// Handles in an order, in leaves of limited size, so that a change costs about as much in a long list as in a short
/// one.
///
/// Several lists share one array, `homes`, that has the leaf of each handle.
struct HandleList: Sendable {
    static let maximumLeafCount = 256

    private struct Leaf {
        var number: Int
        var handles: [Int]
    }

    private(set) var count = 0
    private var leaves: [Leaf] = []
    /// The index of the first handle of each leaf.
    private var starts: [Int] = []
    /// The index of each leaf by its number, which it keeps; -1 for a free number.
    private var positions: [Int] = []
    private var freeNumbers: [Int] = []

    // MARK: - Reading

    /// Returns the handle at a valid index.
    subscript(index: Int) -> Int {
        let leaf = leaf(at: index)
        return leaves[leaf].handles[index - starts[leaf]]
    }

    /// Returns the index of a handle in the list.
    func index(of handle: Int, homes: [Int]) -> Int {
        let leaf = positions[homes[handle]]
        return starts[leaf] + (leaves[leaf].handles.firstIndex(of: handle) ?? 0)
    }

    func forEach(_ body: (Int) -> Void) {
        for leaf in leaves { for handle in leaf.handles { body(handle) } }
    }

    /// Returns the handles in a valid range of indexes.
    func handles(in range: Range<Int>) -> [Int] {
        var found: [Int] = []
        found.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let leaf = leaf(at: index)
            let start = index - starts[leaf]
            let end = min(leaves[leaf].handles.count, range.upperBound - starts[leaf])
            found += leaves[leaf].handles[start..<end]
            index += end - start
        }
        return found
    }

    var handles: [Int] {
        var all: [Int] = []
        all.reserveCapacity(count)
        for leaf in leaves { all += leaf.handles }
        return all
    }

    /// Returns the leaf that has an index; the last one for the end of the list.
    private func leaf(at index: Int) -> Int {
        var (low, high) = (0, leaves.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= index { low = middle } else { high = middle - 1 }
        }
        return low
    }

    // MARK: - Changing

    /// Inserts handles, none of which is in the list, at an index from 0 to `count`.
    mutating func insert(_ new: [Int], at index: Int, homes: inout [Int]) {
        guard !new.isEmpty else { return }
        if leaves.isEmpty { addLeaf(at: 0) }
        let leaf = leaf(at: index)
        leaves[leaf].handles.insert(contentsOf: new, at: index - starts[leaf])
        if leaves[leaf].handles.count <= Self.maximumLeafCount {
            for handle in new { homes[handle] = leaves[leaf].number }
        } else {
            split(leaf, homes: &homes)
        }
        update(from: leaf)
    }

    mutating func append(_ new: [Int], homes: inout [Int]) { insert(new, at: count, homes: &homes) }

    /// Removes a handle that is in the list.
    mutating func remove(_ handle: Int, homes: [Int]) {
        let leaf = positions[homes[handle]]
        guard let offset = leaves[leaf].handles.firstIndex(of: handle) else { return }
        leaves[leaf].handles.remove(at: offset)
        if leaves[leaf].handles.isEmpty {
            positions[leaves[leaf].number] = -1
            freeNumbers.append(leaves[leaf].number)
            leaves.remove(at: leaf)
            starts.remove(at: leaf)
        }
        update(from: leaf)
    }

    /// Divides a leaf that has grown too large into leaves of about half the maximum size.
    private mutating func split(_ leaf: Int, homes: inout [Int]) {
        let all = leaves[leaf].handles
        let parts = (2 * all.count + Self.maximumLeafCount - 1) / Self.maximumLeafCount
        for part in 0..<parts {
            let range = (part * all.count / parts)..<((part + 1) * all.count / parts)
            if part > 0 { addLeaf(at: leaf + part) }
            leaves[leaf + part].handles = Array(all[range])
            for handle in all[range] { homes[handle] = leaves[leaf + part].number }
        }
    }

    private mutating func addLeaf(at index: Int) {
        let number = freeNumbers.popLast() ?? positions.count
        if number == positions.count { positions.append(index) }
        leaves.insert(Leaf(number: number, handles: []), at: index)
        starts.insert(0, at: index)
    }

    /// Renews what is derived from the leaves, from one of them to the end.
    private mutating func update(from leaf: Int) {
        var start = leaf > 0 ? starts[leaf - 1] + leaves[leaf - 1].handles.count : 0
        for index in leaf..<leaves.count {
            starts[index] = start
            positions[leaves[index].number] = index
            start += leaves[index].handles.count
        }
        count = start
    }
}
