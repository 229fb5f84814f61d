// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitDragDrop

/// Methods that decide about drops on a table, and handle them.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
    /// Called when items are dropped. Change the data and the table's rows, and animate the items to their rows.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns whether the table handles a drag at all; `true` by default.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Called when a drag enters the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns the effect that a drop at the current location would have; canceling the drag by default.
    ///
    /// `destinationIndexPath` is the row at the location: the one that would be pushed down by an insertion, or receive
    /// the items. Below the last row of a section it is the index path of a new row; it is `nil` in an empty table
    /// without sections. For rows that are moved within the table it is that after their removal.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Called when a drag leaves the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Called at the end of every drag that entered the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the appearance of an item's preview as it is animated to a row; by default the whole cell.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }

    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}
