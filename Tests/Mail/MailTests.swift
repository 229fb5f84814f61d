// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@testable import Mail

/// An application whose window restores its state.
@MainActor
private final class KeptApplication: UIApplicationDelegate {
    init() {}

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration? {
        let configuration = UISceneConfiguration(name: "mail", sessionRole: session.role)
        configuration.delegateClass = KeptScene.self
        return configuration
    }
}

@MainActor
private final class KeptScene: UIWindowSceneDelegate {
    var window: UIWindow?
    let mail = MailSplitController(store: MailStore(messages: SampleMail.messages(now: Date())))

    init() {}

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = mail
        self.window = window
        window.makeKeyAndVisible()
    }
}

/// A window with sample messages.
@MainActor
private final class Desk {
    let stage: Stage
    let store = MailStore(messages: SampleMail.messages(now: Date()))
    let mail: MailSplitController

    init(width: CGFloat) {
        stage = Stage(size: CGSize(width: width, height: 640), scale: 0.5)
        mail = MailSplitController(store: store)
        stage.show(mail)
        stage.advance(by: 1)
    }

    var stack: [UIViewController] { (mail.viewControllers.first as? UINavigationController)?.viewControllers ?? [] }

    func tap(_ name: String) throws {
        try stage.tap(name)
        try stage.settle()
    }
}

@MainActor
@Suite("Mail")
struct MailTests {
    @Test("In a wide window a message opens next to the list and is marked as read")
    func reading() throws {
        let desk = Desk(width: 1200)
        try desk.stage.expect("No Message Selected")
        #expect(desk.store.waiting(in: .inbox) == 4)
        try desk.tap("Apples, eleven crates")
        try desk.stage.expect("Tomas Vesely")
        #expect(desk.mail.detail.id == desk.list("Apples, eleven crates") && desk.store.waiting(in: .inbox) == 3)
        try desk.stage.key("ctrl+down")
        #expect(desk.mail.detail.id == desk.list("Your ticket to Elmsby"))
        try desk.tap("Archive")
        #expect(desk.store.messages(in: .archive).contains { $0.subject == "Your ticket to Elmsby" })
        #expect(desk.mail.detail.id == desk.list("Re: Concert on the 14th"))
    }

    @Test("S-VC-4 S-VC-105 A narrow window pushes messages onto one stack; widening it restores the columns")
    func narrow() throws {
        let desk = Desk(width: 360)
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
        try desk.tap("trash")
        try desk.stage.expect("Plans for the courtyard")
    }

    @Test("Search filters by sender and text; edit mode selects several messages")
    func searchAndEdit() throws {
        let desk = Desk(width: 1200)
        try desk.tap("Search")
        desk.stage.type("noor")
        try desk.stage.settle()
        #expect(desk.mail.list.shown.map(\.subject) == ["Plans for the courtyard", "Minutes of the house meeting"])
        try desk.tap("Cancel")
        try desk.tap("Edit")
        try desk.tap("Plans for the courtyard")
        try desk.tap("A book that you reserved is here")
        #expect(desk.mail.list.marked.count == 2)
        try desk.tap("Mark as Read")
        #expect(desk.store.waiting(in: .inbox) == 2 && !desk.mail.list.isEditing)
    }

    @Test("S-VC-86 Sending is enabled once every recipient has an address")
    func writing() throws {
        let desk = Desk(width: 1200)
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
        let desk = Desk(width: 360)
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
        desk.mail.open(.drafts)
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
        first.open(.sent)
        let id = try #require(first.list.shown.last?.id)
        first.open(id)
        stage.advance(by: 1)
        stage.terminate()
        stage = Stage(delegate: KeptApplication(), stateFolder: folder)
        let second = try mail(stage)
        stage.advance(by: 1)
        #expect(second.mailbox == .sent && second.detail.id == id && second.folders.chosen == .sent)
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
        let desk = Desk(width: 360)
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
        let desk = Desk(width: 1200)
        try desk.tap("Plans for the courtyard")
        try desk.tap("Organize")
        let chooser = try #require(desk.mail.detail.presentedViewController as? FoldersController)
        chooser.onChoose(.archive)
        try desk.stage.settle()
        #expect(desk.store.messages(in: .archive).first?.subject == "Plans for the courtyard")
        #expect(desk.mail.detail.presentedViewController == nil)
    }
}

extension Desk {
    /// The identifier of the listed message with a subject.
    fileprivate func list(_ subject: String) -> Message.ID? {
        mail.list.shown.first { $0.subject == subject }?.id
    }
}
