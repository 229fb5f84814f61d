// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    func prepare() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        // Tab stops once at a table; within it, the arrow keys move the focus.
        focusGroupIdentifier = "table \(ObjectIdentifier(self).hashValue)"
        addSubview(overlay)
        pinnedLayers = [overlay.layer]
        menus.attach(to: self)
        swipe.attach(to: self)
        selectionPan.attach(to: self)
        dragDrop.table = self
    }

    static func style(in coder: NSCoder) -> Style {
        switch coder.decodeText("style") {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    // MARK: - Loading on demand

    func setNeedsReload() {
        content.needsLoad = true
        content.generation += 1
        setNeedsLayout()
    }

    /// Marks the content as not loaded.
    ///
    /// Visible cells stay until they are replaced, so that they can be reused.
    func forgetContent() {
        endPressNow()
        if let focusedRow { keepFocus(near: focusedRow, prefersSelection: isSelected(focusedRow)) }
        cancelRowDrag()
        dragDrop.contentWillReload()
        finishUpdates()
        if !selection.paths.isEmpty {
            selection.paths = []
            selectionDidChange()
        }
        selection.anchor = nil
        selection.lastFocused = nil
        prefetch = TablePrefetch()
        editing.states = [:]
        removeRowsInSight()
    }

    func loadIfNeeded() {
        guard content.needsLoad, !content.isLoading, updates.depth == 0 else { return }
        content.isLoading = true
        content.needsLoad = false
        content.generation += 1
        AccessibilityWatch.mark(self, .items)
        removeRowsInSight()
        content.geometry = loadedGeometry(counts: loadedCounts())
        selection.paths.removeAll { !content.geometry.has($0) }
        contentSize = CGSize(width: bounds.width, height: content.geometry.height)
        content.isLoading = false
        reloadSectionIndexTitles()
    }

    func removeRowsInSight() {
        let (cells, headers, footers) = (content.cells, content.headers, content.footers)
        (content.cells, content.headers, content.footers) = ([:], [:], [:])
        for (path, cell) in cells { recycle(cell, at: path) }
        for (section, view) in headers { recycle(header: view, ofSection: section) }
        for (section, view) in footers { recycle(footer: view, ofSection: section) }
    }

    // MARK: - Counts

    /// Returns the row count of each section, as reported by the data source.
    func loadedCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = saneCount(dataSource.numberOfSections(in: self), maximum: Theme.Table.maximumSections) {
            "The data source has \($0) sections"
        }
        return (0..<sections).map { section in
            saneCount(
                dataSource.tableView(self, numberOfRowsInSection: section), maximum: Theme.Table.maximumRows
            ) {
                "Section \(section) of the data source has \($0) rows"
            }
        }
    }

    /// Limits a count to 0...`maximum`, and reports one outside this range.
    private func saneCount(_ count: Int, maximum: Int, _ subject: (Int) -> String) -> Int {
        let sane = min(max(count, 0), maximum)
        if sane != count { Log.misuse("\(subject(count)); a table shows 0 to \(maximum), here \(sane).") }
        return sane
    }

    func loadedGeometry(counts: [Int]) -> TableGeometry {
        content.width = bounds.width
        content.oneLineHeights = [:]
        (content.estimatedHeaders, content.estimatedFooters) = ([], [])
        let rowCount = counts.reduce(0, +)
        content.hasExactHeights = estimatedRowHeight == 0 || rowCount <= Theme.Table.maximumRowsMeasured
        var usesEstimates = false
        let sections = counts.enumerated().map { section, rows in
            TableGeometry.Section(
                header: headerHeight(section), rows: rowHeights(section, count: rows, &usesEstimates),
                footer: footerHeight(section))
        }
        if usesEstimates { content.hasExactHeights = false }
        return TableGeometry(
            header: tableHeaderView?.frame.height ?? 0, sections: sections, footer: tableFooterView?.frame.height ?? 0)
    }

    private func rowHeights(_ section: Int, count: Int, _ usesEstimates: inout Bool) -> HeightList {
        let usual = rowHeight >= 0 ? rowHeight : estimate(estimatedRowHeight)
        guard let tableDelegate, count > 0 else { return HeightList(count: count, height: usual) }
        return HeightList(
            (0..<count).map { row in
                let path = IndexPath(row: row, section: section)
                let estimate = tableDelegate.tableView(self, estimatedHeightForRowAt: path).saneHeight(or: usual)
                if estimate > 0 {
                    usesEstimates = true
                    return estimate
                }
                return content.hasExactHeights ? fixedHeight(of: path) ?? usual : usual
            })
    }

    private func estimate(_ height: CGFloat) -> CGFloat {
        height > 0 ? height : Theme.Table.rowHeight
    }

    /// Returns the height that the delegate or the table specifies for a row; `nil` if the cell determines it.
    func fixedHeight(of path: IndexPath) -> CGFloat? {
        let height = (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight).saneHeight(or: rowHeight)
        return height >= 0 ? height.roundedToPixel(scale: pixelScale) : nil
    }

    // MARK: - Heights of headers and footers

    /// Returns the height of a section's header, including the padding above it.
    ///
    /// The height is an estimate, if there is one, unless `isExact` or the header is visible.
    func headerHeight(_ section: Int, isExact: Bool = false) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let height = asked.saneHeight(or: UITableView.automaticDimension)
        if height >= 0 { return height == 0 ? 0 : height + headerPadding }
        let estimate = tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        if let height = estimated(estimate ?? estimatedSectionHeaderHeight), content.headers[section] == nil,
            !isExact
        {
            content.estimatedHeaders.insert(section)
            return height + headerPadding
        }
        content.estimatedHeaders.remove(section)
        if let height = fittingHeight(of: headerContent(section), isFooter: false) { return height + headerPadding }
        return style == .plain ? 0 : Theme.Groups.gap(isFirst: section == 0)
    }

    func footerHeight(_ section: Int, isExact: Bool = false) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        let height = asked.saneHeight(or: UITableView.automaticDimension)
        if height >= 0 { return height }
        let estimate = tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
        if let height = estimated(estimate ?? estimatedSectionFooterHeight), content.footers[section] == nil,
            !isExact
        {
            content.estimatedFooters.insert(section)
            return height
        }
        content.estimatedFooters.remove(section)
        return fittingHeight(of: footerContent(section), isFooter: true)
            ?? (style == .plain ? 0 : Theme.Groups.footerGap)
    }

    /// Returns the estimate if it is one.
    private func estimated(_ height: CGFloat) -> CGFloat? {
        let height = height.saneHeight(or: UITableView.automaticDimension)
        return height > 0 ? height : nil
    }

    /// The padding above the headers of a plain table.
    var headerPadding: CGFloat {
        guard style == .plain else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : Theme.Groups.headerTopPadding
    }

    /// Returns the fitting height of a header or footer.
    ///
    /// A view that is only measured is put into the reuse pool.
    private func fittingHeight(of content: EdgeContent?, isFooter: Bool) -> CGFloat? {
        let height: CGFloat
        switch content {
        case nil: return nil
        case .title(let title):
            if let known = knownHeight(of: title, isFooter: isFooter) { return known }
            let view = titleView(title, isFooter: isFooter)
            height = view.fittingHeight(forWidth: rowWidth)
            if fitsOneLine(title) { self.content.oneLineHeights[isFooter] = height.roundedToPixel(scale: pixelScale) }
            reuse.keep(view)
        case .view(let view as UITableViewHeaderFooterView):
            height = view.fittingHeight(forWidth: rowWidth)
            if view.superview == nil { reuse.keep(view) }
        case .view(let view):
            let size = view.systemLayoutSizeFitting(
                CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            height = size.height > 0 ? size.height : view.frame.height
        }
        return height.saneHeight(or: 0).roundedToPixel(scale: pixelScale)
    }

    /// Returns the height of a title that certainly fits in one line.
    ///
    /// All such titles have the same height, so a table with a thousand sections measures only one.
    private func knownHeight(of title: String, isFooter: Bool) -> CGFloat? {
        fitsOneLine(title) ? content.oneLineHeights[isFooter] : nil
    }

    private func fitsOneLine(_ title: String) -> Bool {
        CGFloat(title.utf8.count) * Theme.Table.maximumGlyphWidth < rowWidth - 2 * rowMargin
            && !title.utf8.contains { $0 < 0x20 }
    }

    // MARK: - Headers and footers

    /// The content of a section's header or footer.
    private enum EdgeContent {
        case title(String)
        case view(UIView)
    }

    private func headerContent(_ section: Int) -> EdgeContent? {
        if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
            (view as? UITableViewHeaderFooterView)?.take(style, isFooter: false, margin: rowMargin)
            return .view(view)
        }
        return dataSource?.tableView(self, titleForHeaderInSection: section).map(EdgeContent.title)
    }

    private func footerContent(_ section: Int) -> EdgeContent? {
        if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
            (view as? UITableViewHeaderFooterView)?.take(style, isFooter: true, margin: rowMargin)
            return .view(view)
        }
        return dataSource?.tableView(self, titleForFooterInSection: section).map(EdgeContent.title)
    }

    /// Returns the delegate's header view, or one that shows the data source's title.
    func headerView(_ section: Int) -> UIView? { view(of: headerContent(section), isFooter: false) }

    func footerView(_ section: Int) -> UIView? { view(of: footerContent(section), isFooter: true) }

    private func view(of content: EdgeContent?, isFooter: Bool) -> UIView? {
        switch content {
        case .title(let title): titleView(title, isFooter: isFooter)
        case .view(let view): view
        case nil: nil
        }
    }

    private static let titleIdentifier = "UITableView title"

    private func titleView(_ title: String, isFooter: Bool) -> UITableViewHeaderFooterView {
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        view.take(style, isFooter: isFooter, margin: rowMargin)
        view.textLabel?.text = title
        return view
    }
}

extension UITableViewHeaderFooterView {
    fileprivate func take(_ style: UITableView.Style, isFooter: Bool, margin: CGFloat) {
        self.margin = margin
        tableStyle = style
        self.isFooter = isFooter
    }
}
