// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Testing
import UIKitCore

@testable import UIKitCollections

@MainActor
@Suite("Compositional layout: groups")
struct GroupSolverTests {
    @Test("A group with a count shares its length equally, and one with a repeated item keeps the item's size")
    func counts() {
        let item = Lay.item(.absolute(50), .fractionalHeight(1))
        let equal = NSCollectionLayoutGroup.horizontal(
            layoutSize: Lay.size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 3)
        equal.interItemSpacing = .fixed(15)
        #expect(Lay.solver(equal, count: 3).frames().map(\.minX) == [0, 105, 210])
        #expect(Lay.solver(equal, count: 3).item(2)?.frame.maxX == 300)
        let repeated = NSCollectionLayoutGroup.horizontal(
            layoutSize: Lay.size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
        #expect(Lay.solver(repeated, count: 4).frames().map(\.minX) == [0, 50, 100, 0])
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: Lay.size(.fractionalWidth(1), .absolute(90)), subitem: item, count: 2)
        #expect(Lay.solver(column, count: 2).frames().map(\.height) == [45, 45])
        let stack = NSCollectionLayoutGroup.vertical(
            layoutSize: Lay.size(.fractionalWidth(1), .absolute(90)),
            repeatingSubitem: Lay.item(.fractionalWidth(1), .absolute(30)), count: 2)
        #expect(Lay.solver(stack, count: 3).frames().map(\.minY) == [0, 30, 90])
    }

    @Test("Nested groups take their fractions from the group around them")
    func nested() {
        let trailing = NSCollectionLayoutGroup.vertical(
            layoutSize: Lay.size(.fractionalWidth(0.25), .fractionalHeight(1)),
            subitem: Lay.item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Lay.size(.fractionalWidth(1), .fractionalWidth(0.5)),
            subitems: [Lay.item(.fractionalWidth(0.75), .fractionalHeight(1)), trailing])
        group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        let frames = Lay.solver(group, width: 240, count: 4).frames()
        #expect(frames[0] == CGRect(x: 20, y: 10, width: 150, height: 100))
        #expect(frames[1] == CGRect(x: 170, y: 10, width: 50, height: 50))
        #expect(frames[2] == CGRect(x: 170, y: 60, width: 50, height: 50))
        #expect(frames[3] == CGRect(x: 20, y: 130, width: 150, height: 100))
    }

    @Test("Flexible spacing shares the length that is left over")
    func flexible() {
        let item = Lay.item(.absolute(60), .absolute(40))
        let group = Lay.row(.fractionalWidth(1), .absolute(40), item)
        group.interItemSpacing = .flexible(20)
        #expect(Lay.solver(group, count: 3).frames().map(\.minX) == [0, 120, 240])
        #expect(Lay.solver(group, width: 260, count: 3).frames().map(\.minX) == [0, 100, 200])
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
        let alone = NSCollectionLayoutGroup.horizontal(
            layoutSize: Lay.size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item, count: 1)
        #expect(Lay.solver(alone, count: 1).item(0)?.frame == CGRect(x: 120, y: 30, width: 60, height: 40))
    }

    @Test("Content insets shrink an item's frame, but not the space it takes")
    func insets() {
        let item = Lay.item(.fractionalWidth(0.5), .fractionalHeight(1))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let solver = Lay.solver(Lay.row(.fractionalWidth(1), .absolute(50), item), count: 2)
        #expect(
            solver.frames() == [
                CGRect(x: 2, y: 1, width: 144, height: 46), CGRect(x: 152, y: 1, width: 144, height: 46),
            ])
    }

    @Test("An item that is larger than its group is the only one in it")
    func tooLarge() {
        let solver = Lay.solver(
            Lay.row(.fractionalWidth(1), .absolute(50), Lay.item(.absolute(400), .absolute(90))), count: 2)
        #expect(
            solver.frames() == [
                CGRect(x: 0, y: 0, width: 400, height: 90), CGRect(x: 0, y: 50, width: 400, height: 90),
            ])
        // An item that exceeds its group is in sight below it.
        #expect(solver.content(in: CGRect(x: 0, y: 120, width: 10, height: 5)).items.map(\.index) == [1])
    }

    @Test("A column of estimated height has each of its items once")
    func openColumn() {
        let group = Lay.column(
            .fractionalWidth(1), .estimated(10), Lay.item(.fractionalWidth(1), .absolute(100)),
            Lay.item(.fractionalWidth(1), .absolute(30)))
        #expect(Lay.solver(group, count: 4).frames().map(\.minY) == [0, 100, 130, 230])
    }

    @Test("A custom group has the frames of its provider, which is given the group's size")
    func custom() {
        var size = CGSize.zero
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: Lay.size(.fractionalWidth(1), .absolute(100))
        ) { environment in
            size = environment.container.effectiveContentSize
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 20, width: 30, height: 40), zIndex: 3),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: CGFloat.nan, width: 30, height: 40)),
            ]
        }
        let solver = Lay.solver(group, count: 3)
        #expect(size == CGSize(width: 300, height: 100))
        #expect(solver.item(2)?.frame == CGRect(x: 10, y: 120, width: 30, height: 40))
        #expect(solver.item(2)?.zIndex == 3)
        #expect(solver.item(1)?.frame == .zero)
    }

    @Test("Badges are at the anchors of their item, offset in points or by a fraction of their size")
    func badges() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Lay.size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let below = NSCollectionLayoutSupplementaryItem(
            layoutSize: Lay.size(.fractionalWidth(1), .absolute(10)), elementKind: "caption",
            containerAnchor: NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 2)),
            itemAnchor: NSCollectionLayoutAnchor(edges: .top))
        let item = NSCollectionLayoutItem(
            layoutSize: Lay.size(.absolute(100), .absolute(50)), supplementaryItems: [badge, below])
        let solver = Lay.solver(Lay.row(.fractionalWidth(1), .absolute(50), item), count: 4, spacing: 12)
        #expect(solver.supplementary("badge", of: 1)?.frame == CGRect(x: 190, y: -10, width: 20, height: 20))
        #expect(solver.supplementary("caption", of: 3)?.frame == CGRect(x: 0, y: 114, width: 100, height: 10))
        let sight = solver.content(in: CGRect(x: 0, y: 52, width: 300, height: 1)).supplementaries
        #expect(sight.map(\.item) == [3, 0, 1, 2] || sight.map(\.item) == [0, 1, 2, 3])
    }

    /// A row of 100 points wide items, each with a badge at its bottom, and with a bar along the bottom of the row.
    private func rowWithBadges(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Lay.size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
        let bar = NSCollectionLayoutSupplementaryItem(
            layoutSize: Lay.size(.fractionalWidth(1), .fractionalHeight(0.5)), elementKind: "bar",
            containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
        let item = NSCollectionLayoutItem(
            layoutSize: Lay.size(.absolute(100), height), supplementaryItems: [badge])
        let row = Lay.row(.fractionalWidth(1), height, item)
        row.supplementaryItems = [bar]
        return row
    }

    @Test("Supplementary views of items and groups that are measured follow their final size")
    func measuredBadges() {
        var solver = Lay.solver(rowWithBadges(.estimated(50)), count: 6)
        solver.setSize(CGSize(width: 100, height: 80), of: 1)
        #expect(solver.supplementary("badge", of: 0)?.frame == CGRect(x: 80, y: 30, width: 20, height: 20))
        #expect(solver.supplementary("badge", of: 1)?.frame == CGRect(x: 180, y: 60, width: 20, height: 20))
        #expect(solver.supplementary("badge", of: 3)?.frame == CGRect(x: 80, y: 110, width: 20, height: 20))
        #expect(solver.supplementary("bar", of: 0)?.frame == CGRect(x: 0, y: 40, width: 300, height: 40))
    }

    @Test("Supplementary views of items and groups that are as large as their largest sibling follow their final size")
    func uniformBadges() {
        var solver = Lay.solver(rowWithBadges(.uniformAcrossSiblings(estimate: 50)), count: 6)
        solver.setSize(CGSize(width: 100, height: 80), of: 1)
        for item in 0..<6 {
            let frame = solver.item(item)?.frame
            #expect(frame?.height == 80 && solver.supplementary("badge", of: item)?.frame.maxY == frame?.maxY)
        }
        #expect(solver.supplementary("bar", of: 0)?.frame == CGRect(x: 0, y: 40, width: 300, height: 40))
        #expect(solver.supplementary("bar", of: 3)?.frame == CGRect(x: 0, y: 120, width: 300, height: 40))
    }

    @Test("A dimension that is NaN, negative or infinite is clamped with one log message")
    func clamped() {
        let log = LogRecorder()
        log.record {
            #expect(NSCollectionLayoutDimension.absolute(.nan).dimension == 0)
            #expect(NSCollectionLayoutDimension.fractionalWidth(-1).dimension == 0)
            #expect(NSCollectionLayoutDimension.estimated(0).dimension == 1)
            #expect(NSCollectionLayoutDimension.absolute(.infinity).dimension.isFinite)
            #expect(NSCollectionLayoutDimension.fractionalHeight(0.5).dimension == 0.5)
        }
        #expect(log.messages.count == 4)
    }

    @Test("Groups nested too deep are left out with a log message")
    func depth() {
        var group = Lay.row(.fractionalWidth(1), .fractionalHeight(1), Lay.item(.fractionalWidth(1), .absolute(5)))
        for _ in 0..<40 { group = Lay.row(.fractionalWidth(1), .fractionalHeight(1), group) }
        let log = LogRecorder()
        log.record { #expect(Lay.solver(group, count: 3).length == 0) }
        #expect(!log.messages.isEmpty)
    }
}
