// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Mail

@MainActor
@Suite("The file with messages")
struct MailFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mail-\(UUID().uuidString)")
    private var file: MailFile { MailFile(url: folder.appendingPathComponent("mail/messages.json")) }
    private var samples: [Message] { SampleMail.messages(now: Date(timeIntervalSinceReferenceDate: 0)) }

    private func withFolder(_ body: () throws -> Void) throws {
        try FileManager.default.createDirectory(
            at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body()
    }

    /// Shows the messages of a store.
    private func show(_ store: MailStore) -> Stage {
        let stage = Stage(size: CGSize(width: 1100, height: 700), scale: 0.5)
        stage.show(MailSplitController(store: store))
        stage.advance(by: 1)
        return stage
    }

    @Test("Changes are saved, and read again at the next launch")
    func saving() throws {
        try withFolder {
            let store = MailStore(file: file, samples: samples)
            store.delete([samples[0].id])
            let again = MailStore(file: file, samples: [])
            #expect(again.messages == store.messages && again.problem == nil)
            let attributes = try FileManager.default.attributesOfItem(atPath: file.url.path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test(
        "A file that isn't a list of messages is reported, and kept under another name", arguments: ["", "{}", "cut"])
    func damagedFile(text: String) throws {
        try withFolder {
            var damaged = Data(text.utf8)
            if text == "cut" { damaged = try JSONEncoder().encode(samples).dropLast() }
            try damaged.write(to: file.url)
            let store = MailStore(file: file, samples: samples)
            #expect(store.messages.isEmpty)
            let stage = show(store)
            try stage.expect("OK")
            try stage.tap("OK")
            try stage.settle()
            #expect(store.problem == nil)
            store.send(Draft(), at: Date())
            let copy = file.url.deletingLastPathComponent().appendingPathComponent("messages-unreadable-1.json")
            #expect(try Data(contentsOf: copy) == damaged)
            #expect(MailStore(file: file, samples: samples).messages.count == 1)
        }
    }

    @Test("Changes that can't be saved are reported once, and saved when that is possible")
    func failure() throws {
        try withFolder {
            // A file takes the place of the folder.
            try FileManager.default.removeItem(at: file.url.deletingLastPathComponent())
            try Data().write(to: file.url.deletingLastPathComponent())
            let store = MailStore(file: file, samples: samples)
            let stage = show(store)
            store.delete([samples[0].id])
            try stage.settle()
            try stage.tap("OK")
            try stage.settle()
            store.delete([samples[1].id])
            try stage.settle()
            try stage.expectNot("OK")
            try FileManager.default.removeItem(at: file.url.deletingLastPathComponent())
            store.saveIfNeeded()
            #expect(MailStore(file: file, samples: []).messages == store.messages)
        }
    }

    @Test("A changed draft is saved when the application is terminated")
    func draftAtTermination() throws {
        let store = MailStore(messages: [])
        let stage = Stage(size: CGSize(width: 1100, height: 700), scale: 0.5)
        let mail = MailSplitController(store: store)
        stage.show(mail)
        mail.writeNew()
        try stage.settle()
        stage.type("kim@orchard.example")
        stage.terminate()
        #expect(store.messages(in: .drafts).map(\.recipients) == ["kim@orchard.example"])
    }
}
