// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableView {
    // MARK: - Counts

    /// The number of sections, as last loaded.
    public var numberOfSections: Int {
        loadIfNeeded()
        return content.geometry.sections.count
    }

    /// Returns the number of rows in a section, as last loaded; 0 if the section does not exist.
    public func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        guard content.geometry.sections.indices.contains(section) else { return 0 }
        return content.geometry.sections[section].rows.count
    }

    // MARK: - Rectangles

    /// Returns the rectangle of a section with its header and footer, in the table's coordinates; empty if it does not
    /// exist.
    public func rect(forSection section: Int) -> CGRect {
        rect {
            $0.span(ofSection: section)
        } if: {
            $0.sections.indices.contains(section)
        }
    }

    /// Returns the rectangle of a section's header in its unpinned position.
    public func rectForHeader(inSection section: Int) -> CGRect {
        loadIfNeeded()
        return content.geometry.sections.indices.contains(section) ? headerFrame(section) : .zero
    }

    /// Returns the rectangle of a section's footer in its unpinned position.
    public func rectForFooter(inSection section: Int) -> CGRect {
        loadIfNeeded()
        return content.geometry.sections.indices.contains(section) ? footerFrame(section) : .zero
    }

    /// Returns the rectangle of a row across the whole width of the table, including the margins of inset groups.
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

    /// Returns the row at a point in the table's coordinates; `nil` if there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        return content.geometry.row(at: point.y)
    }

    /// Returns the row of a cell; `nil` if the cell is not visible.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        content.cells.first { $0.value === cell }?.key
    }

    /// Returns the rows that intersect a rectangle in the table's coordinates.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        return content.geometry.rows(from: rect.minY, to: rect.maxY)
    }

    /// Returns the cell of a row; `nil` unless the row is visible (`A-TV-35`).
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        content.cells[indexPath]
    }

    /// The visible cells, from top to bottom.
    public var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return visiblePaths.compactMap { content.cells[$0] }
    }

    /// The index paths of the visible rows, from top to bottom.
    public var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return visiblePaths
    }

    private var visiblePaths: [IndexPath] {
        content.geometry.rows(from: bounds.minY, to: bounds.maxY)
    }

    /// Returns the header of a section; `nil` unless it is visible and a `UITableViewHeaderFooterView`.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.headers[section] as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section; `nil` unless it is visible and a `UITableViewHeaderFooterView`.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.footers[section] as? UITableViewHeaderFooterView
    }
}
