// SPDX-License-Identifier: MIT
import UIKit

/// The folders; one of them is chosen.
final class FoldersController: UIViewController, MailObserver, RoomFollower {
    var onChoose: (Mailbox) -> Void = { _ in }
    /// The one whose letters are shown beside.
    var chosen: Mailbox? {
        didSet { if chosen != oldValue { showChosen() } }
    }

    private let store: MailStore
    private let rows: [FolderRow]
    private var isNarrow = false

    /// Makes a list of `mailboxes` to choose from.
    init(store: MailStore, mailboxes: [Mailbox] = Mailbox.allCases) {
        self.store = store
        rows = mailboxes.map(FolderRow.init)
        super.init(nibName: nil, bundle: nil)
        title = "Mailboxes"
        store.addObserver(self)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let list = RowsView(frame: .zero)
        list.rows = rows
        view = list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for row in rows {
            row.onPress { [weak self, mailbox = row.mailbox] in self?.onChoose(mailbox) }
        }
        toolbarItems = [
            .flexibleSpace(),
            UIBarButtonItem(
                systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.mail?.writeNew() }),
        ]
        mailDidChange()
        showChosen()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // A popover has no stack.
        navigationController?.setToolbarHidden(!isNarrow, animated: false)
    }

    func follow(isNarrow: Bool) {
        self.isNarrow = isNarrow
        if navigationController?.topViewController === self {
            navigationController?.setToolbarHidden(!isNarrow, animated: false)
        }
        showChosen()
    }

    func mailDidChange() {
        for row in rows { row.show(waiting: store.waiting(in: row.mailbox)) }
    }

    private func showChosen() {
        for row in rows { row.isChosen = !isNarrow && row.mailbox == chosen }
    }
}
