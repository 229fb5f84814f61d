// SPDX-License-Identifier: MIT
import TextEditing

/// An edited text as an array of UTF-16 units, with a copy of it for each undo group: the model of ``EditBuffer``.
struct PlainEditor {
    struct State: Equatable {
        var units: [UInt16]
        var anchor: Int
        var head: Int
    }

    struct Marked: Equatable {
        var range: Range<Int>
        var original: [UInt16]
    }

    var state: State
    var marked: Marked?
    /// The states before each group, and after each group that was undone.
    private(set) var undoStates: [State] = []
    private(set) var redoStates: [(before: State, after: [UInt16])] = []

    init(_ text: String) {
        let units = Array(text.utf16)
        state = State(units: units, anchor: units.count, head: units.count)
    }

    var count: Int { state.units.count }
    var selection: Range<Int> { min(state.anchor, state.head)..<max(state.anchor, state.head) }

    // MARK: - Positions

    func clamped(_ offset: Int) -> Int {
        let offset = min(max(offset, 0), count)
        return isInPair(offset) ? offset - 1 : offset
    }

    func clamped(_ range: Range<Int>) -> Range<Int> {
        let start = clamped(range.lowerBound)
        guard !range.isEmpty else { return start..<start }
        let end = min(max(range.upperBound, 0), count)
        return start..<max(start, isInPair(end) ? end + 1 : end)
    }

    private func isInPair(_ offset: Int) -> Bool {
        offset > 0 && offset < count && UTF16.isTrailSurrogate(state.units[offset])
    }

    // MARK: - Changes

    mutating func select(anchor: Int, head: Int) {
        state.anchor = clamped(anchor)
        state.head = clamped(head)
    }

    /// The text without the composition, with the selection that it replaced.
    private var committed: State {
        guard let marked else { return state }
        let start = marked.range.lowerBound
        var state = State(units: state.units, anchor: start, head: start + marked.original.count)
        state.units.replaceSubrange(marked.range, with: marked.original)
        return state
    }

    mutating func replace(_ range: Range<Int>, with new: String, startsGroup: Bool) {
        let range = clamped(range)
        record(startsGroup, committed)
        put(new, at: range)
    }

    mutating func setMarkedText(_ new: String, selection inner: Range<Int>, startsGroup: Bool) {
        record(startsGroup, committed)
        let range = marked?.range ?? selection
        let original = marked?.original ?? Array(state.units[range])
        put(new, at: range)
        let count = new.utf16.count
        if count > 0 { marked = Marked(range: range.lowerBound..<range.lowerBound + count, original: original) }
        let inside = inner.clamped(to: 0..<count)
        select(anchor: range.lowerBound + inside.lowerBound, head: range.lowerBound + inside.upperBound)
    }

    mutating func unmarkText(startsGroup: Bool) {
        record(startsGroup, committed)
        marked = nil
    }

    mutating func discardMarkedText() {
        guard let marked else { return }
        state = committed
        state.anchor = marked.range.lowerBound + marked.original.count
        state.head = state.anchor
        self.marked = nil
    }

    mutating func adopt(_ change: TextChange, inserted: String) {
        let (anchor, head) = (change.moved(state.anchor), change.moved(state.head))
        put(inserted, at: change.range)
        select(anchor: anchor, head: head)
        (undoStates, redoStates) = ([], [])
    }

    private mutating func put(_ new: String, at range: Range<Int>) {
        state.units.replaceSubrange(range, with: Array(new.utf16))
        marked = nil
        state.anchor = range.lowerBound + new.utf16.count
        state.head = state.anchor
    }

    private mutating func record(_ startsGroup: Bool, _ before: State) {
        guard startsGroup else { return }
        undoStates.append(before)
        if undoStates.count > 1000 { undoStates.removeFirst() }
        redoStates.removeAll()
    }

    // MARK: - Undo

    mutating func undo() -> Bool {
        guard marked == nil, let before = undoStates.popLast() else { return false }
        redoStates.append((before, state.units))
        state = before
        return true
    }

    /// The selection is that of the change, which the caller compares.
    mutating func redo(selection: State) -> Bool {
        guard marked == nil, let group = redoStates.popLast() else { return false }
        undoStates.append(group.before)
        state = State(units: group.after, anchor: selection.anchor, head: selection.head)
        return true
    }
}
