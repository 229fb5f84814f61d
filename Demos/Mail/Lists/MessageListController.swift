// SPDX-License-Identifier: MIT
import UIKit

/// The messages in a mailbox.
///
/// A row opens a message; edit mode selects several to change or move.
final class MessageListController: UITableViewController, MailObserver, CompactLayoutObserver, UISearchResultsUpdating {
    var onChoose: (Message.ID) -> Void = { _ in }
    /// Called with the primary action on a row, a click or Return, instead of with its selection alone.
    var onOpen: (Message.ID) -> Void = { _ in }
    /// Called when the chosen message leaves the list, with the one that takes its place.
    var onLose: (Message.ID?) -> Void = { _ in }
    var folder = Folder(.inbox) {
        didSet {
            guard folder != oldValue else { return }
            setEditing(false, animated: false)
            search.isActive = false
            reload(animated: false)
            tableView.contentOffset.y = -tableView.adjustedContentInset.top
        }
    }
    /// The message shown in the secondary column.
    var chosen: Message.ID? {
        didSet { if chosen != oldValue { showChosen(scrolls: true) } }
    }
    /// The messages in the list, the latest first.
    private(set) var shown: [Message] = []

    private let store: MailStore
    private let search = UISearchController(searchResultsController: nil)
    private let status = UILabel()
    private var isNarrow = false

    init(store: MailStore) {
        self.store = store
        super.init(style: .plain)
        clearsSelectionOnViewWillAppear = false
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.rightBarButtonItem = editButtonItem
        status.font = .preferredFont(forTextStyle: .footnote)
        status.adjustsFontForContentSizeCategory = true
        status.textColor = .secondaryLabel
        status.textAlignment = .center
        store.addObserver(self)
        reload(animated: false)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = MessageCell.height(in: traitCollection)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (self: Self, _: UITraitCollection) in
            self.tableView.rowHeight = MessageCell.height(in: self.traitCollection)
        }
        tableView.separatorInset = UIEdgeInsets(top: 0, left: MessageCell.start, bottom: 0, right: 0)
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.dragDelegate = self
        tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
        showBars()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: false)
        showChosen(scrolls: false)
    }

    // MARK: - Content

    func mailDidChange() {
        let old = shown
        reload(animated: true)
        guard let chosen, let index = old.firstIndex(where: { $0.id == chosen }),
            !shown.contains(where: { $0.id == chosen })
        else { return }
        // The next one that is left, or the one before.
        let rest = Set(shown.map(\.id))
        onLose((old[index...].first { rest.contains($0.id) } ?? old[..<index].last { rest.contains($0.id) })?.id)
    }

    func find() {
        search.isActive = true
        search.searchBar.becomeFirstResponder()
    }

    func updateSearchResults(for searchController: UISearchController) {
        reload(animated: false)
    }

    private func reload(animated: Bool) {
        let old = shown.map(\.id)
        shown = store.messages(in: folder, matching: search.searchBar.text ?? "")
        setNeedsUpdateContentUnavailableConfiguration()
        title = folder.title
        if isViewLoaded {
            if animated { followChange(from: old) } else { tableView.reloadData() }
        }
        showChosen(scrolls: false)
        showBars()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard shown.isEmpty else { return contentUnavailableConfiguration = nil }
        let isSearch = state.searchText?.isEmpty == false
        var configuration: UIContentUnavailableConfiguration = isSearch ? .search() : .empty()
        if !isSearch { configuration.text = "No Mail" }
        contentUnavailableConfiguration = configuration
    }

    /// Removes and inserts rows that changed since `old`, and reconfigures the others.
    private func followChange(from old: [Message.ID]) {
        let changes = shown.map(\.id).difference(from: old)
        tableView.performBatchUpdates {
            for change in changes {
                switch change {
                case .insert(let row, _, _): self.tableView.insertRows(at: [self.path(row)], with: .automatic)
                case .remove(let row, _, _): self.tableView.deleteRows(at: [self.path(row)], with: .automatic)
                }
            }
        }
        tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? MessageCell)?.show(shown[indexPath.row], now: Date())
        return cell
    }

    // MARK: - Selection

    private func showChosen(scrolls: Bool) {
        guard isViewLoaded, !isEditing else { return }
        let row = isNarrow ? nil : shown.firstIndex { $0.id == chosen }
        tableView.selectRow(at: row.map(path), animated: false, scrollPosition: .none)
        if scrolls, let row { tableView.scrollToRow(at: path(row), at: .none, animated: true) }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if isEditing { showBars() } else { onChoose(shown[indexPath.row].id) }
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        showBars()
    }

    override func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { !isEditing }

    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        onOpen(shown[indexPath.row].id)
    }

    // MARK: - Editing

    /// The messages selected in edit mode.
    var marked: Set<Message.ID> {
        guard isEditing else { return [] }
        return Set((tableView.indexPathsForSelectedRows ?? []).map { shown[$0.row].id })
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        if editing { tableView.selectRow(at: nil, animated: animated, scrollPosition: .none) }
        super.setEditing(editing, animated: animated)
        showChosen(scrolls: false)
        showBars()
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        let id = shown[indexPath.row].id
        store.perform("Delete Message", on: [id]) { store.delete([id]) }
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let message = shown[indexPath.row]
        let title = message.isRead ? "Unread" : "Read"
        let read = action(title, .normal, on: message.id, named: "Mark as \(title)") { store, id in
            store.change([id]) { $0.isRead.toggle() }
        }
        read.backgroundColor = .tintColor
        return UISwipeActionsConfiguration(actions: [read])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let message = shown[indexPath.row]
        let delete = action("Delete", .destructive, on: message.id, named: "Delete Message") { store, id in
            store.delete([id])
        }
        let title = message.isFlagged ? "Unflag" : "Flag"
        let flag = action(title, .normal, on: message.id, named: "\(title) Message") { store, id in
            store.change([id]) { $0.isFlagged.toggle() }
        }
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    private func action(
        _ title: String, _ style: UIContextualAction.Style, on id: Message.ID, named name: String,
        _ body: @escaping @MainActor (MailStore, Message.ID) -> Void
    ) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [weak self] _, _, done in
            done(true)
            guard let self else { return }
            store.perform(name, on: [id]) { body(self.store, id) }
        }
    }

    func layoutDidChange(isNarrow: Bool) {
        self.isNarrow = isNarrow
        showChosen(scrolls: false)
        showBars()
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !isEditing else { return nil }
        let id = shown[indexPath.row].id
        return UIContextMenuConfiguration { [weak self] _ in self?.menu(for: id) }
    }

    private func showBars() {
        let unread = shown.count { !$0.isRead }
        status.text = unread > 0 ? "\(unread) Unread" : shown.count == 1 ? "1 Message" : "\(shown.count) Messages"
        guard isViewLoaded else { return }
        status.sizeToFit()
        guard isEditing else {
            let compose = UIBarButtonItem(
                systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.mail?.writeNew() })
            let middle = UIBarButtonItem(customView: status)
            setToolbarItems(
                (isNarrow ? [.fixedSpace(44)] : []) + [.flexibleSpace(), middle, .flexibleSpace()]
                    + (isNarrow ? [compose] : []), animated: false)
            return
        }
        let items = [
            item("Mark as Read", named: "Mark as Read") { store, ids in store.change(ids) { $0.isRead = true } },
            item("Archive", named: marked.name("Archive")) { store, ids in store.move(ids, to: .archive) },
            item("Delete", named: marked.name("Delete")) { store, ids in store.delete(ids) },
        ]
        setToolbarItems([items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]], animated: false)
    }

    /// A toolbar item that applies `body` to the selected messages.
    private func item(
        _ title: String, named name: String, _ body: @escaping @MainActor (MailStore, Set<Message.ID>) -> Void
    ) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: title) { [weak self] _ in
                guard let self else { return }
                let ids = marked
                setEditing(false, animated: true)
                store.perform(name, on: ids) { body(self.store, ids) }
            })
        item.isEnabled = !marked.isEmpty
        return item
    }
}

// MARK: - Menus

extension MessageListController {
    fileprivate func menu(for id: Message.ID) -> UIMenu? {
        guard let message = store.message(id) else { return nil }
        let store = store
        let reply = UIAction(title: "Reply") { [weak self] _ in self?.mail?.write(Draft(replyTo: message)) }
        let read = UIAction(title: message.readTitle) { _ in store.toggleRead(id) }
        let flag = UIAction(title: message.flagTitle) { _ in store.toggleFlag(id) }
        let move = UIMenu(
            title: "Move To",
            children: Folder.places(for: message).map { place in
                UIAction(title: place.title, image: place.mailbox.icon.image) { _ in
                    store.perform("Move Message", on: [id]) { store.move([id], to: place.mailbox) }
                }
            })
        let delete = UIAction(title: "Delete", image: MailIcon.bin.image, attributes: .destructive) { _ in
            store.perform("Delete Message", on: [id]) { store.delete([id]) }
        }
        return UIMenu(children: [
            reply, UIMenu(options: .displayInline, children: [read, flag, move]),
            UIMenu(options: .displayInline, children: [delete]),
        ])
    }
}
