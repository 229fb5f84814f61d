// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting
import Windowing
import WindowingHeadless

@Suite("Tables: swipe actions")
@MainActor
struct TableSwipeTests {
    /// Drags slowly along a row, from one x position to another.
    private func swipe(_ stage: Stage, row: Int, from start: CGFloat, to end: CGFloat) throws {
        let y = CGFloat(row) * 44 + 22
        stage.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), duration: 1)
        try stage.settle()
    }

    @Test("S-TV-79 A swipe reveals the delete button; the delegate is notified before and after the deletion")
    func deleting() throws {
        let log = SwipeLog(["a", "b", "c"])
        log.deleteTitle = "Throw away"
        let (stage, table) = log.onStage()
        try swipe(stage, row: 1, from: 250, to: 170)
        #expect(log.take() == ["begin 1"])
        #expect(table.swipe(of: 1) > 60)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.showingDeleteConfirmation && !cell.isEditing && !table.isEditing)
        try stage.tap("Throw away")
        #expect(log.take() == ["commit 1", "end -"])
        try stage.settle()
        #expect(table.shownTitles == ["a", "c"])
        #expect(table.swipe(of: 0) == 0 && table.swipe(of: 1) == 0)
    }

    @Test("S-TV-80 A row that cannot be edited does not move, and the delegate is not notified")
    func refused() throws {
        let log = SwipeLog(["a", "b"])
        log.isEditable = false
        let (stage, table) = log.onStage()
        try swipe(stage, row: 0, from: 250, to: 100)
        #expect(table.swipe(of: 0) == 0)
        #expect(log.take() == [])
    }

    @Test("S-TV-81 A press outside or on the row closes it and has no other effect")
    func cancelled() throws {
        let log = SwipeLog(["a", "b", "c"])
        let (stage, table) = log.onStage()
        for place in [table.place(of: 2), CGPoint(x: 40, y: 66)] {
            try swipe(stage, row: 1, from: 250, to: 170)
            stage.tap(at: place)
            try stage.settle()
            #expect(log.take() == ["begin 1", "end 1"])
            #expect(table.swipe(of: 1) == 0)
            try stage.expectNot("Delete")
        }
        #expect(log.titles.count == 3)
        stage.tap(at: table.place(of: 2))
        #expect(log.take() == ["select 2"])
    }

    @Test("A short swipe closes, one past the middle stays open, and a flick decides by its velocity")
    func letGo() throws {
        let log = SwipeLog(["a"])
        log.trailing = ["One", "Two"]
        let (stage, table) = log.onStage()
        try swipe(stage, row: 0, from: 250, to: 200)
        #expect(table.swipe(of: 0) == 0)
        try swipe(stage, row: 0, from: 280, to: 170)
        let open = table.swipe(of: 0)
        #expect(open > 130 && open < 160)
        try swipe(stage, row: 0, from: 60, to: 110)
        #expect(table.swipe(of: 0) == open)
        stage.drag(from: CGPoint(x: 60, y: 22), to: CGPoint(x: 120, y: 22), duration: 0.05)
        try stage.settle()
        #expect(table.swipe(of: 0) == 0)
    }

    @Test("A full swipe performs the first action; the row closes on completion")
    func full() throws {
        let log = SwipeLog(["a", "b"])
        log.trailing = ["Archive", "Flag"]
        let (stage, table) = log.onStage()
        try swipe(stage, row: 0, from: 295, to: 10)
        #expect(log.take() == ["begin 0", "do Archive"])
        #expect(table.swipe(of: 0) == 300)
        log.finish?(true)
        try stage.settle()
        #expect(log.take() == ["end 0"] && table.swipe(of: 0) == 0)

        log.isFullSwipeAllowed = false
        try swipe(stage, row: 1, from: 295, to: 10)
        #expect(log.take() == ["begin 1"])
        let open = table.swipe(of: 1)
        #expect(open > 100 && open < 200)
    }

    @Test("Past its actions, a row resists the drag")
    func band() {
        let log = SwipeLog(["a"])
        log.trailing = ["One"]
        log.isFullSwipeAllowed = false
        let (stage, table) = log.onStage()
        func send(_ phase: TouchPointEvent.Phase, _ x: CGFloat) {
            let location = CGPoint(x: x, y: 22)
            let point = TouchPointEvent(phase: phase, identifier: 1, location: location, timestamp: stage.now)
            stage.system.windows.last?.send(.touches([point]))
            stage.advance(by: 0)
        }
        send(.began, 290)
        for x in stride(from: CGFloat(280), through: 100, by: -20) { send(.moved, x) }
        let place = table.swipe(of: 0)
        #expect(place > 80 && place < 140)
        send(.ended, 100)
    }

    @Test("Each side has separate actions, which are mirrored in right-to-left layout")
    func sides() throws {
        let log = SwipeLog(["a"])
        log.leading = ["Read"]
        log.trailing = ["Bin"]
        var (stage, table) = log.onStage()
        try swipe(stage, row: 0, from: 30, to: 110)
        #expect(table.swipe(of: 0) < -60)
        try stage.expect("Read")
        try stage.expectNot("Bin")
        (stage, table) = log.onStage(mirrored: true)
        try swipe(stage, row: 0, from: 30, to: 110)
        #expect(table.swipe(of: 0) < -60)
        try stage.expect("Bin")
    }

    @Test("Only one row is open at a time, and scrolling closes it")
    func single() throws {
        let log = SwipeLog((0..<30).map { "\($0)" })
        let (stage, table) = log.onStage()
        try swipe(stage, row: 1, from: 250, to: 170)
        try swipe(stage, row: 3, from: 250, to: 170)
        #expect(log.take() == ["begin 1", "end 1", "begin 3"])
        #expect(table.swipe(of: 1) == 0 && table.swipe(of: 3) > 60)
        stage.touchpadScroll(at: CGPoint(x: 100, y: 250), by: CGSize(width: 0, height: 40))
        try stage.settle()
        #expect(log.take() == ["end 3"] && table.swipe(of: 3) == 0)
        #expect(table.contentOffset.y > 20)
    }

    @Test("A vertical drag scrolls instead of swiping")
    func scrolling() throws {
        let log = SwipeLog((0..<30).map { "\($0)" })
        let (stage, table) = log.onStage()
        stage.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 190, y: 150), duration: 0.5)
        try stage.settle()
        #expect(table.contentOffset.y > 50)
        #expect(log.take().isEmpty)
    }

    @Test("A two-finger touchpad scroll swipes too")
    func touchpad() throws {
        let log = SwipeLog(["a", "b"])
        let (stage, table) = log.onStage()
        stage.touchpadScroll(at: CGPoint(x: 150, y: 22), by: CGSize(width: 80, height: 4), duration: 0.5)
        try stage.settle()
        #expect(log.take() == ["begin 0"])
        #expect(table.swipe(of: 0) > 60)
    }

    @Test("S-TV-77 The delete control asks for confirmation, which a press elsewhere cancels")
    func confirming() throws {
        let log = SwipeLog(["a", "b"])
        let (stage, table) = log.onStage()
        table.setEditing(true, animated: false)
        stage.advance(by: 0)
        stage.tap(at: CGPoint(x: 28, y: 66))
        try stage.settle()
        #expect(log.take() == ["begin 1"] && table.swipe(of: 1) > 60)
        stage.tap(at: CGPoint(x: 150, y: 22))
        try stage.settle()
        #expect(log.take() == ["end 1"] && table.swipe(of: 1) == 0)
        stage.tap(at: CGPoint(x: 28, y: 66))
        try stage.settle()
        let button = try #require(
            table.cellForRow(at: IndexPath(row: 1, section: 0))?.subviews.last?.subviews.first)
        try stage.tap(button)
        #expect(log.take() == ["begin 1", "commit 1", "end -"])
        #expect(table.isEditing)
    }

    @Test("R-TV-175 Delete opens a row whose first action isn't a deletion, Return performs it, and Escape cancels")
    func keys() throws {
        let log = SwipeLog(["a", "b", "c"])
        (log.trailing, log.isFullSwipeAllowed) = (["Flag"], false)
        let (stage, table) = log.onStage()
        try stage.key("tab")
        try stage.key("down")
        try stage.key("delete")
        try stage.settle()
        #expect(log.take() == ["begin 1"] && table.swipe(of: 1) > 60)
        try stage.key("escape")
        try stage.settle()
        #expect(log.take() == ["end 1"] && table.swipe(of: 1) == 0)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isFocused == true)
        try stage.key("delete")
        try stage.key("return")
        #expect(log.take() == ["begin 1", "do Flag"])
    }

    @Test("R-TV-175 Delete deletes the focused row, as a full swipe does")
    func deletion() throws {
        let log = SwipeLog(["a", "b", "c"])
        let (stage, table) = log.onStage()
        try stage.key("tab")
        try stage.key("down")
        try stage.key("delete")
        try stage.settle()
        #expect(log.take() == ["commit 1"])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isFocused == true)
    }

    @Test("The context menu has the same actions")
    func menu() throws {
        let log = SwipeLog(["a", "b"])
        log.leading = ["Read"]
        log.trailing = ["Bin", "Flag"]
        let (stage, table) = log.onStage()
        stage.click(at: table.place(of: 1), secondary: true)
        try stage.settle()
        for name in ["Read", "Bin", "Flag"] { try stage.expect(name) }
        try stage.tap("Flag")
        try stage.settle()
        #expect(log.take() == ["do Flag"])
    }

    @Test("A reused cell is not moved aside")
    func reuse() throws {
        let log = SwipeLog((0..<40).map { "\($0)" })
        let (stage, table) = log.onStage()
        try swipe(stage, row: 2, from: 250, to: 170)
        table.contentOffset.y = 800
        stage.advance(by: 0)
        table.contentOffset.y = 0
        try stage.settle()
        #expect(log.take() == ["begin 2", "end -"])
        #expect(table.visibleCells.allSatisfy { $0.bounds.minX == 0 })
        try stage.expectNot("Delete")
    }

    private func navigation(_ table: UIViewController) -> UIViewController {
        UINavigationController(rootViewController: table)
    }

    private func split(_ table: UIViewController) -> UIViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(table, for: .secondary)
        return split
    }

    @Test("Escape closes an open row in every container, with the focus elsewhere too", arguments: [0, 1, 2])
    func escape(container: Int) throws {
        let stage = Stage(size: CGSize(width: 1000, height: 400))
        let log = SwipeLog(["a", "b"])
        log.trailing = ["Flag"]
        let controller = UITableViewController(style: .plain)
        controller.tableView.dataSource = log
        controller.tableView.delegate = log
        let root = [controller, navigation(controller), split(controller)][container]
        stage.show(root)
        try stage.settle()
        let row = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let middle = row.convert(CGPoint(x: 400, y: row.bounds.midY), to: nil)
        func open() throws {
            stage.drag(from: middle, to: CGPoint(x: middle.x - 100, y: middle.y))
            try stage.settle()
            #expect(controller.tableView.swipe(of: 0) > 60)
        }
        try open()
        try stage.key("escape")
        try stage.settle()
        #expect(controller.tableView.swipe(of: 0) == 0)
        // A sheet above the table is dismissed first.
        try open()
        let sheet = UIViewController()
        controller.present(sheet, animated: false)
        try stage.settle()
        try stage.key("escape")
        try stage.settle()
        #expect(controller.presentedViewController == nil && controller.tableView.swipe(of: 0) > 60)
        try stage.key("escape")
        try stage.settle()
        #expect(controller.tableView.swipe(of: 0) == 0)
    }
}
