// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Collection views: sizes")
@MainActor
struct UICollectionViewSizingTests {
    private func onStage(_ items: Int) -> (stage: Stage, view: UICollectionView, log: CollectionLog) {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        let log = CollectionLog(sections: 1, items: items)
        log.size = { _ in CGSize(width: 50, height: 50) }
        let (stage, view) = UICollectionView.onStage(log, layout: layout, cell: TitleSizedCell.self)
        return (stage, view, log)
    }

    @Test("Cells that size themselves determine the lines, and only visible ones are measured")
    func selfSizing() throws {
        let (stage, view, log) = onStage(5_000)
        #expect(log.take().count { $0.hasPrefix("cell") } < 80)
        for path in view.indexPathsForVisibleItems {
            let number = path.item % 7
            #expect(
                view.cellForItem(at: path)?.frame.size == CGSize(width: 40 + 6 * number, height: 30 + 8 * (number % 4)))
        }
        view.contentOffset.y = 10_000
        stage.advance(by: 0)
        #expect(view.visibleCells.count > 10)
    }

    @Test("Cells that measure more than estimated above the visible area don't move what is visible")
    func growthAbove() throws {
        let (stage, view, _) = onStage(5_000)
        view.contentOffset.y = 10_000
        stage.advance(by: 0)
        for _ in 0..<30 {
            let path = try #require(view.indexPathsForVisibleItems.first { view.bounds.minY < top(view, $0) })
            let before = top(view, path) - view.bounds.minY
            view.contentOffset.y -= 20
            stage.advance(by: 0)
            #expect(abs(top(view, path) - view.bounds.minY - before - 20) <= 1)
        }
    }

    private func top(_ view: UICollectionView, _ path: IndexPath) -> CGFloat {
        view.layoutAttributesForItem(at: path)?.frame.minY ?? .nan
    }

    @Test("Another width keeps the first visible item in place")
    func width() throws {
        let log = CollectionLog(sections: 1, items: 1_000)
        let (stage, view) = UICollectionView.onStage(log)
        view.contentOffset.y = 2_400
        stage.advance(by: 0)
        let first = try #require(view.indexPathsForVisibleItems.first)
        view.frame.size = CGSize(width: 180, height: 400)
        stage.advance(by: 0)
        #expect(view.layoutAttributesForItem(at: first)?.frame.minY == view.bounds.minY)
        #expect(view.contentSize.width == 180 && view.cellForItem(at: first) != nil)
        let next = try #require(view.indexPathsForVisibleItems.first)
        view.frame.size = CGSize(width: 320, height: 300)
        stage.advance(by: 0)
        #expect(view.layoutAttributesForItem(at: next)?.frame.minY == view.bounds.minY)
    }

    @Test("Items are prefetched in the direction of scrolling, once, and cancelled when it turns")
    func prefetching() throws {
        final class Prefetcher: UICollectionViewDataSourcePrefetching {
            var requested: [IndexPath] = []
            var cancelled: [IndexPath] = []

            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                requested += indexPaths
            }

            func collectionView(
                _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
            ) {
                cancelled += indexPaths
            }
        }
        let prefetcher = Prefetcher()
        let (stage, view) = UICollectionView.onStage(CollectionLog(sections: 1, items: 2_000))
        view.prefetchDataSource = prefetcher
        view.contentOffset.y = 600
        stage.advance(by: 0)
        view.contentOffset.y = 700
        stage.advance(by: 0)
        let shown = try #require(view.indexPathsForVisibleItems.last)
        #expect(prefetcher.requested.contains { $0 > shown })
        #expect(Set(prefetcher.requested).count == prefetcher.requested.count)
        view.contentOffset.y = 200
        stage.advance(by: 0)
        #expect(!prefetcher.cancelled.isEmpty && prefetcher.cancelled.allSatisfy(prefetcher.requested.contains))
        let count = prefetcher.requested.count
        view.isPrefetchingEnabled = false
        view.contentOffset.y = 5_000
        stage.advance(by: 0)
        #expect(prefetcher.requested.count == count)
    }

    @Test("Configuring an item again keeps its cell")
    func reconfigure() throws {
        let log = CollectionLog(sections: 1, items: 30)
        let (stage, view) = UICollectionView.onStage(log)
        let path = IndexPath(item: 4, section: 0)
        let cell = view.cellForItem(at: path)
        log.content[0][4] = "changed"
        view.reconfigureItems(at: [path])
        stage.advance(by: 0)
        #expect(view.cellForItem(at: path) === cell && view.shownTitles[4] == "changed")
        log.content[0][4] = "again"
        view.reloadItems(at: [path])
        try stage.settle()
        #expect(view.cellForItem(at: path) !== cell && view.shownTitles[4] == "again")
    }
}
