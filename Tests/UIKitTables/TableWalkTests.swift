// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Tables: random updates")
@MainActor
struct TableWalkTests {
    /// A generator that yields the same numbers in each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// A model of sections whose rows have unique titles.
    private final class Model {
        var sections: [[String]]
        private var last = 0

        init(_ counts: [Int]) {
            sections = []
            for count in counts { sections.append((0..<count).map { _ in next() }) }
        }

        func next() -> String {
            last += 1
            return "\(last)"
        }
    }

    private static func animation(_ numbers: inout Numbers) -> UITableView.RowAnimation {
        [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic].randomElement(using: &numbers) ?? .fade
    }

    /// Changes the model at random, and reports the deletions, moves, and insertions to the table.
    private func change(_ model: Model, _ log: TableLog, _ table: UITableView, _ numbers: inout Numbers) {
        let old = model.sections
        var kept = old
        var deletedSections = IndexSet()
        if old.count > 1, Bool.random(using: &numbers), Bool.random(using: &numbers) {
            deletedSections.insert(Int.random(in: 0..<old.count, using: &numbers))
        }
        var deleted: [IndexPath] = []
        var loose: [(origin: IndexPath, title: String)] = []
        for section in old.indices where !deletedSections.contains(section) {
            for row in old[section].indices.reversed() {
                let path = IndexPath(row: row, section: section)
                switch Int.random(in: 0..<8, using: &numbers) {
                case 0:
                    deleted.append(path)
                    kept[section].remove(at: row)
                case 1: loose.append((path, kept[section].remove(at: row)))
                default: break
                }
            }
        }
        var new = kept.enumerated().filter { !deletedSections.contains($0.offset) }.map(\.element)
        var insertedSections = IndexSet()
        if Int.random(in: 0..<4, using: &numbers) == 0 {
            let section = Int.random(in: 0...new.count, using: &numbers)
            insertedSections.insert(section)
            new.insert([model.next(), model.next()], at: section)
        }
        let hosts = new.indices.filter { !insertedSections.contains($0) }
        var arrivals: Set<String> = []
        for _ in 0..<Int.random(in: 0..<4, using: &numbers) {
            guard let section = hosts.randomElement(using: &numbers) else { break }
            let title = model.next()
            arrivals.insert(title)
            new[section].insert(title, at: Int.random(in: 0...new[section].count, using: &numbers))
        }
        for (_, title) in loose {
            let section = hosts.randomElement(using: &numbers) ?? 0
            new[section].insert(title, at: Int.random(in: 0...new[section].count, using: &numbers))
        }
        model.sections = new
        log.content = new
        var places: [String: IndexPath] = [:]
        for (section, titles) in new.enumerated() {
            for (row, title) in titles.enumerated() { places[title] = IndexPath(row: row, section: section) }
        }
        let kinds = (0..<4).map { _ in Self.animation(&numbers) }
        table.performBatchUpdates {
            table.insertRows(at: arrivals.compactMap { places[$0] }, with: kinds[0])
            table.deleteRows(at: deleted, with: kinds[1])
            table.deleteSections(deletedSections, with: kinds[2])
            table.insertSections(insertedSections, with: kinds[3])
            for (origin, title) in loose { if let place = places[title] { table.moveRow(at: origin, to: place) } }
        }
    }

    nonisolated static let seeds: [UInt64] = [1, 20_261_122, 77]
    /// The number of updates for each seed.
    private static let length = ProcessInfo.processInfo.environment["SHOJI_WALK_LENGTH"].flatMap(Int.init) ?? 120

    @Test("After any updates, the table matches its data source, and the selection is kept", arguments: seeds)
    func walk(seed: UInt64) throws {
        var numbers = Numbers(state: seed)
        let model = Model([6, 0, 9])
        let log = TableLog(model.sections)
        log.headers = ["A", nil, "C", "D"]
        let style: UITableView.Style = seed == 77 ? .insetGrouped : .plain
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 0.5)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
        table.allowsMultipleSelection = true
        table.dataSource = log
        table.delegate = log
        stage.show(table)
        stage.advance(by: 0)
        for step in 0..<Self.length {
            var selected: Set<String> = []
            if let titles = model.sections.randomElement(using: &numbers),
                let title = titles.randomElement(using: &numbers)
            {
                for (section, titles) in model.sections.enumerated() {
                    guard let row = titles.firstIndex(of: title) else { continue }
                    table.selectRow(at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
                }
            }
            for path in table.indexPathsForSelectedRows ?? [] {
                selected.insert(model.sections[path.section][path.row])
            }
            change(model, log, table, &numbers)
            if step % 7 == 0 { table.contentOffset.y = CGFloat.random(in: 0...300, using: &numbers) }
            if step % 3 == 0 { stage.advance(by: 0.1) } else { try stage.settle() }
            #expect((0..<table.numberOfSections).map(table.numberOfRows(inSection:)) == model.sections.map(\.count))
            for path in table.indexPathsForVisibleRows ?? [] {
                let cell = table.cellForRow(at: path)
                #expect(cell?.textLabel?.text == model.sections[path.section][path.row])
            }
            let all = Set(model.sections.flatMap { $0 })
            let now = Set((table.indexPathsForSelectedRows ?? []).map { model.sections[$0.section][$0.row] })
            #expect(now == selected.intersection(all))
            guard step % 3 != 0 else { continue }
            // No removed cell is left, and all cells are in their positions.
            let cells = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
            #expect(cells.count == table.visibleCells.count && cells.allSatisfy { $0.alpha == 1 })
            for path in table.indexPathsForVisibleRows ?? [] {
                #expect(table.cellForRow(at: path)?.frame.minY == table.rectForRow(at: path).minY)
            }
        }
    }
}
