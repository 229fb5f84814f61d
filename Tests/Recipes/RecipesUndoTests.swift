// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@testable import Recipes

@MainActor
@Suite("Recipes: undo", .serialized)
struct RecipesUndoTests {
    private let book = RecipeBook.sample

    private func open(_ tab: Int) throws -> (stage: Stage, list: UITableViewController) {
        let stage = Stage(size: CGSize(width: 400, height: 640), scale: 0.5)
        let tabs = try #require(RecipesApp.makeRoot(book: book) as? UITabBarController)
        tabs.selectedIndex = tab
        stage.show(tabs)
        stage.advance(by: 1)
        let stack = try #require(tabs.selectedViewController as? UINavigationController)
        return (stage, try #require(stack.topViewController as? UITableViewController))
    }

    /// Moves the focus to a row of the list.
    private func focus(_ row: Int, in list: UITableViewController, _ stage: Stage) throws {
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        for _ in 0..<20 where !(stage.window.focusedView is UITableViewCell) { try stage.key("tab") }
        try stage.key("home")
        for _ in 0..<row { try stage.key("down") }
        #expect(cell.isFocused)
    }

    @Test("Delete removes the focused recipe; undo brings it back to its place")
    func recipe() throws {
        let (stage, list) = try open(0)
        let names = book.recipes.map(\.name)
        try focus(1, in: list, stage)
        try stage.key("delete")
        try stage.settle()
        #expect(book.recipes.map(\.name) == names.filter { $0 != "Potato Pancakes" })
        #expect(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.isFocused == true)
        #expect(book.undoManager.undoMenuItemTitle == "Undo Delete Recipe")
        try stage.key("ctrl+z")
        try stage.settle()
        #expect(book.recipes.map(\.name) == names && list.tableView.numberOfRows(inSection: 0) == names.count)
        try stage.key("ctrl+shift+z")
        try stage.settle()
        #expect(book.recipes.count == names.count - 1)
    }

    @Test("Undo brings back the items that Return and Delete take off the shopping list")
    func shopping() throws {
        book.buy(["Salt", "Eggs", "Milk"])
        let (stage, list) = try open(2)
        try focus(1, in: list, stage)
        try stage.key("return")
        try stage.settle()
        #expect(book.shopping == ["Salt", "Milk"])
        try stage.key("delete")
        try stage.settle()
        #expect(book.shopping == ["Salt"])
        try stage.key("ctrl+z")
        try stage.key("ctrl+z")
        try stage.settle()
        #expect(book.shopping == ["Salt", "Eggs", "Milk"])
    }
}
