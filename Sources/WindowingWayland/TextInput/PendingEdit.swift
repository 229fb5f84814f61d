// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// What an input method has said since the last `done`.
struct PendingEdit {
    private var preedit = ""
    private var selection: (begin: Int32, end: Int32)?
    private var commit = ""
    private var deletion = (before: UInt32(0), after: UInt32(0))

    /// Takes the event in; `false` if it says nothing about text.
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

    /// The edit, in numbers that fit the text; deletions end at the text that the input method may know of.
    func edit(of state: TextInputState) -> TextInputEdit {
        let text = Array(state.surroundingText.utf8)
        let cursor = Self.boundary(at: state.cursor, in: text)
        let before = cursor - Self.boundary(at: cursor - min(Int(deletion.before), cursor), in: text)
        let after = Self.boundary(at: cursor + min(Int(deletion.after), text.count - cursor), in: text) - cursor
        return TextInputEdit(
            deleteBefore: before, deleteAfter: after, commit: commit, preedit: preedit,
            preeditSelection: preeditSelection)
    }

    private var preeditSelection: Range<Int>? {
        // Nothing said means the start; -1 hides the caret.
        let (begin, end) = selection ?? (0, 0)
        guard begin >= 0, end >= 0 else { return nil }
        let text = Array(preedit.utf8)
        let first = Self.boundary(at: Int(min(begin, end)), in: text)
        return first..<Self.boundary(at: Int(max(begin, end)), in: text)
    }

    /// The start of the character that the offset lies in; offsets outside are cut.
    private static func boundary(at offset: Int, in text: [UInt8]) -> Int {
        var offset = min(max(offset, 0), text.count)
        while offset > 0, offset < text.count, text[offset] & 0b1100_0000 == 0b1000_0000 { offset -= 1 }
        return offset
    }
}
