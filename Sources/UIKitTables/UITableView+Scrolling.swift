// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    /// Scrolls until a row is at the given position.
    ///
    /// Does nothing if the row does not exist. `IndexPath(row: NSNotFound, section:)` scrolls to a section, which may
    /// be empty.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard indexPath.count == 2, let span = span(of: indexPath) else { return }
        // The row keeps its goal when rows on the way are measured.
        let position = scrollPosition == .none ? hiddenSide(of: span, at: indexPath) : scrollPosition
        guard position != .none else {
            if isOffsetAnimated { setContentOffset(contentOffset, animated: animated) }
            return
        }
        guard let start = offset(showing: indexPath, at: position), start != contentOffset || isOffsetAnimated else {
            return
        }
        if animated {
            let generation = content.generation
            scroll { [weak self] in
                guard let self, content.generation == generation else { return nil }
                return offset(showing: indexPath, at: position)
            }
        } else {
            setContentOffset(start, animated: false)
        }
        guard !isOffsetAnimated else { return }
        for _ in 0..<Theme.Table.maximumPasses {
            guard let target = offset(showing: indexPath, at: position), target != contentOffset else { return }
            setContentOffset(target, animated: false)
        }
    }

    /// Scrolls to the selected row nearest to the top of the visible area.
    ///
    /// Does nothing without a selection.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let top = bounds.minY + adjustedContentInset.top
        let nearest = selection.paths.min {
            abs(content.geometry.span(of: $0).y - top) < abs(content.geometry.span(of: $1).y - top)
        }
        if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
    }

    // MARK: - Offsets

    /// Returns the vertical range of a row or, for `NSNotFound`, of a section; `nil` if it does not exist.
    private func span(of path: IndexPath) -> TableGeometry.Span? {
        guard content.geometry.sections.indices.contains(path.section) else { return nil }
        if path.row == NSNotFound { return content.geometry.span(ofSection: path.section) }
        return content.geometry.has(path) ? content.geometry.span(of: path) : nil
    }

    /// The height that a pinned header covers at the top.
    private func coveredHeight(at path: IndexPath) -> CGFloat {
        path.row == NSNotFound ? 0 : pinnedHeight(in: path.section)
    }

    /// Returns the side of the visible area at which a row is not completely visible; `none` if it is.
    private func hiddenSide(of span: TableGeometry.Span, at path: IndexPath) -> ScrollPosition {
        let inset = adjustedContentInset
        let covered = coveredHeight(at: path)
        let top = coveredTop
        if contentOffset.y > span.y - top - covered { return .top }
        if span.height > bounds.height - top - inset.bottom - covered { return .top }
        return contentOffset.y < span.end - bounds.height + inset.bottom ? .bottom : .none
    }

    /// Returns the content offset at which a row is at a position, within the limits of scrolling.
    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
        guard let span = span(of: path) else { return nil }
        let bottom = adjustedContentInset.bottom
        let top = coveredTop(aboveContentAt: span.y)
        let y: CGFloat
        switch position {
        case .bottom: y = span.end - bounds.height + bottom
        case .middle: y = span.y + span.height / 2 - top - (bounds.height - top - bottom) / 2
        case .top, .none: y = span.y - top - coveredHeight(at: path)
        }
        return rounded(clamped(CGPoint(x: contentOffset.x, y: y)))
    }
}
