// SPDX-License-Identifier: MIT
internal import Foundation

/// Cells and headers that wait to be used again, and how new ones are made.
@MainActor
struct TableReuse {
    enum Source {
        case cells(UITableViewCell.Type)
        case headers(UITableViewHeaderFooterView.Type)
        case nib(UINib)
    }

    var cellSources: [String: Source] = [:]
    var headerSources: [String: Source] = [:]
    /// The cell of the row that is set up anew, which is given out first.
    var offered: UITableViewCell?
    private var cells: [String: [UITableViewCell]] = [:]
    private var headers: [String: [UITableViewHeaderFooterView]] = [:]

    /// More of a kind than that are not kept: a table that gets small does not hold on to what filled a large one.
    private static let maximumKeptCount = 64

    mutating func keep(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier, cells[identifier, default: []].count < Self.maximumKeptCount else {
            return
        }
        cells[identifier, default: []].append(cell)
    }

    /// A cell that waited, as it was left.
    mutating func cell(_ identifier: String) -> UITableViewCell? { cells[identifier]?.popLast() }

    mutating func keep(_ header: UITableViewHeaderFooterView) {
        guard let identifier = header.reuseIdentifier, headers[identifier, default: []].count < Self.maximumKeptCount
        else {
            return
        }
        headers[identifier, default: []].append(header)
    }

    mutating func header(_ identifier: String) -> UITableViewHeaderFooterView? { headers[identifier]?.popLast() }

    /// Lets go of everything that waits.
    mutating func empty() {
        cells = [:]
        headers = [:]
    }
}
