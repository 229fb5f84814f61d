// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Contacts

@MainActor
@Suite("Contact file")
struct ContactFileTests {
    /// Runs `body` with a file in a new folder, which is removed afterwards.
    private func withFile(_ body: (ContactFile) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("contacts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(ContactFile(url: folder.appendingPathComponent("contacts.json")))
    }

    @Test("Changes are saved, and read again at the next launch")
    func saving() throws {
        try withFile { file in
            let samples = Array(SampleContacts.contacts.prefix(2))
            let book = ContactBook(file: file, samples: samples)
            book.save(Contact(givenName: "Bea", notes: "„Ünïcode“ 🙂\n\"quoted\""))
            #expect(ContactBook(file: file, samples: []).contacts == book.contacts && book.contacts.count == 3)
        }
    }

    @Test(
        "A file that isn't a list of contacts is reported and kept under another name",
        arguments: ["", "{}", "[1, 2", "[{\"id\": \"x\"}]", "\u{0}\u{1}", String(repeating: "[", count: 5000)])
    func hostileContent(text: String) throws {
        try withFile { file in
            for number in 1...2 {
                try Data(text.utf8).write(to: file.url)
                let book = ContactBook(file: file, samples: SampleContacts.contacts)
                let copy = file.url.deletingLastPathComponent()
                    .appendingPathComponent("contacts-unreadable-\(number).json")
                #expect(book.contacts.isEmpty && book.problem?.contains(copy.lastPathComponent) == true)
                book.save(Contact(givenName: "Bea"))
                #expect(try Data(contentsOf: copy) == Data(text.utf8))
            }
        }
    }

    @Test("Contacts that share an identifier are all kept")
    func sharedIdentifiers() throws {
        try withFile { file in
            let contact = Contact(givenName: "Bea")
            var other = contact
            other.givenName = "Bo"
            try file.write([contact, other, other])
            let book = ContactBook(file: file, samples: [])
            #expect(book.contacts.map(\.givenName) == ["Bea", "Bo", "Bo"] && Set(book.contacts.map(\.id)).count == 3)
        }
    }

    @Test("A problem with the file is shown to the user once")
    func report() throws {
        try withFile { file in
            try Data("?".utf8).write(to: file.url)
            let desk = ContactsDesk(width: 360, book: ContactBook(file: file, samples: []))
            try desk.stage.expect("OK")
            try desk.tap("OK")
            #expect(desk.root.presentedViewController == nil && desk.book.problem == nil)
            try desk.stage.expect("No Contacts")
        }
    }

    @Test("A contact that can't be saved is reported when the form is closed")
    func failure() throws {
        try withFile { file in
            let desk = ContactsDesk(width: 1000, book: ContactBook(file: file, samples: SampleContacts.contacts))
            // A file takes the place of the folder.
            let folder = file.url.deletingLastPathComponent()
            try? FileManager.default.removeItem(at: folder)
            try Data().write(to: folder)
            try desk.key("ctrl+n")
            desk.stage.type("Bea")
            try desk.tap("Save")
            try desk.stage.expect("OK")
            #expect(desk.contact("Bea") != nil)
        }
    }

    @Test("A restart restores the open contact and the filter")
    func restart() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("contacts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let book = KeptApplication.book
        func root(_ stage: Stage) throws -> ContactsController {
            let scene = try #require(stage.application.connectedScenes.first)
            return try #require((scene.delegate as? KeptScene)?.window?.rootViewController as? ContactsController)
        }
        var stage = Stage(delegate: KeptApplication(), stateFolder: folder)
        let first = try root(stage)
        let id = try #require(book.contacts.first { $0.isFavorite }).id
        first.list.showsOnlyFavorites = true
        first.open(id)
        stage.advance(by: 1)
        stage.terminate()
        stage = Stage(delegate: KeptApplication(), stateFolder: folder)
        let second = try root(stage)
        stage.advance(by: 1)
        #expect(second.card.id == id && second.list.chosen == id && second.list.showsOnlyFavorites)
    }
}

/// An application whose window restores its state.
@MainActor
private final class KeptApplication: NSObject, UIApplicationDelegate {
    /// The contacts of both launches.
    static let book = ContactBook(contacts: SampleContacts.contacts)

    override init() {}

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "contacts", sessionRole: session.role)
        configuration.delegateClass = KeptScene.self
        return configuration
    }
}

@MainActor
private final class KeptScene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?

    override init() {}

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = ContactsController(book: KeptApplication.book)
        window.makeKeyAndVisible()
        self.window = window
    }
}
