// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@testable import Recipes

@Suite("Recipes at large text sizes", .serialized)
@MainActor
struct RecipesLargeTextTests {
    private func show(width: CGFloat) throws -> (Stage, UITabBarController) {
        let stage = Stage(size: CGSize(width: width, height: 844))
        let tabs = try #require(RecipesVersion.allCases[0].makeRoot(.sample) as? UITabBarController)
        stage.show(tabs)
        try stage.settle()
        return (stage, tabs)
    }

    @Test("The list has no text that is cut, overlapped, or small", arguments: [390 as CGFloat, 1100], [2.0, 3.1])
    func texts(width: CGFloat, scale: Double) throws {
        let (stage, _) = try show(width: width)
        let faults = try stage.textFaults(atTextScale: scale)
        #expect(faults == [])
    }

    @Test("The first row begins below the search field at each text size", arguments: [1.0, 1.3, 1.6, 2, 3.1])
    func inset(scale: Double) throws {
        let (stage, tabs) = try show(width: 480)
        stage.application.textScale = CGFloat(scale)
        try stage.settle()
        let navigation = try #require(tabs.selectedViewController as? UINavigationController)
        let list = try #require(navigation.topViewController as? UITableViewController)
        let table: UITableView = list.tableView
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let bar = navigation.navigationBar
        #expect(cell.convert(cell.bounds, to: nil).minY >= bar.convert(bar.bounds, to: nil).maxY)
        let search = try #require(list.navigationItem.searchController?.searchBar)
        #expect(search.bounds.height == search.intrinsicContentSize.height)
        #expect(search.bounds.contains(search.searchTextField.frame))
    }

    @Test("The large title, the search field, and the cards share an edge in a wide window")
    func edge() throws {
        let (stage, tabs) = try show(width: 1100)
        let navigation = try #require(tabs.selectedViewController as? UINavigationController)
        let list = try #require(navigation.topViewController as? UITableViewController)
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let edge = cell.convert(cell.bounds, to: nil).minX
        #expect(edge > 20)
        let field = try #require(list.navigationItem.searchController?.searchBar.searchTextField)
        #expect(field.convert(field.bounds, to: nil).minX == edge)
        let title = try #require(
            largeTitles(in: navigation.navigationBar).first { $0.text == list.title ?? list.navigationItem.title })
        #expect(title.convert(title.bounds, to: nil).minX == edge)
        withExtendedLifetime(stage) {}
    }

    private func largeTitles(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { view in
            (view as? UILabel).map { $0.font.pointSize >= 34 ? [$0] : [] } ?? largeTitles(in: view)
        }
    }
}
