// SPDX-License-Identifier: MIT
import Diagnostics
import DiffableData
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Collections: random snapshots")
@MainActor
struct CollectionSnapshotWalkTests {
    private typealias Words = NSDiffableDataSourceSnapshot<String, String>

    /// A generator that yields the same numbers in each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private func random(_ numbers: inout Numbers) -> Words {
        let names = ["A", "B", "C", "D"].shuffled(using: &numbers)
        var words = Words()
        words.appendSections(Array(names.prefix(Int.random(in: 1...4, using: &numbers))))
        for number in (0..<40).shuffled(using: &numbers) where numbers.next() % 3 > 0 {
            words.appendItems(["\(number)"], toSection: words.sectionIdentifiers.randomElement(using: &numbers))
        }
        let all = words.itemIdentifiers
        words.reloadItems(all.filter { _ in numbers.next() % 7 == 0 })
        words.reconfigureItems(all.filter { _ in numbers.next() % 7 == 0 })
        words.reloadSections(words.sectionIdentifiers.filter { _ in numbers.next() % 9 == 0 })
        return words
    }

    @Test(
        "After any snapshots, with animations interrupted, the collection view shows the last one",
        arguments: [5, 77, 1001])
    func walk(seed: UInt64) throws {
        var numbers = Numbers(state: seed)
        let stage = Stage(size: CGSize(width: 320, height: 300), scale: 0.5)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<TitleCell, String> { cell, _, word in cell.title = word }
        let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, word in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: word)
        }
        stage.show(view)
        var selected: String?
        for step in 0..<120 {
            let words = random(&numbers)
            if step % 4 == 0, let path = view.indexPathsForVisibleItems.randomElement(using: &numbers) {
                view.selectItem(at: path, animated: false, scrollPosition: [])
                selected = source.itemIdentifier(for: path)
            }
            // A wrong difference would be reported, and everything reloaded.
            let recorder = LogRecorder()
            recorder.record { source.apply(words, animatingDifferences: step % 5 > 0) }
            #expect(recorder.texts.isEmpty)
            if step % 7 == 0 { view.contentOffset.y = CGFloat.random(in: 0...300, using: &numbers) }
            if step % 3 == 0 { stage.advance(by: 0.1) } else { try stage.settle() }
            #expect(view.numberOfSections == words.numberOfSections)
            for path in view.indexPathsForVisibleItems {
                let items = words.itemIdentifiers(inSection: words.sectionIdentifiers[path.section])
                #expect((view.cellForItem(at: path) as? TitleCell)?.title == items[path.item])
            }
            // A selection follows its item, and is never another one's.
            for path in view.indexPathsForSelectedItems ?? [] {
                #expect(source.itemIdentifier(for: path) == selected)
            }
        }
    }
}
