// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// The events of an input method since the last `done`.
struct PendingEdit {
    private var preedit = ""
    private var selection: (begin: Int32, end: Int32)?
    private var commit = ""
    private var deletion = (before: UInt32(0), after: UInt32(0))

    /// Adds an event; returns `false` if it isn't part of an edit.
    mutating func take(_ event: ZwpTextInputV3.Event) -> Bool {
        switch event {
        case .preeditString(let text, let begin, let end):
            preedit = text ?? ""
            selection = (begin, end)
        case .commitString(let text):
            commit = text ?? ""
        case .deleteSurroundingText(let before, let after):
            deletion = (before, after)
        case .enter, .leave, .done:
            return false
        }
        return true
    }

    /// Returns the edit with offsets that are valid for the text; deletions are limited to the surrounding text.
    func edit(of state: TextInputState) -> TextInputEdit {
        let text = Array(state.surroundingText.utf8)
        let cursor = Self.boundary(at: state.cursor, in: text)
        let before = cursor - Self.boundary(at: cursor - min(Int(deletion.before), cursor), in: text)
        let after = Self.boundary(at: cursor + min(Int(deletion.after), text.count - cursor), in: text) - cursor
        let selection = preeditSelection
        // A part between different ends is to be highlighted.
        let segments = selection.flatMap { $0.isEmpty ? nil : TextInputEdit.Segment(range: $0, isHighlighted: true) }
        return TextInputEdit(
            deleteBefore: before, deleteAfter: after, commit: commit, preedit: preedit,
            preeditSelection: selection, preeditSegments: segments.map { [$0] } ?? [])
    }

    private var preeditSelection: Range<Int>? {
        // The default is the start; -1 hides the caret.
        let (begin, end) = selection ?? (0, 0)
        guard begin >= 0, end >= 0 else { return nil }
        let text = Array(preedit.utf8)
        let first = Self.boundary(at: Int(min(begin, end)), in: text)
        return first..<Self.boundary(at: Int(max(begin, end)), in: text)
    }

    /// Returns the start of the character that contains the offset; offsets outside are clamped.
    private static func boundary(at offset: Int, in text: [UInt8]) -> Int {
        var offset = min(max(offset, 0), text.count)
        while offset > 0, offset < text.count, text[offset] & 0b1100_0000 == 0b1000_0000 { offset -= 1 }
        return offset
    }
}
