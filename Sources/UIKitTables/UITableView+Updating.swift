// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    /// The animation of a row's cell that appears or disappears.
    private struct Arrival {
        let cell: UITableViewCell
        let path: IndexPath
        let animation: RowAnimation
        /// The old frame of the row; `nil` for a new one.
        let start: CGRect?
    }

    private struct Departure {
        let cell: UITableViewCell
        let animation: RowAnimation
        /// The new frame of the row, out of sight; `nil` for a deleted one.
        let end: CGRect?
    }

    func carryOutUpdates() {
        let update = updates.pending
        let completions = updates.completions
        (updates.pending, updates.completions) = (TableUpdate(), [])
        let finish: (Bool) -> Void = { isFinished in for completion in completions { completion(isFinished) } }
        // A table that is about to be reloaded need not track individual changes.
        guard !content.needsLoad, content.width >= 0, bounds.width > 0 else {
            setNeedsReload()
            return finish(true)
        }
        guard !content.isPlacing, !content.isLoading else {
            Log.misuse("A table was changed while it asked its data source or delegate, and is reloaded.")
            setNeedsReload()
            return finish(false)
        }
        cancelRowDrag()
        let old = content.geometry
        let counts = loadedCounts()
        let outcome: BatchOutcome
        do throws(TableUpdate.Mismatch) {
            outcome = try update.outcome(from: content.rowCounts, to: counts)
        } catch {
            Log.misuse(
                "The changes to a table contradict its data source, and the table is reloaded: \(error.description)."
                    + update.summary)
            reloadData()
            return finish(false)
        }
        content.generation += 1
        AccessibilityWatch.mark(self, .items)
        follow(outcome, in: update)
        dragDrop.follow(outcome)
        content.geometry = geometry(counts: counts, after: outcome, old: old)
        reconfigure(update, outcome)
        let departures = sortOut(update, outcome)
        reloadEdges(update, outcome)
        let arrivals = fillSight(after: update, outcome, old: old)
        animate(arrivals, departures, then: finish)
    }

    // MARK: - Selection and editing

    /// Maps the selection to the new positions.
    ///
    /// Deleted and replaced rows are deselected.
    private func follow(_ outcome: BatchOutcome, in update: TableUpdate) {
        if let focusedRow, outcome.goal(of: focusedRow) == nil {
            keepFocus(near: focusedRow, prefersSelection: isSelected(focusedRow))
        }
        let paths = selection.paths.compactMap { path in
            update.rows.reloaded[path] == nil && update.sections.reloaded[path.section] == nil
                ? outcome.goal(of: path) : nil
        }
        let hasChanged = paths.count != selection.paths.count
        selection.paths = paths
        selection.anchor = selection.anchor.flatMap(outcome.goal)
        selection.lastFocused = selection.lastFocused.flatMap(outcome.goal)
        prefetch.announced = Set(prefetch.announced.compactMap(outcome.goal))
        selection.press.follow(outcome.goal)
        var states: [IndexPath: TableEditing.Row] = [:]
        for (path, state) in editing.states {
            if update.rows.reloaded[path] == nil, let goal = outcome.goal(of: path) { states[goal] = state }
        }
        editing.states = states
        if hasChanged { selectionDidChange() }
    }

    // MARK: - Heights

    /// Returns the new geometry.
    ///
    /// Rows that remain keep their measured heights.
    private func geometry(
        counts: [Int], after outcome: BatchOutcome, old: TableGeometry
    ) -> TableGeometry {
        let new = loadedGeometry(counts: counts)
        var sections = new.sections
        for section in counts.indices {
            guard let origin = outcome.sectionOrigins[section], old.sections.indices.contains(origin) else { continue }
            guard let places = outcome.rowOrigins(of: section) else {
                sections[section].rows = kept(old.sections[origin].rows, new.sections[section].rows, section)
                continue
            }
            var heights = (0..<counts[section]).map { new.sections[section].rows[$0] }
            for (row, place) in places.enumerated() where place.section >= 0 {
                if isEstimated(IndexPath(row: row, section: section)) {
                    heights[row] = old.sections[place.section].rows[place.row]
                }
            }
            sections[section].rows = HeightList(heights)
        }
        return TableGeometry(header: new.top, sections: sections, footer: new.footer)
    }

    /// Returns the old heights of a section's rows, unless the delegate or the table specifies them.
    private func kept(_ old: HeightList, _ new: HeightList, _ section: Int) -> HeightList {
        guard content.hasExactHeights, old.count == new.count else { return old }
        return HeightList(
            (0..<new.count).map { isEstimated(IndexPath(row: $0, section: section)) ? old[$0] : new[$0] })
    }

    /// Whether a row's height, if it has been visible, comes from its cell.
    private func isEstimated(_ path: IndexPath) -> Bool { !content.hasExactHeights || fixedHeight(of: path) == nil }

    // MARK: - Cells

    /// Maps the cells to their rows' new positions, and returns those that leave the visible area.
    private func sortOut(_ update: TableUpdate, _ outcome: BatchOutcome) -> [Departure] {
        var staying: [IndexPath: UITableViewCell] = [:]
        var departures: [Departure] = []
        let sight = sightAfterUpdate
        for (path, cell) in content.cells {
            let reload = update.rows.reloaded[path] ?? update.sections.reloaded[path.section]
            if reload == nil, let goal = outcome.goal(of: path) {
                let span = content.geometry.span(of: goal)
                if span.end > sight.lowerBound, span.y < sight.upperBound {
                    staying[goal] = cell
                } else {
                    departures.append(Departure(cell: cell, animation: .none, end: frame(of: goal)))
                    updates.leaving.append((cell, path))
                }
                continue
            }
            let animation =
                reload ?? update.rows.deleted[path] ?? update.sections.deleted[path.section] ?? RowAnimation.automatic
            departures.append(Departure(cell: cell, animation: animation, end: nil))
            updates.leaving.append((cell, path))
        }
        content.cells = staying
        for (path, cell) in staying {
            setUp(cell, at: path)
            // The delegate may specify another height than before the update, and the cell may have other content.
            if isEstimated(path) { takeHeight(of: cell, at: path) }
        }
        return departures
    }

    /// The vertical range that is visible before or after the content takes its new size.
    private var sightAfterUpdate: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let maximum = max(-inset.top, content.geometry.height + inset.bottom - bounds.height)
        let top = min(contentOffset.y, max(maximum, -inset.top))
        return min(top, bounds.minY)...max(top + bounds.height, bounds.minY)
    }

    private func fillSight(
        after update: TableUpdate, _ outcome: BatchOutcome, old: TableGeometry
    ) -> [Arrival] {
        var arrivals: [Arrival] = []
        for _ in 0..<Theme.Table.maximumPasses {
            let sight = sightAfterUpdate
            let missing = content.geometry.rows(from: sight.lowerBound, to: sight.upperBound).filter {
                content.cells[$0] == nil
            }
            if missing.isEmpty { break }
            // A height that is measured can move the content, which makes cells of other rows.
            for path in missing where content.cells[path] == nil {
                guard let cell = makeCell(at: path) else { return arrivals }
                takeHeight(of: cell, at: path)
                let origin = outcome.origin(of: path)
                let reload = origin.flatMap { update.rows.reloaded[$0] ?? update.sections.reloaded[$0.section] }
                var start: CGRect?
                if reload == nil, let origin, old.has(origin) { start = frame(of: old.span(of: origin)) }
                let insertion = update.rows.inserted[path] ?? update.sections.inserted[path.section]
                arrivals.append(
                    Arrival(cell: cell, path: path, animation: reload ?? insertion ?? .automatic, start: start))
            }
        }
        return arrivals
    }

    private func frame(of span: TableGeometry.Span) -> CGRect {
        CGRect(x: sideMargin, y: span.y, width: rowWidth, height: span.height)
    }

    private func reconfigure(_ update: TableUpdate, _ outcome: BatchOutcome) {
        for path in update.reconfigured {
            guard let cell = content.cells[path], let goal = outcome.goal(of: path) else { continue }
            reuse.offered = cell
            let given = dataSource?.tableView(self, cellForRowAt: goal)
            reuse.offered = nil
            if let given, given !== cell {
                Log.misuse(
                    "The data source returned another cell for row \(goal), which is configured again; it has to dequeue the row's own."
                )
                replace(cell, by: given, at: path)
            }
            guard let cell = content.cells[path] else { continue }
            if !content.hasExactHeights || fixedHeight(of: goal) == nil { takeHeight(of: cell, at: goal) }
        }
    }

    /// Replaces the cell of a row that is configured again by a cell that isn't used for any row.
    private func replace(_ cell: UITableViewCell, by given: UITableViewCell, at path: IndexPath) {
        guard indexPath(for: given) == nil else { return }
        reuse.remove(given)
        UIView.performWithoutAnimation {
            given.frame = cell.frame
            insertSubview(given, aboveSubview: cell)
        }
        content.cells[path] = given
        recycle(cell, at: path)
    }

    // MARK: - Headers and footers

    /// Keeps the headers and footers of sections that remain.
    ///
    /// Others are created when they are laid out.
    private func reloadEdges(_ update: TableUpdate, _ outcome: BatchOutcome) {
        let (headers, footers) = (content.headers, content.footers)
        (content.headers, content.footers) = ([:], [:])
        func goal(of section: Int) -> Int? {
            guard update.sections.reloaded[section] == nil, outcome.sectionGoals.indices.contains(section) else {
                return nil
            }
            return outcome.sectionGoals[section]
        }
        for (section, view) in headers {
            if let goal = goal(of: section) {
                content.headers[goal] = view
            } else {
                recycle(header: view, ofSection: section)
            }
        }
        for (section, view) in footers {
            if let goal = goal(of: section) {
                content.footers[goal] = view
            } else {
                recycle(footer: view, ofSection: section)
            }
        }
    }

    // MARK: - Moving

    private func animate(_ arrivals: [Arrival], _ departures: [Departure], then finish: @escaping (Bool) -> Void) {
        UIView.performWithoutAnimation {
            for arrival in arrivals {
                let final = frame(of: arrival.path)
                if let start = arrival.start {
                    arrival.cell.frame = start
                } else {
                    arrival.animation.begin(arrival.cell, at: final)
                }
            }
            for departure in departures { insertSubview(departure.cell, at: backgroundView == nil ? 0 : 1) }
        }
        let leaving = departures.map(\.cell)
        UIView.animate(
            springDuration: Theme.Table.updateDuration, bounce: 0, options: [.allowUserInteraction],
            animations: {
                for arrival in arrivals { arrival.cell.alpha = 1 }
                for departure in departures {
                    if let end = departure.end {
                        departure.cell.frame = end
                    } else {
                        departure.animation.end(departure.cell)
                    }
                }
                contentSize = CGSize(width: bounds.width, height: content.geometry.height)
                placeRows()
                layOutTable()
            },
            completion: { [weak self] isFinished in
                self?.removeLeavingCells(leaving)
                finish(isFinished)
            })
    }

    private func removeLeavingCells(_ cells: [UITableViewCell]) {
        for cell in cells {
            guard let index = updates.leaving.firstIndex(where: { $0.cell === cell }) else { continue }
            let (cell, path) = updates.leaving.remove(at: index)
            cell.alpha = 1
            recycle(cell, at: path)
        }
    }

    /// Removes the cells that are still animating out.
    func finishUpdates() {
        removeLeavingCells(updates.leaving.map(\.cell))
    }
}

extension UITableView.RowAnimation {
    /// Sets the initial frame and opacity of a cell that appears at `frame`.
    @MainActor
    fileprivate func begin(_ cell: UITableViewCell, at frame: CGRect) {
        cell.frame = moved(frame)
        cell.alpha = fades ? 0 : 1
    }

    @MainActor
    fileprivate func end(_ cell: UITableViewCell) {
        cell.frame = moved(cell.frame)
        cell.alpha = fades || self == .none ? 0 : 1
    }

    private var fades: Bool {
        switch self {
        case .fade, .automatic, .top, .bottom, .middle: true
        case .left, .right, .none: false
        }
    }

    private func moved(_ frame: CGRect) -> CGRect {
        switch self {
        case .fade, .none: frame
        case .right: frame.offsetBy(dx: frame.maxX, dy: 0)
        case .left: frame.offsetBy(dx: -frame.maxX, dy: 0)
        case .top, .automatic: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        case .middle: frame.offsetBy(dx: 0, dy: -frame.height / 2)
        }
    }
}
