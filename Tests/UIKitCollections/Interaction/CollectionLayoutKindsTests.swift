// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting
import Windowing

@Suite("Collection views: interaction in other layouts")
@MainActor
struct CollectionLayoutKindsTests {
    /// A layout that places its items with a closure.
    private final class Placed: UICollectionViewLayout {
        var frame: (Int) -> CGRect = { _ in .zero }
        var size = CGSize(width: 340, height: 400)

        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

        override var collectionViewContentSize: CGSize { size }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frame(indexPath.item)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<count + 1).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
    }

    @Test("Arrow keys follow items around a circle")
    func circle() throws {
        let layout = Placed()
        layout.frame = { item in
            let angle = CGFloat(item) * .pi / 4
            return CGRect(x: 150 + 120 * sin(angle), y: 180 - 120 * cos(angle), width: 40, height: 40)
        }
        let board = Board(8)
        let (stage, view) = board.onStage(layout: layout)
        try stage.key("tab")
        #expect(view.focusedItemNumber == 0)
        // Each line has an item on either side but the first and the last.
        for _ in 0..<4 { try stage.key("down") }
        #expect(view.focusedItemNumber == 4)
        for _ in 0..<4 { try stage.key("up") }
        #expect(view.focusedItemNumber == 0)
        stage.click(at: view.place(of: 2))
        try stage.key("left")
        #expect(view.focusedItemNumber == 6)
    }

    @Test("Keys, the rubber band, and movements survive a layout with contradictory attributes")
    func hostile() throws {
        let frames: [(Int) -> CGRect] = [
            { _ in CGRect(x: 10, y: 10, width: 50, height: 50) },
            { CGRect(x: CGFloat.nan, y: CGFloat($0), width: -5, height: .infinity) },
            { CGRect(x: CGFloat($0) * 1e12, y: -1e12, width: 1e15, height: 0) },
            { CGRect(x: CGFloat($0 % 3) * 40, y: CGFloat(-$0) * 40, width: 30, height: 30) },
        ]
        for frame in frames {
            let layout = Placed()
            layout.frame = frame
            layout.size = CGSize(width: CGFloat.nan, height: 1e20)
            let board = Board(9)
            let (stage, view) = board.onStage(layout: layout)
            for key in [
                "tab", "down", "right", "up", "left", "end", "pageup", "home", "pagedown", "shift+down", "alt+down",
            ] {
                try stage.key(key)
            }
            stage.mouseDrag(from: CGPoint(x: 300, y: 390), to: CGPoint(x: 5, y: 5))
            view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 1e300, y: -1e300))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 20))
            view.endInteractiveMovement()
            let next = Placed()
            next.frame = { CGRect(x: 0, y: CGFloat($0) * 50, width: 40, height: 40) }
            let transition = view.startInteractiveTransition(to: next)
            transition.transitionProgress = 1e30
            stage.advance(by: 0.1)
            view.finishInteractiveTransition()
            view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
            try stage.settle()
            #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
            #expect(view.shownTitles == board.content[0])
        }
    }

    @Test("The focus moves through a section that scrolls on its own, and down to the next")
    func orthogonal() throws {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            if index == 0 { section.orthogonalScrollingBehavior = .continuous }
            return section
        }
        let board = Board([(0..<40).map { "a\($0)" }, (0..<40).map { "b\($0)" }])
        let (stage, view) = board.onStage(layout: layout)
        try stage.key("tab")
        for item in 1..<12 {
            try stage.key("right")
            try stage.settle()
            #expect(view.focusedItemNumber == item)
        }
        let cell = try #require(stage.window.focusedView)
        #expect(stage.window.bounds.contains(cell.convert(cell.bounds, to: nil)))
        try stage.key("left")
        #expect(view.focusedItemNumber == 10)
        try stage.key("down")
        let path = (stage.window.focusedView as? UICollectionViewCell).flatMap { view.indexPath(for: $0) }
        #expect(path?.section == 1)
    }

    @Test("Items inserted before others during the use of a rubber band keep the right ones selected")
    func updates() throws {
        let board = Board(12)
        let (stage, view) = board.onStage()
        stage.click(at: view.place(of: 9))
        stage.holdPointer(at: CGPoint(x: 10, y: 10), then: [CGPoint(x: 90, y: 40)], with: .shift)
        #expect(view.selectedItems == [0, 9])
        board.content[0].insert("new", at: 5)
        view.insertItems(at: [IndexPath(item: 5, section: 0)])
        try stage.settle()
        #expect(view.selectedItems == [0, 10])
        stage.releasePointer(at: CGPoint(x: 12, y: 12), with: .shift)
        #expect(view.selectedItems == [10])
    }
}
