// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import Windowing

extension UITableView {
    /// Handles keys pressed on a focused row: moving the focus, selecting, reordering, and finding a row by its title.
    ///
    /// Returns whether a key was handled.
    func goOn(with presses: Set<UIPress>) -> Bool {
        guard let press = presses.first, let key = press.key, let path = focusedRow else { return false }
        if key.modifierFlags.isDisjoint(with: [.control, .command]), key.modifierFlags.contains(.alternate) {
            switch key.keyCode {
            case .keyboardUpArrow: return moveRow(path, isDown: false)
            case .keyboardDownArrow: return moveRow(path, isDown: true)
            default: return false
            }
        }
        guard key.modifierFlags.isDisjoint(with: [.alternate, .command]) else { return false }
        let step = FocusStep(press, key.modifierFlags, allowsMultiple: allowsMultipleSelectionNow)
        switch key.keyCode {
        case .keyboardUpArrow: return go(to: row(before: path), step, .up)
        case .keyboardDownArrow: return go(to: row(after: path), step, .down)
        case .keyboardPageUp: return go(to: row(aPageFrom: path, isDown: false), step, .up)
        case .keyboardPageDown: return go(to: row(aPageFrom: path, isDown: true), step, .down)
        case .keyboardHome: return go(to: firstRow, step, .up)
        case .keyboardEnd: return go(to: lastRow, step, .down)
        case .keyboardReturnOrEnter, .keypadEnter:
            choose(path, as: .only, isPrimary: true)
            return true
        case .keyboardSpacebar where selection.typed.isEmpty:
            let toggles = allowsMultipleSelectionNow
            choose(path, as: toggles ? .toggled : .only, isPrimary: !toggles)
            return true
        case .keyboardDeleteForward, .keyboardDeleteOrBackspace:
            guard key.modifierFlags.isPlain, canDeleteItems else { return false }
            if !press.isRepeat { deleteItems() }
            return true
        default: return key.modifierFlags.isPlain && find(key.characters, after: path)
        }
    }

    /// The focused row.
    var focusedRow: IndexPath? {
        guard let cell = window?.focusedView as? UITableViewCell, cell.host === self else { return nil }
        return indexPath(for: cell)
    }

    /// Whether the table allows rows to become focused in its current mode.
    var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

    func selectAllRows() {
        selection.anchor = firstRow
        if let lastRow { choose(lastRow, as: .range, isPrimary: false) }
    }

    /// Moves the focus to a row, which may be out of sight.
    ///
    /// Returns `true` even at the ends, so that the key is consumed.
    func go(to path: IndexPath?, _ step: FocusStep, _ heading: UIFocusHeading) -> Bool {
        guard let path else { return true }
        prepareToFollow(step)
        guard let cell = revealedView(at: path) else { return true }
        if let choice = step.choice {
            if selection.anchor == nil { selection.anchor = focusedRow }
            choose(path, as: choice, isPrimary: false)
        }
        selection.step = step
        window?.focusSystem.move(to: cell, heading: heading)
        selection.step = nil
        return true
    }

    /// Returns the cell of a row, which may not be visible yet while an animated scroll is running.
    func madeCell(_ path: IndexPath) -> UITableViewCell? {
        guard content.geometry.has(path) else { return nil }
        guard let cell = makeCell(at: path) else { return nil }
        takeHeight(of: cell, at: path)
        return cell
    }

    // MARK: - Neighboring rows

    func mayFocus(_ path: IndexPath) -> Bool {
        allowsFocusNow && tableDelegate?.tableView(self, canFocusRowAt: path) ?? true
    }

    private func nearest(from path: IndexPath?, _ next: (IndexPath) -> IndexPath?) -> IndexPath? {
        var path = path
        // Limits the search to a number of consecutive unfocusable rows, so that a long table is not searched
        // completely.
        for _ in 0..<Theme.Table.maximumRowsSearched {
            guard let candidate = path else { return nil }
            if mayFocus(candidate) { return candidate }
            path = next(candidate)
        }
        return nil
    }

    func row(after path: IndexPath) -> IndexPath? {
        nearest(from: content.geometry.row(after: path)) { content.geometry.row(after: $0) }
    }

    func row(before path: IndexPath) -> IndexPath? {
        nearest(from: content.geometry.row(before: path)) { content.geometry.row(before: $0) }
    }

    private var firstRow: IndexPath? {
        nearest(from: content.geometry.firstRow) { content.geometry.row(after: $0) }
    }

    private var lastRow: IndexPath? {
        nearest(from: content.geometry.lastRow) { content.geometry.row(before: $0) }
    }

    private func row(aPageFrom path: IndexPath, isDown: Bool) -> IndexPath? {
        let inset = adjustedContentInset
        let page = max(bounds.height - inset.top - inset.bottom - pinnedHeight(in: path.section), 1)
        let span = content.geometry.span(of: path)
        let y = isDown ? span.y + page : span.end - page
        let goal = content.geometry.rows(from: y - 1, to: y + 1).first
        return goal.map { isDown ? max($0, path) : min($0, path) } ?? (isDown ? lastRow : firstRow)
    }

    // MARK: - Type to select

    /// Moves the focus to the next row whose title starts with the typed text, wrapping around at the end.
    private func find(_ characters: String, after path: IndexPath) -> Bool {
        guard let first = characters.first, first.isLetter || first.isNumber || !selection.typed.isEmpty else {
            return false
        }
        let isFirst = selection.typed.isEmpty
        selection.typed += characters
        selection.typingEnds?.cancel()
        selection.typingEnds = LayerClock.timeSource.schedule(after: Theme.Table.typingInterval) { [weak self] in
            self?.selection.typed = ""
        }
        var candidate = isFirst ? content.geometry.row(after: path) : path
        // The search is limited, because it creates the cells of rows out of sight.
        for _ in 0..<min(content.rowCount, Theme.Table.maximumRowsSearched) {
            let path = candidate ?? content.geometry.firstRow
            guard let path else { return true }
            if title(of: path)?.range(
                of: selection.typed, options: [.anchored, .caseInsensitive, .diacriticInsensitive])
                != nil, mayFocus(path)
            {
                return go(to: path, FocusStep(), .down)
            }
            candidate = content.geometry.row(after: path)
        }
        return true
    }

    private func title(of path: IndexPath) -> String? {
        if let cell = content.cells[path] { return cell.accessibilityLabel }
        guard let dataSource else { return nil }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        defer { if cell.host == nil { reuse.keep(cell) } }
        return cell.accessibilityLabel
    }
}
