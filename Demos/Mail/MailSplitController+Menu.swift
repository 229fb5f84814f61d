// SPDX-License-Identifier: MIT
import UIKit

/// The commands of the main menu.
enum MailCommand: String, CaseIterable {
    case newMessage, reply, archive, move, read, flag, next, previous

    var action: Selector { Selector("mail.\(rawValue)") }

    init?(_ action: Selector) {
        guard let command = Self.allCases.first(where: { $0.action == action }) else { return nil }
        self = command
    }

    @MainActor
    var element: UICommand {
        switch self {
        case .newMessage: key("New Message", "n", .command)
        case .reply: key("Reply", "r", .command)
        case .archive: key("Archive", "a", [.command, .shift])
        case .move: key("Move To…", "m", [.command, .shift])
        case .read: key("Mark as Read", "u", [.command, .shift])
        case .flag: key("Flag", "l", [.command, .shift])
        case .next: key("Next Message", "]", .command)
        case .previous: key("Previous Message", "[", .command)
        }
    }

    @MainActor
    private func key(_ title: String, _ input: String, _ modifiers: UIKeyModifierFlags) -> UIKeyCommand {
        UIKeyCommand(title: title, action: action, input: input, modifierFlags: modifiers)
    }

    /// Adds the commands to the main menu.
    @MainActor
    static func build(_ builder: any UIMenuBuilder) {
        func section(_ commands: MailCommand...) -> UIMenu {
            UIMenu(options: .displayInline, children: commands.map(\.element))
        }
        builder.insertChild(section(.newMessage), atStartOfMenu: .file)
        builder.insertSibling(
            UIMenu(
                title: "Message",
                children: [section(.reply), section(.archive, .move, .read, .flag), section(.next, .previous)]),
            afterMenu: .view)
    }
}

extension MailSplitController {
    static func addingCommands(to table: ActionTable) -> ActionTable {
        table
            .adding(MailCommand.newMessage.action, MailSplitController.writeNew)
            .adding(MailCommand.reply.action, MailSplitController.reply)
            .adding(MailCommand.archive.action, MailSplitController.archiveMessage)
            .adding(MailCommand.move.action, MailSplitController.chooseFolder)
            .adding(MailCommand.read.action, MailSplitController.toggleRead)
            .adding(MailCommand.flag.action, MailSplitController.toggleFlag)
            .adding(MailCommand.next.action, MailSplitController.goDown)
            .adding(MailCommand.previous.action, MailSplitController.goUp)
            .adding("delete:", MailSplitController.deleteMessage)
            .adding("find:", MailSplitController.find)
    }

    /// Returns whether a command applies at present.
    func canPerformCommand(_ action: Selector) -> Bool {
        guard MailCommand(action) != nil || action == "delete:" || action == "find:" else { return true }
        guard presentedViewController == nil else { return false }
        let shown = list.shown
        let index = shown.firstIndex { $0.id == detail.id }
        switch MailCommand(action) {
        case .newMessage: return true
        case .next: return index.map { shown.indices.contains($0 + 1) } ?? !shown.isEmpty
        case .previous: return index.map { $0 > 0 } ?? !shown.isEmpty
        case nil where action == "find:": return true
        case .reply, .archive, .move, .read, .flag, nil: return store.message(detail.id) != nil
        }
    }

    /// Updates a command's title and state.
    func update(_ command: UICommand) {
        guard let message = store.message(detail.id) else { return }
        switch MailCommand(command.action) {
        case .read: command.title = message.readTitle
        case .flag: command.state = message.isFlagged ? .on : .off
        default: break
        }
    }

    private func goDown() { step(by: 1) }
    private func goUp() { step(by: -1) }
    private func chooseFolder() { detail.chooseFolder() }

    private func toggleRead() {
        if let id = detail.id { store.toggleRead(id) }
    }

    private func toggleFlag() {
        if let id = detail.id { store.toggleFlag(id) }
    }

    private func find() {
        show(.supplementary)
        list.find()
    }
}
