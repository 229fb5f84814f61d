// SPDX-License-Identifier: MIT

/// Characters that a segment's layout has in addition to those of the text, such as soft hyphens and controls of the
/// writing direction.
///
/// Offsets are in bytes: those of the segment, and those of the layout's text.
struct TextInsertions {
    private struct Item {
        /// The offset of the segment before which the characters are inserted.
        var offset: Int
        var bytes: [UInt8]
        /// The number of inserted bytes up to the end of this item.
        var total: Int

        /// The offset in the layout's text.
        var start: Int { offset + total - bytes.count }
    }

    private var items: [Item] = []

    var isEmpty: Bool { items.isEmpty }

    /// Creates insertions; those at the same offset follow each other in the order given.
    init(_ insertions: [(offset: Int, text: String)]) {
        let ordered = insertions.enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }
        for (_, insertion) in ordered where !insertion.text.isEmpty {
            let bytes = Array(insertion.text.utf8)
            let total = (items.last?.total ?? 0) + bytes.count
            if let last = items.last, last.offset == insertion.offset {
                items[items.count - 1].bytes += bytes
                items[items.count - 1].total = total
            } else {
                items.append(Item(offset: insertion.offset, bytes: bytes, total: total))
            }
        }
    }

    /// Returns the text of the layout for the bytes of the segment.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + (items.last?.total ?? 0))
        var position = 0
        for item in items {
            let offset = min(max(item.offset, position), bytes.count)
            result += bytes[position..<offset]
            result += item.bytes
            position = offset
        }
        return result + bytes[position...]
    }

    /// Returns the offset in the layout's text, after the characters inserted at `offset`.
    func layoutOffset(_ offset: Int) -> Int { offset + (last { $0.offset <= offset }?.total ?? 0) }

    /// Returns the offset in the segment; the place of the insertion for one inside it.
    func segmentOffset(_ offset: Int) -> Int {
        guard let item = last(where: { $0.start < offset }) else { return offset }
        return max(offset - item.total, item.offset)
    }

    /// Returns whether characters are inserted before an offset of the segment.
    func isInserted(before offset: Int) -> Bool { last { $0.offset <= offset }?.offset == offset }

    /// Returns whether an inserted character is at an offset in the layout's text.
    func isInserted(at offset: Int) -> Bool {
        last { $0.start <= offset }.map { offset < $0.start + $0.bytes.count } ?? false
    }

    /// Returns the last item that satisfies a condition, which is true for the items before it too.
    private func last(where isIncluded: (Item) -> Bool) -> Item? {
        var low = 0
        var high = items.count
        while low < high {
            let middle = (low + high) / 2
            if isIncluded(items[middle]) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? items[low - 1] : nil
    }
}
