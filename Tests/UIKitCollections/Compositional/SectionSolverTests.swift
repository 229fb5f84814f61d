// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore

@testable import UIKitCollections

/// Short forms of layout descriptions, and the solver of a section of them.
@MainActor
struct Lay {
    static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    static func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(width, height))
    }

    static func row(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ items: NSCollectionLayoutItem...
    ) -> NSCollectionLayoutGroup {
        .horizontal(layoutSize: size(width, height), subitems: items)
    }

    static func column(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ items: NSCollectionLayoutItem...
    ) -> NSCollectionLayoutGroup {
        .vertical(layoutSize: size(width, height), subitems: items)
    }

    static func solver(
        _ group: NSCollectionLayoutGroup, width: CGFloat = 300, height: CGFloat = 400, count: Int,
        spacing: CGFloat = 0, axis: LayoutAxis = .vertical
    ) -> SectionSolver {
        SectionSolver(
            group.rule, axis: axis, container: CGSize(width: width, height: height), count: count, spacing: spacing,
            traits: UITraitCollection())
    }
}

extension SectionSolver {
    /// The frames of all items.
    func frames() -> [CGRect] { (0..<count).compactMap { item($0)?.frame } }
}

@MainActor
@Suite("Compositional layout: sections")
struct SectionSolverTests {
    @Test("Items fill a row from the leading edge until the next one doesn't fit")
    func rows() {
        let solver = Lay.solver(
            Lay.row(.fractionalWidth(1), .absolute(50), Lay.item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))),
            count: 7)
        #expect(solver.capacity == 3)
        #expect(solver.length == 150)
        #expect(solver.item(4)?.frame == CGRect(x: 100, y: 50, width: 100, height: 50))
        #expect(solver.item(6)?.frame == CGRect(x: 0, y: 100, width: 100, height: 50))
        #expect(solver.item(7) == nil)
    }

    @Test("Columns tile without gaps at any width and scale", arguments: [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
    func tiling(scale: CGFloat) {
        for width in stride(from: CGFloat(301), to: 420, by: 7) {
            for columns in 1...9 {
                let item = Lay.item(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1))
                let solver = Lay.solver(Lay.row(.fractionalWidth(1), .absolute(33.3), item), width: width, count: 40)
                #expect(solver.capacity == columns)
                let frames = solver.frames().map { $0.pixelAligned(scale: scale) }
                for index in frames.indices.dropLast() where (index + 1) % columns != 0 {
                    #expect(frames[index].maxX == frames[index + 1].minX)
                }
                #expect(frames[columns - 1].maxX == (width * scale).rounded() / scale)
                for index in frames.indices.dropLast(columns) {
                    #expect(frames[index].maxY == frames[index + columns].minY)
                }
            }
        }
    }

    @Test("A million items are resolved without storage for each, like a thousand")
    func million() {
        let item = Lay.item(.fractionalWidth(0.125), .fractionalHeight(1))
        let solver = Lay.solver(
            Lay.row(.fractionalWidth(1), .absolute(50), item), count: 1_000_000, spacing: 10)
        #expect(solver.length == 7_499_990)
        let content = solver.content(in: CGRect(x: 0, y: 3_000_000, width: 300, height: 120))
        #expect(content.items.map(\.index) == Array(400_000..<400_016))
        #expect(content.items.first?.frame.origin == CGPoint(x: 0, y: 3_000_000))
    }

    @Test("Content in any rectangle is that of all items that intersect it")
    func contentInRect() {
        let nested = Lay.column(
            .fractionalWidth(0.3), .fractionalHeight(1), Lay.item(.fractionalWidth(1), .absolute(40)))
        let group = Lay.row(
            .fractionalWidth(1), .absolute(100), Lay.item(.fractionalWidth(0.7), .fractionalHeight(1)), nested)
        group.interItemSpacing = .fixed(0)
        let solver = Lay.solver(group, count: 100, spacing: 7)
        let frames = solver.frames()
        for y in stride(from: CGFloat(-50), to: solver.length + 50, by: 37) {
            let rect = CGRect(x: 40, y: y, width: 200, height: 90)
            let expected = frames.indices.filter { frames[$0].touches(rect) }
            #expect(solver.content(in: rect).items.map(\.index) == expected)
        }
    }

    @Test("An incomplete last group keeps its size and shows only its items")
    func incomplete() {
        let solver = Lay.solver(
            Lay.row(.fractionalWidth(1), .absolute(50), Lay.item(.absolute(100), .fractionalHeight(1))), count: 4,
            spacing: 10)
        #expect(solver.length == 110)
        #expect(solver.content(in: CGRect(x: 0, y: 60, width: 300, height: 50)).items.map(\.index) == [3])
    }

    @Test("Groups in a row for orthogonal scrolling have the section's height of the largest")
    func orthogonal() {
        let solver = Lay.solver(
            Lay.row(.fractionalWidth(0.8), .absolute(120), Lay.item(.fractionalWidth(1), .fractionalHeight(1))),
            count: 5, spacing: 10, axis: .horizontal)
        #expect(solver.acrossLength == 120)
        #expect(solver.length == 1240)
        #expect(solver.item(2)?.frame == CGRect(x: 500, y: 0, width: 240, height: 120))
        #expect(solver.group(at: 260)?.first == 1)
    }

    // MARK: - Measured items

    @Test("A measured row moves the rows after it by the difference")
    func rowsOfAList() {
        var solver = Lay.solver(
            Lay.column(.fractionalWidth(1), .estimated(44), Lay.item(.fractionalWidth(1), .estimated(44))),
            count: 100_000)
        #expect(solver.length == 4_400_000)
        let changes = (0..<2).map { _ in solver.setSize(CGSize(width: 300, height: 60), of: 1) }
        #expect(changes == [true, false])
        #expect(solver.item(1)?.frame == CGRect(x: 0, y: 44, width: 300, height: 60))
        #expect(solver.item(2)?.frame.minY == 104)
        #expect(solver.item(99_999)?.frame.minY == 4_399_972)
        #expect(solver.sizes.isEmpty)
        let content = solver.content(in: CGRect(x: 0, y: 104, width: 300, height: 88))
        #expect(content.items.map(\.index) == [2, 3])
    }

    @Test("Thousands of rows of a million are measured without copying the heights of the others")
    func manyMeasured() {
        var solver = Lay.solver(
            Lay.column(.fractionalWidth(1), .estimated(44), Lay.item(.fractionalWidth(1), .estimated(44))),
            count: 1_000_000)
        // A copy for each row would move tens of gigabytes.
        for row in 0..<5000 { solver.setSize(CGSize(width: 300, height: 50), of: row * 150) }
        #expect(solver.length == 44_030_000)
        #expect(solver.item(150)?.frame == CGRect(x: 0, y: 6606, width: 300, height: 50))
    }

    @Test("A group of estimated height is as high as its highest item, and fractional items fill it")
    func highestItem() {
        let group = Lay.row(
            .fractionalWidth(1), .estimated(50), Lay.item(.fractionalWidth(0.5), .estimated(50)),
            Lay.item(.fractionalWidth(0.5), .fractionalHeight(1)))
        var solver = Lay.solver(group, count: 6)
        solver.setSize(CGSize(width: 150, height: 80), of: 2)
        #expect(solver.item(2)?.frame == CGRect(x: 0, y: 50, width: 150, height: 80))
        #expect(solver.item(3)?.frame == CGRect(x: 150, y: 50, width: 150, height: 80))
        #expect(solver.item(4)?.frame.minY == 130)
        #expect(solver.length == 180)
    }

    @Test("Uniform items are as high as the highest of their group")
    func uniform() {
        let group = Lay.row(
            .fractionalWidth(1), .estimated(50), Lay.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50)))
        var solver = Lay.solver(group, count: 4)
        solver.setSize(CGSize(width: 150, height: 70), of: 0)
        solver.setSize(CGSize(width: 150, height: 40), of: 1)
        #expect(solver.item(0)?.frame.height == 70)
        #expect(solver.item(1)?.frame.height == 70)
        #expect(solver.item(2)?.frame == CGRect(x: 0, y: 70, width: 150, height: 50))
    }

    @Test("Uniform groups of a section are all as high as the highest")
    func uniformGroups() {
        let group = Lay.row(
            .absolute(100), .uniformAcrossSiblings(estimate: 50),
            Lay.item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50)))
        var solver = Lay.solver(group, count: 4, axis: .horizontal)
        solver.setSize(CGSize(width: 100, height: 70), of: 0)
        solver.setSize(CGSize(width: 100, height: 40), of: 1)
        #expect(solver.acrossLength == 70)
        #expect(solver.frames().map(\.height) == [70, 70, 70, 70])
    }

    @Test("Measured widths break rows again, without a gap before rows that were measured earlier")
    func wrapping() {
        let group = Lay.row(.fractionalWidth(1), .estimated(30), Lay.item(.estimated(100), .absolute(30)))
        group.interItemSpacing = .fixed(10)
        var solver = Lay.solver(group, width: 320, count: 50, spacing: 5)
        #expect(solver.capacity == 3)
        let widths = (0..<50).map { CGFloat(40 + ($0 * 37) % 90) }
        // A part further down is measured first.
        for index in Array(20..<30) + Array(0..<20) + Array(30..<50) {
            solver.setSize(CGSize(width: widths[index], height: 30), of: index)
        }
        var (x, y) = (CGFloat(0), CGFloat(0))
        for (index, width) in widths.enumerated() {
            if x > 0, x + width > 320.01 { (x, y) = (0, y + 35) }
            #expect(solver.item(index)?.frame == CGRect(x: x, y: y, width: width, height: 30))
            x += width + 10
        }
        #expect(solver.length == y + 30)
    }

    // MARK: - Hostile input

    @Test("Hostile sizes, counts and spacings are resolved without a crash and with finite frames")
    func hostile() {
        let values: [CGFloat] = [.nan, -5, 0, .infinity, 1e30, 0.0001, 100]
        for width in values {
            for height in values {
                for spacing in values {
                    let item = Lay.item(.absolute(width), .estimated(height))
                    item.contentInsets = NSDirectionalEdgeInsets(
                        top: spacing, leading: width, bottom: height, trailing: -spacing)
                    let group = Lay.row(.fractionalWidth(height), .absolute(width), item)
                    group.interItemSpacing = .fixed(spacing)
                    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                        leading: .flexible(spacing), top: .fixed(height), trailing: nil, bottom: .fixed(-width))
                    var solver = Lay.solver(group, width: width, height: height, count: 20, spacing: spacing)
                    solver.setSize(CGSize(width: width, height: height), of: 3)
                    let content = solver.content(in: CGRect(x: -1000, y: -1000, width: 4000, height: 4000))
                    #expect(content.items.allSatisfy { $0.frame.origin.y.isFinite && $0.frame.width >= 0 })
                    #expect(solver.length.isFinite && solver.length >= 0)
                }
            }
        }
    }

    @Test("Items without size are laid out once, not without end")
    func zeroSize() {
        let solver = Lay.solver(
            Lay.row(.fractionalWidth(1), .absolute(50), Lay.item(.absolute(0), .absolute(0))), count: 1_000_000)
        #expect(solver.capacity == 1)
        #expect(Lay.solver(Lay.row(.fractionalWidth(1), .absolute(50)), count: 9).length == 0)
        #expect(Lay.solver(Lay.column(.fractionalWidth(1), .absolute(50)), count: -3).length == 0)
    }
}
