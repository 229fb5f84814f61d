// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: scenarios of selecting")
@MainActor
struct SelectionScenarioTests {
    /// A list of options with checkmarks, one or many of which are chosen.
    private final class Options: UITableViewController {
        let names = (0..<40).map { "Option \($0)" }
        var chosen: Set<Int> = [3]
        let isExclusive: Bool

        init(isExclusive: Bool) {
            self.isExclusive = isExclusive
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "option")
                ?? UITableViewCell(style: .default, reuseIdentifier: "option")
            cell.textLabel?.text = names[indexPath.row]
            cell.accessoryType = chosen.contains(indexPath.row) ? .checkmark : .none
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: false)
            let cell = tableView.cellForRow(at: indexPath)
            guard isExclusive else {
                if chosen.remove(indexPath.row) == nil { chosen.insert(indexPath.row) }
                cell?.accessoryType = chosen.contains(indexPath.row) ? .checkmark : .none
                return
            }
            guard !chosen.contains(indexPath.row) else { return }
            for row in chosen {
                tableView.cellForRow(at: IndexPath(row: row, section: 0))?.accessoryType = .none
            }
            chosen = [indexPath.row]
            cell?.accessoryType = .checkmark
        }

        var ticked: [Int] {
            (tableView.indexPathsForVisibleRows ?? []).filter {
                tableView.cellForRow(at: $0)?.accessoryType == .checkmark
            }.map(\.row)
        }
    }

    private func show(_ controller: UITableViewController) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 440))
        stage.show(controller)
        stage.advance(by: 0)
        return stage
    }

    @Test("S-TV-4 S-TV-71: in a list with one choice, the checkmark moves to the option that is clicked")
    func oneChoice() throws {
        let options = Options(isExclusive: true)
        let stage = show(options)
        #expect(options.ticked == [3])
        stage.click(at: options.tableView.place(of: 5))
        #expect(options.ticked == [5] && options.chosen == [5])
        stage.click(at: options.tableView.place(of: 5))
        #expect(options.ticked == [5] && options.chosen == [5])
        #expect(options.tableView.indexPathForSelectedRow == nil)
        // The old choice is out of sight when the next one is clicked, and has no checkmark when it is seen again.
        options.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
        stage.advance(by: 0)
        stage.click(at: options.tableView.place(of: 35))
        #expect(options.ticked == [35] && options.chosen == [35])
        options.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        stage.advance(by: 0)
        #expect(options.ticked.isEmpty)
    }

    @Test("S-TV-4 S-TV-72: in a list with many choices, each click toggles a checkmark, and no row stays selected")
    func manyChoices() {
        let options = Options(isExclusive: false)
        let stage = show(options)
        for row in [1, 3, 6] {
            stage.tap(at: options.tableView.place(of: row))
            #expect(options.tableView.indexPathsForSelectedRows == nil)
        }
        #expect(options.ticked == [1, 6] && options.chosen == [1, 6])
        stage.tap(at: options.tableView.place(of: 3))
        #expect(options.ticked == [1, 3, 6])
    }

    private final class Details: UITableViewController {
        var lines: [String] = []
        var toggles: [Bool] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: "CellWithSwitch")
            guard indexPath.row == 1 else {
                cell.textLabel?.text = "Network"
                cell.accessoryType = .detailDisclosureButton
                return cell
            }
            cell.selectionStyle = .none
            cell.textLabel?.font = .systemFont(ofSize: 14)
            cell.textLabel?.text = "Sound Effects"
            let control = UISwitch(frame: CGRect(x: 1, y: 1, width: 20, height: 20))
            control.isOn = true
            control.addAction(
                UIAction { [weak self] action in
                    if let control = action.sender as? UISwitch { self?.toggles.append(control.isOn) }
                }, for: .valueChanged)
            cell.accessoryView = control
            return cell
        }

        override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            lines.append("accessory \(indexPath.row)")
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            lines.append("select \(indexPath.row)")
        }
    }

    @Test("S-TV-69: a click on the detail button calls only its method; a click next to it selects the row")
    func detailButton() throws {
        let details = Details(style: .plain)
        let stage = show(details)
        let cell = try #require(details.tableView.visibleCells.first)
        let button = try #require(cell.subviews.first { $0 is UIControl })
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.click(at: middle)
        #expect(details.lines == ["accessory 0"])
        stage.click(at: CGPoint(x: middle.x - 60, y: middle.y))
        #expect(details.lines == ["accessory 0", "select 0"])
    }

    @Test("S-TV-70: a switch as an accessory runs its action once per toggle and doesn't select its row")
    func switchAccessory() throws {
        let details = Details(style: .plain)
        let stage = show(details)
        let control = try #require(details.tableView.visibleCells.last?.accessoryView as? UISwitch)
        try stage.click(control)
        try stage.settle()
        #expect(details.toggles == [false] && !control.isOn)
        #expect(details.lines.isEmpty && details.tableView.indexPathForSelectedRow == nil)
    }

    nonisolated static let variants = ["select", "nearest", "scroll"]

    @Test("S-TV-75: after adding a contact and returning, the list scrolls to its row", arguments: variants)
    func returning(variant: String) throws {
        let log = TableLog([(0..<60).map { "Contact \($0)" }])
        let list = UITableViewController(style: .plain)
        list.clearsSelectionOnViewWillAppear = false
        list.tableView.dataSource = log
        list.tableView.delegate = log
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(size: CGSize(width: 300, height: 440))
        stage.show(navigation)
        try stage.settle()
        let form = UIViewController()
        navigation.present(form, animated: true)
        try stage.settle()
        log.content[0].insert("New Contact", at: 45)
        let path = IndexPath(row: 45, section: 0)
        list.tableView.insertRows(at: [path], with: .automatic)
        switch variant {
        case "select": list.tableView.selectRow(at: path, animated: true, scrollPosition: .middle)
        case "nearest":
            list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
            list.tableView.scrollToNearestSelectedRow(at: .middle, animated: true)
        default: list.tableView.scrollToRow(at: path, at: .middle, animated: true)
        }
        form.dismiss(animated: true)
        try stage.settle()
        let cell = try #require(list.tableView.cellForRow(at: path))
        #expect(cell.textLabel?.text == "New Contact" && cell.isSelected == (variant != "scroll"))
        let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil).y
        #expect(abs(middle - (440 + list.tableView.adjustedContentInset.top) / 2) < 30)
    }
}
