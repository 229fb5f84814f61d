// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// A section of a compositional layout: its groups, headers and footers, in coordinates that start with the section.
@MainActor
struct SectionPlacement {
    let section: NSCollectionLayoutSection
    let environment: LayoutEnvironment
    /// The axis along which the layout scrolls.
    let axis: LayoutAxis
    /// The insets of the content from the sides of the section, including those of the reference boundary.
    let insets: NSDirectionalEdgeInsets
    var solver: SectionSolver
    private(set) var boundaries: BoundaryPlacement
    private(set) var boundarySizes: [Int: CGSize] = [:]
    private let boundaryContainer: CGSize
    private let boundaryInsets: NSDirectionalEdgeInsets
    private let boundaryRules: [BoundaryRule]
    /// The frame of the content with its insets: the area of a scroll view if the section scrolls on its own.
    private(set) var contentFrame = CGRect.zero
    /// The length of the section along the axis.
    private(set) var extent: CGFloat = 0

    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

    /// Whether the frames of the section's elements depend on the scrolled position.
    var followsScrolling: Bool {
        boundaries.elements.contains { $0.rule.isPinned }
            || (section.visibleItemsInvalidationHandler != nil && !isOrthogonal)
    }

    /// Creates the placement of a section with `count` items in a container, whose insets are those of the boundary
    /// that the section refers to.
    init(
        _ section: NSCollectionLayoutSection, count: Int, axis: LayoutAxis, environment: LayoutEnvironment,
        reference: NSDirectionalEdgeInsets, supplementaryReference: NSDirectionalEdgeInsets?
    ) {
        self.section = section
        self.environment = environment
        self.axis = axis
        let own = section.contentInsets.sane
        insets = own + reference.across(axis)
        let size = environment.container.contentSize
        let cross = axis.other
        var boundaryInsets = section.followsContentInsets ? insets.across(axis) : reference.across(axis)
        if let supplementaryReference { boundaryInsets = supplementaryReference.across(axis) }
        self.boundaryInsets = boundaryInsets
        boundaryContainer = CGSize(
            axis, size[axis], across: max(size[cross] - boundaryInsets.sum(cross), 0))
        boundaryRules = section.boundarySupplementaryItems.map(\.boundaryRule)
        boundaries = BoundaryPlacement(boundaryRules, container: boundaryContainer, measured: { _ in nil })
        let sides = boundaries.extents.across(axis)
        let container = CGSize(
            axis, size[axis] - (section.orthogonalScrollingBehavior == .none ? 0 : insets.sum(axis)),
            across: max(size[cross] - insets.sum(cross) - sides.sum(cross), 0))
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        solver = SectionSolver(
            section.group.rule, axis: isOrthogonal ? cross : axis, container: container, count: count,
            spacing: section.interGroupSpacing, traits: environment.traitCollection)
        place()
    }

    /// Recomputes the frames around the groups.
    mutating func place() {
        let cross = axis.other
        let size = environment.container.contentSize
        boundaries = BoundaryPlacement(
            boundaryRules, container: boundaryContainer, measured: { [boundarySizes] in boundarySizes[$0] })
        let extents = boundaries.extents
        let length = (isOrthogonal ? solver.acrossLength : solver.length) + insets.sum(axis)
        let padding = section.list?.topPadding ?? 0
        let origin = CGPoint(axis, padding + extents.start(axis), across: extents.start(cross))
        contentFrame = CGRect(
            origin: origin,
            size: CGSize(axis, max(length, 0), across: max(size[cross] - extents.sum(cross), 0)))
        extent = padding + extents.sum(axis) + max(length, 0)
        let start = CGPoint(axis, origin[axis], across: boundaryInsets.start(cross))
        boundaries.place(
            around: contentFrame,
            in: CGRect(origin: start, size: CGSize(axis, max(length, 0), across: boundaryContainer[cross])))
    }

    /// The position of the solver's origin within the content frame.
    var solverOrigin: CGPoint { CGPoint(x: insets.leading, y: insets.top) }

    /// The length of the content of a section that scrolls on its own, with its insets.
    var orthogonalLength: CGFloat { solver.length + insets.sum(axis.other) + 2 * orthogonalPadding }

    /// The space before the first and after the last group, so that groups stop in the center.
    var orthogonalPadding: CGFloat {
        guard section.orthogonalScrollingBehavior == .groupPagingCentered, let frame = solver.groupFrame(of: 0) else {
            return 0
        }
        let cross = axis.other
        return max((contentFrame.size[cross] - insets.sum(cross) - frame.size[cross]) / 2, 0)
    }

    // MARK: - Measuring

    /// Sets the measured size of a header or footer, and returns whether the layout changed.
    mutating func setBoundarySize(_ size: CGSize, at index: Int) -> Bool {
        guard size.width.isFinite, size.height.isFinite, boundarySizes[index] != size else { return false }
        let old = boundaries.elements.first { $0.index == index }?.size
        boundarySizes[index] = size
        guard old != size else { return false }
        place()
        return true
    }

    mutating func setSize(_ size: CGSize, of item: Int) -> Bool {
        guard solver.setSize(size, of: item) else { return false }
        place()
        return true
    }

    /// Takes over the measured sizes of a previous placement if they apply to this one.
    mutating func adopt(_ old: SectionPlacement) {
        guard solver.adopt(old.solver) else { return }
        if boundaryRules == old.boundaryRules, boundaryContainer == old.boundaryContainer {
            boundarySizes = old.boundarySizes
        }
        place()
    }

    /// Takes over the measured sizes of the items that existed before.
    mutating func adopt(_ old: SectionPlacement, _ positions: ItemPositions) {
        guard solver.adopt(old.solver, positions) else { return }
        if boundaryRules == old.boundaryRules, boundaryContainer == old.boundaryContainer {
            boundarySizes = old.boundarySizes
        }
        place()
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets across an axis only.
    func across(_ axis: LayoutAxis) -> NSDirectionalEdgeInsets {
        switch axis {
        case .vertical: NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
        case .horizontal: NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        }
    }

    static func + (left: NSDirectionalEdgeInsets, right: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }
}
