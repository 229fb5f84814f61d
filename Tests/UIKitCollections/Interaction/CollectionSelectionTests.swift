// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting
import Windowing

@Suite("Collection views: selection with the pointer")
@MainActor
struct CollectionSelectionTests {
    @Test("A click selects one item, Control toggles, and Shift selects the range from the anchor")
    func clicks() {
        let board = Board(20)
        let (stage, view) = board.onStage()
        stage.click(at: view.place(of: 2))
        #expect(view.selectedItems == [2])
        stage.click(at: view.place(of: 5), with: .control)
        #expect(view.selectedItems == [2, 5])
        stage.click(at: view.place(of: 8), with: .shift)
        #expect(view.selectedItems == [5, 6, 7, 8])
        // The range shrinks towards its anchor, and continues from it.
        stage.click(at: view.place(of: 3), with: .shift)
        #expect(view.selectedItems == [3, 4, 5])
        stage.click(at: view.place(of: 4), with: .control)
        #expect(view.selectedItems == [3, 5])
        stage.click(at: view.place(of: 6), with: [.control, .shift])
        #expect(view.selectedItems == [3, 4, 5, 6])
        stage.click(at: view.place(of: 9))
        #expect(view.selectedItems == [9])
        stage.click(at: CGPoint(x: 10, y: 10))
        #expect(view.selectedItems.isEmpty)
    }

    @Test("A double click opens an item of a multiple selection, a single click one of a single selection")
    func primaryAction() throws {
        let board = Board(20)
        let (stage, view) = board.onStage()
        stage.click(at: view.place(of: 2))
        #expect(board.take() == ["select 2"])
        stage.advance(by: 1)
        stage.click(at: view.place(of: 2), count: 2)
        #expect(board.take().filter { $0.hasPrefix("open") } == ["open 2"])
        view.allowsMultipleSelection = false
        stage.advance(by: 1)
        stage.click(at: view.place(of: 3), count: 2)
        #expect(board.take().filter { $0.hasPrefix("open") } == ["open 3"])
        try stage.key("return")
        #expect(board.take().contains("open 3"))
        stage.tap(at: view.place(of: 4))
        #expect(board.take().contains("open 4"))
    }

    @Test("A drag from between items selects the items that the rectangle touches")
    func band() {
        let board = Board(20)
        let (stage, view) = board.onStage()
        stage.click(at: view.place(of: 19))
        stage.holdPointer(at: CGPoint(x: 10, y: 10), then: [CGPoint(x: 60, y: 60), CGPoint(x: 190, y: 130)])
        #expect(view.selectedItems == [0, 1, 2, 4, 5, 6])
        // An area of the background has the rectangle's color now.
        #expect(stage.pixel(at: CGPoint(x: 90, y: 90)) != stage.pixel(at: CGPoint(x: 250, y: 90)))
        stage.window.receive(.pointer(PointerEvent(kind: .moved, location: CGPoint(x: 30, y: 130), timestamp: 0)))
        stage.advance(by: 0)
        #expect(view.selectedItems == [0, 4])
        stage.releasePointer(at: CGPoint(x: 30, y: 130))
        #expect(view.selectedItems == [0, 4])
        #expect(stage.pixel(at: CGPoint(x: 25, y: 90)) == stage.pixel(at: CGPoint(x: 250, y: 90)))
        let lines = board.take()
        #expect(lines.contains("deselect 19") && lines.contains("deselect 6"))
    }

    @Test("Control toggles and Shift adds the items in the rectangle")
    func bandWithModifiers() {
        let board = Board(20)
        let (stage, view) = board.onStage()
        stage.click(at: view.place(of: 0))
        stage.click(at: view.place(of: 9), with: .control)
        let (start, end) = (CGPoint(x: 10, y: 10), CGPoint(x: 190, y: 60))
        stage.holdPointer(at: start, then: [CGPoint(x: 50, y: 30), end], with: .control)
        stage.releasePointer(at: end, with: .control)
        #expect(view.selectedItems == [1, 2, 9])
        stage.holdPointer(at: start, then: [CGPoint(x: 50, y: 30), end], with: .shift)
        stage.releasePointer(at: end, with: .shift)
        #expect(view.selectedItems == [0, 1, 2, 9])
    }

    @Test("A rectangle held at the edge scrolls, and selects the items that come into sight")
    func bandScrolls() {
        let board = Board(400)
        let (stage, view) = board.onStage()
        stage.holdPointer(at: CGPoint(x: 10, y: 10), then: [CGPoint(x: 200, y: 300), CGPoint(x: 320, y: 398)])
        stage.advance(by: 2)
        #expect(view.contentOffset.y > 400)
        let last = Int((view.contentOffset.y + 398 - 20) / 80) * 4 + 3
        #expect(view.selectedItems == Array(0...last))
        stage.releasePointer(at: CGPoint(x: 320, y: 398))
        let offset = view.contentOffset
        stage.advance(by: 1)
        #expect(view.contentOffset == offset)
    }

    @Test("A drag from an item, or without multiple selection, draws no rectangle")
    func noBand() {
        let board = Board(20)
        board.canMove = { _ in false }
        let (stage, view) = board.onStage()
        stage.mouseDrag(from: view.place(of: 0), to: view.place(of: 10))
        #expect(view.selectedItems.count <= 1)
        view.allowsMultipleSelection = false
        stage.mouseDrag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 190, y: 60))
        #expect(view.selectedItems.count <= 1)
    }

    @Test("A pan with two fingers selects a range if the delegate allows it")
    func twoFingers() {
        let board = Board(40)
        let (stage, view) = board.onStage(multiple: false)
        view.allowsMultipleSelectionDuringEditing = true
        let (first, second) = (view.place(of: 1), view.place(of: 2))
        stage.drag(from: [first, second], by: CGSize(width: 0, height: 80))
        #expect(board.take().isEmpty)
        view.contentOffset.y = 0
        stage.advance(by: 1)
        board.allowsPan = true
        stage.drag(from: [view.place(of: 1), view.place(of: 2)], by: CGSize(width: 0, height: 80))
        #expect(view.isEditing)
        #expect(Set(view.selectedItems).isSuperset(of: [1, 2, 3, 4, 5]))
        #expect(view.contentOffset.y == 0)
        let lines = board.take()
        #expect(lines.first == "begin 1" && lines.last == "end")
    }

    @Test("A Shift-click begins multiple selection if the delegate allows it")
    func shiftClick() {
        let board = Board(40)
        board.allowsPan = true
        let (stage, view) = board.onStage(multiple: false)
        view.allowsMultipleSelectionDuringEditing = true
        stage.click(at: view.place(of: 3), with: .shift)
        #expect(board.take() == ["begin 3", "select 3", "end"] && view.selectedItems == [3])
    }
}
