// SPDX-License-Identifier: MIT
import UIKit

/// The conversations, that with the latest message first.
final class ConversationListController: UITableViewController {
    var onChoose: ((Conversation) -> Void)?
    /// The conversation that is shown next to the list.
    var chosen: Conversation? {
        didSet { if chosen !== oldValue { showChosen() } }
    }
    /// Whether the conversations are shown instead of the list, so that none is marked in it.
    var isNarrow = false {
        didSet { if isNarrow != oldValue { showChosen() } }
    }

    private let inbox: Inbox
    private var shown: [Conversation] = []

    init(inbox: Inbox) {
        self.inbox = inbox
        super.init(style: .plain)
        title = "Chat"
        clearsSelectionOnViewWillAppear = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "conversation")
        _ = NotificationCenter.default.addObserver(forName: Conversation.didChange, object: nil, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.reload() }
        }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (controller: Self, _: UITraitCollection) in controller.reload()
        }
        reload()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showChosen()
    }

    private func reload() {
        shown = inbox.conversations
        tableView.reloadData()
        showChosen()
    }

    private func showChosen() {
        guard isViewLoaded else { return }
        let row = isNarrow ? nil : shown.firstIndex { $0 === chosen }
        tableView.selectRow(at: row.map { IndexPath(row: $0, section: 0) }, animated: false, scrollPosition: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "conversation", for: indexPath)
        let conversation = shown[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.image = Monogram.image(for: conversation.partner, side: 40)
        content.text = conversation.partner.name
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryText = conversation.isPartnerTyping ? "typing…" : conversation.messages.last?.text
        content.secondaryTextProperties.numberOfLines = 1
        content.secondaryTextProperties.color = .secondaryLabel
        // Next to large text there is no space for the time.
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        if isLarge {
            content.secondaryText = [Self.time(of: conversation), content.secondaryText].compactMap(\.self)
                .joined(separator: "\n")
            content.secondaryTextProperties.numberOfLines = 3
        }
        cell.contentConfiguration = content
        cell.accessoryView = isLarge && conversation.unreadCount == 0 ? nil : Self.badge(for: conversation)
        cell.accessibilityLabel = conversation.partner.name
        return cell
    }

    /// The number of unread messages, or otherwise the time of the latest one.
    private static func badge(for conversation: Conversation) -> UIView {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.text = time(of: conversation)
        label.sizeToFit()
        guard conversation.unreadCount > 0 else { return label }
        label.text = conversation.unreadCount.formatted()
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = .systemBlue
        label.sizeToFit()
        let height = max(label.frame.height.rounded(.up) + 4, 22)
        label.frame.size = CGSize(width: max(label.frame.width + 12, height), height: height)
        label.layer.cornerRadius = height / 2
        label.clipsToBounds = true
        return label
    }

    private static func time(of conversation: Conversation) -> String? {
        conversation.messages.last.map { ChatDate.short($0.date) }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoose?(shown[indexPath.row])
    }
}
