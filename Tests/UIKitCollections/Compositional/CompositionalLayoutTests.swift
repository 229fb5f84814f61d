// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Compositional layout: collection views")
struct CompositionalLayoutTests {
    private func grid(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
        let item = Lay.item(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1))
        return NSCollectionLayoutSection(group: Lay.row(.fractionalWidth(1), .absolute(height), item))
    }

    private func header(_ kind: String = "header", _ alignment: NSRectAlignment = .top, height: CGFloat = 30)
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Lay.size(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: alignment)
    }

    @Test("Cells are made only for items in sight, of a million")
    func million() {
        let wall = Wall(UICollectionViewCompositionalLayout(section: grid(columns: 3, height: 100)), [1_000_000])
        wall.show()
        #expect(wall.madeCells == 12)
        #expect(wall.view.contentSize == CGSize(width: 300, height: 33_333_400))
        wall.view.contentOffset.y = 20_000_000
        wall.stage.advance(by: 0)
        #expect(wall.frame(600_000) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(wall.madeCells <= 27)
    }

    @Test("Sections follow each other with their headers, insets and footers, and the space between them")
    func sections() {
        let section = grid(columns: 2, height: 50)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20)
        section.boundarySupplementaryItems = [header(), header("footer", .bottom, height: 20)]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 11
        configuration.boundarySupplementaryItems = [header("top", .top, height: 40)]
        let wall = Wall(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration), [2, 0, 4],
            size: CGSize(width: 300, height: 600))
        wall.show()
        let top = wall.view.supplementaryView(forElementKind: "top", at: IndexPath(index: 0))
        #expect(top?.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(wall.header("header") == CGRect(x: 10, y: 40, width: 270, height: 30))
        #expect(wall.frame(1) == CGRect(x: 145, y: 75, width: 135, height: 50))
        #expect(wall.header("footer") == CGRect(x: 10, y: 132, width: 270, height: 20))
        // An empty section has its header, insets and footer.
        #expect(wall.header("header", 1)?.minY == 163)
        #expect(wall.header("footer", 1)?.minY == 205)
        #expect(wall.frame(0, 2)?.minY == 271)
        #expect(wall.view.contentSize.height == 398)
    }

    @Test("A pinned header stays in sight while its section does, without lagging")
    func pinned() {
        let section = grid(columns: 2, height: 100)
        let pinned = header()
        pinned.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [pinned]
        let wall = Wall(UICollectionViewCompositionalLayout(section: section), [8, 8])
        wall.show()
        for offset in [CGFloat(1), 50, 250, 399] {
            wall.view.contentOffset.y = offset
            wall.stage.advance(by: 0)
            #expect(wall.header("header")?.minY == 0)
            // A pinned header isn't in the content, which the render server scrolls.
            let view = wall.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
            #expect(view?.superview !== wall.view)
        }
        wall.view.contentOffset.y = 410
        wall.stage.advance(by: 0)
        #expect(wall.header("header")?.minY == -10)
        #expect(wall.header("header", 1)?.minY == 20)
    }

    @Test("Headers at corners and sides, with offsets and without extending the section")
    func alignments() {
        let section = grid(columns: 1, height: 100)
        func item(_ kind: String, _ alignment: NSRectAlignment, _ offset: CGPoint = .zero)
            -> NSCollectionLayoutBoundarySupplementaryItem
        {
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Lay.size(.absolute(60), .absolute(20)), elementKind: kind, alignment: alignment,
                absoluteOffset: offset)
        }
        let over = item("badge", .topTrailing, CGPoint(x: -5, y: 5))
        over.extendsBoundary = false
        section.boundarySupplementaryItems = [
            item("header", .topLeading, CGPoint(x: 0, y: -10)), item("footer", .leading), over,
        ]
        let wall = Wall(UICollectionViewCompositionalLayout(section: section), [1])
        wall.show()
        #expect(wall.header("header")?.origin == CGPoint(x: 0, y: 0))
        #expect(wall.frame(0) == CGRect(x: 60, y: 30, width: 240, height: 100))
        #expect(wall.header("footer") == CGRect(x: 0, y: 70, width: 60, height: 20))
        #expect(wall.header("badge") == CGRect(x: 235, y: 35, width: 60, height: 20))
    }

    @Test("Right to left mirrors all sections")
    func mirrored() {
        let section = grid(columns: 3, height: 100)
        section.contentInsets.leading = 30
        let wall = Wall(UICollectionViewCompositionalLayout(section: section), [4], isMirrored: true)
        wall.show()
        #expect(wall.frame(0) == CGRect(x: 180, y: 0, width: 90, height: 100))
        #expect(wall.frame(2) == CGRect(x: 0, y: 0, width: 90, height: 100))
        #expect(wall.frame(3)?.minX == 180)
    }

    @Test("A horizontal layout scrolls sideways")
    func horizontal() {
        let column = Lay.column(
            .absolute(80), .fractionalHeight(1), Lay.item(.fractionalWidth(1), .fractionalHeight(0.25)))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let wall = Wall(
            UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: column), configuration: configuration), [40])
        wall.show()
        #expect(wall.view.contentSize == CGSize(width: 800, height: 400))
        #expect(wall.frame(5) == CGRect(x: 80, y: 100, width: 80, height: 100))
    }

    @Test("The provider is called for each section, and again when the width changes")
    func provider() {
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { [grid] section, environment in
            widths.append(environment.container.effectiveContentSize.width)
            if section == 1 { return nil }
            return grid(environment.container.contentSize.width > 400 ? 4 : 2, 50)
        }
        let wall = Wall(layout, [4, 5])
        wall.show()
        #expect(widths == [300, 300])
        #expect(wall.frame(2)?.minY == 50)
        #expect(wall.frame(0, 1) == nil)
        wall.view.frame.size.width = 500
        wall.stage.advance(by: 0)
        #expect(widths == [300, 300, 500, 500])
        #expect(wall.frame(3)?.minY == 0)
    }

    // MARK: - Self-sizing

    @Test("Rows are as high as their cells prefer, and the first visible one stays in place while others are measured")
    func selfSizing() {
        let row = Lay.column(.fractionalWidth(1), .estimated(40), Lay.item(.fractionalWidth(1), .estimated(40)))
        let wall = Wall(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)), [10_000])
        wall.preferred = { CGSize(width: 300, height: 30 + CGFloat($0.item % 5) * 20) }
        wall.show()
        #expect(wall.frame(3) == CGRect(x: 0, y: 150, width: 300, height: 90))
        #expect(wall.frame(4)?.minY == 240)
        wall.view.scrollToItem(at: IndexPath(item: 5000, section: 0), at: .top, animated: false)
        wall.stage.advance(by: 0)
        let first = wall.frame(5000)?.minY ?? 0
        #expect(abs(first) < 1)
        for _ in 0..<30 {
            let before = wall.view.indexPathsForVisibleItems.first.flatMap { wall.frame($0.item)?.minY }
            let item = wall.view.indexPathsForVisibleItems.first?.item ?? 0
            wall.view.contentOffset.y -= 13
            wall.stage.advance(by: 0)
            if let before, let after = wall.frame(item)?.minY { #expect(abs(after - before - 13) < 1.01) }
        }
    }

    @Test("Estimated headers have the height that they prefer")
    func estimatedHeader() {
        let section = grid(columns: 1, height: 50)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Lay.size(.fractionalWidth(1), .estimated(60)), elementKind: "header", alignment: .top)
        ]
        let wall = Wall(UICollectionViewCompositionalLayout(section: section), [2, 2])
        wall.show()
        #expect(wall.header("header") == CGRect(x: 0, y: 0, width: 300, height: 33))
        #expect(wall.frame(0)?.minY == 33)
        #expect(wall.header("header", 1)?.minY == 133)
    }

    @Test("Another width measures the rows again")
    func widthChange() {
        let row = Lay.column(.fractionalWidth(1), .estimated(40), Lay.item(.fractionalWidth(1), .estimated(40)))
        let wall = Wall(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)), [100])
        wall.preferred = { _ in CGSize(width: 300, height: 70) }
        wall.show()
        #expect(wall.frame(1)?.minY == 70)
        wall.view.frame.size.width = 200
        wall.stage.advance(by: 0)
        #expect(wall.frame(1) == CGRect(x: 0, y: 70, width: 200, height: 70))
    }

    @Test("Rows keep their measured heights through changes of other rows")
    func changes() throws {
        let row = Lay.column(.fractionalWidth(1), .estimated(40), Lay.item(.fractionalWidth(1), .estimated(40)))
        let wall = Wall(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)), [100, 5])
        wall.preferred = { _ in CGSize(width: 300, height: 100) }
        wall.show()
        wall.view.contentOffset.y = 800
        wall.stage.advance(by: 0)
        let height = wall.view.contentSize.height
        let measured = (0..<100).filter {
            wall.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height == 100
        }
        #expect(measured.contains(0) && measured.count > 6)
        wall.counts[0] = 98
        wall.view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 99, section: 0)])
        try wall.stage.settle()
        #expect(wall.view.contentSize.height == height - 140)
        for item in measured.dropFirst() {
            let frame = wall.view.layoutAttributesForItem(at: IndexPath(item: item - 1, section: 0))?.frame
            #expect(frame?.height == 100)
        }
        wall.counts.insert(3, at: 0)
        wall.view.insertSections([0])
        try wall.stage.settle()
        #expect(wall.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.height == 100)
    }

    @Test("Changes that don't agree with the data reload the layout without a crash")
    func contradiction() {
        let wall = Wall(UICollectionViewCompositionalLayout(section: grid(columns: 2, height: 50)), [10])
        wall.show()
        wall.counts = [3]
        LogRecorder().record { wall.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        wall.stage.advance(by: 0.5)
        #expect(wall.view.indexPathsForVisibleItems.count == 3)
    }

    // MARK: - Decorations and handlers

    @Test("A background covers its section with its header, below the cells")
    func background() {
        let section = grid(columns: 1, height: 50)
        section.boundarySupplementaryItems = [header()]
        let item = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
        section.decorationItems = [item]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
        let wall = Wall(layout, [2])
        wall.show()
        let backdrop = wall.view.subviews.first { $0 is Backdrop }
        #expect(backdrop?.frame == CGRect(x: 4, y: 2, width: 288, height: 122))
        #expect(wall.view.subviews.firstIndex { $0 === backdrop } ?? 99 < 1)
    }

    @Test("The handler of visible items adapts those in sight, at each scroll")
    func visibleItems() {
        let section = grid(columns: 1, height: 100)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            offsets.append(offset.y)
            for item in items where item.indexPath.item == 0 { item.alpha = 0.5 }
        }
        let wall = Wall(UICollectionViewCompositionalLayout(section: section), [20])
        wall.show()
        #expect(wall.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
        #expect(wall.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
        wall.view.contentOffset.y = 20
        wall.stage.advance(by: 0)
        #expect(offsets.last == 20)
    }

    @Test("In right-to-left layout, visible items have the positions at which they are shown")
    func visibleItemsInRightToLeft() {
        let section = grid(columns: 3, height: 100)
        var frames: [IndexPath: CGRect] = [:]
        section.visibleItemsInvalidationHandler = { items, _, _ in
            for item in items {
                frames[item.indexPath] = item.frame
                if item.indexPath.item == 1 { item.center.x += 7 }
            }
        }
        let wall = Wall(UICollectionViewCompositionalLayout(section: section), [3], isMirrored: true)
        wall.show()
        let cells = (0..<3).map { wall.view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames[IndexPath(item: 0, section: 0)] == cells[0] && cells[0]?.maxX == 300)
        #expect(frames[IndexPath(item: 2, section: 0)] == cells[2] && cells[2]?.minX == 0)
        #expect(cells[1] == frames[IndexPath(item: 1, section: 0)]?.offsetBy(dx: 7, dy: 0))
    }
}
