// SPDX-License-Identifier: MIT
package import TextLayout

/// Numbers the items of lists, paragraph by paragraph.
package struct TextListCounter {
    /// The lists that contain the previous paragraph, the outermost first, and the numbers of their items so far.
    private var open: [(list: NSTextList, count: Int)] = []

    package init() {}

    /// Counts the next paragraph, and returns its marker; `nil` if it isn't in a list.
    package mutating func marker(for style: NSParagraphStyle?) -> TextParagraph.Marker? {
        let lists = style?.textLists ?? []
        let shared = zip(open, lists).prefix { $0.list === $1 }.count
        open.removeLast(open.count - shared)
        open += lists.dropFirst(shared).map { ($0, 0) }
        guard let innermost = open.last else { return nil }
        open[open.count - 1].count += 1
        var text = innermost.list.marker(forItemNumber: innermost.count + 1)
        for (index, entry) in open.enumerated().reversed().dropFirst() {
            guard open[index + 1].list.listOptions.contains(.prependEnclosingMarker) else { break }
            text = entry.list.marker(forItemNumber: max(entry.count, 1)) + text
        }
        return TextParagraph.Marker(text, gap: Theme.Text.listMarkerGap)
    }
}

extension TextAttributes {
    /// Adds the marker of a list item.
    package mutating func setMarker(_ marker: TextParagraph.Marker?) {
        guard marker != paragraph.extras?.marker else { return }
        var extras = paragraph.extras ?? TextParagraph.Extras()
        extras.marker = marker
        paragraph.extras = extras == TextParagraph.Extras() ? nil : extras
    }
}
