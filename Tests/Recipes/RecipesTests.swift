// SPDX-License-Identifier: MIT
import AccessibilityAudit
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@testable import Recipes

/// The two versions of the application.
enum RecipesVersion: CaseIterable {
    case code, storyboard

    @MainActor
    func makeRoot(_ book: RecipeBook) -> UIViewController? {
        switch self {
        case .code: RecipesApp.makeRoot(book: book)
        case .storyboard: RecipesApp.loadRoot(book: book)
        }
    }
}

@MainActor
@Suite("Recipes", .serialized)
struct RecipesTests {
    private let book = RecipeBook.sample

    private func open(
        _ version: RecipesVersion, scale: CGFloat = 0.5
    ) throws -> (stage: Stage, stack: UINavigationController) {
        let stage = Stage(size: CGSize(width: 400, height: 640), scale: scale)
        let tabs = try #require(version.makeRoot(book) as? UITabBarController)
        stage.show(tabs)
        stage.advance(by: 1)
        return (stage, try #require(tabs.selectedViewController as? UINavigationController))
    }

    @Test("The list, a recipe, and the form pass the accessibility audit", arguments: RecipesVersion.allCases)
    func audit(version: RecipesVersion) throws {
        let (stage, _) = try open(version, scale: 1)
        #expect(stage.audit().map(\.description) == [])
        try stage.tap("Miso Soup")
        try stage.settle()
        #expect(stage.audit().map(\.description) == [])
    }

    @Test("Tab reaches every control, and keys alone show a recipe", arguments: RecipesVersion.allCases)
    func keyboardReach(version: RecipesVersion) throws {
        let (stage, stack) = try open(version)
        #expect(try stage.viewsOutOfKeyboardReach() == [])
        let list = try #require(stack.topViewController as? RecipeListController)
        _ = try stage.keyboardStops { $0.isDescendant(of: list.tableView) }
        for key in ["down", "return"] {
            try stage.key(key)
            try stage.settle()
        }
        #expect(stack.topViewController is RecipeDetailController)
        #expect(try stage.viewsOutOfKeyboardReach() == [])
    }

    @Test("S-VC-2 A recipe leads to its detail, which leads to its photo", arguments: RecipesVersion.allCases)
    func photo(version: RecipesVersion) throws {
        let (stage, stack) = try open(version)
        try stage.tap("Miso Soup")
        try stage.settle()
        #expect(stack.topViewController is RecipeDetailController)
        try stage.tap("Photo")
        try stage.settle()
        let photo = try #require(stack.topViewController as? PhotoController)
        #expect(photo.view.frame.minY == stack.navigationBar.frame.maxY && stack.viewControllers.count == 3)
        try stage.key("escape")
        try stage.settle()
        try stage.key("escape")
        try stage.settle()
        #expect(stack.viewControllers.count == 1)
    }

    @Test("S-VC-7 S-VC-75 S-VC-84 The presenter of a form dismisses it", arguments: RecipesVersion.allCases)
    func adding(version: RecipesVersion) throws {
        let (stage, stack) = try open(version)
        let count = book.recipes.count
        try stage.tap("Add")
        try stage.settle()
        let form = try #require(stack.presentedViewController as? UINavigationController)
        #expect(form.topViewController is RecipeAddController)
        form.pushViewController(UIViewController(), animated: true)
        try stage.settle()
        form.popViewController(animated: true)
        try stage.settle()
        try stage.tap("Cancel")
        try stage.settle()
        #expect(stack.presentedViewController == nil && book.recipes.count == count)
        try stage.tap("Add")
        try stage.settle()
        stage.type("Toast")
        try stage.tap("Done")
        try stage.settle()
        #expect(stack.presentedViewController == nil && book.recipes.last?.name == "Toast")
        #expect(book.recipes.count == count + 1)
    }

    @Test("Recipes are deleted in edit mode, which the button switches", arguments: RecipesVersion.allCases)
    func editing(version: RecipesVersion) throws {
        let (stage, stack) = try open(version)
        try stage.tap("Edit")
        try stage.settle()
        let list = try #require(stack.topViewController as? UITableViewController)
        let rect = list.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        let y = list.tableView.convert(CGPoint(x: 0, y: rect.midY), to: nil).y
        stage.tap(at: CGPoint(x: 40, y: y))
        try stage.settle()
        #expect(book.recipes.contains { $0.name == "Potato Pancakes" })
        stage.tap(at: CGPoint(x: 355, y: y))
        try stage.settle()
        try stage.tap("Miso Soup")
        try stage.settle()
        #expect(stack.viewControllers.count == 1 && !book.recipes.contains { $0.name == "Potato Pancakes" })
        try stage.tap("Done")
        try stage.tap("Miso Soup")
        try stage.settle()
        #expect(stack.viewControllers.count == 2)
    }

    @Test(
        "Starring a recipe adds it to the favorites, and its ingredients are put on the shopping list, with a badge",
        arguments: RecipesVersion.allCases)
    func favorites(version: RecipesVersion) throws {
        let (stage, stack) = try open(version)
        let tabs = try #require(stack.tabBarController)
        try stage.tap("Potato Pancakes")
        try stage.settle()
        try stage.tap("Star")
        try stage.expect("Unstar")
        try stage.tap("Share")
        try stage.settle()
        try stage.tap("Add to Shopping List")
        try stage.settle()
        #expect(book.shopping.count == 5 && tabs.tabBar.items?.last?.badgeValue == "5")
        tabs.selectedIndex = 1
        try stage.settle()
        try stage.expect("Potato Pancakes")
        tabs.selectedIndex = 2
        try stage.settle()
        try stage.tap("2 eggs")
        try stage.settle()
        #expect(book.shopping.count == 4 && tabs.tabBar.items?.last?.badgeValue == "4")
    }
}
