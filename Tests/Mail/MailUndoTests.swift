// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTables
import UIKitTesting

@testable import Mail

@MainActor
@Suite("Mail: keys, deletion, and undo")
struct MailUndoTests {
    private func press(_ desk: MailDesk, _ keys: String...) throws {
        for key in keys {
            try desk.stage.key(key)
            try desk.stage.settle()
        }
    }

    private func click(_ row: Int, in desk: MailDesk) throws {
        desk.stage.click(at: place(row, in: desk))
        try desk.stage.settle()
    }

    private func place(_ row: Int, in desk: MailDesk) -> CGPoint {
        let table: UITableView = desk.mail.list.tableView
        let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    /// Whether the open message, the selected row, and the focused row are the same one.
    private func isMarked(_ id: Message.ID, in desk: MailDesk) throws -> Bool {
        let table = try #require(desk.mail.list.tableView)
        let focused = (desk.stage.window.focusedView as? UITableViewCell).flatMap { table.indexPath(for: $0) }
        return desk.mail.detail.id == id
            && [focused, table.indexPathForSelectedRow].allSatisfy { path in
                path.map { desk.mail.list.shown[$0.row].id } == id
            }
    }

    @Test("Arrow keys open messages, Delete deletes the open one, and undo and redo follow")
    func deletion() throws {
        let desk = MailDesk(width: 1200)
        let ids = desk.mail.list.shown.map(\.id)
        try click(1, in: desk)
        try press(desk, "down", "down")
        #expect(try isMarked(ids[3], in: desk))
        try press(desk, "delete")
        #expect(desk.store.message(ids[3])?.mailbox == .trash)
        #expect(try isMarked(ids[4], in: desk))
        #expect(desk.store.undoManager.undoMenuItemTitle == "Undo Delete Message")
        try press(desk, "ctrl+z")
        #expect(desk.mail.list.shown.map(\.id) == ids)
        #expect(try isMarked(ids[3], in: desk))
        #expect(desk.store.undoManager.redoMenuItemTitle == "Redo Delete Message")
        try press(desk, "ctrl+shift+z")
        #expect(desk.store.message(ids[3])?.mailbox == .trash)
        #expect(try isMarked(ids[4], in: desk))
    }

    @Test("Typing the name of a sender opens the message, and Delete deletes that one")
    func typing() throws {
        let desk = MailDesk(width: 1200)
        try click(1, in: desk)
        desk.stage.type("ines")
        try desk.stage.settle()
        let id = try #require(desk.mail.detail.id)
        #expect(desk.store.message(id)?.sender.name == "Ines Moreau")
        #expect(try isMarked(id, in: desk))
        try press(desk, "delete")
        #expect(desk.store.message(id)?.mailbox == .trash)
    }

    @Test("Archiving, moving, flagging, and marking can be undone, by the last state of each message")
    func changes() throws {
        let desk = MailDesk(width: 1200)
        try click(1, in: desk)
        let before = desk.store.messages
        let id = try #require(desk.mail.detail.id)
        for (keys, name) in [
            ("ctrl+shift+a", "Undo Archive Message"), ("ctrl+shift+u", "Undo Mark as Unread"),
            ("ctrl+shift+l", "Undo Flag Message"),
        ] {
            try press(desk, keys)
            #expect(desk.store.messages.first { $0.id == id } != before.first { $0.id == id })
            #expect(desk.store.undoManager.undoMenuItemTitle == name)
            try press(desk, "ctrl+z")
            #expect(desk.store.messages.first { $0.id == id } == before.first { $0.id == id })
            #expect(desk.mail.detail.id == id)
        }
    }

    @Test("A message deleted from the trash comes back with its text")
    func permanentDeletion() throws {
        let desk = MailDesk(width: 1200)
        try click(0, in: desk)
        let id = try #require(desk.mail.detail.id)
        let text = desk.store.message(id)?.body
        try press(desk, "delete")
        desk.mail.open(Folder(.trash))
        try desk.stage.settle()
        let row = try #require(desk.mail.list.shown.firstIndex { $0.id == id })
        try click(row, in: desk)
        try press(desk, "delete")
        #expect(desk.store.message(id) == nil)
        try press(desk, "ctrl+z")
        #expect(desk.store.message(id)?.mailbox == .trash && desk.store.message(id)?.body == text)
    }

    @Test("Delete deletes all messages selected in edit mode, and they come back together")
    func several() throws {
        let desk = MailDesk(width: 1200)
        let ids = desk.mail.list.shown.map(\.id)
        try desk.tap("Edit")
        try click(1, in: desk)
        try click(2, in: desk)
        try press(desk, "delete")
        #expect(desk.mail.list.shown.count == ids.count - 2)
        #expect(desk.store.undoManager.undoMenuItemTitle == "Undo Delete Message")
        try press(desk, "ctrl+z")
        #expect(desk.mail.list.shown.map(\.id) == ids)
    }

    @Test("A draft that was discarded comes back among the drafts, and its typing isn't undone elsewhere")
    func discardedDraft() throws {
        let desk = MailDesk(width: 1200)
        try press(desk, "ctrl+n")
        desk.stage.type("noor@lindenhof.example")
        try press(desk, "return")
        desk.stage.type("Tea")
        try press(desk, "escape")
        try desk.tap("Delete Draft")
        let drafts = desk.store.messages(in: .drafts).count
        #expect(desk.mail.presentedViewController == nil)
        try press(desk, "ctrl+z")
        #expect(desk.store.messages(in: .drafts).count == drafts + 1)
        #expect(desk.store.messages(in: .drafts).contains { $0.subject == "Tea" })
        try press(desk, "ctrl+shift+z")
        #expect(desk.store.messages(in: .drafts).count == drafts)
    }

    @Test("A deletion is undone in another window after its own was closed")
    func otherWindow() throws {
        let desk = MailDesk(width: 1200)
        let other = MailSplitController(store: desk.store)
        try click(1, in: desk)
        let id = try #require(desk.mail.detail.id)
        try press(desk, "delete")
        desk.stage.show(other)
        try desk.stage.settle()
        try press(desk, "ctrl+z")
        #expect(desk.store.message(id)?.mailbox == .inbox && other.detail.id == id)
    }

    @Test("Arrow keys show a draft next to the list, and Return opens it")
    func drafts() throws {
        let desk = MailDesk(width: 1200)
        try press(desk, "ctrl+n")
        desk.stage.type("a@b.example")
        try press(desk, "escape")
        try desk.tap("Save Draft")
        desk.mail.open(Folder(.drafts))
        try desk.stage.settle()
        let ids = desk.mail.list.shown.map(\.id)
        try click(0, in: desk)
        try press(desk, "escape")
        #expect(desk.mail.presentedViewController == nil)
        _ = try desk.stage.keyboardStops { $0.isDescendant(of: desk.mail.list.tableView) }
        try press(desk, "down")
        #expect(desk.mail.presentedViewController == nil && desk.mail.detail.id == ids[1])
        try press(desk, "return")
        #expect(desk.mail.presentedViewController != nil)
    }

    @Test("The menus hold the commands where a desktop has them, enabled for an open message")
    func menus() throws {
        let desk = MailDesk(width: 1200)
        try press(desk, "f10", "right", "right", "right", "right")
        try desk.stage.expect("Reply")
        try desk.stage.expect("Ctrl+R")
        try press(desk, "escape")
        try click(1, in: desk)
        try press(desk, "f10", "right", "right", "right", "right")
        try desk.stage.expect("Mark as Unread")
        try desk.tap("Flag")
        #expect(desk.store.message(desk.mail.detail.id)?.isFlagged == true)
        try press(desk, "f10", "right", "right")
        try desk.stage.expect("Undo Flag Message")
    }
}
