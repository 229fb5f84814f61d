// SPDX-License-Identifier: MIT
import UIKit

/// Two columns: the conversations, and the messages of one.
final class ChatController: UISplitViewController, UISplitViewControllerDelegate {
    let inbox: Inbox
    let list: ConversationListController
    let messages = ConversationController()

    init(inbox: Inbox) {
        self.inbox = inbox
        list = ConversationListController(inbox: inbox)
        super.init(style: .doubleColumn)
        delegate = self
        restorationIdentifier = "chat"
        preferredDisplayMode = .oneBesideSecondary
        preferredPrimaryColumnWidth = 320
        setViewController(list, for: .primary)
        setViewController(messages, for: .secondary)
        list.navigationController?.navigationBar.prefersLargeTitles = true
        list.onChoose = { [weak self] in self?.open($0) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        updateLayout()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        updateLayout()
    }

    /// Shows the messages of a conversation.
    func open(_ conversation: Conversation) {
        choose(conversation)
        show(.secondary)
    }

    private func choose(_ conversation: Conversation) {
        messages.conversation = conversation
        list.chosen = conversation
    }

    // MARK: - Layout

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { messages.conversation == nil ? .primary : .secondary }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { updateLayout() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { updateLayout() }

    /// Next to the list there is always a conversation.
    private func updateLayout() {
        list.isNarrow = isCollapsed
        let isWide = !isCollapsed && traitCollection.horizontalSizeClass == .regular
        if isWide, messages.conversation == nil, let first = inbox.conversations.first { choose(first) }
    }

    // MARK: - Keys

    private static let nextAction = Selector("chat.next")
    private static let previousAction = Selector("chat.previous")
    private static let stickersAction = Selector("chat.stickers")

    /// The commands of the menu "Conversation", which take precedence over the text that is edited.
    static let commands = {
        let commands = [
            UIKeyCommand(
                title: "Next Conversation", action: nextAction, input: UIKeyCommand.inputPageDown,
                modifierFlags: .command),
            UIKeyCommand(
                title: "Previous Conversation", action: previousAction, input: UIKeyCommand.inputPageUp,
                modifierFlags: .command),
            UIKeyCommand(title: "Stickers", action: stickersAction, input: "e", modifierFlags: .command),
        ]
        for command in commands { command.wantsPriorityOverSystemBehavior = true }
        return commands
    }()

    override class var actions: ActionTable {
        super.actions
            .adding(nextAction, ChatController.openNext)
            .adding(previousAction, ChatController.openPrevious)
            .adding(stickersAction, ChatController.toggleStickers)
    }

    private func openNext() { step(by: 1) }
    private func openPrevious() { step(by: -1) }

    private func toggleStickers() {
        if messages.conversation != nil { messages.bar.toggleStickers() }
    }

    private func step(by step: Int) {
        let all = inbox.conversations
        let index = all.firstIndex { $0 === messages.conversation }.map { $0 + step } ?? 0
        if all.indices.contains(index) { open(all[index]) }
    }

    // MARK: - State

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let name = messages.conversation?.partner.name { coder.encode(name as NSString, forKey: "partner") }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        if let kept = inbox.conversation(with: coder.decodeObject(forKey: "partner") as? String) { choose(kept) }
        super.decodeRestorableState(with: coder)
    }
}
