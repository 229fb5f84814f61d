// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

extension TableDragDrop {
    /// The height of the gap: that of the dragged row, or of a usual row.
    var gapHeight: CGFloat {
        guard let table else { return 0 }
        if let path = rows.sources.values.min(), rows.dragSession != nil, table.content.geometry.has(path) {
            return table.content.geometry.span(of: path).height
        }
        return table.rowHeight > 0 ? table.rowHeight : Theme.Table.rowHeight
    }

    /// Returns the row at a location; below the last row of a section, the index path of a new row.
    func destination(at location: CGPoint, _ session: any UIDropSession) -> DropDestination? {
        guard let table else { return nil }
        let geometry = table.content.geometry
        guard !geometry.sections.isEmpty, location.y.isFinite else { return nil }
        var y = location.y
        var path: IndexPath?
        var isBelowGap = false
        if let gap {
            let start = start(of: gap.path, in: geometry)
            if y >= start, y < start + gap.height { path = gap.path }
            isBelowGap = y >= start + gap.height
            if isBelowGap { y -= gap.height }
        }
        let row = path == nil ? geometry.row(at: y) : nil
        var insertion = path ?? self.path(at: y, in: geometry)
        // The row moves up into the gap, so that the gap opens below the pointer.
        if isBelowGap, row != nil { insertion.row += 1 }
        var after = insertion
        if rows.isMove(session) {
            after.row -= rows.sourcePaths.count { $0.section == insertion.section && $0.row < insertion.row }
        }
        var isInMiddle = false
        if let row {
            let span = geometry.span(of: row)
            let edge = Theme.DragDrop.edgeShare
            isInMiddle = (edge...(1 - edge)).contains((y - span.y) / max(span.height, 1))
        }
        return DropDestination(path: insertion, pathAfterRemoval: after, row: row, isInMiddle: isInMiddle)
    }

    private func start(of path: IndexPath, in geometry: TableGeometry) -> CGFloat {
        if geometry.has(path) { return geometry.span(of: path).y }
        guard geometry.sections.indices.contains(path.section) else { return geometry.sectionsEnd }
        return geometry.span(ofRowsIn: path.section).end
    }

    private func path(at y: CGFloat, in geometry: TableGeometry) -> IndexPath {
        if let path = geometry.row(at: y) { return path }
        let section = geometry.section(at: y) ?? 0
        let isAbove = y < geometry.span(ofRowsIn: section).y
        return IndexPath(row: isAbove ? 0 : geometry.sections[section].rows.count, section: section)
    }
}
