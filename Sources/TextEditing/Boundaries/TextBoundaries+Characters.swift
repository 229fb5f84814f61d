// SPDX-License-Identifier: MIT

/// User-perceived characters (grapheme clusters), as Swift's `Character` has them.
extension TextBoundaries {
    /// Returns the start of the character that contains `offset`.
    package func character(at offset: Int) -> Int {
        offset < length ? cluster(at: max(offset, 0)).lowerBound : length
    }

    /// Returns the end of the character that contains `offset`.
    package func character(after offset: Int) -> Int {
        offset < length ? cluster(at: max(offset, 0)).upperBound : length
    }

    /// Returns the start of the character before `offset`, or of the one that contains it.
    package func character(before offset: Int) -> Int {
        offset > 0 && length > 0 ? cluster(at: min(offset, length) - 1).lowerBound : 0
    }

    /// Returns the cluster that contains `offset`, which is inside the text.
    private func cluster(at offset: Int) -> Range<Int> {
        let range = isolated(at: offset)
        guard range.count > 1 else { return range }
        var start = range.lowerBound
        for character in buffer.substring(range) {
            let end = start + character.utf16.count
            if offset < end { return start..<end }
            start = end
        }
        return range
    }

    // MARK: - Isolation

    /// The number of units after which a text without a certain boundary is cut.
    private static let cell = 1024

    /// Returns a range around `offset` whose ends are boundaries whatever stands outside it.
    ///
    /// A text without such boundaries, such as a long series of combining marks, is cut at multiples of ``cell``, so that the
    /// result is the same for each offset inside and costs the same in each text.
    private func isolated(at offset: Int) -> Range<Int> {
        var start = buffer.scalarStart(at: offset)
        /// The end of a cell in which no boundary was found.
        var cut: Int?
        while start > 0, !isCertain(at: start) {
            if isCellEnd(start) {
                if let cut {
                    start = cut
                    break
                }
                cut = start
            }
            start = buffer.scalarStart(at: start - 1)
        }
        var end = next(after: buffer.scalarStart(at: offset))
        while end < length, !isCertain(at: end), !(isCellEnd(end) && isCut(at: end)) { end = next(after: end) }
        return start..<end
    }

    private func next(after start: Int) -> Int { start + (buffer.scalar(at: start).map { UTF16.width($0) } ?? 1) }

    /// Returns whether a scalar's start is the first one in a cell.
    private func isCellEnd(_ start: Int) -> Bool {
        start / Self.cell != buffer.scalarStart(at: start - 1) / Self.cell
    }

    /// Returns whether the cell that ends at `end` contains no certain boundary.
    private func isCut(at end: Int) -> Bool {
        var position = buffer.scalarStart(at: end - 1)
        while position > 0 {
            if isCertain(at: position) { return false }
            if isCellEnd(position) { return true }
            position = buffer.scalarStart(at: position - 1)
        }
        return false
    }

    /// Returns whether two scalars are in different clusters whatever precedes them.
    private func isCertain(at offset: Int) -> Bool {
        guard let before = buffer.scalar(before: offset), let after = buffer.scalar(at: offset) else { return true }
        if before.value < 0x300, after.value < 0x300 { return !(before == "\r" && after == "\n") }
        var pair = String(before)
        pair.unicodeScalars.append(after)
        guard pair.utf8.count > 1, pair.index(after: pair.startIndex) < pair.endIndex else { return false }
        // Extending scalars link emoji, and consonants of Indic scripts, to those that follow.
        let links = before == "\u{200D}" || before.properties.isGraphemeExtend || before.properties.isEmojiModifier
        return !links || after.value < 0x900 && !after.properties.isEmoji
    }
}
