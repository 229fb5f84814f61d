// SPDX-License-Identifier: MIT
internal import DiffableData
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableViewDiffableDataSource: SnapshotPresenter {
    var isViewBusy: Bool { tableView?.isAskingForRows == true }
    var isInUse: Bool { tableView?.dataSource === self }

    func makeChanges(
        _ difference: SnapshotDifference, then completion: (@MainActor @Sendable () -> Void)?
    ) {
        guard let tableView else { return }
        tableView.performBatchUpdates(
            { tableView.add(difference, with: self.defaultRowAnimation) }, completion: { _ in completion?() })
    }

    func reloadView() { tableView?.reloadData() }
}

/// A data source that keeps the order of its rows itself.
@MainActor
protocol RowOrderKeeping: AnyObject {
    /// The number of changes so far.
    var changeCount: Int { get }

    /// Called when the user has moved a row and the data source has made no change since.
    func adoptMove(of path: IndexPath, to goal: IndexPath)
}

extension UITableViewDiffableDataSource: RowOrderKeeping {
    var changeCount: Int { shown.number }

    func adoptMove(of path: IndexPath, to goal: IndexPath) {
        guard let snapshot = snapshot(movingItemAt: path, to: goal)?.snapshot else { return }
        shown.adopt(snapshot, number: queue.replace(snapshot))
    }
}

extension UITableView {
    /// Whether the table is loading or adding rows, so that it cannot be changed.
    var isAskingForRows: Bool { content.isLoading || content.isPlacing }

    /// Adds the changes between two snapshots to the open batch.
    func add(_ difference: SnapshotDifference, with animation: RowAnimation) {
        var update = updates.pending
        updates.pending = TableUpdate()
        for section in difference.deletedSections { update.sections.deleted[section] = animation }
        for section in difference.insertedSections { update.sections.inserted[section] = animation }
        for section in difference.reloadedSections { update.sections.reloaded[section] = animation }
        for move in difference.movedSections { update.sections.moved[move.from] = move.to }
        for item in difference.deletedItems { update.rows.deleted[item.indexPath] = animation }
        for item in difference.insertedItems { update.rows.inserted[item.indexPath] = animation }
        for item in difference.reloadedItems { update.rows.reloaded[item.indexPath] = animation }
        for move in difference.movedItems { update.rows.moved[move.from.indexPath] = move.to.indexPath }
        for item in difference.reconfiguredItems { update.reconfigured.insert(item.indexPath) }
        updates.pending = update
    }
}
