// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Collection views: selection")
@MainActor
struct UICollectionViewSelectionTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("A press highlights and selects an item, and deselects the previous one")
    func press() {
        let log = CollectionLog(sections: 1, items: 100)
        let (stage, view) = UICollectionView.onStage(log)
        _ = log.take()
        stage.tap(at: view.place(of: 2))
        #expect(
            log.take() == [
                "shouldHighlight 0.2", "highlight 0.2", "shouldSelect 0.2", "select 0.2", "open 0.2", "unhighlight 0.2",
            ])
        #expect(view.indexPathsForSelectedItems == [path(2)] && view.cellForItem(at: path(2))?.isSelected == true)
        stage.tap(at: view.place(of: 5))
        let lines = log.take()
        #expect(lines.filter { $0.contains("select 0") } == ["deselect 0.2", "select 0.5"])
        #expect(view.indexPathsForSelectedItems == [path(5)] && view.cellForItem(at: path(2))?.isSelected == false)
    }

    @Test("Items that may not be highlighted or selected are not, and scrolling by touch selects nothing")
    func refused() {
        let log = CollectionLog(sections: 1, items: 200)
        let (stage, view) = UICollectionView.onStage(log)
        log.highlightable = { $0.item != 3 }
        log.selectable = { $0.item != 4 }
        stage.tap(at: view.place(of: 3))
        stage.tap(at: view.place(of: 4))
        stage.tap(at: CGPoint(x: 57, y: 25))
        stage.drag(from: view.place(of: 26), to: CGPoint(x: 100, y: 20))
        #expect(view.indexPathsForSelectedItems == [] && view.contentOffset.y > 100)
        #expect(!log.take().contains { $0.hasPrefix("select") })
    }

    @Test("Pressing an item that may not be selected keeps the selection", arguments: [false, true])
    func refusedAfterSelection(isMultiple: Bool) {
        let log = CollectionLog(sections: 1, items: 30)
        let (stage, view) = UICollectionView.onStage(log)
        view.allowsMultipleSelection = isMultiple
        log.selectable = { $0.item != 4 }
        stage.click(at: view.place(of: 2))
        _ = log.take()
        stage.click(at: view.place(of: 4))
        #expect(view.indexPathsForSelectedItems == [path(2)] && view.cellForItem(at: path(2))?.isSelected == true)
        #expect(!log.take().contains { $0.hasPrefix("deselect") })
    }

    @Test("With multiple selection, taps toggle items")
    func multiple() {
        let log = CollectionLog(sections: 1, items: 30)
        let (stage, view) = UICollectionView.onStage(log)
        view.allowsMultipleSelection = true
        for item in [7, 1, 7, 3] { stage.tap(at: view.place(of: item)) }
        #expect(view.indexPathsForSelectedItems == [path(1), path(3)])
        stage.click(at: view.place(of: 9))
        #expect(view.indexPathsForSelectedItems == [path(9)])
        view.allowsMultipleSelection = false
        #expect(view.indexPathsForSelectedItems == [path(9)])
        view.allowsSelection = false
        #expect(view.indexPathsForSelectedItems == [] && view.cellForItem(at: path(9))?.isSelected == false)
    }

    @Test("Programmatic selection scrolls to the item and does not call the delegate", arguments: [false, true])
    func byProgram(animated: Bool) throws {
        let log = CollectionLog(sections: 1, items: 500)
        let (stage, view) = UICollectionView.onStage(log)
        _ = log.take()
        view.selectItem(at: path(250), animated: animated, scrollPosition: .centeredVertically)
        try stage.settle()
        #expect(view.cellForItem(at: path(250))?.isSelected == true)
        #expect(view.layoutAttributesForItem(at: path(250))?.frame.midY == view.bounds.midY)
        #expect(!log.take().contains { $0.hasPrefix("select") || $0.hasPrefix("should") })
        view.selectItem(at: path(900), animated: animated, scrollPosition: .top)
        #expect(view.indexPathsForSelectedItems == [path(250)])
        view.selectItem(at: nil, animated: animated, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test("Each scroll position puts the item where it says, within the content and its insets")
    func positions() {
        let log = CollectionLog(sections: 1, items: 500)
        let (_, view) = UICollectionView.onStage(log)
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        func top(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
            view.scrollToItem(at: path(item), at: position, animated: false)
            return view.contentOffset.y
        }
        #expect(top(250, .top) == CGFloat(2980))
        #expect(top(250, .bottom) == CGFloat(2680))
        #expect(top(250, .centeredVertically) == CGFloat(2830))
        #expect(top(0, .bottom) == CGFloat(-20))
        #expect(top(499, .top) == view.contentSize.height + 30 - 400)
    }
}
