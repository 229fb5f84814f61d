// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

extension RequestAnswers {
    /// The maximum number of ancestors that are visited from a cell to its table.
    private static let maximumDepth = 64

    func table(
        _ member: String, _ arguments: Arguments, _ object: ServedObject
    ) throws(Refusal) -> [BusArgument] {
        guard let size = object.element.tableSize else { throw .unknownInterface(Interface.table.busName) }
        let (id, first, second) = (object.id, arguments.int(0), arguments.int(1))
        func cell(_ row: Int, _ column: Int) -> AccessibilityID? {
            guard (0..<max(size.rows, 0)).contains(row), (0..<max(size.columns, 0)).contains(column) else { return nil }
            return provider.cell(row: row, column: column, of: id)
        }
        func span(_ row: Int, _ column: Int) -> AccessibilityCell? {
            cell(row, column).flatMap { provider.element($0, .collection)?.cell }
        }
        func position(_ index: Int) -> (row: Int, column: Int)? {
            guard size.columns > 0, index >= 0, index / size.columns < size.rows else { return nil }
            return (index / size.columns, index % size.columns)
        }
        func header(row: Int?, column: Int?) -> AccessibilityID? {
            provider.headers(row: row, column: column, of: id).first
        }
        switch member {
        case "GetAccessibleAt": return [reference(cell(first, second))]
        case "GetIndexAt":
            let isCell = (0..<max(size.rows, 0)).contains(first) && (0..<max(size.columns, 0)).contains(second)
            return [.int(isCell ? first * size.columns + second : -1)]
        case "GetRowAtIndex": return [.int(position(first)?.row ?? -1)]
        case "GetColumnAtIndex": return [.int(position(first)?.column ?? -1)]
        case "GetRowDescription":
            return [WireText.name(header(row: first, column: nil).flatMap { provider.element($0, .name)?.name } ?? "")]
        case "GetColumnDescription":
            return [WireText.name(header(row: nil, column: first).flatMap { provider.element($0, .name)?.name } ?? "")]
        case "GetRowExtentAt": return [.int(span(first, second)?.rowSpan ?? 0)]
        case "GetColumnExtentAt": return [.int(span(first, second)?.columnSpan ?? 0)]
        case "GetRowHeader": return [reference(header(row: first, column: nil))]
        case "GetColumnHeader": return [reference(header(row: nil, column: first))]
        case "GetSelectedRows": return [.array(of: "i", selectedRows(of: id).map { .int($0) })]
        // Rows and cells are selected, not columns.
        case "GetSelectedColumns": return [.array(of: "i", [])]
        case "IsColumnSelected", "AddColumnSelection", "RemoveColumnSelection": return [.boolean(false)]
        case "IsRowSelected": return [.boolean(isSelected(cell(first, 0), in: id))]
        case "IsSelected": return [.boolean(isSelected(cell(first, second), in: id))]
        case "AddRowSelection": return [.boolean(select(true, cell(first, 0), in: id))]
        case "RemoveRowSelection": return [.boolean(select(false, cell(first, 0), in: id))]
        case "GetRowColumnExtentsAtIndex":
            guard let position = position(first) else {
                return [.boolean(false), .int(-1), .int(-1), .int(0), .int(0), .boolean(false)]
            }
            let span = span(position.row, position.column)
            return [
                .boolean(true), .int(position.row), .int(position.column), .int(span?.rowSpan ?? 1),
                .int(span?.columnSpan ?? 1), .boolean(isSelected(cell(position.row, position.column), in: id)),
            ]
        default: throw .unknownMethod(member)
        }
    }

    func tableProperty(_ name: String, _ object: ServedObject) throws(Refusal) -> BusArgument {
        switch name {
        case "NRows": return .int(object.element.tableSize?.rows ?? 0)
        case "NColumns": return .int(object.element.tableSize?.columns ?? 0)
        case "Caption": return reference(object.element.relations[.labelledBy]?.first)
        case "Summary": return reference(object.element.relations[.describedBy]?.first)
        case "NSelectedRows": return .int(selectedRows(of: object.id).count)
        case "NSelectedColumns": return .int(0)
        default: throw .unknownProperty(name)
        }
    }

    // MARK: - Selection

    private func selectedRows(of table: AccessibilityID) -> [Int] {
        let rows = provider.selectedChildren(of: table).prefix(Self.maximumChildCount).compactMap { index -> Int? in
            guard let child = provider.child(of: table, at: index),
                let element = provider.element(child, .collection)
            else { return nil }
            if let cell = element.cell { return cell.row }
            return provider.child(of: child, at: 0).flatMap { provider.element($0, .collection)?.cell?.row }
        }
        return Set(rows).sorted()
    }

    /// Whether a cell, or the row that contains it, is selected.
    private func isSelected(_ cell: AccessibilityID?, in table: AccessibilityID) -> Bool {
        var next = cell
        for _ in 0..<Self.maximumDepth {
            guard let id = next, id != table, let element = provider.element(id, [.states, .parent]) else {
                return false
            }
            if element.states.contains(.selected) { return true }
            next = element.parent
        }
        return false
    }

    /// Selects the child of the table that contains a cell.
    private func select(_ isSelected: Bool, _ cell: AccessibilityID?, in table: AccessibilityID) -> Bool {
        var next = cell
        for _ in 0..<Self.maximumDepth {
            guard let id = next, let element = provider.element(id, .parent) else { return false }
            if element.parent == table {
                guard let index = provider.index(of: id) else { return false }
                return provider.setSelected(isSelected, childAt: index, of: table)
            }
            next = element.parent
        }
        return false
    }

    // MARK: - Cells

    func tableCell(_ member: String, _ object: ServedObject) throws(Refusal) -> [BusArgument] {
        guard let cell = object.element.cell else { throw .unknownInterface(Interface.tableCell.busName) }
        switch member {
        case "GetRowColumnSpan":
            return [.boolean(true), .int(cell.row), .int(cell.column), .int(cell.rowSpan), .int(cell.columnSpan)]
        case "GetRowHeaderCells":
            return [references(provider.headers(row: cell.row, column: nil, of: cell.table))]
        case "GetColumnHeaderCells":
            return [references(provider.headers(row: nil, column: cell.column, of: cell.table))]
        default: throw .unknownMethod(member)
        }
    }

    func tableCellProperty(_ name: String, _ object: ServedObject) throws(Refusal) -> BusArgument {
        guard let cell = object.element.cell else { throw .unknownProperty(name) }
        switch name {
        case "RowSpan": return .int(cell.rowSpan)
        case "ColumnSpan": return .int(cell.columnSpan)
        case "Position": return .structure([.int(cell.row), .int(cell.column)])
        case "Table": return reference(cell.table)
        default: throw .unknownProperty(name)
        }
    }
}
