// SPDX-License-Identifier: MIT
internal import Windowing

/// The composed text as an input method last described it.
struct Composition: Hashable {
    var text = ""
    /// The caret as a UTF-8 offset, between characters; `nil` hides it.
    var caret: Int?
    var segments: [TextInputEdit.Segment] = []
    /// Whether the text is deleted instead of kept if text entry ends.
    var isDiscardedAtEnd = false

    var isEmpty: Bool { text.isEmpty }

    /// Returns the edit that shows this composition.
    func edit() -> TextInputEdit {
        TextInputEdit(
            preedit: text, preeditSelection: text.isEmpty ? nil : caret.map { $0..<$0 }, preeditSegments: segments,
            discardsPreeditAtEnd: !text.isEmpty && isDiscardedAtEnd)
    }
}

/// Offsets that input methods count in Unicode scalars.
struct ScalarOffsets {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Converts an offset in scalars to one in UTF-8 bytes, clamped to the text.
    func utf8(_ offset: Int) -> Int {
        text.unicodeScalars.prefix(max(offset, 0)).reduce(0) { $0 + UTF8.width($1) }
    }

    /// Converts an offset in UTF-8 bytes, between characters, to one in scalars.
    func scalars(utf8 offset: Int) -> Int {
        var (left, count) = (offset, 0)
        for scalar in text.unicodeScalars {
            guard left > 0 else { break }
            left -= UTF8.width(scalar)
            count += 1
        }
        return count
    }
}
