// SPDX-License-Identifier: MIT
import UIKit

extension MessageListController: UITableViewDragDelegate {
    /// A message is dragged to a mailbox, or as text to other applications.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [item(at: indexPath)] }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [item(at: indexPath)] }

    private func item(at path: IndexPath) -> UIDragItem {
        let message = shown[path.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: message.body as NSString))
        item.localObject = message.id
        return item
    }
}
