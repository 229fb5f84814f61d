// SPDX-License-Identifier: MIT
public import Foundation

extension UITableView {
    // MARK: - Numbers

    public var numberOfSections: Int {
        loadIfNeeded()
        return content.geometry.sections.count
    }

    /// 0 for a section that is not there.
    public func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        guard content.geometry.sections.indices.contains(section) else { return 0 }
        return content.geometry.sections[section].rows.count
    }

    // MARK: - Rectangles

    /// All of a section, in the table's coordinates; empty for one that is not there.
    public func rect(forSection section: Int) -> CGRect {
        rect {
            $0.span(ofSection: section)
        } if: {
            $0.sections.indices.contains(section)
        }
    }

    /// Where a section's header is while it is not stuck at the table's edge.
    public func rectForHeader(inSection section: Int) -> CGRect {
        loadIfNeeded()
        return content.geometry.sections.indices.contains(section) ? headerFrame(section) : .zero
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        loadIfNeeded()
        return content.geometry.sections.indices.contains(section) ? footerFrame(section) : .zero
    }

    /// From side to side of the table, though cards have room beside them.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        rect {
            $0.span(of: indexPath)
        } if: {
            $0.has(indexPath)
        }
    }

    private func rect(
        _ span: (TableGeometry) -> TableGeometry.Span, if exists: (TableGeometry) -> Bool
    ) -> CGRect {
        loadIfNeeded()
        guard exists(content.geometry) else { return .zero }
        let span = span(content.geometry)
        return CGRect(x: 0, y: span.y, width: bounds.width, height: span.height)
    }

    // MARK: - Rows

    /// The row at a point in the table's coordinates; `nil` where there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        return content.geometry.row(at: point.y)
    }

    /// The row that a cell shows; `nil` for one that is not in sight.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        content.cells.first { $0.value === cell }?.key
    }

    /// The rows that a rectangle touches.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        return content.geometry.rows(from: rect.minY, to: rect.maxY)
    }

    /// The cell of a row; `nil` unless the row is in sight (`A-TV-35`).
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        content.cells[indexPath]
    }

    /// The cells in sight, from top to bottom.
    public var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return visiblePaths.compactMap { content.cells[$0] }
    }

    public var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return visiblePaths
    }

    private var visiblePaths: [IndexPath] {
        content.geometry.rows(from: bounds.minY, to: bounds.maxY)
    }

    /// The header of a section; `nil` unless it is in sight and a `UITableViewHeaderFooterView`.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.headers[section] as? UITableViewHeaderFooterView
    }

    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.footers[section] as? UITableViewHeaderFooterView
    }
}
