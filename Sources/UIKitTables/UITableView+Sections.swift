// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    /// Lays out the visible headers and footers.
    ///
    /// Those of a plain table stay at the table's edges while their section is visible, until the next one pushes them
    /// away (`R-TV-5`, `X-TV-34`).
    func placeSections() {
        let sight = content.geometry.sections(from: bounds.minY, to: bounds.maxY)
        for (section, view) in content.headers where !sight.contains(section) {
            content.headers[section] = nil
            recycle(header: view, ofSection: section)
        }
        for (section, view) in content.footers where !sight.contains(section) {
            content.footers[section] = nil
            recycle(footer: view, ofSection: section)
        }
        measureEdges(of: sight)
        for section in sight where content.geometry.sections.indices.contains(section) {
            placeHeader(of: section)
            placeFooter(of: section)
        }
    }

    /// Measures the headers and footers of visible sections whose heights were estimated.
    ///
    /// Visible content stays in place.
    private func measureEdges(of sections: Range<Int>) {
        for section in sections {
            let isHeader = content.estimatedHeaders.contains(section)
            guard isHeader || content.estimatedFooters.contains(section) else { continue }
            let old = content.geometry.sections[section]
            let header = isHeader ? headerHeight(section, isExact: true) : old.header
            let footer = content.estimatedFooters.contains(section) ? footerHeight(section, isExact: true) : old.footer
            let start = content.geometry.span(ofSection: section).y
            guard content.geometry.sections.indices.contains(section) else { return }
            content.geometry.setEdges(of: section, header: header, footer: footer)
            contentSize.height = content.geometry.height
            let shift = header - old.header
            if shift != 0, start + old.header <= bounds.minY { shiftContent(by: CGPoint(x: 0, y: shift)) }
            setNeedsLayout()
        }
    }

    private func placeHeader(of section: Int) {
        let frame = headerFrame(section)
        guard frame.height > 0, let view = content.headers[section] ?? makeHeader(of: section) else { return }
        let pinned = pinnedHeaderFrame(section)
        place(view, at: pinned ?? frame, isPinned: pinned != nil)
    }

    private func placeFooter(of section: Int) {
        let frame = footerFrame(section)
        guard frame.height > 0, let view = content.footers[section] ?? makeFooter(of: section) else { return }
        let pinned = pinnedFooterFrame(section)
        place(view, at: pinned ?? frame, isPinned: pinned != nil)
    }

    /// Adds the view to the rows or, if pinned, to the overlay, so that it also stays in place on the render server.
    private func place(_ view: UIView, at frame: CGRect, isPinned: Bool) {
        let holder: UIView = isPinned ? overlay : self
        if view.superview !== holder {
            UIView.performWithoutAnimation {
                if isPinned { overlay.insertSubview(view, at: 0) } else { insertSubview(view, belowSubview: overlay) }
            }
        }
        let target = isPinned ? frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY) : frame
        if view.frame != target { view.frame = target }
        if let header = view as? UITableViewHeaderFooterView { header.isPinned = isPinned }
    }

    private func makeHeader(of section: Int) -> UIView? {
        guard let view = headerView(section) else { return nil }
        UIView.performWithoutAnimation {
            applyForcedDirection(to: view)
            view.frame = headerFrame(section)
            insertSubview(view, belowSubview: overlay)
        }
        content.headers[section] = view
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        return view
    }

    private func makeFooter(of section: Int) -> UIView? {
        guard let view = footerView(section) else { return nil }
        UIView.performWithoutAnimation {
            applyForcedDirection(to: view)
            view.frame = footerFrame(section)
            insertSubview(view, belowSubview: overlay)
        }
        content.footers[section] = view
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        return view
    }

    // MARK: - Frames

    /// Returns the frame of a header in its unpinned position, below the padding.
    func headerFrame(_ section: Int) -> CGRect {
        let span = content.geometry.span(ofHeader: section)
        let height = span.height > 0 ? max(span.height - headerPadding, 0) : 0
        let frame = CGRect(x: sideMargin, y: span.end - height, width: rowWidth, height: height)
        guard contentHuggingElements.contains(.sectionHeaders),
            let view = content.headers[section] as? UITableViewHeaderFooterView
        else { return frame }
        var hugging = frame
        hugging.size.width = min(view.fittingWidth, frame.width)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { hugging.origin.x = frame.maxX - hugging.width }
        return hugging
    }

    func footerFrame(_ section: Int) -> CGRect {
        let span = content.geometry.span(ofFooter: section)
        return CGRect(x: sideMargin, y: span.y, width: rowWidth, height: span.height)
    }

    /// The vertical range of the table that no bar covers.
    private var clear: (top: CGFloat, bottom: CGFloat) {
        (bounds.minY + coveredTop, bounds.maxY - adjustedContentInset.bottom)
    }

    /// Returns the frame of a pinned header; `nil` if it is not pinned.
    private func pinnedHeaderFrame(_ section: Int) -> CGRect? {
        guard style == .plain else { return nil }
        let frame = headerFrame(section)
        let end = content.geometry.span(ofFooter: section).y
        guard frame.minY < clear.top, end > clear.top else { return nil }
        return CGRect(origin: CGPoint(x: frame.minX, y: min(clear.top, end - frame.height)), size: frame.size)
    }

    private func pinnedFooterFrame(_ section: Int) -> CGRect? {
        guard style == .plain else { return nil }
        let frame = footerFrame(section)
        let start = content.geometry.span(ofRowsIn: section).y
        guard frame.maxY > clear.bottom, start < clear.bottom else { return nil }
        let y = max(clear.bottom - frame.height, start)
        return CGRect(origin: CGPoint(x: frame.minX, y: y), size: frame.size)
    }

    /// Returns the height at the top that a pinned header covers when a row of the section is there.
    func pinnedHeight(in section: Int) -> CGFloat {
        style == .plain ? headerFrame(section).height : 0
    }
}
