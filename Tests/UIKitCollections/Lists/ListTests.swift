// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Lists in collection views")
struct ListTests {
    @Test("A plain list has rows of 44 points from edge to edge")
    func plain() {
        let stand = ListStand(UICollectionLayoutListConfiguration(appearance: .plain), [["One", "Two", "Three|More"]])
        stand.show()
        #expect(stand.cell(0)?.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
        #expect(stand.cell(1)?.frame.minY == 44)
        #expect(stand.cell(2)?.frame.height ?? 0 > 50)
    }

    @Test("An inset grouped list has groups with margins, and a header above each")
    func grouped() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let stand = ListStand(configuration, [["One", "Two"], ["Three"]])
        stand.show()
        #expect(stand.cell(0)?.frame.minX == 20)
        #expect(stand.cell(0)?.frame.width == 360)
        #expect(stand.header(0)?.frame.minY == 0)
        #expect(stand.header(0)?.frame.maxY == stand.cell(0)?.frame.minY)
        #expect(stand.header(1)?.frame.minY == (stand.cell(1)?.frame.maxY ?? 0) + 18)
        #expect(stand.view.backgroundColor == .systemGroupedBackground)
    }

    @Test("Another list layout brings its own background, unless the collection view has been given one")
    func backgrounds() {
        func layout(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionViewLayout {
            UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: appearance))
        }
        let stand = ListStand(UICollectionLayoutListConfiguration(appearance: .insetGrouped), [["One"]])
        stand.show()
        stand.view.collectionViewLayout = layout(.plain)
        stand.stage.advance(by: 0)
        #expect(stand.view.backgroundColor == .systemBackground)
        stand.view.collectionViewLayout = layout(.grouped)
        stand.stage.advance(by: 0)
        #expect(stand.view.backgroundColor == .systemGroupedBackground)
        stand.view.backgroundColor = .systemRed
        stand.view.collectionViewLayout = layout(.plain)
        stand.stage.advance(by: 0)
        #expect(stand.view.backgroundColor == .systemRed)
    }

    @Test("Headers of a plain list stay at the top while their section does")
    func pinned() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let stand = ListStand(configuration, (0..<3).map { _ in (0..<20).map { "Row \($0)" } })
        stand.show()
        #expect(stand.header(0)?.frame.minY == 22)
        stand.view.contentOffset.y = 300
        stand.stage.advance(by: 0)
        let frame = stand.header(0).map { $0.convert($0.bounds, to: stand.view.window) }
        #expect(frame?.minY == 0)
    }

    @Test("The first item can be the header of its section")
    func firstItem() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let stand = ListStand(configuration, [["Head", "One", "Two"]])
        stand.show()
        #expect(stand.cell(0)?.backgroundColor == nil)
        #expect(stand.cell(1)?.backgroundColor == .secondarySystemGroupedBackground)
        // The corners of the first row are round.
        let origin = stand.cell(1)?.frame.origin ?? .zero
        let corner = stand.stage.pixel(at: CGPoint(x: origin.x + 0.5, y: origin.y + 0.5))
        #expect(corner != stand.stage.pixel(at: CGPoint(x: origin.x + 5, y: origin.y + 20)))
    }

    @Test("A list of 100,000 rows makes cells only for those in sight, and measures them")
    func many() {
        let rows = (0..<100_000).map { $0 % 3 == 0 ? "Row \($0)|A second line" : "Row \($0)" }
        let stand = ListStand(UICollectionLayoutListConfiguration(appearance: .plain), [rows])
        stand.show()
        #expect(stand.madeCells < 20)
        stand.view.scrollToItem(at: IndexPath(item: 50_000, section: 0), at: .top, animated: false)
        stand.stage.advance(by: 0)
        #expect(stand.cell(50_000) != nil)
        for step in 0..<40 {
            let before = stand.view.indexPathsForVisibleItems.first?.item ?? 0
            stand.view.contentOffset.y += step.isMultiple(of: 2) ? 70 : -40
            stand.stage.advance(by: 0)
            #expect(abs((stand.view.indexPathsForVisibleItems.first?.item ?? 0) - before) < 4)
        }
        #expect(stand.madeCells < 120)
    }

    // MARK: - Separators

    private func lines(_ cell: UICollectionViewListCell?) -> [CGRect] {
        cell?.subviews.filter { $0.frame.height == 0.5 && !$0.isHidden }.map(\.frame) ?? []
    }

    @Test("Separators begin at the text, and the last row of a group has none")
    func separators() {
        let stand = ListStand(UICollectionLayoutListConfiguration(appearance: .insetGrouped), [["One", "Two"]])
        stand.show()
        #expect(lines(stand.cell(0)) == [CGRect(x: 16, y: 43.5, width: 344, height: 0.5)])
        #expect(lines(stand.cell(1)).isEmpty)
    }

    @Test("The handler of separators adapts those of single items")
    func separatorHandler() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
            if path.item == 1 {
                separators.topSeparatorVisibility = .visible
                separators.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 10)
            }
            return separators
        }
        let stand = ListStand(configuration, [["One", "Two"]])
        stand.show()
        #expect(lines(stand.cell(0)).isEmpty)
        #expect(lines(stand.cell(1)).contains(CGRect(x: 50, y: 0, width: 340, height: 0.5)))
    }

    @Test("No separators are shown next to a selected row")
    func selectedRow() {
        let stand = ListStand(UICollectionLayoutListConfiguration(appearance: .plain), [["One", "Two", "Three"]])
        stand.show()
        stand.stage.click(at: CGPoint(x: 100, y: 66))
        stand.stage.advance(by: 0.5)
        #expect(stand.selected == [IndexPath(item: 1, section: 0)])
        #expect(lines(stand.cell(0)).isEmpty)
        #expect(lines(stand.cell(1)).isEmpty)
        #expect(lines(stand.cell(2)).count == 1)
    }

    @Test("The separator between two selected rows has a color of its own")
    func selectedRows() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.color = .red
        configuration.separatorConfiguration.multipleSelectionColor = .blue
        let stand = ListStand(configuration, [["One", "Two", "Three", "Four"]])
        stand.show()
        stand.view.allowsMultipleSelection = true
        for item in [1, 2] {
            stand.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        stand.stage.advance(by: 0.5)
        let colors = (0..<4).map { item in
            stand.cell(item)?.subviews.filter { $0.frame.height == 0.5 && !$0.isHidden }.map(\.backgroundColor)
        }
        #expect(colors == [[], [.blue], [], [.red]])
        stand.view.deselectItem(at: IndexPath(item: 2, section: 0), animated: false)
        stand.stage.advance(by: 0.5)
        #expect(lines(stand.cell(1)).isEmpty)
    }

    // MARK: - Swipe actions

    private func swiped(_ log: @escaping (String) -> Void) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                log("delete \(path.item)")
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
        return configuration
    }

    @Test("Swiping a row reveals its actions; pressing one performs it and closes the row")
    func swipe() throws {
        var log: [String] = []
        let stand = ListStand(swiped { log.append($0) }, [["One", "Two", "Three"]])
        stand.show()
        stand.stage.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 220, y: 66), duration: 0.3)
        try stand.stage.settle()
        #expect(stand.cell(1)?.configurationState.isSwiped == true)
        #expect(stand.selected.isEmpty)
        try stand.stage.tap("Delete")
        try stand.stage.settle()
        #expect(log == ["delete 1"])
        #expect(stand.cell(1)?.configurationState.isSwiped == false)
        #expect(stand.cell(1)?.bounds.origin == .zero)
    }

    @Test("A full swipe performs the first action, and a press elsewhere closes an open row without selecting")
    func fullSwipe() throws {
        var log: [String] = []
        let stand = ListStand(swiped { log.append($0) }, [["One", "Two", "Three"]])
        stand.show()
        stand.stage.drag(from: CGPoint(x: 390, y: 66), to: CGPoint(x: 20, y: 66), duration: 0.4)
        try stand.stage.settle()
        #expect(log == ["delete 1"])
        stand.stage.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 220, y: 22), duration: 0.3)
        try stand.stage.settle()
        stand.stage.tap(at: CGPoint(x: 100, y: 110))
        try stand.stage.settle()
        #expect(stand.cell(0)?.configurationState.isSwiped == false)
        #expect(stand.selected.isEmpty)
    }
}
