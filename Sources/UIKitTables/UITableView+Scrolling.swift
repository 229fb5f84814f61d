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
        guard indexPath.count == 2, content.geometry.sections.indices.contains(indexPath.section) else { return }
        let span: TableGeometry.Span
        if indexPath.row == NSNotFound {
            span = content.geometry.span(ofSection: indexPath.section)
        } else {
            guard content.geometry.has(indexPath) else { return }
            span = content.geometry.span(of: indexPath)
        }
        scroll(
            to: span, under: indexPath.row == NSNotFound ? 0 : pinnedHeight(in: indexPath.section), scrollPosition,
            animated)
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

    /// Scrolls to `span`.
    ///
    /// `covered` is the height that a pinned header covers at the top.
    private func scroll(
        to span: TableGeometry.Span, under covered: CGFloat, _ position: ScrollPosition, _ animated: Bool
    ) {
        let inset = adjustedContentInset
        let space = bounds.height - inset.top - inset.bottom
        let top = span.y - inset.top - covered
        let bottom = span.end - bounds.height + inset.bottom
        var y = contentOffset.y
        switch position {
        case .top: y = top
        case .bottom: y = bottom
        case .middle: y = span.y + span.height / 2 - inset.top - space / 2
        case .none:
            if y > top || span.height > space - covered { y = top } else if y < bottom { y = bottom }
        }
        let target = rounded(clamped(CGPoint(x: contentOffset.x, y: y)))
        if target != contentOffset || isOffsetAnimated { setContentOffset(target, animated: animated) }
    }
}
