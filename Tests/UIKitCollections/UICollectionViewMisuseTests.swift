// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Collection views: contradictory input")
@MainActor
struct UICollectionViewMisuseTests {
    @Test("An update that contradicts the data source is reported once, with counts, and the content is reloaded")
    func contradiction() {
        let log = CollectionLog(sections: 2, items: 6)
        let (stage, view) = UICollectionView.onStage(log)
        let recorder = LogRecorder()
        var ends: [Bool] = []
        recorder.record {
            log.content[0].removeLast()
            view.performBatchUpdates {
                view.insertItems(at: [IndexPath(item: 2, section: 0)])
            } completion: {
                ends.append($0)
            }
        }
        #expect(recorder.texts.count == 1 && ends == [false])
        #expect(recorder.texts.first?.contains("5 items in section 0") == true)
        #expect(recorder.texts.first?.contains("[6, 6]") == true && recorder.texts.first?.contains("[5, 6]") == true)
        stage.advance(by: 0)
        #expect(view.shownTitles == log.content.flatMap { $0 })
    }

    @Test(
        "Positions that do not exist, and changes that exclude each other, are reported and followed by a reload",
        arguments: 0..<8)
    func impossible(kind: Int) {
        let log = CollectionLog(sections: 2, items: 3)
        let (stage, view) = UICollectionView.onStage(log)
        let (first, far) = (IndexPath(item: 0, section: 0), IndexPath(item: 9, section: 7))
        let recorder = LogRecorder()
        recorder.record {
            view.performBatchUpdates {
                switch kind {
                case 0: view.deleteItems(at: [far])
                case 1: view.insertItems(at: [IndexPath(item: -1, section: 0)])
                case 2: view.moveItem(at: first, to: far)
                case 3: view.deleteSections([5])
                case 4: view.reloadItems(at: [IndexPath(index: 3)])
                case 5:
                    view.deleteItems(at: [first])
                    view.reloadItems(at: [first])
                case 6:
                    view.moveItem(at: first, to: IndexPath(item: 1, section: 0))
                    view.moveItem(at: first, to: IndexPath(item: 2, section: 0))
                default: view.moveSection(0, toSection: 9)
                }
            }
        }
        #expect(recorder.texts.count == 1)
        stage.advance(by: 0)
        #expect(view.shownTitles == log.content.flatMap { $0 })
    }

    /// A layout whose frames and elements are given.
    private final class GivenLayout: UICollectionViewLayout {
        var given: [UICollectionViewLayoutAttributes] = []
        var size = CGSize(width: 320, height: 400)

        override var collectionViewContentSize: CGSize { size }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { given }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            given.first { $0.indexPath == indexPath }
        }
    }

    private static func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        attributes.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 50, height: 50)
        return attributes
    }

    @Test("Attributes of elements that do not exist are reported once and ignored")
    func strangers() {
        let layout = GivenLayout()
        let odd = UICollectionViewLayoutAttributes(forCellWith: IndexPath(index: 0))
        odd.size = CGSize(width: 10, height: 10)
        let header = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(item: 0, section: 4))
        header.size = CGSize(width: 10, height: 10)
        layout.given = [Self.cell(0), Self.cell(3), Self.cell(0, 2), Self.cell(-1), odd, header, Self.cell(1)]
        let log = CollectionLog(sections: 1, items: 2)
        let recorder = LogRecorder()
        recorder.record {
            let (stage, view) = UICollectionView.onStage(log, layout: layout)
            for _ in 0..<3 {
                layout.invalidateLayout()
                stage.advance(by: 0)
            }
            #expect(view.shownTitles == ["0.0", "0.1"])
        }
        #expect(recorder.texts.count == 1)
    }

    @Test("Coordinates that are not finite are ignored, negative sizes are empty, and huge ones are limited")
    func geometry() {
        let layout = GivenLayout()
        let attributes = Self.cell(0)
        attributes.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
        #expect(attributes.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
        attributes.size = CGSize(width: -20, height: CGFloat.infinity)
        #expect(attributes.size == CGSize(width: 50, height: 50))
        attributes.size = CGSize(width: -20, height: 20)
        #expect(attributes.size == CGSize(width: 0, height: 20))
        attributes.frame = CGRect(x: -1e300, y: 0, width: 1e300, height: 40)
        #expect(attributes.frame.width <= 1e9 && attributes.frame.minX >= -1e9)
        attributes.center = CGPoint(x: CGFloat.nan, y: CGFloat.infinity)
        #expect(attributes.center.x.isFinite && attributes.center.y.isFinite)
        layout.given = [attributes, Self.cell(1)]
        layout.size = CGSize(width: CGFloat.nan, height: -.infinity)
        let (_, view) = UICollectionView.onStage(CollectionLog(sections: 1, items: 2), layout: layout)
        #expect(view.contentSize.width.isFinite && view.contentSize.height >= 0)
    }

    @Test(
        "A flow layout survives sizes, spaces, and margins that make no sense",
        arguments: [-CGFloat.infinity, -1e300, -5, 0, 1e-300, 1e300, CGFloat.infinity, CGFloat.nan])
    func flow(value: CGFloat) {
        for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
            for estimates in [false, true] {
                let log = CollectionLog(sections: 2, items: 9)
                log.size = { $0.item == 4 ? CGSize(width: value, height: value) : CGSize(width: 40, height: 30) }
                let layout = UICollectionViewFlowLayout()
                layout.scrollDirection = direction
                if estimates { layout.estimatedItemSize = CGSize(width: value, height: 20) }
                layout.minimumLineSpacing = value
                layout.minimumInteritemSpacing = value
                layout.sectionInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
                layout.headerReferenceSize = CGSize(width: value, height: value)
                let (stage, view) = UICollectionView.onStage(log, layout: layout)
                view.scrollToItem(at: IndexPath(item: 8, section: 1), at: [.bottom, .right], animated: false)
                stage.advance(by: 0)
                for path in view.indexPathsForVisibleItems {
                    let title = (view.cellForItem(at: path) as? TitleCell)?.title
                    #expect(title == "\(path.section).\(path.item)")
                }
                #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
            }
        }
    }

    @Test("A class that is no cell, and an identifier without a class, are reported once and give plain cells")
    func classes() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        let recorder = LogRecorder()
        let path = IndexPath(item: 0, section: 0)
        recorder.record {
            view.register(UILabel.self, forCellWithReuseIdentifier: "label")
            for _ in 0..<3 {
                let label = view.dequeueReusableCell(withReuseIdentifier: "label", for: path)
                #expect(type(of: label) == UICollectionViewCell.self && label.reuseIdentifier == "label")
                let unknown = view.dequeueReusableCell(withReuseIdentifier: "unknown", for: path)
                #expect(type(of: unknown) == UICollectionViewCell.self)
            }
            view.register(TitleCell.self, forCellWithReuseIdentifier: "unknown")
            #expect(view.dequeueReusableCell(withReuseIdentifier: "unknown", for: path) is TitleCell)
        }
        #expect(recorder.texts.count == 2)
    }

    @Test("A delegate that changes the data while it is asked for a cell is followed by a reload")
    func changesWhileAsked() {
        let log = CollectionLog(sections: 1, items: 60)
        let stage = Stage(size: CGSize(width: 320, height: 400))
        let view = UICollectionView(
            frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.prepareForTest(log)
        var rounds = 0
        log.whenAskedForCell = { [weak log, weak view] in
            rounds += 1
            if rounds == 5 {
                log?.content = [(0..<7).map { "new \($0)" }]
                view?.reloadData()
            }
            if rounds == 9 {
                log?.content[0].removeFirst()
                view?.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        let recorder = LogRecorder()
        recorder.record {
            stage.show(view)
            for _ in 0..<4 { stage.advance(by: 0) }
        }
        #expect(view.shownTitles == (1..<7).map { "new \($0)" })
        #expect(recorder.texts.count == 1)
    }

    /// A data source that returns the same cell for all items.
    private final class OneCell: UICollectionViewDataSource {
        let cell = TitleCell(frame: .zero)

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            section == 0 ? 3 : -4
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { cell }
    }

    @Test("A cell that is returned for several items is shown for the first one only")
    func sameCell() {
        let source = OneCell()
        let stage = Stage(size: CGSize(width: 320, height: 200))
        let view = UICollectionView(
            frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        let recorder = LogRecorder()
        recorder.record {
            stage.show(view)
            stage.advance(by: 0)
        }
        #expect(view.visibleCells.count == 3 && view.cellForItem(at: IndexPath(item: 0, section: 0)) === source.cell)
        #expect(view.indexPath(for: source.cell) == IndexPath(item: 0, section: 0))
        #expect(recorder.texts.count == 2)
    }
}
