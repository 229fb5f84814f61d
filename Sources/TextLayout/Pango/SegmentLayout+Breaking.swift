// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

extension SegmentLayout {
    private static let softHyphen = "\u{AD}"
    private static let wordJoiner = "\u{2060}"

    /// Returns the characters to insert before lines are broken.
    static func insertions(
        for segment: TextSource.Segment, of text: AttributedText, source: TextSource, paragraph: TextParagraph
    ) -> [(offset: Int, text: String)] {
        var result: [(offset: Int, text: String)] = []
        if text.hasEmbeddings { result = TextEmbedding.insertions(for: segment, of: text, source: source) }
        if paragraph.extras?.keepsHangulWords == true {
            result += hangulJoints(source.bytes(of: segment).bytes).map { ($0, wordJoiner) }
        }
        return result
    }

    /// Returns the offsets between two Hangul syllables.
    private static func hangulJoints(_ bytes: [UInt8]) -> [Int] {
        var result: [Int] = []
        var offset = 0
        var wasHangul = false
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let isHangul = scalar.value >= 0xAC00 && scalar.value <= 0xD7A3
            if isHangul, wasHangul { result.append(offset) }
            wasHangul = isHangul
            offset += UTF8.width(scalar)
        }
        return result
    }

    /// Returns the soft hyphens to insert into a segment whose layout without them is `layout`.
    ///
    /// None, if all lines but the last fill at least the paragraph's share of the width.
    static func hyphens(
        for segment: TextSource.Segment, of text: AttributedText, source: TextSource, paragraph: TextParagraph,
        width: CGFloat, layout: OpaquePointer
    ) -> [(offset: Int, text: String)] {
        guard let factor = paragraph.extras?.hyphenationFactor, factor > 0, width > 0,
            unsafe isLoose(layout, share: min(factor, 1), width: width, paragraph)
        else { return [] }
        let start = source.offset(ofByte: segment.bytes.lowerBound)
        let language = text.attributes(at: start).styling?.language ?? FontLibrary.userLanguage
        return Hyphenator.shared.divisions(of: source.bytes(of: segment).bytes, language: language)
            .map { ($0, softHyphen) }
    }

    /// Returns whether a line other than the last is narrower than a share of the width, or ends inside a word.
    private static func isLoose(
        _ layout: OpaquePointer, share: CGFloat, width: CGFloat, _ paragraph: TextParagraph
    ) -> Bool {
        let count = Int(unsafe pango_layout_get_line_count(layout))
        if unsafe pango_layout_is_ellipsized(layout) != 0 { return true }
        guard count > 1 else { return false }
        guard paragraph.alignment != .justified else { return true }
        guard let text = unsafe pango_layout_get_text(layout) else { return false }
        for index in 0..<count - 1 {
            guard let line = unsafe pango_layout_get_line_readonly(layout, Int32(clamping: index)) else { continue }
            let end = Int(unsafe pango_layout_line_get_start_index(line) + pango_layout_line_get_length(line))
            if end > 0, unsafe isLetter(text[end - 1]), unsafe isLetter(text[end]) { return true }
            var box = PangoRectangle()
            unsafe pango_layout_line_get_extents(line, nil, &box)
            if PangoUnits.points(box.width) < share * width - 0.01 { return true }
        }
        return false
    }

    private static func isLetter(_ byte: CChar) -> Bool {
        let byte = UInt8(bitPattern: byte) | 0x20
        return byte >= 0x61 && byte <= 0x7A
    }

    /// Returns the bytes around the last space of a paragraph whose last line has a single word, so that the word before
    /// it can be moved to that line; `nil` if it has more, or the line before it would become empty.
    static func orphan(in layout: OpaquePointer) -> Range<Int>? {
        let count = Int(unsafe pango_layout_get_line_count(layout))
        guard count > 1, unsafe pango_layout_is_ellipsized(layout) == 0,
            let text = unsafe pango_layout_get_text(layout),
            let last = unsafe pango_layout_get_line_readonly(layout, Int32(clamping: count - 1)),
            let before = unsafe pango_layout_get_line_readonly(layout, Int32(clamping: count - 2))
        else { return nil }
        func bytes(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Range<Int> {
            let start = Int(unsafe pango_layout_line_get_start_index(line))
            return start..<start + Int(unsafe pango_layout_line_get_length(line))
        }
        let space = CChar(bitPattern: 0x20)
        let lastBytes = unsafe bytes(of: last)
        let previous = unsafe bytes(of: before)
        let isSpaced = lastBytes.contains { unsafe text[$0] == space }
        let words = previous.split { unsafe text[$0] == space }.count
        let end = lastBytes.lowerBound
        guard !isSpaced, words > 1, end > 0, unsafe text[end - 1] == space else { return nil }
        return end - 1..<end + 1
    }
}

extension AttributedText {
    /// Whether a run has a writing direction of its own.
    var hasEmbeddings: Bool {
        runs.contains { $0.attributes.boxedStyling.map { !$0.value.embeddings.isEmpty } ?? false }
    }
}
