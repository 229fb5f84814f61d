// SPDX-License-Identifier: MIT

/// A text of any length, of which parts are read and replaced at a cost that hardly depends on the rest.
///
/// The text is kept in chunks of about 16 KB of UTF-8, with the sums of their lengths and newlines. A replacement moves
/// the bytes of one chunk and adds to the sums of those after it: a few microseconds in a text of 50 MB, whatever it
/// contains. Copies share their chunks until they are changed.
///
/// Offsets are in UTF-16 units. Ranges and offsets may originate outside the process: they are clamped to the text, and
/// extended to whole Unicode scalars where they would cut a surrogate pair.
package struct TextBuffer {
    /// The whole text, while it is known; shared by copies with the same content.
    private final class Whole {
        var string: String?
        /// The number of Unicode scalars before each chunk, and in the whole text.
        var scalarsBefore: [Int]?
    }

    /// At least one; none is empty unless it is the only one.
    private(set) var chunks: [TextChunk]
    /// The offsets of the chunks; the last element is the text's length.
    private(set) var starts: [Int] = [0]
    /// The number of newlines before each chunk; the last element is that of the whole text.
    private(set) var newlinesBefore: [Int] = [0]
    /// The preferred size of a chunk in bytes.
    private let chunkSize: Int
    private var whole = Whole()

    /// Creates a buffer with a text.
    ///
    /// Tests choose small chunks, so that short texts have many.
    package init(_ string: String = "", chunkSize: Int = 16384) {
        self.chunkSize = max(chunkSize, 1)
        chunks = TextChunk.chunks(of: string, size: self.chunkSize)
        // A long text isn't held twice unless it is read as a whole.
        if string.utf8.count <= 1 << 20 { whole.string = string }
        sum(from: 0)
    }

    /// The length in UTF-16 units.
    package var length: Int { starts[chunks.count] }
    package var isEmpty: Bool { length == 0 }

    /// The whole text, assembled when it is first read after a change.
    package var string: String {
        if let string = whole.string { return string }
        var string = ""
        string.reserveCapacity(chunks.reduce(0) { $0 + $1.byteCount })
        for chunk in chunks { string += chunk.text }
        whole.string = string
        return string
    }

    /// The number of Unicode scalars before each chunk; the last element is that of the whole text.
    ///
    /// They are counted when they are first read after a change.
    var scalarsBefore: [Int] {
        if let sums = whole.scalarsBefore { return sums }
        var sums = [0]
        sums.reserveCapacity(chunks.count + 1)
        var sum = 0
        for chunk in chunks {
            sum += chunk.scalarCount
            sums.append(sum)
        }
        whole.scalarsBefore = sums
        return sums
    }

    /// Returns the chunk that contains `offset`, which is inside the text or at its end.
    func chunk(at offset: Int) -> Int {
        var (low, high) = (0, chunks.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    // MARK: - Replacing

    /// Replaces a range of the text.
    ///
    /// - Returns: The range that was replaced, which differs from `range` where that was outside the text or cut a
    ///   surrogate pair.
    @discardableResult
    package mutating func replace(_ range: Range<Int>, with new: String) -> Range<Int> {
        let range = clamped(range)
        guard !range.isEmpty || !new.isEmpty else { return range }
        forgetWhole()
        let first = chunk(at: range.lowerBound)
        let local = range.lowerBound - starts[first]..<range.upperBound - starts[first]
        let isLocal = local.upperBound <= chunks[first].length
        if isLocal, chunks[first].byteCount + new.utf8.count <= 2 * chunkSize {
            let (length, newlines) = (chunks[first].length, chunks[first].newlines)
            chunks[first].replace(local, with: new, count: new.utf16.count)
            shift(after: first, by: chunks[first].length - length, newlines: chunks[first].newlines - newlines)
            tidy(first...first)
        } else {
            let last = isLocal ? first : chunk(at: range.upperBound)
            var text = String(chunks[first].slice(0..<local.lowerBound))
            text += new
            text += chunks[last].slice(range.upperBound - starts[last]..<chunks[last].length)
            let pieces = TextChunk.chunks(of: text, size: chunkSize)
            chunks.replaceSubrange(first...last, with: pieces)
            sum(from: first)
            tidy(first...first + pieces.count - 1)
        }
        return range
    }

    private mutating func forgetWhole() {
        if isKnownUniquelyReferenced(&whole) {
            whole.string = nil
            whole.scalarsBefore = nil
        } else {
            whole = Whole()
        }
    }

    /// Joins small chunks around those that were changed to their neighbors, and the halves of CRLF.
    private mutating func tidy(_ changed: ClosedRange<Int>) {
        join(changed.upperBound)
        if changed.count > 1 { join(changed.lowerBound) }
        for index in (changed.lowerBound - 1...changed.upperBound + 1).reversed() { joinPair(before: index) }
    }

    private mutating func join(_ index: Int) {
        let size = chunks[index].byteCount
        guard size < max(chunkSize / 4, 1), chunks.count > 1 else { return }
        let left = index == chunks.count - 1 || index > 0 && chunks[index - 1].byteCount < chunks[index + 1].byteCount
        let (first, second) = left ? (index - 1, index) : (index, index + 1)
        guard chunks[first].byteCount + chunks[second].byteCount <= 2 * chunkSize || size == 0 else { return }
        let moved = chunks.remove(at: second)
        let end = chunks[first].length
        chunks[first].replace(end..<end, with: moved.text, count: moved.length)
        sum(from: first)
    }

    /// Moves the LF of a CRLF that is divided between the chunks before and at `index`.
    private mutating func joinPair(before index: Int) {
        guard index > 0, index < chunks.count, chunks[index].beginsWithLineFeed, chunks[index - 1].endsWithReturn
        else { return }
        let end = chunks[index - 1].length
        chunks[index - 1].replace(end..<end, with: "\n", count: 1)
        if chunks[index].length == 1 {
            chunks.remove(at: index)
        } else {
            chunks[index].replace(0..<1, with: "", count: 0)
        }
        sum(from: index - 1)
    }

    // MARK: - Sums

    /// Computes the sums of the chunks from `first`.
    private mutating func sum(from first: Int) {
        starts.removeSubrange((first + 1)...)
        newlinesBefore.removeSubrange((first + 1)...)
        starts.reserveCapacity(chunks.count + 1)
        newlinesBefore.reserveCapacity(chunks.count + 1)
        var (start, newlines) = (starts[first], newlinesBefore[first])
        for chunk in chunks[first...] {
            start += chunk.length
            newlines += chunk.newlines
            starts.append(start)
            newlinesBefore.append(newlines)
        }
    }

    /// Adds to the sums of the chunks after `index`.
    private mutating func shift(after index: Int, by length: Int, newlines: Int) {
        if length != 0 { Self.add(length, to: &starts, from: index + 1) }
        if newlines != 0 { Self.add(newlines, to: &newlinesBefore, from: index + 1) }
    }

    private static func add(_ value: Int, to sums: inout [Int], from first: Int) {
        sums.withUnsafeMutableBufferPointer { sums in
            for index in first..<sums.count { sums[index] += value }
        }
    }
}
