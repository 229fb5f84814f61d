// SPDX-License-Identifier: MIT
internal import Foundation

extension UITableView {
    func prepare() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        // Tab stops once at a table; the arrow keys go about in it.
        focusGroupIdentifier = "table \(ObjectIdentifier(self).hashValue)"
        addSubview(board)
        addInteraction(UIContextMenuInteraction(delegate: menus))
        menus.table = self
    }

    static func style(in coder: NSCoder) -> Style {
        switch coder.decodeObject(forKey: "style") as? String {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    // MARK: - When

    func setNeedsReload() {
        content.needsLoad = true
        setNeedsLayout()
    }

    /// Nothing is known any more; cells in sight stay until others take their places, so that they can be used for them.
    func forgetContent() {
        endPressNow()
        dropRowInHand()
        finishUpdates()
        if !selection.paths.isEmpty {
            selection.paths = []
            selectionDidChange()
        }
        selection.anchor = nil
        editing.states = [:]
        removeRowsInSight()
    }

    func loadIfNeeded() {
        guard content.needsLoad, !content.isLoading, updates.depth == 0 else { return }
        content.isLoading = true
        content.needsLoad = false
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

    // MARK: - What

    /// How many rows the data source says there are in each section.
    func loadedCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        precondition(sections >= 0, "a table cannot have \(sections) sections")
        return (0..<sections).map { section in
            let rows = dataSource.tableView(self, numberOfRowsInSection: section)
            precondition(rows >= 0, "section \(section) of a table cannot have \(rows) rows")
            return rows
        }
    }

    func loadedGeometry(counts: [Int]) -> TableGeometry {
        content.width = bounds.width
        let rowCount = counts.reduce(0, +)
        content.hasExactHeights = estimatedRowHeight == 0 || rowCount <= Theme.Table.mostRowsMeasured
        let sections = counts.enumerated().map { section, rows in
            TableGeometry.Section(
                header: headerHeight(section), rows: rowHeights(section, count: rows), footer: footerHeight(section))
        }
        return TableGeometry(
            header: tableHeaderView?.frame.height ?? 0, sections: sections, footer: tableFooterView?.frame.height ?? 0)
    }

    private func rowHeights(_ section: Int, count: Int) -> HeightList {
        let usual = rowHeight >= 0 ? rowHeight : estimate(estimatedRowHeight)
        guard let tableDelegate, count > 0 else { return HeightList(count: count, height: usual) }
        return HeightList(
            (0..<count).map { row in
                let path = IndexPath(row: row, section: section)
                if content.hasExactHeights, let height = fixedHeight(of: path) { return height }
                let height = tableDelegate.tableView(self, estimatedHeightForRowAt: path).saneHeight(or: usual)
                return height > 0 ? height : usual
            })
    }

    private func estimate(_ height: CGFloat) -> CGFloat {
        height > 0 ? height : Theme.Table.rowHeight
    }

    /// The height that the delegate, or the table, gives a row; `nil` for whatever its cell needs.
    func fixedHeight(of path: IndexPath) -> CGFloat? {
        let height = (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight).saneHeight(or: rowHeight)
        return height >= 0 ? height.roundedToPixel(scale: pixelScale) : nil
    }

    // MARK: - Headers and footers

    /// With the room above it.
    func headerHeight(_ section: Int) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let height = asked.saneHeight(or: UITableView.automaticDimension)
        let has = hasHeader(section)
        let padding = has ? headerPadding : 0
        if height >= 0 { return height == 0 ? 0 : height + padding }
        guard has else { return style == .plain ? 0 : Theme.Table.gap(isFirst: section == 0) }
        return padding + fittingHeight(of: headerView(section), measures: true)
    }

    func footerHeight(_ section: Int) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        let height = asked.saneHeight(or: UITableView.automaticDimension)
        if height >= 0 { return height }
        guard hasFooter(section) else { return style == .plain ? 0 : Theme.Table.footerGap }
        return fittingHeight(of: footerView(section), measures: true)
    }

    /// Above headers of plain tables.
    var headerPadding: CGFloat {
        guard style == .plain else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : Theme.Table.headerTopPadding
    }

    func hasHeader(_ section: Int) -> Bool {
        dataSource?.tableView(self, titleForHeaderInSection: section) != nil
            || tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil
    }

    func hasFooter(_ section: Int) -> Bool {
        dataSource?.tableView(self, titleForFooterInSection: section) != nil
            || tableDelegate?.tableView(self, viewForFooterInSection: section) != nil
    }

    /// The delegate's view, or one with the data source's title.
    func headerView(_ section: Int) -> UIView? {
        if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
            (view as? UITableViewHeaderFooterView)?.take(style, isFooter: false, margin: rowMargin)
            return view
        }
        guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else { return nil }
        return titleView(title, isFooter: false)
    }

    func footerView(_ section: Int) -> UIView? {
        if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
            (view as? UITableViewHeaderFooterView)?.take(style, isFooter: true, margin: rowMargin)
            return view
        }
        guard let title = dataSource?.tableView(self, titleForFooterInSection: section) else { return nil }
        return titleView(title, isFooter: true)
    }

    private static let titleIdentifier = "UITableView title"

    private func titleView(_ title: String, isFooter: Bool) -> UIView {
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        view.take(style, isFooter: isFooter, margin: rowMargin)
        view.textLabel?.text = title
        return view
    }

    /// What a header or footer needs; one that is only measured waits to be used.
    private func fittingHeight(of view: UIView?, measures: Bool) -> CGFloat {
        guard let view else { return 0 }
        let width = rowWidth
        let height: CGFloat
        if let header = view as? UITableViewHeaderFooterView {
            height = header.fittingHeight(forWidth: width)
            if header.superview == nil { reuse.keep(header) }
        } else {
            let size = view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            height = size.height > 0 ? size.height : view.frame.height
        }
        return height.saneHeight(or: 0).roundedToPixel(scale: pixelScale)
    }
}

extension UITableViewHeaderFooterView {
    fileprivate func take(_ style: UITableView.Style, isFooter: Bool, margin: CGFloat) {
        self.margin = margin
        tableStyle = style
        self.isFooter = isFooter
    }
}
