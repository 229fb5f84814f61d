// SPDX-License-Identifier: MIT
import AccessibilityAudit
import DiffableData
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTables
import UIKitTesting

@testable import Mail

/// An application whose window restores its state.
@MainActor
private final class KeptApplication: NSObject, UIApplicationDelegate {
    override init() {}

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "mail", sessionRole: session.role)
        configuration.delegateClass = KeptScene.self
        return configuration
    }
}

@MainActor
private final class KeptScene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    let mail = MailSplitController(store: MailStore(messages: SampleMail.messages(now: Date())))

    override init() {}

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = mail
        self.window = window
        window.makeKeyAndVisible()
    }
}

@MainActor
@Suite("Mail")
struct MailTests {
    @Test("The list, a message, and the form pass the accessibility audit", arguments: [1200.0, 400])
    func audit(width: CGFloat) throws {
        let desk = MailDesk(width: width, scale: 1)
        #expect(desk.stage.audit().map(\.description) == [])
        try desk.tap("Apples, eleven crates")
        #expect(desk.stage.audit().map(\.description) == [])
        try desk.tap("Reply")
        #expect(desk.stage.audit().map(\.description) == [])
    }

    @Test("Tab reaches every control, in the columns and in the form", arguments: [1200.0, 400])
    func keyboardReach(width: CGFloat) throws {
        let desk = MailDesk(width: width)
        #expect(try desk.stage.viewsOutOfKeyboardReach() == [])
        try desk.tap("Apples, eleven crates")
        #expect(try desk.stage.viewsOutOfKeyboardReach() == [])
        try desk.tap("Reply")
        #expect(try desk.stage.viewsOutOfKeyboardReach() == [])
    }

    @Test("A message is read, answered, and sent with keys alone")
    func keysAlone() throws {
        let desk = MailDesk(width: 1200)
        func press(_ key: String) throws {
            try desk.stage.key(key)
            try desk.stage.settle()
        }
        _ = try desk.stage.keyboardStops { $0.isDescendant(of: desk.mail.list.tableView) }
        try press("down")
        try press("return")
        #expect(desk.mail.detail.id != nil)
        try desk.stage.tab(to: "Reply")
        try press("space")
        #expect(desk.mail.presentedViewController != nil)
        let sent = desk.store.messages(in: .sent).count
        desk.stage.type("Thanks")
        try desk.stage.tab(to: "Send")
        try press("space")
        #expect(desk.mail.presentedViewController == nil && desk.store.messages(in: .sent).count == sent + 1)
    }

    @Test("In a wide window a message opens next to the list and is marked as read")
    func reading() throws {
        let desk = MailDesk(width: 1200)
        try desk.stage.expect("No Message Selected")
        #expect(desk.store.waiting(in: .inbox) == 4)
        try desk.tap("Apples, eleven crates")
        try desk.stage.expect("Tomas Vesely")
        #expect(desk.mail.detail.id == desk.list("Apples, eleven crates") && desk.store.waiting(in: .inbox) == 3)
        try desk.stage.key("ctrl+]")
        #expect(desk.mail.detail.id == desk.list("Your ticket to Elmsby"))
        try desk.tap("Archive")
        #expect(desk.store.messages(in: .archive).contains { $0.subject == "Your ticket to Elmsby" })
        #expect(desk.mail.detail.id == desk.list("Re: Concert on the 14th"))
    }

    @Test("S-VC-4 S-VC-105 A narrow window pushes messages onto one stack; widening it restores the columns")
    func narrow() throws {
        let desk = MailDesk(width: 360)
        #expect(desk.stack == [desk.mail.folders, desk.mail.list])
        try desk.tap("Plans for the courtyard")
        #expect(desk.stack.last === desk.mail.detail)
        desk.stage.resize(to: CGSize(width: 1200, height: 640))
        try desk.stage.settle()
        try desk.stage.expect("Plans for the courtyard")
        #expect(desk.mail.folders.view.window != nil && desk.mail.detail.view.window != nil)
        desk.stage.resize(to: CGSize(width: 360, height: 640))
        try desk.stage.settle()
        try desk.tap("Delete")
        #expect(desk.stack.last === desk.mail.list && desk.mail.detail.id == nil)
        try desk.stage.key("alt+left")
        try desk.stage.settle()
        try desk.tap("trash.home")
        try desk.stage.expect("Plans for the courtyard")
    }

    @Test("Search filters by sender and text; edit mode selects several messages")
    func searchAndEdit() throws {
        let desk = MailDesk(width: 1200)
        try desk.tap("Search")
        desk.stage.type("noor")
        try desk.stage.settle()
        #expect(desk.mail.list.shown.map(\.subject) == ["Plans for the courtyard", "Minutes of the house meeting"])
        desk.stage.type("xx")
        try desk.stage.settle()
        try desk.stage.expect("No Results for “noorxx”")
        try desk.tap("Cancel")
        try desk.tap("Edit")
        try desk.tap("Plans for the courtyard")
        try desk.tap("A book that you reserved is here")
        #expect(desk.mail.list.marked.count == 2)
        try desk.tap("Mark as Read")
        #expect(desk.store.waiting(in: .inbox) == 2 && !desk.mail.list.isEditing)
    }

    @Test("Separators begin at the text, also while the list is edited")
    func separators() throws {
        let desk = MailDesk(width: 1200)
        func gap() throws -> CGFloat {
            let cell = try #require(desk.mail.list.tableView.visibleCells.first as? MessageCell)
            return cell.separatorInset.left - cell.contentView.frame.minX
        }
        #expect(try gap() == MessageCell.start)
        try desk.tap("Edit")
        #expect(try #require(desk.mail.list.tableView.visibleCells.first).contentView.frame.minX > 0)
        #expect(try gap() == MessageCell.start)
    }

    @Test("S-VC-86 Sending is enabled once every recipient has an address")
    func writing() throws {
        let desk = MailDesk(width: 1200)
        try desk.tap("Compose")
        desk.stage.type("noor, ines@moreau.example")
        try desk.stage.key("return")
        desk.stage.type("Tea")
        try desk.tap("Send")
        #expect(desk.mail.presentedViewController != nil)
        try desk.tap("To:")
        try desk.stage.key("ctrl+a")
        desk.stage.type("noor@lindenhof.example")
        try desk.stage.key("return")
        try desk.stage.key("return")
        desk.stage.type("At four?")
        try desk.stage.key("return")
        desk.stage.type("Kim")
        try desk.tap("Send")
        #expect(desk.mail.presentedViewController == nil)
        let sent = try #require(desk.store.messages(in: .sent).first)
        #expect(sent.subject == "Tea" && sent.body == "At four?\nKim" && sent.recipients == "noor@lindenhof.example")
    }

    @Test("Canceling a changed message asks first, and a saved draft can be continued")
    func drafts() throws {
        let desk = MailDesk(width: 360)
        try desk.tap("Compose")
        try desk.stage.key("escape")
        try desk.stage.settle()
        #expect(desk.mail.presentedViewController == nil)
        try desk.tap("Compose")
        desk.stage.type("tomas@orchard.example")
        try desk.stage.key("escape")
        try desk.stage.settle()
        try desk.tap("Save Draft")
        #expect(desk.mail.presentedViewController == nil && desk.store.waiting(in: .drafts) == 2)
        desk.mail.open(Folder(.drafts))
        try desk.stage.settle()
        try desk.tap("No Subject")
        try desk.tap("Send")
        #expect(desk.store.waiting(in: .drafts) == 1)
        #expect(desk.store.messages(in: .sent).first?.recipients == "tomas@orchard.example")
    }

    @Test("A restart restores the open mailbox and message")
    func restart() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mail-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func mail(_ stage: Stage) throws -> MailSplitController {
            let scene = try #require(stage.application.connectedScenes.first)
            return try #require(scene.delegate as? KeptScene).mail
        }
        var stage = Stage(delegate: KeptApplication(), stateFolder: folder)
        let first = try mail(stage)
        first.open(Folder(.sent, of: .home))
        let id = try #require(first.list.shown.last?.id)
        first.open(id)
        stage.advance(by: 1)
        stage.terminate()
        stage = Stage(delegate: KeptApplication(), stateFolder: folder)
        let second = try mail(stage)
        stage.advance(by: 1)
        #expect(
            second.folder == Folder(.sent, of: .home) && second.detail.id == id
                && second.folders.chosen == Folder(.sent, of: .home))
    }

    @Test("A reply of several lines is typed above the quoted text")
    func writingLines() throws {
        let store = MailStore(messages: [])
        let stage = Stage(size: CGSize(width: 400, height: 500))
        var draft = Draft()
        (draft.recipients, draft.subject, draft.body) = ("a@example.org", "Tea", "\n\nquoted")
        stage.show(UINavigationController(rootViewController: ComposeController(draft: draft, store: store)))
        stage.advance(by: 1)
        stage.type("one two")
        try stage.key("return")
        stage.type("three")
        try stage.tap("Send")
        #expect(store.messages(in: .sent).first?.body == "one two\nthree\n\nquoted")
    }

    @Test("Swiping a row shows its actions; a full swipe performs the first one")
    func swiping() throws {
        let desk = MailDesk(width: 360)
        let list = desk.mail.list
        func swipe(_ subject: String, to x: CGFloat, from start: CGFloat) throws {
            let row = try #require(list.shown.firstIndex { $0.subject == subject })
            let rect = list.tableView.rectForRow(at: IndexPath(row: row, section: 0))
            let y = list.tableView.convert(CGPoint(x: 0, y: rect.midY), to: nil).y
            desk.stage.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: x, y: y), duration: 0.4)
            try desk.stage.settle()
        }
        try swipe("Apples, eleven crates", to: 200, from: 350)
        try desk.tap("Flag")
        #expect(desk.store.messages(in: .flagged).contains { $0.subject == "Apples, eleven crates" })
        let waiting = desk.store.waiting(in: .inbox)
        try swipe("Apples, eleven crates", to: 350, from: 10)
        #expect(desk.store.waiting(in: .inbox) == waiting - 1)
        try swipe("Apples, eleven crates", to: 5, from: 350)
        #expect(desk.store.messages(in: .trash).contains { $0.subject == "Apples, eleven crates" })
        #expect(!list.shown.contains { $0.subject == "Apples, eleven crates" })
        #expect(list.tableView.numberOfRows(inSection: 0) == list.shown.count)
    }

    @Test("Organize moves a message to another mailbox")
    func moving() throws {
        let desk = MailDesk(width: 1200)
        try desk.tap("Plans for the courtyard")
        try desk.tap("Organize")
        let chooser = try #require(desk.mail.detail.presentedViewController as? FoldersController)
        chooser.onChoose(Folder(.archive, of: .home))
        try desk.stage.settle()
        #expect(desk.store.messages(in: .archive).first?.subject == "Plans for the courtyard")
        #expect(desk.mail.detail.presentedViewController == nil)
    }
}

@MainActor
@Suite("Mail: the outline of mailboxes")
struct MailOutlineTests {
    /// The titles of the rows, from top to bottom.
    private func rows(of desk: MailDesk) -> [String] {
        desk.mail.folders.source.snapshot().itemIdentifiers.map { row in
            switch row {
            case .account(let account): account.title
            case .folder(let folder): folder.name
            }
        }
    }

    private func selected(in desk: MailDesk) -> Folder? {
        desk.mail.folders.folder(at: desk.mail.folders.collectionView.indexPathsForSelectedItems?.first)
    }

    private func place(of name: String, in desk: MailDesk) throws -> CGPoint {
        let cells = desk.mail.folders.collectionView.visibleCells
        let cell = try #require(cells.first { $0.accessibilityIdentifier == name })
        return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }

    @Test("An account's mailboxes are shown below it until it is collapsed; the selected one stays selected")
    func accounts() throws {
        let desk = MailDesk(width: 1200)
        #expect(rows(of: desk).count == 14 && selected(in: desk) == Folder(.inbox))
        try desk.tap("sent.home")
        #expect(desk.mail.list.shown.count == 2 && desk.mail.folder == Folder(.sent, of: .home))
        try desk.tap("Lindenhof")
        #expect(rows(of: desk).count == 9 && !rows(of: desk).contains("sent.home"))
        #expect(desk.mail.folder == Folder(.sent, of: .home))
        try desk.tap("Lindenhof")
        #expect(rows(of: desk).count == 14 && selected(in: desk) == Folder(.sent, of: .home))
        try desk.tap("inbox.choir")
        #expect(desk.mail.list.shown.map(\.subject) == ["Rehearsals move to Tuesdays"])
        #expect(desk.store.waiting(in: Folder(.inbox, of: .choir)) == 1)
    }

    @Test("Arrow keys choose mailboxes, and collapse and expand accounts")
    func keys() throws {
        let desk = MailDesk(width: 1200)
        func press(_ keys: String...) throws {
            for key in keys {
                try desk.stage.key(key)
                try desk.stage.settle()
            }
        }
        desk.stage.click(at: try place(of: "inbox.home", in: desk))
        try desk.stage.settle()
        try press("down")
        #expect(desk.mail.folder == Folder(.drafts, of: .home))
        try press("left", "left")
        #expect(rows(of: desk).count == 9 && desk.mail.folder == Folder(.drafts, of: .home))
        try press("right", "right")
        #expect(rows(of: desk).count == 14 && desk.mail.folder == Folder(.inbox, of: .home))
    }

    @Test("Messages are dragged to a mailbox; drafts and accounts accept none")
    func dragging() throws {
        let desk = MailDesk(width: 1200, height: 900)
        let table = try #require(desk.mail.list.tableView)
        func drag(_ subject: String, to name: String) throws {
            let row = try #require(desk.mail.list.shown.firstIndex { $0.subject == subject })
            let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
            let start = table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
            desk.stage.mouseDrag(from: start, to: try place(of: name, in: desk))
            try desk.stage.settle()
        }
        try drag("Plans for the courtyard", to: "archive.choir")
        let moved = try #require(desk.store.messages.first { $0.subject == "Plans for the courtyard" })
        #expect(moved.mailbox == .archive && moved.account == .choir)
        try drag("Apples, eleven crates", to: "flagged")
        #expect(desk.store.messages(in: .flagged).contains { $0.subject == "Apples, eleven crates" })
        let before = desk.store.messages
        try drag("Apples, eleven crates", to: "drafts.home")
        try drag("Apples, eleven crates", to: "choir")
        #expect(desk.store.messages == before)
    }

    @Test("Messages that were saved without an account belong to the first one")
    func savedMessages() throws {
        let message = try #require(SampleMail.messages(now: Date()).first)
        var values = try #require(
            try JSONSerialization.jsonObject(with: JSONEncoder().encode(message)) as? [String: Any])
        #expect(values.removeValue(forKey: "account") != nil)
        let data = try JSONSerialization.data(withJSONObject: values)
        #expect(try JSONDecoder().decode(Message.self, from: data).account == .home)
    }
}

extension MailDesk {
    /// The identifier of the listed message with a subject.
    fileprivate func list(_ subject: String) -> Message.ID? {
        mail.list.shown.first { $0.subject == subject }?.id
    }
}
