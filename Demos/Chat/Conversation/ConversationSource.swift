// SPDX-License-Identifier: MIT
import UIKit

/// The rows of a conversation: its messages by day, and the sign that the partner types.
final class ConversationSource: UITableViewDiffableDataSource<Date, ConversationSource.Row> {
    enum Row: Hashable {
        case message(Message.ID)
        case typing
    }

    static let day = "day"
    private var groups = MessageGroups([])

    init(tableView: UITableView) {
        tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
        tableView.register(TypingCell.self, forCellReuseIdentifier: "typing")
        tableView.register(DayHeader.self, forHeaderFooterViewReuseIdentifier: Self.day)
        weak var source: ConversationSource?
        super.init(tableView: tableView) { tableView, path, row in
            guard case .message(let id) = row else {
                return tableView.dequeueReusableCell(withIdentifier: "typing", for: path)
            }
            let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: path)
            if let item = source?.groups.items[id] { (cell as? MessageCell)?.show(item) }
            return cell
        }
        source = self
        defaultRowAnimation = .fade
    }

    /// Shows the messages of a conversation; those whose position in a group is new are updated.
    func show(_ conversation: Conversation?, animated: Bool) {
        let old = groups
        groups = MessageGroups(conversation?.messages ?? [])
        var snapshot = Snapshot()
        for day in groups.days {
            snapshot.appendSections([day.date])
            snapshot.appendItems(day.ids.map(Row.message), toSection: day.date)
        }
        if conversation?.isPartnerTyping == true, !groups.days.isEmpty { snapshot.appendItems([.typing]) }
        let changed = groups.items.filter { id, item in old.items[id].map { $0 != item } ?? false }
        snapshot.reconfigureItems(changed.keys.map(Row.message))
        apply(snapshot, animatingDifferences: animated)
    }

    func message(at path: IndexPath) -> Message? {
        guard case .message(let id) = itemIdentifier(for: path) else { return nil }
        return groups.items[id]?.message
    }

    /// The position of the last row.
    var lastIndexPath: IndexPath? { snapshot().itemIdentifiers.last.flatMap(indexPath) }
}
