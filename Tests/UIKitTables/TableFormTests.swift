// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: forms")
@MainActor
struct TableFormTests {
    /// Rows with a text field each, in sections of three rows.
    private final class Form: UITableViewDataSource {
        static let sectionCount = 6

        final class Cell: UITableViewCell {
            let field = UITextField(frame: CGRect(x: 10, y: 5, width: 150, height: 34))

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(field)
            }

            required init?(coder: NSCoder) { nil }
        }

        func numberOfSections(in tableView: UITableView) -> Int { Self.sectionCount }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "end" }

        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: path)
            (cell as? Cell)?.field.accessibilityIdentifier = "\(path.section).\(path.row)"
            return cell
        }
    }

    @Test("Tab moves between the text fields of rows, also to those that aren't loaded, and leaves after the last one")
    func tab() throws {
        let root = UIViewController()
        let form = Form()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        table.register(Form.Cell.self, forCellReuseIdentifier: "field")
        table.rowHeight = 44
        table.dataSource = form
        let after = UITextField(frame: CGRect(x: 0, y: 210, width: 200, height: 34))
        after.accessibilityIdentifier = "after"
        root.view.addSubview(table)
        root.view.addSubview(after)
        let stage = Stage(size: CGSize(width: 300, height: 260))
        stage.window.rootViewController = root
        try stage.settle()
        let first = try #require((table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Form.Cell)?.field)
        first.becomeFirstResponder()
        func press(_ key: String, while isOn: (String?) -> Bool) throws -> [String] {
            var names: [String] = []
            repeat {
                try stage.key(key)
                try stage.settle()
                let field = stage.window.firstResponder as? UITextField
                guard let field else { break }
                names.append(field.accessibilityIdentifier ?? "")
                if field !== after {
                    #expect(table.bounds.contains(field.convert(field.bounds, to: table)), "\(names)")
                }
            } while isOn(names.last) && names.count < 40
            return names
        }
        let all = (0..<Form.sectionCount).flatMap { section in (0..<3).map { "\(section).\($0)" } }
        #expect(try press("tab") { $0 != "after" } == all.dropFirst() + ["after"])
        #expect(try press("shift+tab") { $0 != "0.0" } == all.reversed())
        withExtendedLifetime(form) {}
    }
}
