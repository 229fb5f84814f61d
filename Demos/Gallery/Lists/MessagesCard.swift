// SPDX-License-Identifier: MIT
import UIKit

/// Messages that are flagged, read, and deleted by swiping.
final class MessagesCard: ContainerCard {
    private let list = MessagesController()

    init(_ title: String, note: String) {
        super.init(title, note: note, choices: ["Swipe", "Edit"], container: list)
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        list.collectionView.isEditing = choice.selectedIndex == 1
    }
}

private final class MessagesController: ListController {
    private struct Message {
        var title: String
        var isRead = false
        var isFlagged = false
    }

    private var messages = [
        "Minutes of the meeting", "Photographs from the garden", "Your order has been sent", "Train to the coast",
        "Recipe for plum cake", "Concert on Friday", "Library: two books are due", "A question about the roof",
        "New address", "Invitation", "Weather warning", "Receipt",
    ].map { Message(title: $0) }

    override var sections: [(title: String, rows: [String])] { [("", messages.map(\.title))] }

    init() {
        final class Owner {
            weak var controller: MessagesController?
        }
        let owner = Owner()
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { owner.controller?.trailingActions(at: $0) }
        configuration.leadingSwipeActionsConfigurationProvider = { owner.controller?.leadingActions(at: $0) }
        super.init(configuration)
        owner.controller = self
    }

    required init?(coder: NSCoder) { nil }

    override func adapt(_ cell: UICollectionViewListCell, at path: IndexPath) {
        let message = messages[path.item]
        if var content = cell.contentConfiguration as? UIListContentConfiguration {
            content.textProperties.font = .preferredFont(forTextStyle: message.isRead ? .body : .headline)
            cell.contentConfiguration = content
        }
        cell.accessories = [.delete()]
        if message.isFlagged {
            cell.accessories.append(
                .label(
                    text: "Flagged",
                    options: .init(tintColor: .systemOrange, font: .preferredFont(forTextStyle: .subheadline))))
        }
    }

    // MARK: - Actions

    private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            guard let self, messages.indices.contains(path.item) else { return done(false) }
            messages.remove(at: path.item)
            collectionView.deleteItems(at: [path])
            done(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
            self?.change(path) { $0.isFlagged.toggle() }
            done(true)
        }
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    private func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration {
        let title = messages[path.item].isRead ? "Unread" : "Read"
        let read = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
            self?.change(path) { $0.isRead.toggle() }
            done(true)
        }
        read.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [read])
    }

    private func change(_ path: IndexPath, _ change: (inout Message) -> Void) {
        guard messages.indices.contains(path.item) else { return }
        change(&messages[path.item])
        collectionView.reconfigureItems(at: [path])
    }
}
