// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The reuse pools of cells, headers, and footers, and the registrations from which new ones are created.
@MainActor
struct TableReuse {
    enum Source {
        case cells(UITableViewCell.Type)
        case headers(UITableViewHeaderFooterView.Type)
        case nib(UINib)
    }

    private(set) var cellSources: [String: Source] = [:]
    private(set) var headerSources: [String: Source] = [:]
    /// The existing cell of the row that is being reconfigured, which is dequeued first.
    var offered: UITableViewCell?
    /// The cells that were dequeued in the current layout and had stayed in the table.
    var unparked: [UITableViewCell] = []
    private var cells: [String: [UITableViewCell]] = [:]
    private var headers: [String: [UITableViewHeaderFooterView]] = [:]

    /// The maximum number of views kept per identifier, so that a table that shrinks does not retain the cells of a
    /// large one.
    private static let maximumKeptCount = 64

    /// Registers the source of cells, and drops the pooled ones, which may be of another class.
    mutating func register(_ source: Source?, forCells identifier: String) {
        cellSources[identifier] = source
        drop(cells.removeValue(forKey: identifier) ?? [])
    }

    /// Registers the source of headers and footers, and drops the pooled ones.
    mutating func register(_ source: Source?, forHeaders identifier: String) {
        headerSources[identifier] = source
        headers[identifier] = nil
    }

    /// Puts a cell into its reuse pool, and returns `false` if it has none or the pool is full.
    @discardableResult
    mutating func keep(_ cell: UITableViewCell) -> Bool {
        guard !cell.isPooled else { return true }
        guard let identifier = cell.reuseIdentifier, cells[identifier, default: []].count < Self.maximumKeptCount else {
            return false
        }
        cell.isPooled = true
        cells[identifier, default: []].append(cell)
        return true
    }

    /// Removes a cell that the data source uses without dequeuing it.
    mutating func remove(_ cell: UITableViewCell) {
        guard cell.isPooled, let identifier = cell.reuseIdentifier else { return }
        cell.isPooled = false
        cells[identifier]?.removeAll { $0 === cell }
    }

    /// Removes a cell from the reuse pool and returns it as it was left.
    mutating func cell(_ identifier: String) -> UITableViewCell? {
        let cell = cells[identifier]?.popLast()
        cell?.isPooled = false
        return cell
    }

    mutating func keep(_ header: UITableViewHeaderFooterView) {
        guard let identifier = header.reuseIdentifier, headers[identifier, default: []].count < Self.maximumKeptCount
        else {
            return
        }
        headers[identifier, default: []].append(header)
    }

    mutating func header(_ identifier: String) -> UITableViewHeaderFooterView? { headers[identifier]?.popLast() }

    /// Releases all pooled views.
    mutating func empty() {
        for pool in cells.values { drop(pool) }
        cells = [:]
        headers = [:]
    }

    private func drop(_ cells: [UITableViewCell]) {
        for cell in cells {
            cell.isPooled = false
            if cell.unpark() { cell.removeFromSuperview() }
        }
    }
}
