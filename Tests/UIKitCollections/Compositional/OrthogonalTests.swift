// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Compositional layout: sections that scroll on their own")
struct OrthogonalTests {
    private func wall(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, counts: [Int] = [50, 50, 50, 50, 50, 50],
        width: CGFloat = 120, isMirrored: Bool = false
    ) -> Wall {
        let group = Lay.row(.absolute(width), .absolute(100), Lay.item(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        section.orthogonalScrollingBehavior = behavior
        let wall = Wall(UICollectionViewCompositionalLayout(section: section), counts, isMirrored: isMirrored)
        wall.show()
        return wall
    }

    @Test("Groups lie in a row from the section's inset, and only those in sight have cells")
    func row() {
        let wall = wall(.continuous)
        #expect(wall.frame(0) == CGRect(x: 20, y: 10, width: 120, height: 100))
        #expect(wall.frame(1)?.minX == 150)
        #expect(wall.row(0).keys.sorted() == [0, 1, 2])
        #expect(wall.frame(0, 1)?.minY == 130)
        #expect(wall.view.contentSize == CGSize(width: 300, height: 720))
    }

    @Test("A finger sideways scrolls the row, upwards the whole, and cells are reused between the rows")
    func drag() throws {
        let wall = wall(.continuous)
        let made = wall.madeCells
        wall.stage.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 50, y: 60), duration: 0.3)
        try wall.stage.settle()
        #expect(wall.row(0).keys.min() ?? 0 >= 1)
        #expect(wall.row(1).keys.sorted() == [0, 1, 2])
        #expect(wall.view.contentOffset == .zero)
        wall.stage.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 100), duration: 0.5)
        try wall.stage.settle()
        #expect(wall.view.contentOffset.y > 150)
        #expect(wall.view.contentOffset.x == 0)
        #expect(wall.madeCells > made)
        wall.view.contentOffset.y = 0
        wall.stage.advance(by: 0)
        // A row keeps its position while it is out of sight.
        #expect(wall.row(0).keys.min() ?? 0 >= 1)
    }

    @Test("A wheel scrolls the whole, and sideways the row")
    func wheel() throws {
        let wall = wall(.continuous)
        wall.stage.wheel(at: CGPoint(x: 150, y: 60), clicks: 1)
        try wall.stage.settle()
        #expect(wall.view.contentOffset.y > 10)
        #expect(wall.row(0)[0] == 20)
        wall.view.contentOffset.y = 0
        wall.stage.touchpadScroll(at: CGPoint(x: 150, y: 60), by: CGSize(width: 200, height: 0))
        try wall.stage.settle()
        #expect(wall.row(0)[0] == nil)
        #expect(wall.view.contentOffset.y == 0)
    }

    @Test("A tap selects the item of a row that has been scrolled")
    func tap() throws {
        let wall = wall(.continuous)
        wall.stage.touchpadScroll(at: CGPoint(x: 150, y: 60), by: CGSize(width: 260, height: 0))
        try wall.stage.settle()
        let item = try #require(wall.row(0).first { $0.value > 0 && $0.value < 200 })
        wall.stage.click(at: CGPoint(x: item.value + 30, y: 60))
        #expect(wall.selected == [IndexPath(item: item.key, section: 0)])
    }

    @Test("Rows stop at the leading edge of a group")
    func leadingBoundary() throws {
        let wall = wall(.continuousGroupLeadingBoundary)
        wall.stage.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 20, y: 60), duration: 0.2)
        try wall.stage.settle()
        #expect(wall.row(0).values.contains(20))
        #expect(wall.row(0)[0] == nil)
    }

    @Test("Group paging moves on by one group, and back")
    func groupPaging() throws {
        let wall = wall(.groupPaging)
        for stop in [1, 2] {
            wall.stage.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 180, y: 60), duration: 0.1)
            try wall.stage.settle()
            #expect(wall.row(0)[stop] == 20)
        }
        wall.stage.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 180, y: 60), duration: 0.1)
        try wall.stage.settle()
        #expect(wall.row(0)[1] == 20)
        // A slow and short drag returns.
        wall.stage.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 170, y: 60), duration: 3)
        try wall.stage.settle()
        #expect(wall.row(0)[1] == 20)
    }

    @Test("Centered group paging begins and stops with a group in the center")
    func centered() throws {
        let wall = wall(.groupPagingCentered)
        #expect(wall.row(0)[0] == 90)
        wall.stage.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 180, y: 60), duration: 0.1)
        try wall.stage.settle()
        #expect(wall.row(0)[1] == 90)
    }

    @Test("Paging scrolls by the width of the section")
    func paging() throws {
        let wall = wall(.paging)
        wall.stage.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 150, y: 60), duration: 0.1)
        try wall.stage.settle()
        #expect(wall.row(0)[2] == -20)
    }

    @Test("Right to left, a row begins at the right and scrolls to the left")
    func mirrored() throws {
        let wall = wall(.groupPaging, isMirrored: true)
        #expect(wall.frame(0) == CGRect(x: 160, y: 10, width: 120, height: 100))
        #expect(wall.row(0)[1] == 30)
        wall.stage.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 170, y: 60), duration: 0.1)
        try wall.stage.settle()
        #expect(wall.row(0)[1] == 160)
    }

    @Test("Right to left, a row that doesn't fill the section's width begins at the right too")
    func mirroredShortRow() {
        let wall = wall(.continuous, counts: [2, 1], width: 100, isMirrored: true)
        #expect(wall.frame(0) == CGRect(x: 180, y: 10, width: 100, height: 100))
        #expect(wall.frame(1)?.minX == 70 && wall.frame(0, 1)?.minX == 180)
    }

    @Test("Scrolling to an item scrolls its row too")
    func scrollToItem() throws {
        let wall = wall(.continuous)
        wall.view.scrollToItem(
            at: IndexPath(item: 20, section: 3), at: [.centeredVertically, .centeredHorizontally], animated: false)
        wall.stage.advance(by: 0)
        #expect(wall.frame(20, 3)?.midX == 150)
        #expect(wall.frame(20, 3)?.midY == 200)
        #expect(wall.view.contentOffset.x == 0)
    }

    @Test("A row keeps its position when sections above it are inserted and deleted")
    func changes() throws {
        let wall = wall(.continuous)
        wall.stage.touchpadScroll(at: CGPoint(x: 150, y: 180), by: CGSize(width: 260, height: 0))
        try wall.stage.settle()
        let before = wall.row(1)
        #expect(before[0] == nil)
        wall.counts.removeFirst()
        wall.view.deleteSections([0])
        try wall.stage.settle()
        #expect(wall.row(0) == before)
        wall.counts.insert(contentsOf: [4, 4], at: 0)
        wall.view.insertSections([0, 1])
        try wall.stage.settle()
        #expect(wall.row(2) == before)
        #expect(wall.row(0)[0] == 20)
    }

    @Test("Another layout takes over the cells, and leaves no scroll views behind")
    func replacedLayout() throws {
        let wall = wall(.continuous)
        func scrollViews() -> Int { wall.view.subviews.count { $0 is UIScrollView } }
        let count = scrollViews()
        let group = Lay.row(.absolute(120), .absolute(100), Lay.item(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
        section.orthogonalScrollingBehavior = .groupPaging
        wall.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        wall.stage.advance(by: 0)
        #expect(scrollViews() == count)
        #expect(wall.frame(0) == CGRect(x: 0, y: 10, width: 120, height: 100))
        wall.stage.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 180, y: 60), duration: 0.1)
        try wall.stage.settle()
        #expect(wall.row(0)[1] == 0)
        wall.view.collectionViewLayout = UICollectionViewFlowLayout()
        wall.stage.advance(by: 0)
        #expect(scrollViews() == 0)
        #expect(wall.view.cellForItem(at: IndexPath(item: 0, section: 0))?.superview === wall.view)
    }
}
