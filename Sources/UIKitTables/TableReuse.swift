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

    var cellSources: [String: Source] = [:]
    var headerSources: [String: Source] = [:]
    /// The existing cell of the row that is being reconfigured, which is dequeued first.
    var offered: UITableViewCell?
    private var cells: [String: [UITableViewCell]] = [:]
    private var headers: [String: [UITableViewHeaderFooterView]] = [:]

    /// The maximum number of views kept per identifier, so that a table that shrinks does not retain the cells of a
    /// large one.
    private static let maximumKeptCount = 64

    mutating func keep(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier, cells[identifier, default: []].count < Self.maximumKeptCount else {
            return
        }
        cells[identifier, default: []].append(cell)
    }

    /// Removes a cell from the reuse pool and returns it as it was left.
    mutating func cell(_ identifier: String) -> UITableViewCell? { cells[identifier]?.popLast() }

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
        cells = [:]
        headers = [:]
    }
}
