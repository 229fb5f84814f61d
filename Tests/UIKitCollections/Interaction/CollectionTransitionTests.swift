// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Collection views: transitions between layouts")
@MainActor
struct CollectionTransitionTests {
    private func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: width, height: height)
        return flow
    }

    private func matches(_ view: UICollectionView) -> Bool {
        !view.visibleCells.isEmpty
            && view.visibleCells.allSatisfy { cell in
                guard let path = view.indexPath(for: cell) else { return false }
                return cell.frame == view.layoutAttributesForItem(at: path)?.frame && cell.alpha == 1
            }
    }

    @Test("An animated change moves the cells to their new places, and calls its completion at the end")
    func animated() throws {
        let board = Board(400)
        let (stage, view) = board.onStage(layout: flow(80, 80))
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        var ends: [Bool] = []
        view.setCollectionViewLayout(flow(340, 40), animated: true) { ends.append($0) }
        #expect(ends.isEmpty)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
        #expect(cell.frame.width == 340)
        stage.advance(by: 0.1)
        let shown = try #require(cell.layer.presentation()).bounds.width
        #expect(shown > 80 && shown < 340)
        try stage.settle()
        #expect(ends == [true])
        #expect(view.visibleCells.count == 8 && matches(view))
        view.setCollectionViewLayout(flow(60, 60), animated: false)
        stage.advance(by: 0)
        #expect(matches(view))
    }

    @Test("The first visible item stays in sight, and changes in succession end in the last layout")
    func succession() throws {
        let board = Board(400)
        let (stage, view) = board.onStage(layout: flow(60, 60))
        view.contentOffset.y = 1000
        stage.advance(by: 0)
        let first = try #require(view.indexPathsForVisibleItems.first)
        view.setCollectionViewLayout(flow(340, 40), animated: true)
        stage.advance(by: 0.1)
        #expect(view.indexPathsForVisibleItems.contains(IndexPath(item: first.item + 5, section: 0)))
        view.setCollectionViewLayout(flow(100, 100), animated: true)
        stage.advance(by: 0.05)
        view.reloadData()
        try stage.settle()
        #expect(matches(view) && view.contentOffset.y > 0)
    }

    @Test("An interactive transition follows its progress, and finishes or is cancelled")
    func interactive() throws {
        let board = Board(400)
        let (stage, view) = board.onStage(layout: flow(80, 80))
        let (start, next) = (view.collectionViewLayout, flow(340, 40))
        var ends: [String] = []
        let transition = view.startInteractiveTransition(to: next) { ends.append("\($0) \($1)") }
        #expect(view.collectionViewLayout === transition)
        #expect(transition.currentLayout === start && transition.nextLayout === next)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        transition.transitionProgress = 0.5
        stage.advance(by: 0)
        #expect(cell.frame.width == 210 && cell.frame.height == 60)
        transition.transitionProgress = .nan
        #expect(transition.transitionProgress == 0.5)
        transition.updateValue(3, forAnimatedKey: "finger")
        #expect(transition.value(forAnimatedKey: "finger") == 3 && transition.value(forAnimatedKey: "other") == 0)
        view.finishInteractiveTransition()
        try stage.settle()
        #expect(ends == ["true true"] && view.collectionViewLayout === next && matches(view))
        let back = view.startInteractiveTransition(to: flow(80, 80)) { ends.append("\($0) \($1)") }
        back.transitionProgress = 0.3
        stage.advance(by: 0)
        view.cancelInteractiveTransition()
        try stage.settle()
        #expect(ends.last == "true false" && view.collectionViewLayout === next && matches(view))
    }
}
