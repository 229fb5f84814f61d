// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The vertical layout of a table's sections, in points of its content.
///
/// Each section consists of its header, its rows, and its footer (`R-TV-14`).
struct TableGeometry: Equatable {
    struct Section: Equatable {
        /// The height of the header, including the padding above it.
        var header: CGFloat = 0
        var rows: HeightList
        /// The height of the footer, including the padding below it.
        var footer: CGFloat = 0

        var height: CGFloat { header + rows.total + footer }
    }

    /// The height of the table header view.
    private(set) var top: CGFloat = 0
    private(set) var footer: CGFloat = 0
    private(set) var sections: [Section] = []
    /// The start of each section, followed by the end of the last one.
    private var starts: [CGFloat] = [0]

    init() {}

    init(header: CGFloat, sections: [Section], footer: CGFloat) {
        top = header
        self.footer = footer
        self.sections = sections
        place()
    }

    /// The height of the whole content.
    var height: CGFloat { sectionsEnd + footer }
    var sectionsEnd: CGFloat { starts[sections.count] }

    private mutating func place() {
        starts = [top]
        starts.reserveCapacity(sections.count + 1)
        var y = top
        for section in sections {
            y += section.height
            starts.append(y)
        }
    }

    // MARK: - Positions

    /// A vertical range of the content.
    struct Span: Equatable {
        var y: CGFloat
        var height: CGFloat

        var end: CGFloat { y + height }
    }

    func span(ofSection section: Int) -> Span { Span(y: starts[section], height: sections[section].height) }

    func span(ofHeader section: Int) -> Span { Span(y: starts[section], height: sections[section].header) }

    func span(ofFooter section: Int) -> Span {
        let height = sections[section].footer
        return Span(y: starts[section + 1] - height, height: height)
    }

    func span(ofRowsIn section: Int) -> Span {
        Span(y: starts[section] + sections[section].header, height: sections[section].rows.total)
    }

    func span(of path: IndexPath) -> Span {
        let section = sections[path.section]
        return Span(
            y: starts[path.section] + section.header + section.rows.offset(of: path.row), height: section.rows[path.row]
        )
    }

    func has(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rows.count
    }

    /// Returns the section at a position, clamped to the first and last section.
    func section(at y: CGFloat) -> Int? {
        guard !sections.isEmpty else { return nil }
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Returns the rows that intersect a range, from top to bottom.
    func rows(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
        var paths: [IndexPath] = []
        forEachRow(from: start, to: end) { paths.append(IndexPath(row: $1, section: $0)) }
        return paths
    }

    /// Returns the first and the last row that intersect a range; `nil` if none does.
    func rowRange(from start: CGFloat, to end: CGFloat) -> ClosedRange<IndexPath>? {
        var range: (first: (Int, Int), last: (Int, Int))?
        forEachRow(from: start, to: end) { section, row in
            range = (range?.first ?? (section, row), (section, row))
        }
        guard let (first, last) = range else { return nil }
        return IndexPath(row: first.1, section: first.0)...IndexPath(row: last.1, section: last.0)
    }

    /// Calls `body` with the section and the row of each row that intersects a range, from top to bottom.
    func forEachRow(from start: CGFloat, to end: CGFloat, _ body: (_ section: Int, _ row: Int) -> Void) {
        guard start < end, var section = section(at: start) else { return }
        while section < sections.count, starts[section] < end {
            let rows = sections[section].rows
            let y = starts[section] + sections[section].header
            if rows.count > 0, y < end, y + rows.total > start {
                var row = rows.row(at: start - y)
                var rowEnd = y + rows.offset(of: row)
                while row < rows.count, rowEnd < end {
                    rowEnd += rows[row]
                    if rowEnd > start { body(section, row) }
                    row += 1
                }
            }
            section += 1
        }
    }

    /// Returns the sections that intersect a range.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard start < end, let first = section(at: start) else { return 0..<0 }
        var last = first
        while last < sections.count, starts[last] < end { last += 1 }
        return first..<max(last, first)
    }

    func row(at y: CGFloat) -> IndexPath? {
        guard let section = section(at: y) else { return nil }
        let span = span(ofRowsIn: section)
        guard y >= span.y, y < span.end else { return nil }
        return IndexPath(row: sections[section].rows.row(at: y - span.y), section: section)
    }

    // MARK: - Iteration

    var firstRow: IndexPath? {
        sections.firstIndex { $0.rows.count > 0 }.map { IndexPath(row: 0, section: $0) }
    }

    var lastRow: IndexPath? {
        sections.lastIndex { $0.rows.count > 0 }.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
    }

    func row(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].rows.count {
            return IndexPath(row: path.row + 1, section: path.section)
        }
        let next = sections.indices.dropFirst(path.section + 1).first { sections[$0].rows.count > 0 }
        return next.map { IndexPath(row: 0, section: $0) }
    }

    func row(before path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        let previous = sections.indices.prefix(path.section).last { sections[$0].rows.count > 0 }
        return previous.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
    }

    // MARK: - Changing heights

    /// Sets the height of a row, and returns by how much it has grown.
    mutating func setHeight(_ height: CGFloat, of path: IndexPath) -> CGFloat {
        let change = height - sections[path.section].rows[path.row]
        guard change != 0 else { return 0 }
        sections[path.section].rows[path.row] = height
        for index in (path.section + 1)..<starts.count { starts[index] += change }
        return change
    }

    mutating func setRows(_ rows: HeightList, of section: Int) {
        sections[section].rows = rows
        place()
    }

    /// Sets the header and footer heights of all sections.
    mutating func setEdges(of edges: [(header: CGFloat, footer: CGFloat)]) {
        for (section, edge) in edges.enumerated() {
            sections[section].header = edge.header
            sections[section].footer = edge.footer
        }
        place()
    }

    /// Sets the header and footer heights of a section.
    mutating func setEdges(of section: Int, header: CGFloat, footer: CGFloat) {
        let change = header - sections[section].header + footer - sections[section].footer
        sections[section].header = header
        sections[section].footer = footer
        for index in (section + 1)..<starts.count { starts[index] += change }
    }

    /// Sets the heights above and below all sections.
    mutating func setEdges(top: CGFloat, bottom: CGFloat) {
        self.top = top
        footer = bottom
        place()
    }
}
