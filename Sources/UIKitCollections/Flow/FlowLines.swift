// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells

/// A length and a position along the axis of scrolling (main) and the axis across it.
struct FlowFrame: Equatable {
    var main: CGFloat
    var cross: CGFloat
    var size: FlowSize
}

struct FlowSize: Equatable {
    var main: CGFloat
    var cross: CGFloat
}

/// The items of a section, broken into lines.
///
/// While all items have the same size, positions are computed from indexes and nothing is stored per item. Otherwise,
/// each item's size and each line's first item are stored, and a line is found in logarithmic time.
struct FlowLines {
    /// The rules by which items are arranged.
    struct Rules: Equatable {
        /// The length across the axis of scrolling that is available to a line.
        var available: CGFloat
        var lineSpacing: CGFloat
        /// The minimum space between the items of a line.
        var itemSpacing: CGFloat
        /// The number of device pixels per point.
        var scale: CGFloat
    }

    let rules: Rules
    let count: Int
    /// The size of all items; of no meaning once `sizes` has elements.
    private let common: FlowSize
    private(set) var sizes: [FlowSize] = []
    /// The first item of each line, while the sizes differ.
    private var starts: [Int] = []
    /// The lengths of the lines with the space after them, while the sizes differ.
    private var extents = HeightList(count: 0, height: 0)

    /// The difference below which lengths are considered equal.
    private static let tolerance: CGFloat = 0.001

    init(count: Int, size: FlowSize, rules: Rules) {
        self.count = max(count, 0)
        common = size
        self.rules = rules
    }

    init(_ sizes: [FlowSize], rules: Rules) {
        let first = sizes.first ?? FlowSize(main: 0, cross: 0)
        self.init(count: sizes.count, size: first, rules: rules)
        guard sizes.contains(where: { $0 != first }) else { return }
        self.sizes = sizes
        breakLines()
    }

    /// Returns the same items, arranged by other rules.
    func arranged(by rules: Rules) -> FlowLines {
        guard rules != self.rules else { return self }
        return isUniform ? FlowLines(count: count, size: common, rules: rules) : FlowLines(sizes, rules: rules)
    }

    var isUniform: Bool { sizes.isEmpty }

    func size(of item: Int) -> FlowSize { isUniform ? common : sizes[item] }

    // MARK: - Lines

    /// The number of items in a full line of equal items.
    private var itemsPerLine: Int {
        let step = common.cross + rules.itemSpacing
        guard step > 0 else { return max(count, 1) }
        let fitting = ((rules.available + rules.itemSpacing + Self.tolerance) / step).rounded(.down)
        return Int(min(max(fitting, 1), CGFloat(max(count, 1))))
    }

    /// The number of items that would fit into a line, of which a section may have fewer.
    private var columns: Int {
        let step = common.cross + rules.itemSpacing
        guard step > 0 else { return max(count, 1) }
        return Int(min(max(((rules.available + rules.itemSpacing + Self.tolerance) / step).rounded(.down), 1), 1e6))
    }

    private var lineCount: Int {
        guard isUniform else { return starts.count }
        return count == 0 ? 0 : (count - 1) / itemsPerLine + 1
    }

    /// The length of all lines along the axis of scrolling.
    var length: CGFloat {
        guard count > 0 else { return 0 }
        let sum = isUniform ? CGFloat(lineCount) * (common.main + rules.lineSpacing) : extents.total
        return sum - rules.lineSpacing
    }

    private func line(of item: Int) -> Int {
        guard !isUniform else { return item / itemsPerLine }
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= item { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private func items(inLine line: Int) -> Range<Int> {
        if isUniform {
            let first = line * itemsPerLine
            return first..<min(first + itemsPerLine, count)
        }
        return starts[line]..<(line + 1 < starts.count ? starts[line + 1] : count)
    }

    private mutating func breakLines() {
        starts = []
        var heights: [CGFloat] = []
        var first = 0
        while first < count {
            let end = endOfLine(from: first)
            starts.append(first)
            heights.append(extent(of: first..<end))
            first = end
        }
        extents = HeightList(heights)
    }

    /// Returns the index after the last item of the line that begins with an item.
    private func endOfLine(from first: Int) -> Int {
        var used = sizes[first].cross
        var end = first + 1
        while end < count {
            used += rules.itemSpacing + sizes[end].cross
            guard used <= rules.available + Self.tolerance else { break }
            end += 1
        }
        return end
    }

    private func extent(of items: Range<Int>) -> CGFloat {
        var length: CGFloat = 0
        for item in items { length = max(length, sizes[item].main) }
        return length + rules.lineSpacing
    }

    // MARK: - Items

    /// Returns the items of the lines between two positions along the axis of scrolling.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard count > 0, end >= 0, start <= length else { return 0..<0 }
        if isUniform {
            let step = common.main + rules.lineSpacing
            guard step > 0 else { return 0..<count }
            let lines = CGFloat(lineCount)
            let first = Int(min(max((start / step).rounded(.down), 0), lines - 1))
            let last = Int(min(max((end / step).rounded(.down), 0), lines - 1))
            return items(inLine: first).lowerBound..<items(inLine: max(first, last)).upperBound
        }
        let (first, last) = (extents.row(at: start), extents.row(at: end))
        return items(inLine: first).lowerBound..<items(inLine: max(first, last)).upperBound
    }

    /// Returns the frame of an item.
    func frame(of item: Int) -> FlowFrame {
        let size = size(of: item)
        let line = line(of: item)
        if isUniform {
            let main = CGFloat(line) * (common.main + rules.lineSpacing)
            return FlowFrame(main: main, cross: uniformPosition(item % itemsPerLine), size: size)
        }
        let length = extents[line] - rules.lineSpacing
        let main = rounded(extents.offset(of: line) + (length - size.main) / 2)
        return FlowFrame(main: main, cross: position(of: item, in: items(inLine: line)), size: size)
    }

    /// Returns the position of an item in its line, which is as in a full line.
    private func uniformPosition(_ index: Int) -> CGFloat {
        let columns = columns
        guard columns > 1 else { return rounded(max((rules.available - common.cross) / 2, 0)) }
        let gap = (rules.available - CGFloat(columns) * common.cross) / CGFloat(columns - 1)
        return rounded(CGFloat(index) * (common.cross + gap))
    }

    /// Returns the position of an item in its line.
    ///
    /// The items of a line are spread over the available length, a single item is centered. The last line begins where
    /// the others do, with the minimum space between its items.
    private func position(of item: Int, in line: Range<Int>) -> CGFloat {
        var (before, total): (CGFloat, CGFloat) = (0, 0)
        for other in line {
            if other < item { before += sizes[other].cross }
            total += sizes[other].cross
        }
        let isLast = line.upperBound == count
        guard line.count > 1 else { return isLast ? 0 : rounded(max((rules.available - total) / 2, 0)) }
        let gap = isLast ? rules.itemSpacing : (rules.available - total) / CGFloat(line.count - 1)
        return rounded(before + CGFloat(item - line.lowerBound) * gap)
    }

    private func rounded(_ value: CGFloat) -> CGFloat { (value * rules.scale).rounded() / rules.scale }

    // MARK: - Changes

    /// Changes the sizes of items.
    ///
    /// If the same items remain in each line, the cost depends on the number of changes; otherwise, on that of items.
    mutating func set(_ changes: [(item: Int, size: FlowSize)]) {
        let real = changes.filter { $0.item < count && size(of: $0.item) != $0.size }
        guard !real.isEmpty else { return }
        if isUniform {
            sizes = Array(repeating: common, count: count)
            for change in real { sizes[change.item] = change.size }
            return breakLines()
        }
        for change in real { sizes[change.item] = change.size }
        for change in real {
            let line = line(of: change.item)
            let items = items(inLine: line)
            let followsSame = line == 0 || endOfLine(from: self.items(inLine: line - 1).lowerBound) == items.lowerBound
            guard followsSame, endOfLine(from: items.lowerBound) == items.upperBound else { return breakLines() }
            extents[line] = extent(of: items)
        }
    }
}
