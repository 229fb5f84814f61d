// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting
import Windowing

@Suite("Collection views: interactive movement")
@MainActor
struct CollectionMovementTests {
    private func frame(_ item: Int, _ view: UICollectionView, _ section: Int = 0) -> CGPoint? {
        view.cellForItem(at: IndexPath(item: item, section: section))?.center
    }

    /// The center of a place in the grid.
    private func slot(_ item: Int) -> CGPoint {
        CGPoint(x: 50 + CGFloat(item % 4) * 80, y: 50 + CGFloat(item / 4) * 80)
    }

    @Test("The other items make space, and the data source moves the item once at the end")
    func moving() throws {
        let board = Board(12)
        let (stage, view) = board.onStage()
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 215, y: 125))
        try stage.settle()
        #expect(board.take().isEmpty)
        #expect(frame(1, view) == CGPoint(x: 215, y: 125))
        #expect(frame(0, view) == slot(0) && frame(2, view) == slot(1) && frame(6, view) == slot(5))
        #expect(frame(7, view) == slot(7))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
        try stage.settle()
        #expect(frame(0, view) == slot(1) && frame(2, view) == slot(2))
        view.updateInteractiveMovementTargetPosition(slot(6))
        view.endInteractiveMovement()
        try stage.settle()
        #expect(board.take() == ["move 1 0.6"])
        #expect(board.content[0] == ["0", "2", "3", "4", "5", "6", "1", "7", "8", "9", "10", "11"])
        #expect(view.shownTitles == board.content[0])
        #expect((0..<12).allSatisfy { frame($0, view) == slot($0) })
    }

    @Test("While an item is moved, index paths are translated between the data and what is shown")
    func translating() throws {
        let board = Board(12)
        let (stage, view) = board.onStage()
        let paths = (0..<13).map { IndexPath(item: $0, section: 0) }
        #expect(view.presentationIndexPath(forDataSourceIndexPath: paths[2]) == paths[2])
        #expect(view.presentationIndexPath(forDataSourceIndexPath: paths[12]) == nil)
        #expect(view.beginInteractiveMovementForItem(at: paths[1]))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 215, y: 125))
        try stage.settle()
        let shown = [0, 2, 3, 4, 5, 6, 1, 7, 8, 9, 10, 11]
        for (place, item) in shown.enumerated() {
            #expect(view.presentationIndexPath(forDataSourceIndexPath: paths[item]) == paths[place])
            #expect(view.dataSourceIndexPath(forPresentationIndexPath: paths[place]) == paths[item])
        }
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: paths[12]) == nil)
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
        var cell: UICollectionViewCell?
        var center: CGPoint?
        view.performUsingPresentationValues {
            cell = view.cellForItem(at: paths[5])
            center = view.layoutAttributesForItem(at: paths[5])?.center
        }
        #expect(cell != nil && cell === view.cellForItem(at: paths[6]) && center == slot(5))
        view.cancelInteractiveMovement()
        #expect(view.presentationIndexPath(forDataSourceIndexPath: paths[1]) == paths[1])
    }

    @Test("A cancelled movement returns the item, and one into its own place moves nothing")
    func cancelling() throws {
        let board = Board(12)
        let (stage, view) = board.onStage()
        for ends in [true, false] {
            #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 4, section: 0)))
            view.updateInteractiveMovementTargetPosition(ends ? slot(4) : slot(9))
            if ends { view.endInteractiveMovement() } else { view.cancelInteractiveMovement() }
            try stage.settle()
            #expect(board.take().isEmpty && (0..<12).allSatisfy { frame($0, view) == slot($0) })
        }
        board.canMove = { _ in false }
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 4, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 0))
        view.endInteractiveMovement()
    }

    @Test("The delegate limits the target; targets that do not exist are ignored")
    func limits() throws {
        let board = Board(12)
        let (stage, view) = board.onStage()
        board.target = { _, proposal in IndexPath(item: max(proposal.item, 4), section: 0) }
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 8, section: 0)))
        view.updateInteractiveMovementTargetPosition(slot(1))
        view.endInteractiveMovement()
        #expect(board.take() == ["move 8 0.4"])
        try stage.settle()
        board.target = { _, _ in IndexPath(item: 99, section: 7) }
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 8, section: 0)))
        view.updateInteractiveMovementTargetPosition(slot(1))
        view.endInteractiveMovement()
        #expect(board.take().isEmpty)
    }

    @Test("An item moves into another section, at its end too, and keeps its own size")
    func sections() throws {
        let board = Board([["a", "b", "c"], ["d", "e"]])
        board.size = {
            $0 == IndexPath(item: 0, section: 0) ? CGSize(width: 60, height: 40) : CGSize(width: 60, height: 60)
        }
        let (stage, view) = board.onStage()
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        let end = try #require(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))).frame
        view.updateInteractiveMovementTargetPosition(CGPoint(x: end.minX + 5, y: end.midY))
        try stage.settle()
        #expect(view.numberOfItems(inSection: 1) == 3)
        #expect(view.visibleCells.count == 5)
        view.updateInteractiveMovementTargetPosition(CGPoint(x: end.maxX + 100, y: end.midY))
        view.endInteractiveMovement()
        try stage.settle()
        #expect(board.content[0] == ["b", "c"] && board.content[1].contains("a"))
        #expect(view.shownTitles == board.content.flatMap { $0 })
    }

    @Test("A reload during a movement ends it, and the right items are shown")
    func reloading() throws {
        let board = Board([["a", "b", "c"], ["d", "e"]])
        let (stage, view) = board.onStage()
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        let goal = try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))).center
        view.updateInteractiveMovementTargetPosition(goal)
        board.content = [["x"], []]
        view.reloadData()
        stage.advance(by: 0)
        #expect(view.shownTitles == ["x"])
        view.endInteractiveMovement()
        #expect(board.take().isEmpty)
    }

    @Test("A collection view controller moves items by a drag of the pointer and by a long press")
    func gestures() throws {
        let board = Board(400)
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 60, height: 60)
        let controller = UICollectionViewController(collectionViewLayout: flow)
        let stage = Stage(size: CGSize(width: 320, height: 400))
        controller.collectionView.register(TitleCell.self, forCellWithReuseIdentifier: "item")
        controller.collectionView.dataSource = board
        stage.show(controller)
        stage.advance(by: 0)
        let view: UICollectionView = controller.collectionView
        stage.mouseDrag(from: view.place(of: 0), to: view.place(of: 2))
        try stage.settle()
        #expect(board.take() == ["move 0 0.2"])
        // At the edge, the content scrolls below the item.
        stage.holdPointer(at: view.place(of: 1), then: [CGPoint(x: 160, y: 300), CGPoint(x: 160, y: 396)])
        stage.advance(by: 1.5)
        #expect(view.contentOffset.y > 200)
        stage.releasePointer(at: CGPoint(x: 160, y: 396))
        try stage.settle()
        let moved = try #require(board.take().first)
        #expect(moved.hasPrefix("move 1 0.") && view.shownTitles.contains("2"))
        controller.installsStandardGestureForInteractiveMovement = false
        stage.mouseDrag(from: CGPoint(x: 30, y: 100), to: CGPoint(x: 200, y: 100))
        #expect(board.take().isEmpty)
    }
}
