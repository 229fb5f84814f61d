// SPDX-License-Identifier: MIT
package import Foundation
internal import UIKitCells

/// The rows of a table whose content a UI file contains.
@MainActor
package final class StaticTableContent {
    /// A row with its own cell.
    package struct Row {
        package let cell: UITableViewCell
        /// In points; `nil` for the table's height.
        package let height: CGFloat?

        package init(cell: UITableViewCell, height: CGFloat?) {
            self.cell = cell
            self.height = height
        }
    }

    /// A section with its texts.
    package struct Section {
        package let header: String?
        package let footer: String?
        package let rows: [Row]

        package init(header: String?, footer: String?, rows: [Row]) {
            self.header = header
            self.footer = footer
            self.rows = rows
        }
    }

    package let sections: [Section]

    package init(sections: [Section]) {
        self.sections = sections
    }

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    func row(at path: IndexPath) -> Row? {
        guard let rows = section(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
        return rows[path.row]
    }
}
