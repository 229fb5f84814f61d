// SPDX-License-Identifier: MIT
import DiffableData
import Foundation
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

typealias Words = NSDiffableDataSourceSnapshot<String, String>

extension Words {
    init(_ content: [(String, [String])]) {
        self.init()
        appendSections(content.map(\.0))
        for (section, items) in content { appendItems(items, toSection: section) }
    }
}

/// Words for which a cell was asked, and the texts that they have.
@MainActor
final class CellLog {
    /// The words for which a cell was asked, in order.
    var asked: [String] = []
    /// Called when a cell is asked for.
    var onCell: (String) -> Void = { _ in }
    /// The text of a word's cell; the word by default.
    var text: (String) -> String = { $0 }

    func cell(_ table: UITableView, _ path: IndexPath, _ word: String) -> UITableViewCell {
        asked.append(word)
        onCell(word)
        let cell = table.dequeueReusableCell(withIdentifier: "word", for: path)
        cell.textLabel?.text = text(word)
        return cell
    }

    /// Returns the words for which a cell was asked since the previous call.
    func take() -> [String] {
        defer { asked = [] }
        return asked
    }
}

/// A data source whose sections have their identifiers as titles, and whose rows can be moved.
class WordSource: UITableViewDiffableDataSource<String, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
}

/// A table on a stage that shows words by snapshots.
@MainActor
struct DiffableStand {
    let stage: Stage
    let table: UITableView
    let source: WordSource
    let log = CellLog()

    init(
        _ content: [(String, [String])], size: CGSize = CGSize(width: 300, height: 440),
        make: @MainActor (UITableView, @escaping WordSource.CellProvider) -> WordSource = {
            WordSource(tableView: $0, cellProvider: $1)
        }
    ) {
        stage = Stage(size: size)
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
        let log = log
        source = make(table) { log.cell($0, $1, $2) }
        source.apply(Words(content))
        stage.show(table)
        stage.advance(by: 0)
    }

    /// The titles of the headers in sight, from top to bottom.
    var headers: [String] {
        (0..<table.numberOfSections).compactMap { table.headerView(forSection: $0)?.textLabel?.text }
    }

    /// Runs everything that is waiting on the main queue.
    func drainMainQueue() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        stage.advance(by: 0)
    }
}
