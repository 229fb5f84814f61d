// SPDX-License-Identifier: MIT

/// A piece of a ``TextBuffer``: whole Unicode scalars, and never one half of a CRLF.
struct TextChunk {
    private(set) var text: String
    /// The length in UTF-16 units.
    private(set) var length: Int
    private(set) var newlines: Int

    init(_ text: String) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        length = text.utf16.count
        newlines = Self.withBytes(of: text) { Newlines.count(in: $0) }
    }

    var byteCount: Int { text.utf8.count }
    private var isASCII: Bool { length == byteCount }

    var beginsWithLineFeed: Bool { text.utf8.first == 0x0A }
    var endsWithReturn: Bool { text.utf8.last == 0x0D }

    static func withBytes<Result>(of text: String, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        text.utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
            ?? Array(text.utf8).withUnsafeBytes { body($0) }
    }

    // MARK: - Positions

    private func index(_ offset: Int) -> String.Index {
        text.utf16.index(text.startIndex, offsetBy: offset)
    }

    func byte(at offset: Int) -> Int {
        isASCII ? offset : text.utf8.distance(from: text.startIndex, to: index(offset))
    }

    func offset(ofByte byte: Int) -> Int {
        guard !isASCII else { return byte }
        return text.utf16.distance(from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: byte))
    }

    /// Returns the number of UTF-16 units of a range of the chunk's bytes, which begins and ends between scalars.
    func units(in range: Range<Int>, of bytes: UnsafeRawBufferPointer) -> Int {
        guard !isASCII else { return range.count }
        var count = 0
        for index in range {
            let byte = bytes[index]
            if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
        }
        return count
    }

    // MARK: - Scalars

    var scalarCount: Int { isASCII ? length : text.unicodeScalars.count }

    /// Returns the number of scalars before an offset.
    func scalars(before offset: Int) -> Int {
        isASCII ? offset : text.unicodeScalars.distance(from: text.startIndex, to: index(offset))
    }

    /// Returns the offset of a scalar.
    func offset(ofScalar scalar: Int) -> Int {
        guard !isASCII else { return scalar }
        let index = text.unicodeScalars.index(text.startIndex, offsetBy: scalar)
        return text.utf16.distance(from: text.startIndex, to: index)
    }

    // MARK: - Content

    func unit(at offset: Int) -> UInt16 { text.utf16[index(offset)] }
    func scalar(at offset: Int) -> Unicode.Scalar { text.unicodeScalars[index(offset)] }

    /// `range` begins and ends between scalars.
    func slice(_ range: Range<Int>) -> Substring {
        range == 0..<length ? text[...] : text[index(range.lowerBound)..<index(range.upperBound)]
    }

    /// Appends the UTF-16 units of `range`, which may cut surrogate pairs.
    func appendUnits(of range: Range<Int>, to units: inout [UInt16]) {
        units.append(contentsOf: text.utf16[index(range.lowerBound)..<index(range.upperBound)])
    }

    /// Replaces `range`, which begins and ends between scalars, with `new`, whose length is `count`.
    ///
    /// The cost is that of moving the chunk's bytes; only text near the change is searched for newlines.
    mutating func replace(_ range: Range<Int>, with new: String, count: Int) {
        let bytes = byte(at: range.lowerBound)..<byte(at: range.upperBound)
        let before = newlineStarts(around: bytes)
        let (start, end) = (index(range.lowerBound), index(range.upperBound))
        text.replaceSubrange(start..<end, with: new)
        length += count - range.count
        let after = newlineStarts(around: bytes.lowerBound..<bytes.lowerBound + new.utf8.count)
        newlines += after - before
    }

    /// Counts the newlines of `range` and of the bytes before and after it, of which one may complete a CRLF.
    private func newlineStarts(around range: Range<Int>) -> Int {
        Self.withBytes(of: text) { all in
            let window = max(range.lowerBound - 1, 0)..<min(range.upperBound + 1, all.count)
            return Newlines.count(in: UnsafeRawBufferPointer(rebasing: all[window]))
        }
    }

    // MARK: - Division

    /// Divides a text into chunks of about `size` bytes each.
    ///
    /// An empty text is one empty chunk.
    static func chunks(of text: String, size: Int) -> [TextChunk] {
        var text = text
        text.makeContiguousUTF8()
        let utf8 = text.utf8
        let count = utf8.count
        guard count > size else { return [TextChunk(text)] }
        let pieces = (count + size - 1) / size
        var chunks: [TextChunk] = []
        chunks.reserveCapacity(pieces)
        var start = text.startIndex
        for piece in 1...pieces {
            var end = utf8.index(text.startIndex, offsetBy: count * piece / pieces)
            if end < text.endIndex {
                while utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
                if utf8[end] == 0x0A, end > start, utf8[utf8.index(before: end)] == 0x0D {
                    end = utf8.index(before: end)
                }
            }
            // Chunks smaller than a scalar, as tests have them, may leave nothing.
            guard end > start else { continue }
            chunks.append(TextChunk(String(text[start..<end])))
            start = end
        }
        return chunks
    }
}
