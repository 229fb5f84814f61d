// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@Suite("Collection views: random updates")
@MainActor
struct CollectionWalkTests {
    /// A generator that yields the same numbers in each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// A model of sections whose items have unique titles.
    private final class Model {
        var sections: [[String]] = []
        private var last = 0

        init(_ counts: [Int]) {
            for count in counts { sections.append((0..<count).map { _ in next() }) }
        }

        func next() -> String {
            last += 1
            return "\(last)"
        }
    }

    /// The changes of one step.
    private struct Step {
        var deleted: [IndexPath] = []
        var reloaded: [IndexPath] = []
        var inserted: [IndexPath] = []
        var moved: [(IndexPath, IndexPath)] = []
        var deletedSections = IndexSet()
        var insertedSections = IndexSet()
        var movedSection: (Int, Int)?
    }

    /// Changes the model at random, and returns the changes.
    private func change(_ model: Model, _ numbers: inout Numbers) -> Step {
        var step = Step()
        let old = model.sections
        var kept: [[String]?] = old
        if old.count > 1, Int.random(in: 0..<5, using: &numbers) == 0 {
            let section = Int.random(in: 0..<old.count, using: &numbers)
            step.deletedSections.insert(section)
            kept[section] = nil
        }
        var loose: [(origin: IndexPath, title: String)] = []
        for section in old.indices where kept[section] != nil {
            for item in old[section].indices.reversed() {
                let path = IndexPath(item: item, section: section)
                switch Int.random(in: 0..<14, using: &numbers) {
                case 0:
                    step.deleted.append(path)
                    kept[section]?.remove(at: item)
                case 1:
                    loose.append((path, old[section][item]))
                    kept[section]?.remove(at: item)
                case 2: step.reloaded.append(path)
                default: break
                }
            }
        }
        var new = kept.compactMap { $0 }
        let staying = old.indices.filter { kept[$0] != nil }
        if staying.count > 1, Int.random(in: 0..<6, using: &numbers) == 0 {
            // One section moves to the other end; the others keep their order.
            let fromFirst = Bool.random(using: &numbers)
            let moved = fromFirst ? new.removeFirst() : new.removeLast()
            if fromFirst { new.append(moved) } else { new.insert(moved, at: 0) }
            step.movedSection = fromFirst ? (staying[0], new.count - 1) : (staying[staying.count - 1], 0)
        } else if new.count < 6, Int.random(in: 0..<4, using: &numbers) == 0 {
            let section = Int.random(in: 0...new.count, using: &numbers)
            step.insertedSections.insert(section)
            new.insert((0..<Int.random(in: 0..<5, using: &numbers)).map { _ in model.next() }, at: section)
        }
        let hosts = new.indices.filter { !step.insertedSections.contains($0) }
        var arrivals: Set<String> = []
        for _ in 0..<Int.random(in: 0..<5, using: &numbers) {
            guard let section = hosts.randomElement(using: &numbers), new[section].count < 30 else { break }
            let title = model.next()
            arrivals.insert(title)
            new[section].insert(title, at: Int.random(in: 0...new[section].count, using: &numbers))
        }
        for (_, title) in loose {
            let section = hosts.randomElement(using: &numbers) ?? 0
            new[section].insert(title, at: Int.random(in: 0...new[section].count, using: &numbers))
        }
        model.sections = new
        var places: [String: IndexPath] = [:]
        for (section, titles) in new.enumerated() {
            for (item, title) in titles.enumerated() { places[title] = IndexPath(item: item, section: section) }
        }
        step.inserted = arrivals.compactMap { places[$0] }
        step.moved = loose.compactMap { origin, title in places[title].map { (origin, $0) } }
        return step
    }

    private func report(_ step: Step, to view: UICollectionView) {
        view.performBatchUpdates {
            view.insertItems(at: step.inserted)
            view.deleteItems(at: step.deleted)
            view.reloadItems(at: step.reloaded)
            view.deleteSections(step.deletedSections)
            view.insertSections(step.insertedSections)
            if let (from, to) = step.movedSection { view.moveSection(from, toSection: to) }
            for (from, to) in step.moved { view.moveItem(at: from, to: to) }
        }
    }

    /// The layouts with which the updates are animated.
    enum Kind: String, CaseIterable {
        case equalItems, pinnedHeaders, differentItems, selfSizing
    }

    private static func layout(_ kind: Kind) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        if kind != .equalItems { layout.headerReferenceSize = CGSize(width: 0, height: 20) }
        if kind == .pinnedHeaders { layout.sectionHeadersPinToVisibleBounds = true }
        if kind == .selfSizing { layout.estimatedItemSize = CGSize(width: 50, height: 50) }
        return layout
    }

    /// The number of updates for each layout.
    ///
    /// A longer walk, of 2,500 updates, takes nearly a minute.
    private static let length = ProcessInfo.processInfo.environment["SHOJI_WALK_LENGTH"].flatMap(Int.init) ?? 300

    @Test(
        "Views, model, and layout agree after each of many updates with interrupted animations",
        arguments: Kind.allCases)
    func walk(kind: Kind) throws {
        var numbers = Numbers(state: UInt64(kind.rawValue.count) &* 20_261_122)
        let model = Model([6, 0, 9])
        let log = CollectionLog(model.sections)
        if kind == .differentItems {
            log.size = { CGSize(width: 30 + 7 * ($0.item % 5), height: 30 + 5 * ($0.item % 3)) }
        }
        let (stage, view) = UICollectionView.onStage(
            log, layout: Self.layout(kind), size: CGSize(width: 200, height: 160), scale: 0.5,
            cell: kind == .selfSizing ? TitleSizedCell.self : TitleCell.self)
        view.allowsMultipleSelection = true
        for step in 0..<Self.length {
            if let section = model.sections.indices.randomElement(using: &numbers),
                let item = model.sections[section].indices.randomElement(using: &numbers)
            {
                view.selectItem(at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
            }
            let chosen = Set((view.indexPathsForSelectedItems ?? []).map { model.sections[$0.section][$0.item] })
            let before = model.sections
            let change = change(model, &numbers)
            log.content = model.sections
            report(change, to: view)
            let reloaded = Set(change.reloaded.map { before[$0.section][$0.item] })
            if step % 7 == 0 {
                view.contentOffset.y = CGFloat.random(in: 0...max(view.contentSize.height, 1), using: &numbers)
            }
            if step % 100 == 0 { try stage.settle() } else if step % 9 == 0 { stage.advance(by: 0.05) }
            let fault = fault(of: view, model.sections, selected: chosen.subtracting(reloaded))
            #expect(fault == nil, "step \(step)")
            guard fault == nil else { return }
            guard step % 100 == 0 else { continue }
            // No removed view is left, and all cells are in their positions.
            let cells = view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
            #expect(cells.count == view.visibleCells.count && cells.allSatisfy { $0.alpha == 1 })
        }
    }

    /// Returns in what the counts, titles, frames, and the selection differ from those of the model.
    private func fault(of view: UICollectionView, _ sections: [[String]], selected: Set<String>) -> String? {
        guard (0..<view.numberOfSections).map(view.numberOfItems(inSection:)) == sections.map(\.count) else {
            return "counts"
        }
        for path in view.indexPathsForVisibleItems {
            guard let cell = view.cellForItem(at: path) as? TitleCell, view.indexPath(for: cell) == path,
                cell.title == sections[path.section][path.item]
            else { return "cell at \(path)" }
            let frame = view.layoutAttributesForItem(at: path)?.frame
            guard cell.frame == frame else { return "frame \(cell.frame) instead of \(frame ?? .null) at \(path)" }
        }
        for attributes in view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [] {
            let path = attributes.indexPath
            switch attributes.representedElementKind {
            case nil: guard view.cellForItem(at: path) != nil else { return "no cell at \(path)" }
            case let kind?:
                let edge = view.supplementaryView(forElementKind: kind, at: path)
                guard edge is EdgeView else { return "no \(kind) at \(path)" }
            }
        }
        let now = Set((view.indexPathsForSelectedItems ?? []).map { sections[$0.section][$0.item] })
        return now == selected.intersection(Set(sections.joined())) ? nil : "selection"
    }
}
