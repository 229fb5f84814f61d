// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

extension TableDragDrop {
    /// Shows a placeholder; `nil` for an index path at which no row can be inserted.
    func insert(_ placeholder: UITableViewPlaceholder) -> ItemPlaceholder? {
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
        let shown = ItemPlaceholder(path: path, cell: cell, height: height >= 0 ? height : Theme.Table.rowHeight)
        rows.placeholders.append(shown)
        offsetsDidChange()
        table.insertSubview(cell, belowSubview: table.overlay)
        UIView.performWithoutAnimation { placePlaceholders() }
        animateRows()
        return shown
    }

    func commit(_ placeholder: ItemPlaceholder, _ change: (IndexPath) -> Void) -> Bool {
        guard let table, rows.forget(placeholder) else { return false }
        offsetsDidChange()
        change(placeholder.path)
        placeholder.cell.removeFromSuperview()
        table.insertRows(at: [placeholder.path], with: .fade)
        return true
    }

    func remove(_ placeholder: ItemPlaceholder) -> Bool {
        guard rows.forget(placeholder) else { return false }
        offsetsDidChange()
        let cell = placeholder.cell
        UIView.animate(withDuration: Theme.Table.gapDuration) {
            cell.alpha = 0
        } completion: { _ in
            cell.removeFromSuperview()
        }
        animateRows()
        return true
    }

    func placePlaceholders() {
        guard let table else { return }
        for placeholder in rows.placeholders {
            let frame = frame(of: placeholder, in: table)
            if placeholder.cell.frame != frame { placeholder.cell.frame = frame }
        }
        let height = table.content.geometry.height + rows.placeholders.reduce(0) { $0 + $1.height }
        if !rows.placeholders.isEmpty, table.contentSize.height != height { table.contentSize.height = height }
    }

    private func frame(of placeholder: ItemPlaceholder, in table: UITableView) -> CGRect {
        let geometry = table.content.geometry
        let path = placeholder.path
        var y: CGFloat = 0
        if geometry.has(path) {
            y = geometry.span(of: path).y
        } else if geometry.sections.indices.contains(path.section) {
            y = geometry.span(ofRowsIn: path.section).end
        } else {
            y = geometry.sectionsEnd
        }
        for other in rows.placeholders {
            if other === placeholder { break }
            if other.path <= path { y += other.height }
        }
        if let gap, gap.path <= path { y += gap.height }
        return CGRect(x: table.sideMargin, y: y, width: table.rowWidth, height: placeholder.height)
    }
}
