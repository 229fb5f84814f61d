// SPDX-License-Identifier: MIT
public import Foundation
internal import Localization
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore

@_spi(Toolkit) extension UITableView: AccessibilityItemContainer {
    private var itemIndex: AccessibilityItemIndex {
        loadIfNeeded()
        let generation = content.generation
        if let index = accessibilityIndex, index.generation == generation { return index }
        let sections = content.geometry.sections.enumerated().map { index, section in
            AccessibilityItemIndex.Section(
                hasHeader: hasEdge(index, isFooter: false), rows: section.rows.count,
                hasFooter: hasEdge(index, isFooter: true))
        }
        let index = AccessibilityItemIndex(generation: generation, sections: sections)
        accessibilityIndex = index
        return index
    }

    /// Returns whether a section has a header or footer and not merely a gap.
    private func hasEdge(_ section: Int, isFooter: Bool) -> Bool {
        let height = isFooter ? footerFrame(section).height : headerFrame(section).height
        guard height > 0 else { return false }
        if (isFooter ? content.footers[section] : content.headers[section]) != nil { return true }
        if style == .plain { return true }
        let title =
            isFooter
            ? dataSource?.tableView(self, titleForFooterInSection: section)
            : dataSource?.tableView(self, titleForHeaderInSection: section)
        if title?.isEmpty == false { return true }
        // Delegates that return views for a few sections are asked; long tables are shown before their headers count.
        guard content.geometry.sections.count <= Theme.Table.maximumRowsSearched else { return false }
        return
            (isFooter
            ? tableDelegate?.tableView(self, viewForFooterInSection: section)
            : tableDelegate?.tableView(self, viewForHeaderInSection: section)) != nil
    }

    public var accessibilityItemCount: Int { itemIndex.count }

    public func accessibilityItem(at index: Int) -> AccessibilityItemKey? { itemIndex.item(at: index) }

    public func accessibilityIndex(of item: AccessibilityItemKey) -> Int? { itemIndex.index(of: item) }

    public func accessibilityPosition(ofRow path: IndexPath) -> (index: Int, count: Int) {
        itemIndex.position(ofRow: path)
    }

    public func accessibilityItem(of view: UIView) -> AccessibilityItemKey? {
        if let cell = view as? UITableViewCell { return indexPath(for: cell).map(AccessibilityItemKey.row) }
        if let header = content.headers.first(where: { $0.value === view }) { return .header(header.key) }
        if let footer = content.footers.first(where: { $0.value === view }) { return .footer(footer.key) }
        return nil
    }

    public func accessibilityView(of item: AccessibilityItemKey) -> UIView? {
        switch item {
        case .row(let path): content.cells[path]
        case .header(let section): content.headers[section]
        case .footer(let section): content.footers[section]
        }
    }

    public func withAccessibilityView<Result>(
        of item: AccessibilityItemKey, _ body: (UIView) -> Result
    ) -> Result? {
        loadIfNeeded()
        switch item {
        case .row(let path):
            guard content.geometry.has(path), let dataSource else { return nil }
            let cell = dataSource.tableView(self, cellForRowAt: path)
            defer { if cell.host == nil { reuse.keep(cell) } }
            return body(cell)
        case .header(let section), .footer(let section):
            guard content.geometry.sections.indices.contains(section) else { return nil }
            var isFooter = false
            if case .footer = item { isFooter = true }
            guard let view = isFooter ? footerView(section) : headerView(section) else { return nil }
            defer {
                if let header = view as? UITableViewHeaderFooterView, header.superview == nil { reuse.keep(header) }
            }
            return body(view)
        }
    }

    public func accessibilityFrame(of item: AccessibilityItemKey) -> CGRect {
        switch item {
        case .row(let path): return content.geometry.has(path) ? frame(of: path) : .zero
        case .header(let section):
            return content.geometry.sections.indices.contains(section) ? headerFrame(section) : .zero
        case .footer(let section):
            return content.geometry.sections.indices.contains(section) ? footerFrame(section) : .zero
        }
    }

    public var accessibilityItemHolders: [UIView] { [self, overlay] }

    // MARK: - Selection

    public var accessibilityAllowsSelection: Bool { allowsSelectionNow }
    public var accessibilityAllowsMultipleSelection: Bool { allowsMultipleSelectionNow }
    public var accessibilitySelection: [AccessibilityItemKey] { selection.paths.map(AccessibilityItemKey.row) }

    public func accessibilityIsSelected(_ item: AccessibilityItemKey) -> Bool {
        guard case .row(let path) = item else { return false }
        return selection.paths.contains(path)
    }

    public func accessibilitySetSelected(_ isSelected: Bool, _ item: AccessibilityItemKey) -> Bool {
        guard case .row(let path) = item, content.geometry.has(path), allowsSelectionNow else { return false }
        guard isSelected != selection.paths.contains(path) else { return true }
        if isSelected {
            guard canPress(path) else { return false }
            choose(path, as: .toggled, isPrimary: false)
        } else {
            deselectByUser(path)
        }
        return selection.paths.contains(path) == isSelected
    }

    public func accessibilityActivate(_ item: AccessibilityItemKey) -> Bool {
        guard case .row(let path) = item, content.geometry.has(path), canPress(path) else { return false }
        choose(path, as: allowsMultipleSelectionNow ? .toggled : .only, isPrimary: !allowsMultipleSelectionNow)
        return true
    }

    // MARK: - Actions

    public func accessibilityActions(of item: AccessibilityItemKey) -> [UIAccessibilityCustomAction] {
        guard case .row(let path) = item, content.geometry.has(path) else { return [] }
        guard isEditing else {
            return [false, true].flatMap { swipeActions(at: path, isTrailing: $0)?.actions ?? [] }.compactMap {
                $0.accessibilityAction { [weak self] in
                    self?.accessibilityReveal(item)
                    return self?.content.cells[path]
                }
            }
        }
        let state = editingState(of: path)
        var actions: [UIAccessibilityCustomAction] = []
        if state.canEdit, state.style != .none {
            let title = state.style == .insert ? Phrase.insert.text : Phrase.delete.text
            let action = UIAccessibilityCustomAction(name: title) { [weak self] _ in
                guard let self, content.geometry.has(path) else { return false }
                commit(state.style, at: path)
                return true
            }
            action.category = UIAccessibilityCustomAction.editCategory
            actions.append(action)
        }
        guard state.canMove else { return actions }
        for isDown in [false, true] {
            let phrase: Phrase = isDown ? .moveDown : .moveUp
            actions.append(
                UIAccessibilityCustomAction(name: phrase.text) { [weak self] _ in
                    guard let self, content.geometry.has(path) else { return false }
                    return moveRow(path, isDown: isDown)
                })
        }
        return actions
    }

    public func accessibilityReveal(_ item: AccessibilityItemKey) {
        loadIfNeeded()
        switch item {
        case .row(let path):
            guard content.geometry.has(path) else { return }
            scrollToRow(at: path, at: .none, animated: false)
        case .header, .footer:
            scrollRectToVisible(accessibilityFrame(of: item), animated: false)
        }
        layoutIfNeeded()
    }
}
