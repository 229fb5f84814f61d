// SPDX-License-Identifier: MIT
import UIKit

/// The list of mailboxes.
final class FoldersController: UITableViewController, MailObserver, CompactLayoutObserver {
    var onChoose: (Mailbox) -> Void = { _ in }
    /// The mailbox shown in the supplementary column.
    var chosen: Mailbox? {
        didSet { if chosen != oldValue { showChosen() } }
    }

    private let store: MailStore
    private let mailboxes: [Mailbox]
    private var isNarrow = false

    /// Creates a list of `mailboxes`.
    init(store: MailStore, mailboxes: [Mailbox] = Mailbox.allCases) {
        self.store = store
        self.mailboxes = mailboxes
        super.init(style: .plain)
        title = "Mailboxes"
        clearsSelectionOnViewWillAppear = false
        store.addObserver(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.register(FolderCell.self, forCellReuseIdentifier: "folder")
        toolbarItems = [
            .flexibleSpace(),
            UIBarButtonItem(
                systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.mail?.writeNew() }),
        ]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // In a popover there is no navigation controller.
        navigationController?.setToolbarHidden(!isNarrow, animated: false)
        showChosen()
    }

    func layoutDidChange(isNarrow: Bool) {
        self.isNarrow = isNarrow
        if navigationController?.topViewController === self {
            navigationController?.setToolbarHidden(!isNarrow, animated: false)
        }
        showChosen()
    }

    func mailDidChange() {
        guard isViewLoaded else { return }
        tableView.reconfigureRows(at: mailboxes.indices.map { IndexPath(row: $0, section: 0) })
    }

    private func showChosen() {
        guard isViewLoaded else { return }
        let row = isNarrow ? nil : chosen.flatMap(mailboxes.firstIndex)
        tableView.selectRow(
            at: row.map { IndexPath(row: $0, section: 0) }, animated: false, scrollPosition: .none)
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mailboxes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath)
        let mailbox = mailboxes[indexPath.row]
        (cell as? FolderCell)?.show(mailbox, waiting: store.waiting(in: mailbox))
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoose(mailboxes[indexPath.row])
    }
}
