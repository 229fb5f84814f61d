// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextLayout

/// A paragraph of a text, or a piece of a very long one.
struct ParagraphEntry {
    /// The result of layout.
    final class Measured {
        /// `nil` once it has been dropped to save memory.
        var layout: TextLayout? {
            didSet { if layout == nil { fragment = nil } }
        }
        /// The layout fragment that shows the layout, if there is one.
        var fragment: AnyObject?
        /// The spacing before the paragraph unless it is the first, and after it unless it is the last.
        var before: CGFloat = 0
        var after: CGFloat = 0
        /// The part of `before` that isn't applied if the paragraph is the first.
        var skipped: CGFloat = 0
    }

    /// The number of UTF-16 units, including the newline.
    var length: Int
    /// The length of the newline; 0 in the last paragraph, and in a piece that the next one continues.
    var newline: UInt8
    /// The height without spacing; estimated until the paragraph is laid out.
    var height: CGFloat
    var measured: Measured?
    /// The spacing before and after the paragraph, estimated until it is laid out.
    var guessedSpacing: (before: CGFloat, after: CGFloat) = (0, 0)

    var layout: TextLayout? { measured?.layout }
    var before: CGFloat { measured?.before ?? guessedSpacing.before }
    var after: CGFloat { measured?.after ?? guessedSpacing.after }
    /// The height with the spacing around it.
    var extent: CGFloat { height + before + after }
}

/// The paragraphs of a text with the sums of their lengths and heights.
///
/// They are kept in blocks, so that a change costs time in proportion to the number of blocks at most: a text of
/// 50 MB has some thousand.
struct ParagraphList {
    private struct Block {
        var entries: [ParagraphEntry]
        var length = 0
        var extent: CGFloat = 0
        var layoutCount = 0
        var unmeasured = 0

        init(_ entries: [ParagraphEntry]) {
            self.entries = entries
            sum()
        }

        mutating func sum() {
            (length, extent, layoutCount, unmeasured) = (0, 0, 0, 0)
            for entry in entries {
                length += entry.length
                extent += entry.extent
                if entry.layout != nil { layoutCount += 1 }
                if entry.measured == nil { unmeasured += 1 }
            }
        }
    }

    private static let blockSize = 256

    private var blocks: [Block] = []
    /// The sums of the blocks before each block, of which the first `settled` are valid.
    private var indices: [Int] = [0]
    private var starts: [Int] = [0]
    private var tops: [CGFloat] = [0]
    private var settled = 1
    private(set) var count = 0
    private(set) var length = 0
    /// The number of layouts that are kept.
    private(set) var layoutCount = 0
    /// The sum of the blocks' heights; `nil` after a change.
    private var knownExtent: CGFloat?

    /// Creates a list of at least one paragraph.
    init(_ entries: [ParagraphEntry]) {
        replace(0..<0, with: entries)
    }

    /// The height of all paragraphs with their spacing.
    var extent: CGFloat {
        mutating get {
            if let knownExtent { return knownExtent }
            var sum: CGFloat = 0
            for block in blocks.indices { sum += blocks[block].extent }
            knownExtent = sum
            return sum
        }
    }

    // MARK: - Sums

    /// Computes the sums before the first block for which they aren't valid.
    private mutating func settleNext() {
        let last = settled - 1
        indices[settled] = indices[last] + blocks[last].entries.count
        starts[settled] = starts[last] + blocks[last].length
        tops[settled] = tops[last] + blocks[last].extent
        settled += 1
    }

    private mutating func settle() {
        while settled < blocks.count { settleNext() }
    }

    /// Returns the last index below `count` for which `holds` is true, by binary search; 0 if there is none.
    private static func last(in count: Int, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if holds(middle) { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private mutating func locate(_ index: Int) -> (block: Int, local: Int) {
        while settled < blocks.count, index >= indices[settled - 1] + blocks[settled - 1].entries.count { settleNext() }
        let block = Self.last(in: settled) { indices[$0] <= index }
        return (block, index - indices[block])
    }

    // MARK: - Reading

    subscript(index: Int) -> ParagraphEntry {
        mutating get {
            let (block, local) = locate(index)
            return blocks[block].entries[local]
        }
    }

    var first: ParagraphEntry? { blocks.first?.entries.first }
    var last: ParagraphEntry? { blocks.last?.entries.last }

    /// Returns the offset of a paragraph.
    mutating func start(of index: Int) -> Int {
        let (block, local) = locate(index)
        return blocks[block].entries.withUnsafeBufferPointer { entries in
            var start = starts[block]
            for index in 0..<local { start += entries[index].length }
            return start
        }
    }

    /// Returns the distance of a paragraph's top, after the spacing before it, from the top of the first one.
    mutating func top(of index: Int) -> CGFloat {
        let (block, local) = locate(index)
        return blocks[block].entries.withUnsafeBufferPointer { entries in
            var top = tops[block]
            for index in 0..<local { top += entries[index].extent }
            return top + entries[local].before
        }
    }

    /// Returns the paragraph with a position; the last one at the end.
    mutating func index(at offset: Int) -> Int {
        while settled < blocks.count, offset >= starts[settled - 1] + blocks[settled - 1].length { settleNext() }
        let block = Self.last(in: settled) { starts[$0] <= offset }
        let local = blocks[block].entries.withUnsafeBufferPointer { entries in
            var end = starts[block]
            return entries.indices.dropLast().first { local in
                end += entries[local].length
                return end > offset
            } ?? entries.count - 1
        }
        return indices[block] + local
    }

    /// Returns the paragraph at a height, clamped to the first and last one.
    mutating func index(atHeight y: CGFloat) -> Int {
        while settled < blocks.count, y >= tops[settled - 1] + blocks[settled - 1].extent { settleNext() }
        let block = Self.last(in: settled) { tops[$0] <= y }
        let local = blocks[block].entries.withUnsafeBufferPointer { entries in
            var bottom = tops[block]
            return entries.indices.dropLast().first { local in
                bottom += entries[local].extent
                return bottom > y
            } ?? entries.count - 1
        }
        return indices[block] + local
    }

    /// Returns the first paragraph without a layout between one whose upper edge is at `top` and a height, and its upper
    /// edge; without any, the first paragraph below the height.
    mutating func next(
        withoutLayoutFrom index: Int, at top: CGFloat, to bottom: CGFloat
    ) -> (index: Int, top: CGFloat, isLaidOut: Bool) {
        var (index, y) = (index, top)
        while index < count, y < bottom {
            let (block, first) = locate(index)
            let found: Int? = blocks[block].entries.withUnsafeBufferPointer { entries in
                for local in first..<entries.count {
                    guard y < bottom else { return local }
                    guard let measured = entries[local].measured, measured.layout != nil else { return local }
                    y += entries[local].extent
                }
                return nil
            }
            if let found {
                return (index + found - first, y, y >= bottom)
            }
            index += blocks[block].entries.count - first
        }
        return (index, y, true)
    }

    /// The first paragraph that has not been laid out since its last change; `nil` if all have been.
    var firstUnmeasured: Int? {
        mutating get {
            settle()
            for block in blocks.indices where blocks[block].unmeasured > 0 {
                guard let local = blocks[block].entries.firstIndex(where: { $0.measured == nil }) else { continue }
                return indices[block] + local
            }
            return nil
        }
    }

    // MARK: - Changing

    /// Replaces paragraphs by others; at least one must remain.
    mutating func replace(_ range: Range<Int>, with entries: [ParagraphEntry]) {
        guard count > 0 else { return rebuild(0..<0, entries) }
        let (first, from) =
            range.lowerBound < count ? locate(range.lowerBound) : (blocks.count - 1, blocks.last?.entries.count ?? 0)
        let (last, to) = range.isEmpty ? (first, from) : { ($0.block, $0.local + 1) }(locate(range.upperBound - 1))
        var merged = Array(blocks[first].entries[..<from])
        merged += entries
        merged += blocks[last].entries[to...]
        rebuild(first..<last + 1, merged)
    }

    private mutating func rebuild(_ range: Range<Int>, _ entries: [ParagraphEntry]) {
        for block in blocks[range] {
            count -= block.entries.count
            length -= block.length
            layoutCount -= block.layoutCount
        }
        knownExtent = nil
        var new: [Block] = []
        // Blocks are filled by halves, so that a few insertions don't divide them again.
        let size = entries.count <= Self.blockSize ? Self.blockSize : Self.blockSize / 2
        var start = 0
        while start < entries.count {
            let end = min(start + size, entries.count)
            new.append(Block(Array(entries[start..<end])))
            start = end
        }
        blocks.replaceSubrange(range, with: new)
        for block in new {
            count += block.entries.count
            length += block.length
            layoutCount += block.layoutCount
        }
        settled = max(min(settled, range.lowerBound + 1), 1)
        let missing = blocks.count - indices.count
        if missing > 0 {
            indices += Array(repeating: 0, count: missing)
            starts += Array(repeating: 0, count: missing)
            tops += Array(repeating: 0, count: missing)
        } else if missing < 0 {
            indices.removeLast(-missing)
            starts.removeLast(-missing)
            tops.removeLast(-missing)
        }
    }

    /// Changes the height and the layout of a paragraph, but not its length.
    mutating func update(_ index: Int, _ change: (inout ParagraphEntry) -> Void) {
        let (block, local) = locate(index)
        let before = blocks[block].entries[local]
        let (extent, hadLayout, wasMeasured) = (before.extent, before.layout != nil, before.measured != nil)
        change(&blocks[block].entries[local])
        let after = blocks[block].entries[local]
        let layouts = (after.layout != nil ? 1 : 0) - (hadLayout ? 1 : 0)
        blocks[block].unmeasured += (wasMeasured ? 1 : 0) - (after.measured != nil ? 1 : 0)
        blocks[block].layoutCount += layouts
        layoutCount += layouts
        guard after.extent != extent else { return }
        blocks[block].extent += after.extent - extent
        knownExtent = nil
        settled = min(settled, block + 1)
    }

    /// Changes the heights and the layouts of paragraphs, but not their lengths.
    mutating func update(_ range: Range<Int>, _ change: (inout ParagraphEntry) -> Void) {
        guard !range.isEmpty else { return }
        let (first, last) = (locate(range.lowerBound), locate(range.upperBound - 1))
        for block in first.block...last.block {
            let start = block == first.block ? first.local : 0
            let end = block == last.block ? last.local + 1 : blocks[block].entries.count
            for local in start..<end { change(&blocks[block].entries[local]) }
            sum(block)
        }
        settled = min(settled, first.block + 1)
    }

    /// Changes all paragraphs.
    mutating func updateAll(_ change: (inout ParagraphEntry) -> Void) {
        for block in blocks.indices {
            for local in blocks[block].entries.indices { change(&blocks[block].entries[local]) }
            sum(block)
        }
        settled = 1
    }

    /// Drops the layouts of all paragraphs outside a range; their heights are kept.
    mutating func dropLayouts(outside kept: Range<Int>) {
        settle()
        for block in blocks.indices where blocks[block].layoutCount > 0 {
            for local in blocks[block].entries.indices where !kept.contains(indices[block] + local) {
                blocks[block].entries[local].measured?.layout = nil
            }
            sum(block)
        }
    }

    /// Computes the sums of a block whose entries have changed.
    private mutating func sum(_ block: Int) {
        layoutCount -= blocks[block].layoutCount
        blocks[block].sum()
        layoutCount += blocks[block].layoutCount
        knownExtent = nil
    }
}
