// SPDX-License-Identifier: MIT

/// Values for consecutive ranges that cover a text without gaps.
///
/// Adjacent runs have different values. A change costs time in proportion to the number of runs after it, but hardly
/// any: only their starts are moved. Offsets are in UTF-16 units; ranges are clamped to the text.
package struct RunList<Value: Equatable> {
    /// A range with one value.
    package typealias Run = (value: Value, range: Range<Int>)

    /// The starts of the runs, of which the first is 0.
    private var starts: [Int] = [0]
    private var values: [Value]
    /// The length of the text.
    package private(set) var length: Int

    /// Creates one run.
    package init(_ value: Value, length: Int) {
        values = [value]
        self.length = max(length, 0)
    }

    /// The number of runs; at least one.
    package var count: Int { values.count }

    // MARK: - Reading

    /// Returns the index of the run that contains `offset`; the last one at the end.
    private func index(at offset: Int) -> Int {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private func end(of index: Int) -> Int { index + 1 < starts.count ? starts[index + 1] : length }

    /// Returns the value at `offset` and the range that has it; those of the last run at the end of the text.
    package func run(at offset: Int) -> Run {
        let index = index(at: offset)
        return (values[index], starts[index]..<end(of: index))
    }

    /// Returns the runs in `range`, cut to it.
    package func runs(in range: Range<Int>) -> [Run] {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty else { return [] }
        var result: [Run] = []
        var index = index(at: range.lowerBound)
        while index < starts.count, starts[index] < range.upperBound {
            result.append((values[index], (starts[index]..<end(of: index)).clamped(to: range)))
            index += 1
        }
        return result
    }

    // MARK: - Changing

    /// Replaces the characters of `range` by `count` others with one value.
    package mutating func replace(_ range: Range<Int>, count: Int, with value: Value) {
        replace(range, with: RunList(value, length: count))
    }

    /// Replaces the characters of `range` by those of another list.
    package mutating func replace(_ range: Range<Int>, with other: RunList) {
        let range = range.clamped(to: 0..<length)
        let growth = other.length - range.count
        guard other.length > 0 || !range.isEmpty else { return }
        guard length + growth > 0 else {
            // The value of an empty text is that of the text before.
            self = RunList(values[0], length: 0)
            return
        }
        if other.count == 1, extend(range, by: growth, with: other.values[0]) { return }
        let (first, last) = (split(at: range.lowerBound), split(at: range.upperBound))
        for index in last..<starts.count { starts[index] += growth }
        length += growth
        let isEmpty = other.length == 0
        starts.replaceSubrange(first..<last, with: isEmpty ? [] : other.starts.map { $0 + range.lowerBound })
        values.replaceSubrange(first..<last, with: isEmpty ? [] : other.values)
        join(at: first + (isEmpty ? 0 : other.count))
        join(at: first)
    }

    /// Makes a replacement within one run that has the value already, the usual case of typing.
    private mutating func extend(_ range: Range<Int>, by growth: Int, with value: Value) -> Bool {
        let index = index(at: max(range.lowerBound - 1, 0))
        guard range.upperBound <= end(of: index), values[index] == value || range.count + growth == 0,
            end(of: index) - starts[index] + growth > 0
        else { return false }
        for later in index + 1..<max(starts.count, index + 1) { starts[later] += growth }
        length += growth
        return true
    }

    /// Replaces the values in `range`, run by run.
    package mutating func change(_ range: Range<Int>, _ transform: (Value) -> Value) {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty else { return }
        let (first, last) = (split(at: range.lowerBound), split(at: range.upperBound))
        for index in first..<last { values[index] = transform(values[index]) }
        for index in (first...last).reversed() { join(at: index) }
    }

    /// Sets the value of an empty text.
    package mutating func setEmptyValue(_ value: Value) {
        if length == 0 { values[0] = value }
    }

    /// Makes a run begin at `offset`, and returns its index; the number of runs at the end.
    private mutating func split(at offset: Int) -> Int {
        guard offset < length else { return starts.count }
        let index = index(at: offset)
        guard starts[index] < offset else { return index }
        starts.insert(offset, at: index + 1)
        values.insert(values[index], at: index + 1)
        return index + 1
    }

    /// Removes a run that has the value of the run before it.
    private mutating func join(at index: Int) {
        guard index > 0, index < starts.count, values[index] == values[index - 1] else { return }
        starts.remove(at: index)
        values.remove(at: index)
    }
}
