// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Table view controllers")
@MainActor
struct UITableViewControllerTests {
    private final class Trees: UITableViewController {
        var names = ["Alder", "Beech", "Elm"]
        var lines: [String] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            lines.append("rows")
            return names.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "tree")
                ?? UITableViewCell(style: .default, reuseIdentifier: "tree")
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let next = UIViewController()
            next.title = names[indexPath.row]
            navigationController?.pushViewController(next, animated: true)
        }
    }

    @Test("S-VC-3 A table view controller's view is its table, which tableView loads")
    func tableView() {
        let controller = Trees(style: .grouped)
        #expect(!controller.isViewLoaded)
        let table = controller.tableView
        #expect(controller.isViewLoaded && controller.view === table && table?.style == .grouped)
        #expect(table?.dataSource === controller && table?.delegate === controller)
        // The view may be another one that contains the table.
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let other = Trees(style: .plain)
        let inner = other.tableView
        other.view = holder
        holder.addSubview(inner ?? UIView())
        #expect(other.view === holder && other.tableView === inner)
    }

    @Test("S-TV-18 S-TV-68 The table loads once, and the selection is cleared on return")
    func appearing() throws {
        let stage = Stage(size: CGSize(width: 400, height: 400))
        let controller = Trees(style: .plain)
        let navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
        try stage.settle()
        #expect(controller.lines == ["rows"])
        stage.tap(at: controller.tableView.place(of: 1))
        try stage.settle()
        #expect(navigation.topViewController?.title == "Beech")
        #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        navigation.popViewController(animated: true)
        stage.advance(by: 0.05)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
        try stage.settle()
        #expect(controller.lines == ["rows"])
        controller.clearsSelectionOnViewWillAppear = false
        stage.tap(at: controller.tableView.place(of: 0))
        try stage.settle()
        navigation.popViewController(animated: true)
        try stage.settle()
        #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }

    @Test("S-TV-19 Edit starts editing mode, and Done ends it")
    func editing() throws {
        let stage = Stage(size: CGSize(width: 400, height: 400))
        let controller = Trees(style: .plain)
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        stage.show(UINavigationController(rootViewController: controller))
        try stage.settle()
        try stage.tap("Edit")
        try stage.settle()
        #expect(controller.tableView.isEditing && controller.tableView.visibleCells.allSatisfy(\.isEditing))
        try stage.tap("Done")
        try stage.settle()
        #expect(!controller.tableView.isEditing && !controller.tableView.visibleCells.contains(where: \.isEditing))
    }
}
