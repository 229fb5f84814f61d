// SPDX-License-Identifier: MIT
import UIKit

/// The letters in a folder; one can be opened, or in edit mode several marked and moved.
final class LettersController: UIViewController, MailObserver, RoomFollower, UISearchResultsUpdating {
    var onChoose: (Message.ID) -> Void = { _ in }
    var mailbox = Mailbox.inbox {
        didSet {
            guard mailbox != oldValue else { return }
            setEditing(false, animated: false)
            search.isActive = false
            reload()
            list.contentOffset.y = -list.adjustedContentInset.top
        }
    }
    /// The one that is shown beside.
    var chosen: Message.ID? {
        didSet { if chosen != oldValue { showChosen(scrolls: true) } }
    }
    /// The letters that are in the list, the latest first.
    private(set) var shown: [Message] = []

    private let store: MailStore
    private let list = RowsView(frame: .zero)
    private let search = UISearchController(searchResultsController: nil)
    private var rows: [Message.ID: LetterRow] = [:]
    private var menus: [ObjectIdentifier: Message.ID] = [:]
    private(set) var marked: Set<Message.ID> = []
    private let status = UILabel()
    private var isNarrow = false

    init(store: MailStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Search"
        navigationItem.searchController = search
        navigationItem.rightBarButtonItem = editButtonItem
        status.font = .systemFont(ofSize: 13)
        status.textColor = .secondaryLabel
        status.textAlignment = .center
        store.addObserver(self)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        list.rowHeight = LetterRow.height
        view = list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showBars()
        showChosen(scrolls: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: false)
        if isNarrow { showChosen(scrolls: false) }
    }

    // MARK: - Content

    func mailDidChange() {
        reload()
    }

    func updateSearchResults(for searchController: UISearchController) {
        reload()
    }

    private func reload() {
        shown = store.messages(in: mailbox, matching: search.searchBar.text ?? "")
        marked.formIntersection(shown.map(\.id))
        let now = Date()
        list.rows = shown.map { message in
            let row = row(for: message.id)
            row.show(message, in: mailbox, now: now)
            return row
        }
        rows = rows.filter { entry in shown.contains { $0.id == entry.key } }
        list.emptyLabel.text = search.searchBar.text?.isEmpty == false ? "No Results" : "No Mail"
        title = mailbox.title
        showChosen(scrolls: false)
        showBars()
    }

    private func row(for id: Message.ID) -> LetterRow {
        if let row = rows[id] { return row }
        let row = LetterRow(frame: .zero)
        row.onPress { [weak self] in self?.press(id) }
        let interaction = UIContextMenuInteraction(delegate: self)
        menus[ObjectIdentifier(interaction)] = id
        row.addInteraction(interaction)
        rows[id] = row
        return row
    }

    private func showChosen(scrolls: Bool) {
        for (id, row) in rows {
            row.isChosen = !isNarrow && !isEditing && id == chosen
            row.mark = !isEditing ? .none : marked.contains(id) ? .on : .off
        }
        if scrolls, let row = chosen.flatMap({ rows[$0] }), list.window != nil {
            list.reveal(row, animated: true)
        }
    }

    private func press(_ id: Message.ID) {
        guard isEditing else { return onChoose(id) }
        marked.formSymmetricDifference([id])
        showChosen(scrolls: false)
        showBars()
    }

    // MARK: - Editing

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        marked = []
        UIView.animate(withDuration: animated ? 0.2 : 0) { [self] in
            showChosen(scrolls: false)
            list.layoutIfNeeded()
            for row in rows.values { row.layoutIfNeeded() }
        }
        showBars()
    }

    func follow(isNarrow: Bool) {
        self.isNarrow = isNarrow
        showChosen(scrolls: false)
        showBars()
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
                [.flexibleSpace(), middle, .flexibleSpace()] + (isNarrow ? [compose] : []), animated: false)
            return
        }
        let items = [
            item("Mark as Read") { store, ids in store.change(ids) { $0.isRead = true } },
            item("Archive") { store, ids in store.move(ids, to: .archive) },
            item("Delete") { store, ids in store.delete(ids) },
        ]
        setToolbarItems([items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]], animated: false)
    }

    /// What is done to the letters that are marked.
    private func item(_ title: String, _ body: @escaping @MainActor (MailStore, Set<Message.ID>) -> Void)
        -> UIBarButtonItem
    {
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: title) { [weak self] _ in
                guard let self else { return }
                let ids = marked
                setEditing(false, animated: true)
                body(store, ids)
            })
        item.isEnabled = !marked.isEmpty
        return item
    }
}

// MARK: - Menus

extension LettersController: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !isEditing, let id = menus[ObjectIdentifier(interaction)] else { return nil }
        return UIContextMenuConfiguration { [weak self] _ in self?.menu(for: id) }
    }

    private func menu(for id: Message.ID) -> UIMenu? {
        guard let message = store.message(id) else { return nil }
        let store = store
        let reply = UIAction(title: "Reply") { [weak self] _ in self?.mail?.write(Draft(replyTo: message)) }
        let read = UIAction(title: message.isRead ? "Mark as Unread" : "Mark as Read") { _ in
            store.change([id]) { $0.isRead.toggle() }
        }
        let flag = UIAction(title: message.isFlagged ? "Remove Flag" : "Flag") { _ in
            store.change([id]) { $0.isFlagged.toggle() }
        }
        let places = Mailbox.allCases.filter { $0.isPlace && $0 != .drafts && $0 != message.mailbox }
        let move = UIMenu(
            title: "Move To",
            children: places.map { place in
                UIAction(title: place.title, image: place.icon.image) { [weak self] _ in
                    self?.change(id) { store.move([id], to: place) }
                }
            })
        let delete = UIAction(title: "Delete", image: MailIcon.bin.image, attributes: .destructive) { [weak self] _ in
            self?.change(id) { store.delete([id]) }
        }
        return UIMenu(children: [
            reply, UIMenu(options: .displayInline, children: [read, flag, move]),
            UIMenu(options: .displayInline, children: [delete]),
        ])
    }

    /// What is shown beside goes on to the next letter if this is the one.
    private func change(_ id: Message.ID, _ body: @escaping () -> Void) {
        if let mail, mail.letter.id == id { mail.leaveLetter { _ in body() } } else { body() }
    }
}
