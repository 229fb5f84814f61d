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
        list.onChoose = { [weak self] in self?.open($0) }
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
        guard let message = store.message(id) else { return }
        if message.mailbox == .drafts { return write(Draft(message)) }
        choose(id)
        store.change([id]) { $0.isRead = true }
        show(.secondary)
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

    /// Applies a change that removes the current message from the list, then shows the next one unless collapsed.
    func removeMessage(_ change: (Message.ID) -> Void) {
        guard let id = detail.id else { return }
        let shown = list.shown
        let index = shown.firstIndex { $0.id == id }
        change(id)
        guard !list.shown.contains(where: { $0.id == id }) else { return }
        let next = index.flatMap { min($0, list.shown.count - 1) }
        choose(isCollapsed || next == nil || list.shown.isEmpty ? nil : next.map { list.shown[$0].id })
        if isCollapsed { show(.supplementary) }
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

    // MARK: - Keys

    private static let newAction = Selector("mail.new")
    private static let nextAction = Selector("mail.next")
    private static let previousAction = Selector("mail.previous")
    private static let deleteAction = Selector("mail.delete")
    private static let replyAction = Selector("mail.reply")

    override var keyCommands: [UIKeyCommand]? {
        guard presentedViewController == nil else { return super.keyCommands }
        return (super.keyCommands ?? []) + [
            UIKeyCommand(title: "New Message", action: Self.newAction, input: "n", modifierFlags: .command),
            UIKeyCommand(title: "Reply", action: Self.replyAction, input: "r", modifierFlags: .command),
            UIKeyCommand(
                title: "Next", action: Self.nextAction, input: UIKeyCommand.inputDownArrow, modifierFlags: .command),
            UIKeyCommand(
                title: "Previous", action: Self.previousAction, input: UIKeyCommand.inputUpArrow,
                modifierFlags: .command),
            UIKeyCommand(title: "Delete", action: Self.deleteAction, input: UIKeyCommand.inputDelete),
        ]
    }

    override class var actions: ActionTable {
        super.actions
            .adding(newAction, MailSplitController.writeNew)
            .adding(replyAction, MailSplitController.reply)
            .adding(nextAction, MailSplitController.goDown)
            .adding(previousAction, MailSplitController.goUp)
            .adding(deleteAction, MailSplitController.deleteMessage)
    }

    func writeNew() { write(Draft()) }
    private func goDown() { step(by: 1) }
    private func goUp() { step(by: -1) }
    func deleteMessage() { removeMessage { store.delete([$0]) } }

    func reply() {
        if let message = store.message(detail.id) { write(Draft(replyTo: message)) }
    }

    /// Moves messages to a folder, or flags them if that is the folder of flagged ones.
    private func move(_ ids: Set<Message.ID>, to folder: Folder) {
        let change = { [store] in
            if folder.mailbox == .flagged {
                store.change(ids) { $0.isFlagged = true }
            } else {
                store.move(ids, to: folder.mailbox, of: folder.account)
            }
        }
        if let id = detail.id, ids.contains(id) { removeMessage { _ in change() } } else { change() }
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
