// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import UIKitCore

/// The search of a session, whatever the type of its object.
@MainActor
protocol FoundTexts: AnyObject {
    var searchableObject: (any UITextSearching)? { get }
    var count: Int { get }
    /// The index of the current match.
    var current: Int? { get }
    /// The current match in a text view.
    var currentOffsets: Range<Int>? { get }

    func search(_ query: String, _ options: UITextSearchOptions)
    func replaceCurrent(_ query: String, _ options: UITextSearchOptions, with text: String)
    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String)
    func highlightNext(isForward: Bool)
    func invalidate()
    /// Called after an edit of a text view; `nil` if any of its text may have changed.
    func textDidChange(_ change: TextChange?, in view: UITextView)
}

@MainActor
final class FoundText<Object: UITextSearching>: FoundTexts {
    typealias Found = FoundRanges<Object.DocumentIdentifier>

    private weak var object: Object?
    private var ranges = Found()
    private var query = ""
    private var options = UITextSearchOptions()
    private(set) var current: Int?
    /// The range from which the next current match is searched; `nil` for the selection.
    private var start: Found.Entry?
    /// Whether the first match after `start` becomes the current one.
    private var choosesMatch = false
    /// Whether the object reports its edits.
    private var isTracked: Bool { object is UITextView }
    /// Called when the number of matches or the current match has changed.
    var didChange: () -> Void = {}

    init(in object: Object) {
        self.object = object
    }

    var searchableObject: (any UITextSearching)? { object }
    var count: Int { ranges.count }

    var currentOffsets: Range<Int>? {
        current.flatMap { ranges.indices.contains($0) ? (ranges[$0].range as? TextOffsetRange)?.range : nil }
    }

    // MARK: - Search

    func search(_ query: String, _ options: UITextSearchOptions) {
        if start == nil, let current { start = ranges[current] }
        clear()
        (self.query, self.options) = (query, options)
        guard let object, !query.isEmpty else {
            start = nil
            return didChange()
        }
        (object as? UITextView)?.finding.results = self
        choosesMatch = true
        ranges.precedes = { [weak object] first, second in
            guard let object else { return false }
            return Self.precedes(first, second, in: object)
        }
        ranges.didAdd = { [weak self] in self?.didAdd($0) }
        ranges.didRemove = { [weak self] in self?.didRemove() }
        ranges.didFinish = { [weak self] in self?.didFinish() }
        object.performTextSearch(
            queryString: query, options: options, resultAggregator: UITextSearchAggregator(ranges: ranges))
        didChange()
    }

    private static func precedes(_ first: Found.Entry, _ second: Found.Entry, in object: Object) -> Bool {
        if let document = first.document, let other = second.document, document != other {
            return object.compare(document: document, toDocument: other) == .orderedAscending
        }
        return object.compare(first.range, toRange: second.range, document: first.document) == .orderedAscending
    }

    private func clear() {
        ranges.disconnect()
        object?.clearAllDecoratedFoundText()
        ranges = Found()
        current = nil
        choosesMatch = false
    }

    func invalidate() {
        clear()
        (query, start) = ("", nil)
        (object as? UITextView)?.cancelSearch()
        didChange()
    }

    private func didAdd(_ added: Range<Int>) {
        if let current, added.lowerBound <= current { self.current = current + added.count }
        if let view = object as? UITextView, ranges.offsets.count == ranges.count {
            view.decorateFound(added.map { ranges.offsets[$0] })
        } else {
            for index in added { decorate(index, .found) }
        }
        chooseMatch(wraps: false)
        didChange()
    }

    private func didRemove() {
        current = nil
        object?.clearAllDecoratedFoundText()
        for index in ranges.indices { decorate(index, .found) }
        didChange()
    }

    private func didFinish() {
        chooseMatch(wraps: true)
        choosesMatch = false
        didChange()
    }

    // MARK: - Current match

    /// Makes the first match at or after the start current.
    private func chooseMatch(wraps: Bool) {
        guard choosesMatch, let object, ranges.count > 0 else { return }
        let begin =
            start
            ?? object.selectedTextRange.map {
                Found.Entry(range: $0, document: object.selectedTextSearchDocument)
            }
        let index = begin.map { ranges.firstIndex(atOrAfter: $0) } ?? 0
        guard index < ranges.count || wraps else { return }
        choosesMatch = false
        highlight(index < ranges.count ? index : 0)
    }

    func highlightNext(isForward: Bool) {
        guard ranges.count > 0 else { return }
        guard let current else {
            choosesMatch = true
            chooseMatch(wraps: true)
            if !isForward, self.current != nil { highlightNext(isForward: false) }
            return
        }
        highlight((current + (isForward ? 1 : ranges.count - 1)) % ranges.count)
    }

    private func highlight(_ index: Int) {
        if let current, ranges.indices.contains(current), current != index { decorate(current, .found) }
        guard let object, ranges.indices.contains(index) else { return }
        let entry = ranges[index]
        object.willHighlight(foundTextRange: entry.range, document: entry.document)
        current = index
        start = nil
        decorate(index, .highlighted)
        object.scrollRangeToVisible(entry.range, inDocument: entry.document)
        didChange()
    }

    private func decorate(_ index: Int, _ style: UITextSearchFoundTextStyle) {
        let entry = ranges[index]
        object?.decorate(foundTextRange: entry.range, document: entry.document, usingStyle: style)
    }

    // MARK: - Replacement

    func replaceCurrent(_ query: String, _ options: UITextSearchOptions, with text: String) {
        guard let object, let current, ranges.indices.contains(current) else { return highlightNext(isForward: true) }
        let entry = ranges[current]
        guard object.shouldReplace(foundTextRange: entry.range, document: entry.document, withText: text) else {
            return highlightNext(isForward: true)
        }
        if let range = entry.range as? TextOffsetRange {
            let end = range.range.lowerBound + text.utf16.count
            start = Found.Entry(range: TextOffsetRange(end..<end), document: nil)
        } else {
            start = entry
        }
        object.replace(foundTextRange: entry.range, document: entry.document, withText: text)
        if isTracked {
            choosesMatch = true
            chooseMatch(wraps: true)
        } else {
            search(query, options)
        }
    }

    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
        object?.replaceAll(queryString: query, options: options, withText: text)
        if !isTracked { search(query, options) }
    }

    // MARK: - Edits

    func textDidChange(_ change: TextChange?, in view: UITextView) {
        guard !query.isEmpty, view === object else { return }
        guard ranges.isFinished, let change, let (part, found) = view.matches(of: query, options, around: change) else {
            return search(query, options)
        }
        let previous = currentOffsets
        ranges.apply(change, replacing: part, with: found)
        view.decorations.set(.highlight, to: found, in: part)
        current = nil
        // The current match is still one unless its characters have changed.
        if let previous, !previous.overlaps(change.range), !isInside(change.range.lowerBound, previous) {
            let moved = change.moved(previous.lowerBound)
            let index = ranges.offsets.firstIndex(atOrAfter: moved)
            if index < ranges.count, ranges.offsets[index].lowerBound == moved { current = index }
        }
        if current == nil { view.decorations.removeAll(.currentHighlight) }
        didChange()
    }

    private func isInside(_ offset: Int, _ range: Range<Int>) -> Bool {
        offset > range.lowerBound && offset < range.upperBound
    }
}
