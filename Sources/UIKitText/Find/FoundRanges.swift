// SPDX-License-Identifier: MIT
internal import TextEditing
internal import UIKitCore

/// The ranges that a search has found, in the order of the texts.
///
/// Those of a text view are stored as offsets, because there may be millions.
@MainActor
final class FoundRanges<Document: Hashable> {
    struct Entry {
        let range: UITextRange
        let document: Document?
    }

    /// The ranges of a text view.
    private(set) var offsets = TrackedRanges()
    private var entries: [Entry] = []
    private(set) var isFinished = false

    /// Returns whether an entry is before another one.
    var precedes: (Entry, Entry) -> Bool = { _, _ in false }
    /// Called with the added ranges.
    var didAdd: (Range<Int>) -> Void = { _ in }
    /// Called after ranges have been removed.
    var didRemove: () -> Void = {}
    var didFinish: () -> Void = {}

    var count: Int { offsets.count + entries.count }
    var indices: Range<Int> { 0..<count }

    subscript(index: Int) -> Entry {
        index < offsets.count
            ? Entry(range: TextOffsetRange(offsets[index]), document: nil) : entries[index - offsets.count]
    }

    /// Stops the reports of a search that another one has replaced.
    func disconnect() {
        (didAdd, didRemove, didFinish) = ({ _ in }, {}, {})
    }

    /// Returns the index of the first range that doesn't precede `entry`; `count` if there is none.
    func firstIndex(atOrAfter entry: Entry) -> Int {
        if entries.isEmpty, let range = entry.range as? TextOffsetRange {
            return offsets.firstIndex(atOrAfter: range.range.lowerBound)
        }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if precedes(self[middle], entry) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: - Changes

    func add(_ range: UITextRange, _ document: Document) {
        let entry = Entry(range: range, document: document)
        var index = count
        if let last = entries.last, precedes(entry, last) { index = firstIndex(atOrAfter: entry) }
        entries.insert(entry, at: max(index - offsets.count, 0))
        didAdd(index..<index + 1)
    }

    /// Adds ranges of a text view after those that have been found.
    func add(_ ranges: [Range<Int>]) {
        guard !ranges.isEmpty else { return }
        let first = offsets.count
        for range in ranges { offsets.insert(range) }
        didAdd(first..<offsets.count)
    }

    func remove(_ range: UITextRange, _ document: Document) {
        let index = firstIndex(atOrAfter: Entry(range: range, document: document)) - offsets.count
        guard entries.indices.contains(index) else { return }
        entries.remove(at: index)
        didRemove()
    }

    func removeAll() {
        offsets.removeAll()
        entries.removeAll()
        didRemove()
    }

    func finish() {
        isFinished = true
        didFinish()
    }

    // MARK: - Edits of a text view

    /// Moves the ranges, and replaces those in a part of the changed text.
    func apply(_ change: TextChange, replacing part: Range<Int>, with ranges: [Range<Int>]) {
        offsets.apply(change)
        offsets.replace(in: part, with: ranges)
    }
}
