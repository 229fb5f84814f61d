// SPDX-License-Identifier: MIT
import UIKit

/// Three columns: the mailboxes, the messages of one mailbox, and one message.
final class MailSplitController: UISplitViewController, UISplitViewControllerDelegate {
    let store: MailStore
    let folders: FoldersController
    let list: MessageListController
    let detail: MessageController
    private(set) var folder = Folder(.inbox)

    init(store: MailStore) {
        self.store = store
        folders = FoldersController(store: store)
        list = MessageListController(store: store)
        detail = MessageController(store: store)
        super.init(style: .tripleColumn)
        delegate = self
        restorationIdentifier = "mail"
        preferredPrimaryColumnWidth = 230
        preferredSupplementaryColumnWidth = 340
        maximumPrimaryColumnWidth = 320
        setViewController(folders, for: .primary)
        setViewController(list, for: .supplementary)
        setViewController(detail, for: .secondary)
        for controller in [folders, list] { controller.navigationController?.navigationBar.prefersLargeTitles = true }
        folders.onChoose = { [weak self] in self?.open($0) }
        folders.onDrop = { [weak self] in self?.move($0, to: $1) }
        list.onChoose = { [weak self] in self?.show($0) }
        list.onOpen = { [weak self] in self?.openDraft($0) }
        list.onLose = { [weak self] in self?.messageWasRemoved(next: $0) }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Opening

    func open(_ folder: Folder) {
        choose(folder)
        show(.supplementary)
        // Hides mailboxes that overlay the other columns.
        if !isCollapsed, splitBehavior != .tile { hide(.primary) }
    }

    private func choose(_ folder: Folder) {
        self.folder = folder
        folders.chosen = folder
        list.folder = folder
        if !list.shown.contains(where: { $0.id == detail.id }) { choose(nil) }
    }

    /// Shows a message, or opens a draft in the composer.
    func open(_ id: Message.ID) {
        show(id)
        openDraft(id)
    }

    /// Shows a message next to the list, or instead of it in a narrow window, where drafts are only opened.
    private func show(_ id: Message.ID) {
        guard let message = store.message(id), message.mailbox != .drafts || !isCollapsed else { return }
        choose(id)
        if !message.isRead { store.change([id]) { $0.isRead = true } }
        show(.secondary)
    }

    private func openDraft(_ id: Message.ID) {
        if let message = store.message(id), message.mailbox == .drafts { write(Draft(message)) }
    }

    private func choose(_ id: Message.ID?) {
        detail.id = id
        list.chosen = id
    }

    /// Shows the message above or below the current one.
    func step(by step: Int) {
        let shown = list.shown
        guard let index = shown.firstIndex(where: { $0.id == detail.id }) else {
            if let first = shown.first { open(first.id) }
            return
        }
        if shown.indices.contains(index + step) { open(shown[index + step].id) }
    }

    // MARK: - Doing

    func write(_ draft: Draft) {
        let form = ComposeController(draft: draft, store: store)
        form.onEnd = { [weak self] in self?.showProblem() }
        let stack = UINavigationController(rootViewController: form)
        stack.modalPresentationStyle = .formSheet
        present(stack, animated: true)
    }

    /// Shows the next message after the current one was removed from the list, or the list if collapsed.
    private func messageWasRemoved(next: Message.ID?) {
        choose(isCollapsed ? nil : next)
        if isCollapsed { show(.supplementary) }
    }

    func deleteMessage() {
        guard let id = detail.id else { return }
        store.perform("Delete Message", on: [id]) { store.delete([id]) }
    }

    func archiveMessage() {
        guard let id = detail.id else { return }
        store.perform("Archive Message", on: [id]) { store.move([id], to: .archive) }
    }

    func writeNew() { write(Draft()) }

    func reply() {
        if let message = store.message(detail.id) { write(Draft(replyTo: message)) }
    }

    // MARK: - Room

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { detail.id == nil ? .supplementary : .secondary }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { notifyLayoutObservers() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { notifyLayoutObservers() }

    private func notifyLayoutObservers() {
        for controller in [folders, list, detail] as [any CompactLayoutObserver] {
            controller.layoutDidChange(isNarrow: isCollapsed)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        notifyLayoutObservers()
        choose(folder)
        store.addObserver(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showProblem()
    }

    /// Moves messages to a folder, or flags them if that is the folder of flagged ones.
    private func move(_ ids: Set<Message.ID>, to folder: Folder) {
        if folder.mailbox == .flagged {
            store.perform(ids.name("Flag"), on: ids) { store.change(ids) { $0.isFlagged = true } }
        } else {
            store.perform(ids.name("Move"), on: ids) { store.move(ids, to: folder.mailbox, of: folder.account) }
        }
    }

    // MARK: - Undo

    override var undoManager: UndoManager? { store.undoManager }

    /// Shows a message that was restored, if it is in the list of the window in which the user has undone a change.
    func mailDidReturn(_ ids: Set<Message.ID>) {
        guard !isCollapsed, viewIfLoaded?.window?.isKeyWindow == true,
            let message = list.shown.first(where: { ids.contains($0.id) })
        else { return }
        choose(message.id)
    }

    // MARK: - Commands

    override class var actions: ActionTable { addingCommands(to: super.actions) }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender) && canPerformCommand(action)
    }

    override func validate(_ command: UICommand) {
        super.validate(command)
        update(command)
    }

    // MARK: - State

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(folder.name as NSString, forKey: "mailbox")
        if let id = detail.id { coder.encode(id, forKey: "message") }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        if let kept = (coder.decodeObject(forKey: "mailbox") as? String).flatMap(Folder.init(name:)) { choose(kept) }
        if coder.containsValue(forKey: "message") {
            let id = coder.decodeInteger(forKey: "message")
            if list.shown.contains(where: { $0.id == id }) { choose(id) }
        }
        super.decodeRestorableState(with: coder)
    }
}

/// A controller whose bars depend on whether the split view is collapsed.
@MainActor
protocol CompactLayoutObserver: UIViewController {
    /// Called when the split view collapses or expands.
    ///
    /// - Parameter isNarrow: Whether only one column is shown.
    func layoutDidChange(isNarrow: Bool)
}

extension UIViewController {
    /// The application's split view controller, if it contains this controller.
    var mail: MailSplitController? { splitViewController as? MailSplitController }
}
