// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Scenarios: trails by region")
@MainActor
struct TrailTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600))

    private func show(_ controller: UIViewController) throws -> UINavigationController {
        let navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
        try stage.settle()
        return navigation
    }

    private func top(_ navigation: UINavigationController) throws -> UITableViewController {
        try #require(navigation.topViewController as? UITableViewController)
    }

    /// Clicks the row with a title, and waits for the next table.
    private func choose(_ title: String) throws {
        try stage.tap(title)
        try stage.settle()
    }

    @Test("S-TV-10: Regions lead to their trails, and trails to their details; Back leads to the regions again")
    func levels() throws {
        let navigation = try show(RegionsController())
        #expect(try top(navigation).tableView.numberOfRows(inSection: 0) == 4)
        #expect(try top(navigation).tableView.style == .plain)
        try choose("Moravia")
        #expect(try top(navigation).tableView.numberOfRows(inSection: 0) == 6)
        #expect(try top(navigation).tableView.style == .plain)
        try choose("Forest Moravia")
        let detail = try #require(navigation.topViewController as? TrailController)
        #expect(detail.tableView.numberOfRows(inSection: 0) == detail.trail.details.count)
        #expect(detail.tableView.style == .grouped)
        #expect(detail.tableView.visibleCells.map { $0.detailTextLabel?.text } == ["6 km", "240 m", "Moderate"])
        try choose("Moravia")
        try choose("Regions")
        #expect(navigation.topViewController is RegionsController && navigation.viewControllers.count == 1)
    }

    @Test("S-TV-11: An indexed list of all trails by region leads to the details")
    func indexed() throws {
        let navigation = try show(AllTrailsController())
        let table = try #require(try top(navigation).tableView)
        #expect(table.numberOfSections == 4 && (0..<4).map(table.numberOfRows(inSection:)) == [6, 5, 4, 3])
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "Moravia")
        // The index has the regions' initials; "S" is the third of four entries.
        let area = table.convert(table.bounds, to: nil)
        let middle = (area.minY + table.adjustedContentInset.top + area.maxY - table.adjustedContentInset.bottom) / 2
        stage.tap(at: CGPoint(x: 388, y: middle + 8))
        try stage.settle()
        #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 0, section: 2)) == true)
        try choose("Lake Silesia")
        #expect((navigation.topViewController as? TrailController)?.trail.name == "Lake Silesia")
    }

    /// The position of a view's left edge in the window as it is presented during animations.
    private func presentedX(_ view: UIView) -> CGFloat {
        sequence(first: view, next: \.superview).reduce(0) { sum, view in
            sum + (view.layer.presentation()?.frame.minX ?? view.frame.minX) - view.bounds.minX
        }
    }

    @Test("S-TV-12: The top controller's table is shown; a new one enters from the right, and the bar changes")
    func stack() throws {
        let navigation = try show(RegionsController())
        let bar = navigation.navigationBar
        try stage.tap("Moravia")
        stage.advance(by: 0.1)
        let trails = try top(navigation)
        #expect(presentedX(trails.view) > 10 && presentedX(trails.view) < 400)
        try stage.settle()
        #expect(presentedX(trails.view) == 0 && bar.topItem === trails.navigationItem)
        try choose("Lake Moravia")
        let third = UITableViewController(style: .plain)
        third.title = "Map"
        navigation.pushViewController(third, animated: true)
        try stage.settle()
        #expect(
            navigation.viewControllers.count == 4 && bar.topItem?.title == "Map"
                && bar.backItem?.title == "Lake Moravia")
        for title in ["Lake Moravia", "Moravia"] {
            try choose(title)
            let shown = try top(navigation)
            #expect(shown.title == title && shown.tableView.window != nil && bar.topItem === shown.navigationItem)
            for other in navigation.viewControllers where other !== shown { #expect(other.viewIfLoaded?.window == nil) }
        }
        #expect(trails.tableView.shownTitles.count == 6)
    }

    @Test("S-TV-13: The back button has the title of the level above; Edit and custom buttons are at the right")
    func bar() throws {
        let root = RegionsController()
        let navigation = try show(root)
        let bar = navigation.navigationBar
        #expect(bar.backItem == nil && bar.topItem?.title == "Regions")
        try stage.expect("Regions")
        try choose("Bohemia")
        let trails = try top(navigation)
        let share = UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in })
        trails.navigationItem.rightBarButtonItems = [trails.editButtonItem, share]
        try stage.settle()
        #expect(bar.topItem?.title == "Bohemia" && bar.backItem?.title == "Regions")
        let names = ["Regions", "Bohemia", "Share", "Edit"]
        let centers = try names.map { name in
            let view = try stage.view(named: name)
            return view.convert(CGPoint(x: view.bounds.midX, y: 0), to: nil).x
        }
        #expect(centers == centers.sorted() && centers[0] < 120 && centers[3] > 300)
        try choose("Regions")
        #expect(navigation.topViewController === root && bar.backItem == nil)
    }

    @Test("S-TV-67: A click on a region deselects it at once, and pushes a new table with its trails")
    func responding() throws {
        let root = RegionsController()
        let navigation = try show(root)
        try stage.tap("Tatra")
        #expect(root.tableView.indexPathForSelectedRow == nil)
        let first = try #require(navigation.topViewController as? TrailsController)
        #expect(first.region?.name == "Tatra" && first.tableView.style == .plain)
        try stage.settle()
        #expect(first.tableView.shownTitles == ["Brook Tatra", "Castle Tatra", "Forest Tatra"])
        try choose("Regions")
        try choose("Tatra")
        #expect(navigation.topViewController !== first && navigation.topViewController is TrailsController)
    }
}
