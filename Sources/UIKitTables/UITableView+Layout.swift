// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    // MARK: - Widths

    /// The space between the table's sides and its rows.
    ///
    /// Inset groups have a margin, which is larger in a wide table (`R-TV-15`).
    var sideMargin: CGFloat {
        let own: CGFloat
        switch style {
        case .plain: own = 0
        case .grouped: own = Theme.Groups.cardMargin(tableWidth: bounds.width)
        case .insetGrouped: own = max(layoutMargins.left, Theme.Groups.insetCardMargin(tableWidth: bounds.width))
        }
        guard cellLayoutMarginsFollowReadableWidth else { return own }
        return max(own, readableContentInsets.left)
    }

    /// The space between the sides of rows, headers, and footers and their content.
    var rowMargin: CGFloat {
        guard style == .plain else { return Theme.Cells.margin }
        return max(Theme.Cells.margin, layoutMargins.left - (insetsContentViewsToSafeArea ? 0 : safeAreaInsets.left))
    }

    var rowWidth: CGFloat { max(bounds.width - 2 * sideMargin, 0) }

    /// Gives the headers and footers in sight the current margin.
    func updateHeaderMargins() {
        for view in [content.headers, content.footers].flatMap(\.values) {
            (view as? UITableViewHeaderFooterView)?.margin = rowMargin
        }
    }

    func widthDidChange() {
        content.width = -1
        content.placed = nil
        content.areFramesCurrent = false
        setNeedsLayout()
    }

    // MARK: - Layout

    func layOutTable() {
        guard !content.isLoading, !content.needsLoad else { return }
        if content.width != bounds.width { adaptToWidth() }
        layOutEdgeViews()
        resizeRows()
        placeRows()
        layOutFiller()
        layOutOverlay()
    }

    /// Invalidates automatic row heights, which depend on the width.
    private func adaptToWidth() {
        content.width = bounds.width
        contentSize.width = bounds.width
        content.oneLineHeights = [:]
        // Keeps the topmost visible row in place.
        let anchor = content.geometry.rows(from: bounds.minY + adjustedContentInset.top, to: bounds.maxY).first
        let before = anchor.map { content.geometry.span(of: $0).y }
        content.geometry.setEdges(of: content.geometry.sections.indices.map { (headerHeight($0), footerHeight($0)) })
        for (path, cell) in content.cells { takeHeight(of: cell, at: path) }
        contentSize.height = content.geometry.height
        if let anchor, let before {
            let shift = content.geometry.span(of: anchor).y - before
            if shift != 0, contentOffset.y > -adjustedContentInset.top { shiftContent(by: CGPoint(x: 0, y: shift)) }
        }
    }

    private func layOutEdgeViews() {
        if let tableHeaderView, tableHeaderView.frame.height != content.geometry.top {
            content.geometry.setEdges(top: tableHeaderView.frame.height, bottom: content.geometry.footer)
            contentSize.height = content.geometry.height
        }
        if let tableFooterView, tableFooterView.frame.height != content.geometry.footer {
            content.geometry.setEdges(top: content.geometry.top, bottom: tableFooterView.frame.height)
            contentSize.height = content.geometry.height
        }
        place(tableHeaderView, at: 0)
        place(tableFooterView, at: content.geometry.sectionsEnd)
        backgroundView?.frame = bounds
    }

    private func place(_ view: UIView?, at y: CGFloat) {
        guard let view else { return }
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
        if view.frame != frame { view.frame = frame }
    }

    func edgeViewDidChange(from old: UIView?, to new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, belowSubview: overlay) }
        guard !content.needsLoad else { return setNeedsLayout() }
        content.geometry.setEdges(
            top: tableHeaderView?.frame.height ?? 0, bottom: tableFooterView?.frame.height ?? 0)
        contentSize.height = content.geometry.height
        setNeedsLayout()
    }

    func backgroundViewDidChange(from old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView {
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
    }

    // MARK: - Rows

    /// Adds cells for rows that have become visible, and recycles those of rows that are no longer visible.
    func placeRows() {
        guard !content.needsLoad, !content.isLoading, !content.isPlacing, updates.depth == 0 else { return }
        let isCurrent = content.placed?.match(sight) == true
        placeVisibleRows()
        if !isCurrent { prefetchRows() }
    }

    private func placeVisibleRows() {
        content.isPlacing = true
        defer { content.isPlacing = false }
        overlay.frame = bounds
        backgroundView?.frame = bounds
        if content.placed?.match(sight) != true || editing.draggedRow != nil {
            recycleRowsOutOfSight()
            // Rows that are lower than estimated make further rows visible.
            for _ in 0..<Theme.Table.maximumPasses where !fillSight() {}
            removeUnusedCells()
            placeCells()
            content.placed = PlacedRows(sight, in: content.geometry)
            scrollTargetMayHaveChanged()
        }
        placeSections()
        placeDraggedRow()
        dragDrop.placePlaceholders()
    }

    /// Assigns the frames to the cells if they may have changed.
    private func placeCells() {
        guard !content.areFramesCurrent || editing.draggedRow != nil else { return }
        for (path, cell) in content.cells { setFrame(of: cell, at: path) }
        content.areFramesCurrent = editing.draggedRow == nil
    }

    /// The visible range, with rows that the space for dropped items pushes down into it.
    private var sight: ClosedRange<CGFloat> {
        bounds.minY - dragDrop.extraHeight...max(bounds.minY, bounds.maxY)
    }

    private func recycleRowsOutOfSight() {
        let visible = content.geometry.rowRange(from: sight.lowerBound, to: sight.upperBound)
        var leaving: [(path: IndexPath, cell: UITableViewCell)] = []
        for (path, cell) in content.cells where visible?.contains(path) != true && !isHeld(cell) {
            leaving.append((path, cell))
        }
        for (path, cell) in leaving {
            content.cells[path] = nil
            recycle(cell, at: path)
        }
    }

    /// Returns whether a cell is kept although its row is out of sight, because it contains the first responder or the
    /// focused view, or is being dragged.
    private func isHeld(_ cell: UITableViewCell) -> Bool {
        if cell === editing.draggedRow?.cell { return true }
        if let responder = window?.firstResponder as? UIView, responder.isDescendant(of: cell) { return true }
        return window?.focusedView.map { $0.isDescendant(of: cell) } ?? false
    }

    /// Adds missing cells, and returns whether all rows that are visible then have theirs.
    private func fillSight() -> Bool {
        var isComplete = true
        for path in missingRows where content.cells[path] == nil {
            // A data source that changes the table while it is asked ends the pass; the next layout starts again.
            guard let cell = makeCell(at: path) else { return true }
            let change = takeHeight(of: cell, at: path)
            if change != 0 { isComplete = false }
            // A row that grows above the visible area must not move what is visible.
            if change != 0, content.geometry.span(of: path).y < bounds.minY {
                shiftContent(by: CGPoint(x: 0, y: change))
            }
        }
        return isComplete
    }

    /// The rows in sight that have no cell, from top to bottom.
    private var missingRows: [IndexPath] {
        let sight = sight
        guard let rows = content.geometry.rowRange(from: sight.lowerBound, to: sight.upperBound) else { return [] }
        let (first, last) = (rows.lowerBound, rows.upperBound)
        guard first.section == last.section else {
            return content.geometry.rows(from: sight.lowerBound, to: sight.upperBound)
        }
        // Looking up each visible row in the dictionary would take longer than the rest of a table's layout.
        var isPresent = [Bool](repeating: false, count: last.row - first.row + 1)
        let (section, firstRow) = (first.section, first.row)
        for path in content.cells.keys where path.section == section {
            let offset = path.row - firstRow
            if isPresent.indices.contains(offset) { isPresent[offset] = true }
        }
        var missing: [IndexPath] = []
        for (offset, isPresent) in isPresent.enumerated() where !isPresent {
            missing.append(IndexPath(row: firstRow + offset, section: section))
        }
        return missing
    }

    /// Measures the actual height of a visible row, and returns by how much it exceeds the estimate.
    @discardableResult
    func takeHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
        let height: CGFloat
        if let fixed = content.hasExactHeights ? exactHeight(of: path) : fixedHeight(of: path) {
            height = fixed
        } else {
            height = cell.fittingHeight(forWidth: rowWidth).saneHeight(or: Theme.Table.rowHeight)
        }
        // Each change of the geometry makes all frames stale.
        guard height != content.geometry.span(of: path).height else { return 0 }
        let change = content.geometry.setHeight(height, of: path)
        contentSize.height = content.geometry.height
        return change
    }

    /// Returns the height that the delegate provided at loading; `nil` if the cell determines it.
    private func exactHeight(of path: IndexPath) -> CGFloat? {
        fixedHeight(of: path).map { _ in content.geometry.span(of: path).height }
    }

    func setFrame(of cell: UITableViewCell, at path: IndexPath) {
        guard cell !== editing.draggedRow?.cell else { return }
        let frame = frame(of: path)
        if cell.frame != frame { cell.frame = frame }
    }

    func frame(of path: IndexPath) -> CGRect {
        let span = content.geometry.span(of: path)
        return CGRect(
            x: sideMargin, y: span.y + gapOffset(at: path) + dragDrop.offset(at: path), width: rowWidth,
            height: span.height)
    }

    // MARK: - Cells

    /// Asks the data source for the cell of a row and adds it.
    ///
    /// Returns `nil` if there is no data source anymore, or if the content changed while the data source or the
    /// delegate was asked: the row may then be another one.
    func makeCell(at path: IndexPath) -> UITableViewCell? {
        guard let dataSource else {
            // The data source is not retained.
            setNeedsReload()
            return nil
        }
        let generation = content.generation
        let cell = dataSource.tableView(self, cellForRowAt: path)
        guard content.generation == generation, content.geometry.has(path) else {
            if cell.host == nil { reuse.keep(cell) }
            return nil
        }
        detach(cell, usedFor: path)
        UIView.performWithoutAnimation { add(cell, at: path) }
        return content.generation == generation ? cell : nil
    }

    private func add(_ cell: UITableViewCell, at path: IndexPath) {
        setUp(cell, at: path)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        // The delegate may have changed the table.
        guard content.geometry.has(path) else { return }
        applyForcedDirection(to: cell)
        // A cell that was parked keeps its place.
        if cell.superview !== self || !content.isPlacing { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
        content.cells[path] = cell
        cell.frame = frame(of: path)
    }

    /// Removes a cell that the data source returned from the row for which it is still used.
    ///
    /// The cell shows the new row already, so that the old one gets an empty cell instead.
    private func detach(_ cell: UITableViewCell, usedFor path: IndexPath) {
        reuse.remove(cell)
        if let index = updates.leaving.firstIndex(where: { $0.cell === cell }) {
            let (_, old) = updates.leaving.remove(at: index)
            cell.alpha = 1
            tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: old)
        }
        guard cell.host === self, let other = indexPath(for: cell), other != path else { return }
        Log.misuse(
            "The data source returned the cell of row \(other) for row \(path) too; row \(other) is empty. Dequeue a cell for each row."
        )
        content.cells[other] = nil
        swipe.cellDidLeave(cell)
        UIView.performWithoutAnimation { add(UITableViewCell(style: .default, reuseIdentifier: nil), at: other) }
    }

    /// Assigns all properties of a row to its cell.
    func setUp(_ cell: UITableViewCell, at path: IndexPath) {
        cell.host = self
        let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
        if level != 0 || cell.takesIndentationFromTable {
            cell.indentationLevel = level
            cell.takesIndentationFromTable = level != 0
        }
        let isSelected = selection.paths.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        let isHighlighted = selection.press.path == path
        if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
        cell.setting = setting(of: path)
        dragDrop.setUp(cell, at: path)
        if cell.isEditing != editing.isOn { cell.setEditing(editing.isOn, animated: false) }
    }

    func setUpRowsInSight() {
        for (path, cell) in content.cells where content.geometry.has(path) { cell.setting = setting(of: path) }
    }

    func setting(of path: IndexPath) -> RowSetting {
        var setting = RowSetting()
        setting.tableStyle = style
        let state = editingState(of: path)
        // The data source may have changed the table when it was asked.
        guard content.geometry.has(path) else { return setting }
        setting.isFirst = path.row == 0
        setting.isLast = path.row == content.geometry.sections[path.section].rows.count - 1
        setting.separatorStyle = separatorStyle
        setting.separatorColor = separatorColor
        setting.separatorEffect = separatorEffect
        setting.separatorInset = setsSeparatorInset ? separatorInset : nil
        setting.separatorInsetIsFromAutomatic = separatorInsetReference == .fromAutomaticInsets
        let next = IndexPath(row: path.row + 1, section: path.section)
        setting.hidesSeparator =
            (setting.isLast && style != .plain) || isShownSelected(path) || (!setting.isLast && isShownSelected(next))
        setting.editingStyle = state.style
        setting.canReorder = state.canMove
        setting.indentsWhileEditing = state.indents
        setting.showsSelectionMark = editing.isOn && allowsMultipleSelectionDuringEditing
        setting.isSelectable = allowsSelectionNow
        setting.allowsMultipleSelection = allowsMultipleSelectionNow
        setting.margin = rowMargin
        setting.trailingInset = style == .plain ? index.width : 0
        return setting
    }

    private func isShownSelected(_ path: IndexPath) -> Bool {
        selection.paths.contains(path) || selection.press.path == path
    }
}
