// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension TableDragDrop {
    /// Shows a placeholder; `nil` for an index path at which no row can be inserted.
    func insert(_ placeholder: UITableViewPlaceholder) -> TablePlaceholder? {
        guard let table else { return nil }
        let path = placeholder.insertionIndexPath
        let sections = table.content.geometry.sections
        guard path.count == 2, sections.indices.contains(path.section),
            (0...sections[path.section].rows.count).contains(path.row)
        else { return nil }
        let cell =
            table.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: placeholder.reuseIdentifier)
        placeholder.cellUpdateHandler?(cell)
        let height = placeholder.rowHeight.saneHeight(or: Theme.Table.rowHeight)
        let shown = TablePlaceholder(path: path, height: height >= 0 ? height : Theme.Table.rowHeight, cell: cell)
        placeholders.append(shown)
        table.insertSubview(cell, belowSubview: table.overlay)
        UIView.performWithoutAnimation { placePlaceholders() }
        animateRows()
        return shown
    }

    /// Replaces a placeholder with the row of the data that `change` inserts.
    func commit(_ placeholder: TablePlaceholder, _ change: (IndexPath) -> Void) -> Bool {
        guard let table, let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
        placeholders.remove(at: index)
        change(placeholder.path)
        placeholder.cell.removeFromSuperview()
        table.insertRows(at: [placeholder.path], with: .fade)
        return true
    }

    func remove(_ placeholder: TablePlaceholder) -> Bool {
        guard let index = placeholders.firstIndex(where: { $0 === placeholder }) else { return false }
        placeholders.remove(at: index)
        let cell = placeholder.cell
        UIView.animate(withDuration: Theme.Table.gapDuration) {
            cell.alpha = 0
        } completion: { _ in
            cell.removeFromSuperview()
        }
        animateRows()
        return true
    }
}
