// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView: FocusFollower {
    var focusFollow: FocusFollow { selection.follow }
    var focusedPath: IndexPath? { focusedRow }
    var selectedPath: IndexPath? { selection.paths.first }

    func isSelected(_ path: IndexPath) -> Bool { selection.paths.contains(path) }

    func existingPath(near path: IndexPath) -> IndexPath? {
        loadIfNeeded()
        if content.geometry.has(path) { return path }
        let sections = content.geometry.sections
        guard sections.indices.contains(path.section) else { return content.geometry.lastRow }
        let count = sections[path.section].rows.count
        if count > 0 { return IndexPath(row: min(path.row, count - 1), section: path.section) }
        let start = IndexPath(row: 0, section: path.section)
        return content.geometry.row(after: start) ?? content.geometry.row(before: start)
    }

    func revealedView(at path: IndexPath) -> UIView? {
        // A distant row has no cell until it has been scrolled to.
        scrollToRow(at: path, at: .none, animated: content.cells[path] != nil)
        layoutIfNeeded()
        return content.cells[path] ?? madeCell(path)
    }

    func focusDidMove(_ context: UIFocusUpdateContext) {
        guard let path = focusedRow else { return }
        let isEntered = context.previouslyFocusedView?.isDescendant(of: self) != true
        if isEntered, !context.focusHeading.isEmpty, selection.step == nil, redirectFocus(from: path) { return }
        selection.lastFocused = path
        follow(context, to: path, by: selection.step)
    }

    /// Moves focus that has entered at a row to the preferred one, which may be out of sight.
    private func redirectFocus(from path: IndexPath) -> Bool {
        guard let preferred = preferredFocusedPath, preferred != path, mayFocus(preferred) else { return false }
        // The current change of focus must end first.
        UIApplication.afterLayout { [weak self] in
            guard let self, focusedRow == path, content.geometry.has(preferred) else { return }
            guard let cell = revealedView(at: preferred) else { return }
            window?.focusSystem.move(to: cell, heading: [])
        }
        return true
    }

    func followsFocus(to path: IndexPath) -> Bool {
        guard selection.paths != [path], content.geometry.has(path) else { return false }
        return tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? followsFocus(at: path)
    }

    /// Returns whether the selection follows the focus to a row, unless the delegate decides.
    ///
    /// A row that opens something, by its disclosure indicator or its segue, isn't selected by passing it.
    func followsFocus(at path: IndexPath) -> Bool {
        guard selection.follow.isSet == nil else { return selectionFollowsFocus }
        guard selectionFollowsFocus else { return false }
        guard let cell = content.cells[path] else { return true }
        if cell.selectionTrigger != nil { return cell.triggersDetail }
        switch cell.accessoryType {
        case .disclosureIndicator, .detailDisclosureButton: return false
        case .none, .checkmark, .detailButton: return true
        }
    }

    func selectFocused(_ path: IndexPath) {
        choose(path, as: .only, isPrimary: false, isFollowing: true)
    }
}
