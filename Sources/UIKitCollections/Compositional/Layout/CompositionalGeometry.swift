// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells

/// The positions of the sections of a compositional layout.
@MainActor
struct CompositionalGeometry {
    var axis = LayoutAxis.vertical
    /// The length of the layout across the axis.
    var across: CGFloat = 0
    var spacing: CGFloat = 0
    private(set) var sections: [SectionPlacement] = []
    /// The headers and footers of the whole layout.
    private(set) var boundaries = BoundaryPlacement([], container: .zero, measured: { _ in nil })
    /// The extents of the sections, each with the space after it.
    private var extents = HeightList(count: 0, height: 0)
    private var start: CGFloat = 0
    /// Whether the frames of elements depend on the scrolled position.
    private(set) var followsScrolling = false

    init() {}

    init(
        axis: LayoutAxis, across: CGFloat, spacing: CGFloat, sections: [SectionPlacement],
        boundaries: BoundaryPlacement
    ) {
        self.axis = axis
        self.across = across
        self.spacing = spacing
        self.sections = sections
        self.boundaries = boundaries
        start = boundaries.extents.start(axis)
        extents = HeightList(
            sections.enumerated().map { index, section in
                section.extent + (index == sections.count - 1 ? 0 : spacing)
            })
        placeBoundaries()
        followsScrolling =
            boundaries.elements.contains { $0.rule.isPinned } || sections.contains(where: \.followsScrolling)
    }

    private mutating func placeBoundaries() {
        let insets = boundaries.extents.across(axis)
        let cross = axis.other
        let content = CGRect(
            origin: CGPoint(axis, start, across: insets.start(cross)),
            size: CGSize(axis, max(extents.total, 0), across: max(across - insets.sum(cross), 0)))
        boundaries.place(
            around: content,
            in: CGRect(
                origin: CGPoint(axis, start, across: 0), size: CGSize(axis, max(extents.total, 0), across: across)))
    }

    var contentSize: CGSize {
        CGSize(axis, max(extents.total, 0) + boundaries.extents.sum(axis), across: across)
    }

    /// Returns the origin of a section in the content.
    func origin(of section: Int) -> CGPoint {
        CGPoint(axis, start + extents.offset(of: section), across: boundaries.extents.start(axis.other))
    }

    /// Returns the sections that intersect a range of the axis.
    func sections(from first: CGFloat, to last: CGFloat) -> Range<Int> {
        guard !sections.isEmpty, first.isFinite, last.isFinite else { return 0..<0 }
        var lower = extents.row(at: first - start)
        // Sections without length at the same position come before it.
        while lower > 0, extents.offset(of: lower) >= first - start { lower -= 1 }
        var upper = lower
        var position = start + extents.offset(of: lower)
        while upper < sections.count, position <= last {
            position += extents[upper]
            upper += 1
        }
        return lower..<upper
    }

    /// Changes a section, and moves the sections after it if its extent changes.
    mutating func change(_ section: Int, _ change: (inout SectionPlacement) -> Void) {
        guard sections.indices.contains(section) else { return }
        change(&sections[section])
        extents[section] = sections[section].extent + (section == sections.count - 1 ? 0 : spacing)
        placeBoundaries()
    }

    mutating func setBoundaries(_ boundaries: BoundaryPlacement) {
        self.boundaries = boundaries
        start = boundaries.extents.start(axis)
        placeBoundaries()
    }
}
