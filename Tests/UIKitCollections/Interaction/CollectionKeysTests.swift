// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Collection views: keyboard")
@MainActor
struct CollectionKeysTests {
    private func press(_ stage: Stage, _ view: UICollectionView, _ keys: String...) throws -> [Int?] {
        try keys.map { key in
            try stage.key(key)
            return view.focusedItemNumber
        }
    }

    @Test("Arrow keys move in two dimensions, and keep the column across a short line")
    func arrows() throws {
        let board = Board(10)
        board.content.append((0..<8).map { "next \($0)" })
        let (stage, view) = board.onStage()
        #expect(try press(stage, view, "tab", "right", "right", "right", "right") == [0, 1, 2, 3, 3])
        #expect(try press(stage, view, "down", "down") == [7, 9])
        // The next section has the column again.
        #expect(try press(stage, view, "down", "up", "up") == [3, 9, 7])
        #expect(try press(stage, view, "left", "up", "up") == [6, 2, 2])
        #expect(try press(stage, view, "end", "home") == [7, 0])
    }

    @Test("Page Down keeps the column and moves by what is in sight; the focus is scrolled into sight")
    func pages() throws {
        let board = Board(400)
        let (stage, view) = board.onStage()
        _ = try press(stage, view, "tab", "right")
        #expect(try press(stage, view, "pagedown") == [17])
        try stage.settle()
        let frame = try #require(view.layoutAttributesForItem(at: IndexPath(item: 17, section: 0))).frame
        #expect(view.bounds.contains(frame))
        #expect(try press(stage, view, "pageup", "end") == [1, 399])
        try stage.settle()
        #expect(
            view.contentOffset.y == view.contentSize.height - 400 || view.bounds.maxY >= view.contentSize.height - 20)
        #expect(try press(stage, view, "pageup", "home") == [383, 0])
        try stage.settle()
        #expect(view.contentOffset.y == 0)
    }

    @Test("Arrow keys follow the geometry of a layout in columns, and of right-to-left layout")
    func otherLayouts() throws {
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 100, height: 100)
        let board = Board(40)
        let (stage, view) = board.onStage(layout: flow)
        let lines = try #require(press(stage, view, "tab", "down", "down").last)
        #expect(lines == 2)
        let column = Int(400 / 110)
        #expect(try press(stage, view, "right") == [2 + column])
        let other = Board(40)
        let (second, mirrored) = other.onStage()
        mirrored.semanticContentAttribute = .forceRightToLeft
        second.advance(by: 0)
        #expect(try press(second, mirrored, "tab", "left", "left", "right", "down") == [0, 1, 2, 1, 5])
    }

    @Test("Shift extends the selection, Control+A selects all, Space toggles, and Escape clears")
    func selecting() throws {
        let board = Board(12)
        let (stage, view) = board.onStage()
        stage.click(at: view.place(of: 1))
        try stage.key("shift+right")
        try stage.key("shift+down")
        #expect(view.selectedItems == [1, 2, 3, 4, 5, 6])
        try stage.key("shift+up")
        #expect(view.selectedItems == [1, 2])
        try stage.key("ctrl+a")
        #expect(view.selectedItems == Array(0..<12))
        try stage.key("escape")
        #expect(view.selectedItems.isEmpty)
        try stage.key("space")
        #expect(view.selectedItems == [2])
        try stage.key("return")
        #expect(board.take().last == "open 2")
    }

    @Test("Typed letters move the focus to the next item with that text, out of sight too")
    func typing() throws {
        let board = Board([(0..<300).map { "item \($0)" } + ["Zebra", "zoo", "Été"]])
        let (stage, view) = board.onStage()
        try stage.key("tab")
        stage.type("z")
        #expect(view.focusedItemNumber == 300)
        stage.advance(by: 2)
        stage.type("zo")
        #expect(view.focusedItemNumber == 301)
        stage.advance(by: 2)
        stage.type("et")
        #expect(view.focusedItemNumber == 302)
        stage.advance(by: 2)
        stage.type("item 2")
        #expect(view.focusedItemNumber == 2)
        stage.type("x")
        #expect(view.focusedItemNumber == 2)
    }

    @Test("Items that cannot become focused are skipped")
    func skipping() throws {
        let board = Board(20)
        board.canFocus = { ![1, 4, 5, 6, 7].contains($0.item) }
        let (stage, view) = board.onStage()
        #expect(try press(stage, view, "tab", "right", "left", "down") == [0, 2, 0, 8])
    }

    @Test("Tab stops once, at the preferred, remembered, or selected item")
    func entering() throws {
        let board = Board(300)
        let (stage, view) = board.onStage()
        let button = UIButton(frame: CGRect(x: 0, y: 380, width: 60, height: 20))
        stage.window.addSubview(button)
        try stage.key("tab")
        try stage.key("tab")
        #expect(stage.window.focusedView === button)
        view.selectItem(at: IndexPath(item: 6, section: 0), animated: false, scrollPosition: [])
        board.preferred = IndexPath(item: 250, section: 0)
        try stage.key("tab")
        stage.advance(by: 0)
        #expect(view.focusedItemNumber == 250)
    }

    @Test("Selection follows the focus if it should")
    func following() throws {
        let board = Board(20)
        let (stage, view) = board.onStage()
        view.selectionFollowsFocus = true
        _ = try press(stage, view, "tab", "right", "down")
        #expect(view.selectedItems == [5])
        view.allowsFocus = false
        #expect(!view.visibleCells.contains { $0.canBecomeFocused })
    }

    @Test("Alt and an arrow key move an item")
    func moving() throws {
        let board = Board(8)
        let (stage, view) = board.onStage()
        _ = try press(stage, view, "tab")
        try stage.key("alt+right")
        try stage.settle()
        #expect(board.content[0].prefix(3) == ["1", "0", "2"])
        try stage.key("alt+down")
        try stage.settle()
        #expect(board.content[0] == ["1", "2", "3", "4", "5", "0", "6", "7"])
        #expect(view.focusedItemNumber == 5)
    }
}
