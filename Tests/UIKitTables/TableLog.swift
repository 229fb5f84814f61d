// SPDX-License-Identifier: MIT
import Foundation
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting
import Windowing

/// A data source and delegate that records the calls it receives.
@MainActor
final class TableLog: UITableViewDataSource, UITableViewDelegate {
    /// The titles of the rows by section.
    var content: [[String]]
    var headers: [String?] = []
    var footers: [String?] = []
    var height: (IndexPath) -> CGFloat = { _ in 44 }
    var selectable: (IndexPath) -> IndexPath? = { $0 }
    private(set) var lines: [String] = []
    private(set) var cellCount = 0

    init(_ content: [[String]]) {
        self.content = content
    }

    convenience init(sections: Int, rows: Int) {
        self.init((0..<sections).map { section in (0..<rows).map { "\(section).\($0)" } })
    }

    /// Returns the calls recorded since the previous call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func note(_ line: String) { lines.append(line) }

    private static func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int {
        lines.append("sections")
        return content.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lines.append("rows \(section)")
        return content[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        lines.append("cell \(Self.name(indexPath))")
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? {
                cellCount += 1
                return UITableViewCell(style: .default, reuseIdentifier: "row")
            }()
        cell.textLabel?.text = content[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }

    // MARK: Delegate

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath) }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        lines.append("display \(Self.name(indexPath))")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        selectable(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("select \(Self.name(indexPath))")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        lines.append("deselect \(Self.name(indexPath))")
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        lines.append("open \(Self.name(indexPath))")
    }
}

extension UITableView {
    /// The titles of the visible rows, from top to bottom.
    var shownTitles: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }

    /// Shows a table with the content of `log` that fills a stage.
    static func onStage(
        _ log: TableLog, style: Style = .plain, size: CGSize = CGSize(width: 300, height: 440)
    ) -> (stage: Stage, table: UITableView) {
        let stage = Stage(size: size)
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        table.dataSource = log
        table.delegate = log
        stage.show(table)
        stage.advance(by: 0)
        return (stage, table)
    }

    /// Returns the center of a row in window coordinates.
    func place(of row: Int, in section: Int = 0) -> CGPoint {
        let rect = rectForRow(at: IndexPath(row: row, section: section))
        return convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
}

extension Stage {
    /// Clicks with modifier keys held.
    func click(at place: CGPoint, with modifiers: KeyModifiers) {
        // A press soon after another one would be a double click.
        advance(by: 1)
        for kind in [PointerEvent.Kind.moved, .pressed(.left), .released(.left)] {
            advance(by: 1.0 / 60)
            window.receive(
                .pointer(PointerEvent(kind: kind, location: place, timestamp: now, modifiers: modifiers)))
        }
        advance(by: 0)
    }
}
