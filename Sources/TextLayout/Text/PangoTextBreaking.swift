// SPDX-License-Identifier: MIT
internal import CPango
package import TextEditing

/// The segmentation of texts by Pango, which follows Unicode's, with dictionaries for Thai.
package struct PangoTextBreaking: TextBreaking {
    package init() {}

    package func breaks(in text: String) -> [TextBreaks] {
        // Pango treats NUL as the end of the text; U+0001 has the same properties.
        var bytes = text.utf8.map { $0 == 0 ? 1 : CChar(bitPattern: $0) }
        let length = bytes.count
        guard let length = Int32(exactly: length), length < Int32.max else { return [] }
        bytes.append(0)
        let count = text.unicodeScalars.count + 1
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count)
        // Without a language, boundaries would depend on the user's.
        unsafe pango_get_log_attrs(
            bytes, length, -1, pango_language_from_string("und"), &attributes, Int32(count))
        var breaks: [TextBreaks] = []
        breaks.reserveCapacity(text.utf16.count + 1)
        var index = 0
        for scalar in text.unicodeScalars {
            breaks.append(TextBreaks(attributes[index]))
            if scalar.value > 0xFFFF { breaks.append([]) }
            index += 1
        }
        breaks.append(TextBreaks(attributes[index]))
        return breaks
    }
}

extension TextBreaks {
    fileprivate init(_ attribute: PangoLogAttr) {
        self = []
        if attribute.is_cursor_position != 0 { insert(.character) }
        if attribute.is_word_boundary != 0 { insert(.word) }
        if attribute.is_word_start != 0 || attribute.is_word_end != 0 { insert(.dictionaryWord) }
        if attribute.is_sentence_boundary != 0 { insert(.sentence) }
        if attribute.is_line_break != 0 { insert(.line) }
    }
}

extension TextBoundaries {
    /// The boundaries of a string as Pango has them.
    package init(_ string: String) {
        self.init(TextBuffer(string), breaking: PangoTextBreaking())
    }
}

extension EditedText {
    /// A text with the boundaries that Pango has.
    package init(_ string: String = "") {
        self.init(string, breaking: PangoTextBreaking())
    }
}

extension EditBuffer {
    /// A text with the boundaries that Pango has.
    package init(_ string: String = "") {
        self.init(TextBuffer(string))
    }

    /// A text with the boundaries that Pango has, which is shared until either is changed.
    package init(_ content: TextBuffer) {
        self.init(content, breaking: PangoTextBreaking())
    }
}

extension TextSearcher {
    /// A search for matches at the boundaries of words that Pango has.
    package init(_ pattern: TextSearchPattern, in chunks: [String], windowSize: Int = 1 << 16) {
        self.init(pattern, in: chunks, breaking: PangoTextBreaking(), windowSize: windowSize)
    }

    /// Returns all matches in a text, in UTF-16 units, with the boundaries of words that Pango has.
    package static func matches(of pattern: TextSearchPattern, in text: String) -> [Range<Int>] {
        matches(of: pattern, in: text, breaking: PangoTextBreaking())
    }
}
