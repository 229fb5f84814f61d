// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Flow layouts")
@MainActor
struct UICollectionViewFlowLayoutTests {
    private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test("The metrics have UIKit's defaults")
    func defaults() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.estimatedItemSize == .zero)
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
        #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
        #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
        #expect(layout.sectionInsetReference == .fromContentInset)
    }

    @Test("Equal items are spread over each line, and the last line continues the columns")
    func equalItems() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
        let (_, view) = UICollectionView.onStage(CollectionLog(sections: 1, items: 5), layout: layout)
        #expect(frame(view, 0) == CGRect(x: 10, y: 5, width: 90, height: 40))
        #expect(frame(view, 1) == CGRect(x: 115, y: 5, width: 90, height: 40))
        #expect(frame(view, 2) == CGRect(x: 220, y: 5, width: 90, height: 40))
        #expect(frame(view, 4) == CGRect(x: 115, y: 55, width: 90, height: 40))
        #expect(view.contentSize == CGSize(width: 320, height: 102))
    }

    @Test("Different items are spread over full lines and centered across them; the last line has minimum spaces")
    func differentItems() {
        let log = CollectionLog(sections: 1, items: 6)
        let widths: [CGFloat] = [100, 120, 60, 300, 40, 50]
        log.size = { CGSize(width: widths[$0.item], height: $0.item == 1 ? 60 : 40) }
        let (_, view) = UICollectionView.onStage(log)
        #expect(frame(view, 0) == CGRect(x: 0, y: 10, width: 100, height: 40))
        #expect(frame(view, 1) == CGRect(x: 120, y: 0, width: 120, height: 60))
        #expect(frame(view, 2) == CGRect(x: 260, y: 10, width: 60, height: 40))
        #expect(frame(view, 3) == CGRect(x: 10, y: 70, width: 300, height: 40))
        #expect(frame(view, 5) == CGRect(x: 50, y: 120, width: 50, height: 40))
    }

    @Test("Horizontally scrolling lines are vertical")
    func horizontal() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 60, height: 95)
        layout.headerReferenceSize = CGSize(width: 30, height: 0)
        let (_, view) = UICollectionView.onStage(
            CollectionLog(sections: 1, items: 10), layout: layout, size: CGSize(width: 320, height: 200))
        #expect(frame(view, 0) == CGRect(x: 30, y: 0, width: 60, height: 95))
        #expect(frame(view, 1) == CGRect(x: 30, y: 105, width: 60, height: 95))
        #expect(frame(view, 2) == CGRect(x: 100, y: 0, width: 60, height: 95))
        #expect(view.contentSize == CGSize(width: 30 + 5 * 70 - 10, height: 200))
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 30, height: 200))
    }

    @Test("Lines begin at the right in a right-to-left view, and horizontal content begins at its right end")
    func rightToLeft() {
        let stage = Stage(size: CGSize(width: 320, height: 200))
        for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
            let log = CollectionLog(sections: 1, items: 40)
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = direction
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.semanticContentAttribute = .forceRightToLeft
            view.prepareForTest(log)
            stage.show(view)
            stage.advance(by: 0)
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.maxX == view.contentSize.width)
            #expect(frame(view, 0)?.minY == 0)
            #expect(view.bounds.maxX == view.contentSize.width)
            #expect(view.shownTitles.first == "0.0")
            #expect(
                view.indexPathForItem(at: CGPoint(x: view.contentSize.width - 5, y: 5))
                    == IndexPath(item: 0, section: 0))
        }
    }

    @Test("A pinned header stays at the edge until the next section pushes it away")
    func pinnedHeaders() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let (stage, view) = UICollectionView.onStage(CollectionLog(sections: 3, items: 40), layout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        func header(_ section: Int) -> UIView? {
            view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
        }
        func top(_ section: Int) -> CGFloat? { header(section).map { view.convert($0.bounds, from: $0).minY } }
        #expect(top(0) == 0)
        let first = header(0)
        view.contentOffset.y = 100
        stage.advance(by: 0)
        #expect(top(0) == 100 && header(0) === first)
        // While the render server scrolls, it does not move with the content.
        #expect(header(0)?.superview !== view)
        let next = try #require(
            view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 1)))
        view.contentOffset.y = next.frame.minY - 10
        stage.advance(by: 0)
        #expect(top(0) == next.frame.minY - 30 && top(1) == next.frame.minY)
        view.contentOffset.y = next.frame.minY + 50
        stage.advance(by: 0)
        #expect(header(0) == nil && top(1) == next.frame.minY + 50)
        view.contentOffset.y = 0
        stage.advance(by: 0)
        #expect(top(0) == 0 && header(0)?.superview === view)
    }

    @Test("Scrolling below pinned headers asks the delegate for no size")
    func pinnedHeadersKeepMetrics() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let log = CollectionLog(sections: 1, items: 200)
        let (stage, view) = UICollectionView.onStage(log, layout: layout)
        _ = log.take()
        for step in 1..<20 {
            view.contentOffset.y = CGFloat(step * 11)
            stage.advance(by: 0)
        }
        #expect(!log.take().contains { $0.hasPrefix("size") })
    }

    @Test("A context that names items asks the delegate for their sizes only")
    func precision() {
        let log = CollectionLog(sections: 1, items: 200)
        var height: CGFloat = 40
        log.size = { CGSize(width: 100, height: $0.item == 4 ? height : 40) }
        let (stage, view) = UICollectionView.onStage(log)
        _ = log.take()
        height = 80
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 4, section: 0)])
        view.collectionViewLayout.invalidateLayout(with: context)
        stage.advance(by: 0)
        let lines = log.take()
        #expect(lines.filter { $0.hasPrefix("size") } == ["size 0.4"])
        #expect(!lines.contains { $0.hasPrefix("cell") })
        #expect(frame(view, 4)?.height == 80 && frame(view, 6)?.minY == 50 + 80 + 10)
    }

    /// A delegate that specifies margins but no sizes.
    private final class Margins: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var counts: [Int]

        init(_ counts: [Int]) {
            self.counts = counts
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3) }
    }

    @Test("A billion equal items are laid out by arithmetic, also with a delegate that gives no sizes")
    func manyItems() {
        let source = Margins([1_000_000_000, 1_000_000_000])
        let stage = Stage(size: CGSize(width: 320, height: 400))
        let view = UICollectionView(
            frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        view.delegate = source
        stage.show(view)
        stage.advance(by: 0)
        #expect(view.visibleCells.count == 35)
        let last = IndexPath(item: 999_999_999, section: 1)
        #expect(view.layoutAttributesForItem(at: last)?.frame.maxX == 317)
    }

    @Test("A hundred thousand measured items are found and changed in logarithmic time")
    func manyMeasuredItems() {
        var sizes = (0..<100_000).map { FlowProbe.size($0) }
        let probe = FlowProbe(sizes)
        #expect(probe.isConsistent(sizes))
        for item in stride(from: 17, to: 100_000, by: 9_973) {
            sizes[item].height += 13
            probe.set(item, sizes[item])
        }
        #expect(probe.isConsistent(sizes))
    }
}

/// A flow layout whose delegate gives different sizes, compared with a simple computation.
@MainActor
private final class FlowProbe: CollectionLogBase {
    private let view: UICollectionView
    private let layout = UICollectionViewFlowLayout()
    private var sizes: [CGSize]

    static func size(_ item: Int) -> CGSize {
        CGSize(width: 40 + CGFloat(item * 31 % 50), height: 20 + CGFloat(item * 17 % 40))
    }

    init(_ sizes: [CGSize]) {
        self.sizes = sizes
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        super.init()
        view.dataSource = self
        view.delegate = self
    }

    override var count: Int { sizes.count }

    override func size(of item: Int) -> CGSize { sizes[item] }

    func set(_ item: Int, _ size: CGSize) {
        sizes[item] = size
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: item, section: 0)])
        layout.invalidateLayout(with: context)
    }

    /// Returns whether lines and positions are those of a simple computation.
    func isConsistent(_ sizes: [CGSize]) -> Bool {
        var (top, first): (CGFloat, Int) = (0, 0)
        while first < sizes.count {
            var (end, used) = (first + 1, sizes[first].width)
            while end < sizes.count, used + 10 + sizes[end].width <= 320 {
                used += 10 + sizes[end].width
                end += 1
            }
            let height = sizes[first..<end].map(\.height).max() ?? 0
            if first % 97 < 5 {
                for item in first..<end {
                    let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
                    guard frame?.size == sizes[item], abs((frame?.midY ?? 0) - top - height / 2) <= 0.5 else {
                        return false
                    }
                }
                let rect = CGRect(x: 0, y: top, width: 320, height: height)
                let found = layout.layoutAttributesForElements(in: rect) ?? []
                guard found.map(\.indexPath.item).sorted() == Array(first..<end) else { return false }
            }
            top += height + 10
            first = end
        }
        return view.contentSize.height == top - 10
    }
}

/// A data source with one section of sizes.
@MainActor
class CollectionLogBase: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var count: Int { 0 }

    func size(of item: Int) -> CGSize { .zero }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(of: indexPath.item) }
}
