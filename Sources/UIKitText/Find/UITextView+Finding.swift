// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import TextLayout
@_spi(Toolkit) internal import UIKitCore

/// Searching the text, and marking what is found.
extension UITextView {
    /// The length in bytes up to which a text is searched at once, on the main actor.
    private static let immediateSearch = 1 << 18
    /// The length of the changed paragraphs up to which only they are searched again, in UTF-16 units.
    private static let maximumUpdate = 1 << 15

    func findInteractionDidChange() {
        if let interaction = finding.interaction {
            interaction.dismissFindNavigator()
            removeInteraction(interaction)
            finding.interaction = nil
        }
        guard isFindInteractionEnabled else { return }
        let interaction = UIFindInteraction(sessionDelegate: finding)
        finding.interaction = interaction
        addInteraction(interaction)
    }

    // MARK: - Search

    func cancelSearch() {
        finding.task?.cancel()
        finding.task = nil
    }

    func search(_ query: String, _ options: UITextSearchOptions, _ ranges: FoundRanges<AnyHashable?>) {
        cancelSearch()
        let (pattern, string) = (options.pattern(for: query), edited.string)
        guard string.utf8.count > Self.immediateSearch else {
            ranges.add(TextSearcher.matches(of: pattern, in: string))
            return ranges.finish()
        }
        finding.task = Task { [weak ranges] in
            for await found in Self.parts(of: pattern, in: string) {
                guard !Task.isCancelled, let ranges else { return }
                ranges.add(found)
            }
            guard !Task.isCancelled else { return }
            ranges?.finish()
        }
    }

    /// Searches in the background, and stops when the caller does.
    private static func parts(of pattern: TextSearchPattern, in string: String) -> AsyncStream<[Range<Int>]> {
        AsyncStream { continuation in
            let task = Task.detached(priority: .userInitiated) {
                var searcher = TextSearcher(pattern, in: [string], windowSize: 1 << 18)
                while !Task.isCancelled, let found = searcher.next() {
                    if !found.isEmpty { continuation.yield(found) }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Returns the matches in the changed paragraphs; `nil` if the whole text has to be searched.
    func matches(
        of query: String, _ options: UITextSearchOptions, around change: TextChange
    ) -> (part: Range<Int>, found: [Range<Int>])? {
        guard !query.contains(where: \.isNewline) else { return nil }
        let inserted = change.inserted.clamped(to: 0..<edited.length)
        let first = stack.range(of: stack.paragraph(at: inserted.lowerBound)).lowerBound
        let last = stack.range(of: stack.paragraph(at: inserted.upperBound)).upperBound
        guard first <= last, last - first <= Self.maximumUpdate else { return nil }
        let found = TextSearcher.matches(of: options.pattern(for: query), in: edited.substring(first..<last))
        return (first..<last, found.map { $0.lowerBound + first..<$0.upperBound + first })
    }

    // MARK: - Marks

    func decorate(_ range: Range<Int>, _ style: UITextSearchFoundTextStyle) {
        decorations.remove(.currentHighlight, from: range)
        switch style {
        case .normal: decorations.remove(.highlight, from: range)
        case .found: decorations.add(.highlight, to: range)
        case .highlighted:
            decorations.add(.highlight, to: range)
            decorations.add(.currentHighlight, to: range)
        }
    }

    /// Marks ranges that are sorted and after those that are marked.
    func decorateFound(_ ranges: [Range<Int>]) {
        guard let first = ranges.first, let last = ranges.last else { return }
        decorations.set(.highlight, to: ranges, in: first.lowerBound..<last.upperBound)
    }

    /// Scrolls a match into view, with some lines around it if it was not visible.
    func showFound(_ range: Range<Int>) {
        // The position is only exact after the text around it has been laid out.
        for _ in 0..<2 {
            layoutIfNeeded()
            let frame = caretFrame(at: range.lowerBound).union(caretFrame(at: range.upperBound))
            let inset = adjustedContentInset
            let visible = CGRect(
                x: bounds.minX, y: bounds.minY + inset.top, width: bounds.width,
                height: max(bounds.height - inset.top - inset.bottom, 1))
            if frame.minY >= visible.minY, frame.maxY <= visible.maxY { break }
            let margin = max(min(Theme.Find.context, (visible.height - frame.height) / 2), 0)
            let target = frame.insetBy(dx: 0, dy: -margin)
            let space = CGRect(x: 0, y: 0, width: contentSize.width, height: contentSize.height)
            let shown = target.intersection(space)
            scrollRectToVisible(
                CGRect(x: bounds.minX, y: shown.minY, width: 1, height: min(shown.height, visible.height)),
                animated: false)
        }
        for outer in outerScrollViews where outer.isScrollEnabled {
            outer.scrollRectToVisible(convert(caretFrame(at: range.lowerBound), to: outer), animated: false)
        }
    }

    // MARK: - Replacement

    func replaceFound(_ range: Range<Int>, with text: String) {
        guard acceptsEdits, !range.isEmpty else { return }
        editor.commitComposition()
        editor.replaceUndoably(range, with: fitting(text))
        notifyUserChange()
    }

    func replaceAllFound(_ query: String, _ options: UITextSearchOptions, with text: String) {
        guard acceptsEdits, !query.isEmpty else { return }
        editor.commitComposition()
        let (pattern, string, new) = (options.pattern(for: query), edited.string, fitting(text))
        guard string.utf8.count > Self.immediateSearch else {
            return replaceAll(TextSearcher.matches(of: pattern, in: string), with: new)
        }
        cancelSearch()
        finding.task = Task { [weak self] in
            var ranges: [Range<Int>] = []
            for await found in Self.parts(of: pattern, in: string) { ranges += found }
            // A text that was edited meanwhile is left alone.
            guard !Task.isCancelled, let self, edited.string.utf8.count == string.utf8.count, edited.string == string
            else { return }
            finding.task = nil
            replaceAll(ranges, with: new)
        }
    }

    private func replaceAll(_ ranges: [Range<Int>], with new: String) {
        guard acceptsEdits else { return }
        let ranges = ranges.filter { mayChange($0, to: new) }
        guard let first = ranges.first, let last = ranges.last else { return }
        editor.replaceUndoably(ranges, in: first.lowerBound..<last.upperBound, with: new)
        notifyUserChange()
    }
}
