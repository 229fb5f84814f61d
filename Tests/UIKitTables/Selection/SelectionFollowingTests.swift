// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting
import Windowing

/// A list that was written for iOS: it shows what is selected, and deletes rows.
@MainActor
private final class ItemList: UITableViewController {
    var items = (0..<40).map { "Item \($0)" }
    var isReloading = false
    var accessory = UITableViewCell.AccessoryType.none
    private(set) var shown: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "item")
            ?? UITableViewCell(style: .default, reuseIdentifier: "item")
        cell.textLabel?.text = items[indexPath.row]
        cell.accessoryType = accessory
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        shown.append(items[indexPath.row])
        guard isReloading else { return }
        tableView.reloadData()
        tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        items.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

@MainActor
@Suite("Tables: the selection follows the arrow keys")
struct SelectionFollowingTests {
    /// A list next to the column of its detail or, in a narrow window, alone.
    private func onStage(
        width: CGFloat = 1000, rightToLeft: Bool = false, _ setUp: (ItemList) -> Void = { _ in }
    ) -> (stage: Stage, list: ItemList) {
        let stage = Stage(
            size: CGSize(width: width, height: 600), scale: 0.5, languages: rightToLeft ? ["ar"] : ["en"])
        let list = ItemList(style: .plain)
        setUp(list)
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(list, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        stage.show(split)
        if split.isCollapsed { split.show(.primary) }
        stage.advance(by: 1)
        return (stage, list)
    }

    private func press(_ stage: Stage, _ keys: String...) throws {
        for key in keys {
            try stage.key(key)
            try stage.settle()
        }
    }

    private func click(_ row: Int, in list: ItemList, _ stage: Stage) {
        stage.click(at: list.tableView.place(of: row))
        stage.advance(by: 0.5)
    }

    private func marks(_ list: ItemList) -> (focused: String?, selected: [String]) {
        let focused = list.tableView.visibleCells.first(where: \.isFocused)?.textLabel?.text
        return (focused, (list.tableView.indexPathsForSelectedRows ?? []).map { list.items[$0.row] })
    }

    private func agree(_ list: ItemList, _ item: String) -> Bool {
        let marks = marks(list)
        return marks.focused == item && marks.selected == [item]
    }

    @Test("In a list next to its detail, keys that move the focus select the row", arguments: [false, true])
    func column(rightToLeft: Bool) throws {
        let (stage, list) = onStage(rightToLeft: rightToLeft)
        click(1, in: list, stage)
        #expect(agree(list, "Item 1"))
        try press(stage, "down", "down")
        #expect(agree(list, "Item 3") && list.shown == ["Item 1", "Item 2", "Item 3"])
        try press(stage, "end")
        #expect(agree(list, "Item 39"))
        try press(stage, "home")
        #expect(agree(list, "Item 0"))
        try press(stage, "pagedown", "pageup")
        #expect(agree(list, "Item 0"))
        stage.type("item 12")
        try stage.settle()
        #expect(agree(list, "Item 12"))
    }

    @Test("A tap on a row moves the focus there too, so that the arrow keys continue from it")
    func tap() throws {
        let (stage, list) = onStage()
        stage.tap(at: list.tableView.place(of: 4))
        try stage.settle()
        try press(stage, "down")
        #expect(agree(list, "Item 5"))
    }

    @Test("In a collapsed split view, arrow keys move the focus and Return selects")
    func collapsed() throws {
        let (stage, list) = onStage(width: 360)
        try press(stage, "tab")
        for _ in 0..<10 where marks(list).focused == nil { try press(stage, "tab") }
        try press(stage, "home", "down", "down")
        #expect(marks(list).focused == "Item 2" && marks(list).selected.isEmpty && list.shown.isEmpty)
        try press(stage, "return")
        #expect(list.shown == ["Item 2"])
    }

    @Test("Rows with a disclosure indicator, which open something, aren't selected by passing them")
    func disclosure() throws {
        let (stage, list) = onStage { $0.accessory = .disclosureIndicator }
        click(1, in: list, stage)
        try press(stage, "down")
        #expect(marks(list).focused == "Item 2" && list.shown == ["Item 1"])
    }

    @Test("Tab enters the list at the selected row, and selects none")
    func entering() throws {
        let (stage, list) = onStage()
        for _ in 0..<10 where marks(list).focused == nil { try press(stage, "tab") }
        #expect(marks(list).focused != nil && list.shown.isEmpty)
        list.tableView.selectRow(at: IndexPath(row: 20, section: 0), animated: false, scrollPosition: .none)
        stage.window.focusSystem.move(to: nil, heading: [])
        for _ in 0..<20 where marks(list).focused != "Item 20" { try press(stage, "tab") }
        #expect(agree(list, "Item 20") && list.shown.isEmpty)
    }

    @Test("Control moves the focus alone, and Control+Space toggles the row")
    func control() throws {
        let (stage, list) = onStage { $0.tableView.allowsMultipleSelection = true }
        click(1, in: list, stage)
        try press(stage, "ctrl+down", "ctrl+down")
        #expect(marks(list).focused == "Item 3" && marks(list).selected == ["Item 1"])
        try press(stage, "ctrl+space")
        #expect(marks(list).selected == ["Item 1", "Item 3"])
        try press(stage, "down")
        #expect(agree(list, "Item 4"))
    }

    @Test("Shift selects from the anchor to the focus, with Control in addition; Control+A selects all")
    func extending() throws {
        let (stage, list) = onStage { $0.tableView.allowsMultipleSelection = true }
        click(3, in: list, stage)
        try press(stage, "shift+down", "shift+down", "shift+up")
        #expect(marks(list).selected.sorted() == ["Item 3", "Item 4"])
        try press(stage, "shift+up", "shift+up")
        #expect(marks(list).selected.sorted() == ["Item 2", "Item 3"])
        click(6, in: list, stage)
        try press(stage, "ctrl+down", "ctrl+down", "ctrl+shift+down")
        #expect(Set(marks(list).selected) == ["Item 6", "Item 7", "Item 8", "Item 9"])
        try press(stage, "ctrl+a")
        #expect(marks(list).selected.count == 40)
    }

    @Test("A key that repeats faster than the application responds selects only the row that it reaches")
    func repeating() throws {
        let (stage, list) = onStage()
        click(0, in: list, stage)
        func key(_ phase: KeyEvent.Phase) -> InputEvent {
            .key(KeyEvent(phase: phase, code: 108, keysym: 0xff54, characters: "", timestamp: 1))
        }
        stage.window.receive(key(.down))
        for _ in 0..<5 { stage.window.receive(key(.repeated)) }
        stage.window.receive(key(.up))
        stage.advance(by: 0.1)
        #expect(agree(list, "Item 6") && list.shown == ["Item 0", "Item 1", "Item 6"])
    }

    @Test("The focus stays at its row while the application reloads the list")
    func reloading() throws {
        let (stage, list) = onStage { $0.isReloading = true }
        click(1, in: list, stage)
        try press(stage, "down", "down", "down")
        #expect(agree(list, "Item 4") && list.shown.suffix(3) == ["Item 2", "Item 3", "Item 4"])
    }

    @Test("The focus moves along with the selection that the application sets")
    func setting() throws {
        let (stage, list) = onStage()
        click(1, in: list, stage)
        list.tableView.selectRow(at: IndexPath(row: 5, section: 0), animated: false, scrollPosition: .none)
        try stage.settle()
        #expect(agree(list, "Item 5"))
    }

    // MARK: - Deleting

    @Test(
        "Delete deletes the selected row, and the one that takes its place is selected",
        arguments: ["delete", "backspace"])
    func deleting(key: String) throws {
        let (stage, list) = onStage()
        click(1, in: list, stage)
        try press(stage, "down", "down", key)
        #expect(!list.items.contains("Item 3") && agree(list, "Item 4"))
        try press(stage, "end", key)
        #expect(!list.items.contains("Item 39") && agree(list, "Item 38"))
    }

    @Test("Delete deletes the focused row if another one is selected")
    func deletingFocused() throws {
        let (stage, list) = onStage()
        click(1, in: list, stage)
        try press(stage, "ctrl+down", "ctrl+down", "delete")
        #expect(list.items.contains("Item 1") && !list.items.contains("Item 3"))
        #expect(marks(list).focused == "Item 4" && marks(list).selected == ["Item 1"])
    }

    @Test("Delete deletes all selected rows, and works in a list without a detail")
    func deletingSeveral() throws {
        let (stage, list) = onStage(width: 360) { $0.tableView.allowsMultipleSelection = true }
        click(1, in: list, stage)
        try press(stage, "shift+down", "shift+down", "delete")
        #expect(list.items.prefix(2) == ["Item 0", "Item 4"] && marks(list).focused == "Item 4")
        #expect(marks(list).selected.isEmpty)
    }
}
