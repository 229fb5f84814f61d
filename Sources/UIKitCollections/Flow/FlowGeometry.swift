// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells

/// The positions of the sections of a flow layout along the axis of scrolling, and of their parts.
struct FlowGeometry {
    /// A section: its header, the margin before the items, the items, the margin after them, and its footer.
    struct Section {
        var header: CGFloat
        var footer: CGFloat
        /// The margins before and after the items along the axis of scrolling.
        var start: CGFloat
        var end: CGFloat
        /// The margin before the items across the axis of scrolling.
        var side: CGFloat
        var lines: FlowLines

        /// The position of the items from the start of the section.
        var itemsStart: CGFloat { header + start }
        var footerStart: CGFloat { header + start + lines.length + end }
        var length: CGFloat { footerStart + footer }
    }

    private(set) var sections: [Section] = []
    /// The lengths of the sections, for finding a section by its position.
    private var extents = HeightList(count: 0, height: 0)
    /// The length of the view across the axis of scrolling, without the content insets.
    let crossLength: CGFloat

    init(sections: [Section] = [], crossLength: CGFloat = 0) {
        self.sections = sections
        self.crossLength = crossLength
        extents = HeightList(sections.map(\.length))
    }

    var length: CGFloat { extents.total }

    func start(of section: Int) -> CGFloat { extents.offset(of: section) }

    /// Returns the sections between two positions along the axis of scrolling.
    func sections(from start: CGFloat, to end: CGFloat) -> ClosedRange<Int>? {
        guard !sections.isEmpty, end >= 0, start <= length else { return nil }
        let first = extents.row(at: start)
        return first...max(first, extents.row(at: end))
    }

    func has(_ section: Int, _ item: Int) -> Bool {
        sections.indices.contains(section) && item >= 0 && item < sections[section].lines.count
    }

    /// Returns the frame of an item in the content.
    func frame(of item: Int, in section: Int) -> FlowFrame {
        let part = sections[section]
        var frame = part.lines.frame(of: item)
        frame.main += start(of: section) + part.itemsStart
        frame.cross += part.side
        return frame
    }

    /// Returns the items of a section between two positions along the axis of scrolling.
    func items(of section: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let part = sections[section]
        let origin = self.start(of: section) + part.itemsStart
        return part.lines.items(from: start - origin, to: end - origin)
    }

    /// The position and length of a header or footer along the axis of scrolling.
    struct Span {
        var start: CGFloat
        var length: CGFloat
        var end: CGFloat { start + length }
    }

    func header(of section: Int) -> Span { Span(start: start(of: section), length: sections[section].header) }

    func footer(of section: Int) -> Span {
        Span(start: start(of: section) + sections[section].footerStart, length: sections[section].footer)
    }

    /// Changes the sizes of items of a section.
    mutating func set(_ changes: [(item: Int, size: FlowSize)], in section: Int) {
        guard sections.indices.contains(section) else { return }
        sections[section].lines.set(changes)
        extents[section] = sections[section].length
    }
}
