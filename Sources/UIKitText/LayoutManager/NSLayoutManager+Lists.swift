// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import TextLayout
internal import UIKitCore

/// The number of a list item that was laid out last, from which the next one follows.
struct ListPosition {
    /// The offset after the item's paragraph.
    var end: Int
    var counter: TextListCounter
}

/// The markers of lists.
extension NSLayoutManager {
    /// The maximum number of paragraphs before an item that are counted.
    private static let longestCount = 10_000

    /// Adds the marker of a list item.
    func addMarker(of content: ParagraphStack.Content, to text: inout AttributedText) {
        let start = content.range.lowerBound
        guard !content.isContinuation, let style = paragraphStyle(at: start), !style.textLists.isEmpty else { return }
        var counter = counter(before: start)
        guard let marker = counter.marker(for: style) else { return }
        text.modifyAttributes(in: 0..<max(text.length, 1)) { $0.setMarker(marker) }
        let end = stack.range(of: stack.paragraph(at: start)).upperBound
        listPosition = ListPosition(end: end, counter: counter)
    }

    /// Returns the counter of the items before an offset.
    private func counter(before offset: Int) -> TextListCounter {
        if let listPosition, listPosition.end == offset { return listPosition.counter }
        let last = stack.paragraph(at: offset)
        var first = last
        while first > 0, last - first < Self.longestCount {
            guard let style = paragraphStyle(at: stack.start(of: first - 1)), !style.textLists.isEmpty else { break }
            first -= 1
        }
        var counter = TextListCounter()
        for index in first..<last where !stack.isContinuation(index) {
            _ = counter.marker(for: paragraphStyle(at: stack.start(of: index)))
        }
        return counter
    }

    private func paragraphStyle(at offset: Int) -> NSParagraphStyle? {
        guard let textStorage else { return nil }
        if offset >= textStorage.length, let client { return client.paragraphStyleAtEnd }
        guard textStorage.length > 0 else { return nil }
        let index = min(offset, textStorage.length - 1)
        return textStorage.attributes(at: index, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
    }

    /// Lays out the items of a list after a change again if their numbers may have changed.
    ///
    /// - Returns: The heights of the items; `nil` if nothing has changed.
    func renumber(after range: Range<Int>, _ mask: NSTextStorage.EditActions, isSplit: Bool) -> ClosedRange<CGFloat>? {
        listPosition = nil
        guard isSplit || mask.contains(.editedAttributes) else { return nil }
        var index = stack.paragraph(at: range.upperBound)
        let first = index
        while index < stack.count, index - first < Self.longestCount,
            let style = paragraphStyle(at: stack.start(of: index)), !style.textLists.isEmpty
        { index += 1 }
        guard index > first else { return nil }
        return stack.forgetLayouts(in: stack.start(of: first)..<stack.range(of: index - 1).upperBound)
    }
}
