// SPDX-License-Identifier: MIT
import AccessibilityAudit
import AttributedDocuments
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@testable import Notes

@MainActor
@Suite("Notes")
struct NotesTests {
    @Test("The list and a note pass the accessibility audit", arguments: [1200.0, 400])
    func audit(width: CGFloat) throws {
        let desk = try NotesDesk(width: width, scale: 1)
        defer { desk.end() }
        #expect(desk.stage.audit().map(\.description) == [])
        try desk.tap("New Note")
        try desk.type("Weekend")
        #expect(desk.stage.audit().map(\.description) == [])
    }

    @Test(
        "Tab reaches every control of the list and of a note, which is written with keys alone",
        arguments: [1200.0, 400])
    func keyboardReach(width: CGFloat) throws {
        let desk = try NotesDesk(width: width)
        defer { desk.end() }
        #expect(try desk.stage.viewsOutOfKeyboardReach() == [])
        // Ends the search that began when Tab stopped at the search field.
        try desk.key("escape")
        try desk.stage.tab(to: "New Note")
        try desk.key("space")
        try desk.type("Weekend")
        #expect(desk.store.note(desk.editor.id)?.text.title == "Weekend")
        #expect(try desk.stage.viewsOutOfKeyboardReach() == [])
    }

    @Test("A new note begins with its title, and the text after Return is body text")
    func writing() throws {
        let desk = try NotesDesk()
        defer { desk.end() }
        try desk.tap("New Note")
        try desk.type("Weekend")
        try desk.key("return")
        try desk.type("Plans")
        #expect(desk.kinds == [.title, .body])
        try desk.stage.expect("Weekend")
        #expect(desk.store.note(desk.editor.id)?.text.preview == "Plans")
    }

    @Test("Return continues a list, and ends it in an empty item; Delete at the beginning makes body text of an item")
    func lists() throws {
        let desk = try NotesDesk()
        defer { desk.end() }
        try desk.tap("New Note")
        try desk.type("T")
        try desk.key("return", "ctrl+8")
        try desk.type("one")
        try desk.key("return")
        try desk.type("two")
        #expect(desk.kinds == [.title, .number, .number])
        try desk.key("return", "return")
        try desk.type("text")
        #expect(desk.kinds == [.title, .number, .number, .body])
        try desk.key("ctrl+9", "home", "backspace")
        #expect(desk.kinds.last == .body && desk.paragraphs.last?.text == "text")
    }

    @Test("Styles are toggled for the selection and for typed text, and undone in one step")
    func styles() throws {
        let desk = try NotesDesk()
        defer { desk.end() }
        try desk.tap("New Note")
        try desk.key("ctrl+3")
        try desk.type("plain ")
        try desk.key("ctrl+b")
        try desk.type("bold")
        try desk.key("ctrl+b")
        try desk.type(" end")
        #expect(desk.paragraphs[0].runs.map(\.traits) == [[], .bold, []])
        try desk.key("ctrl+a", "ctrl+i")
        #expect(desk.paragraphs[0].runs.map(\.traits) == [.italic, [.bold, .italic], .italic])
        #expect(desk.textView.selectedTraits == .italic)
        try desk.key("ctrl+z")
        #expect(desk.paragraphs[0].runs.map(\.traits) == [[], .bold, []])
        try desk.key("ctrl+shift+z")
        #expect(desk.paragraphs[0].runs.map(\.traits) == [.italic, [.bold, .italic], .italic])
        try desk.tap("Bold")
        #expect(desk.textView.selectedTraits == [.bold, .italic])
    }

    @Test("A click on its box ticks off a task, in both directions", arguments: ["en", "ar"])
    func tasks(language: String) throws {
        let task = language == "ar" ? "حليب" : "Milk"
        let note = Note(
            folder: "Notes", text: NoteText(paragraphs: [.init(.title, "T"), .init(.task, task)]), modified: Date())
        let desk = try NotesDesk(notes: [note], language: language)
        defer { desk.end() }
        let start = desk.place(of: 2)
        let box = CGPoint(x: start.midX + (language == "ar" ? 12 : -12), y: start.midY)
        desk.stage.click(at: box)
        #expect(desk.kinds == [.title, .done])
        desk.stage.advance(by: 1)
        desk.stage.tap(at: box)
        #expect(desk.kinds == [.title, .task])
        // A click on the text only moves the caret.
        desk.stage.advance(by: 1)
        desk.stage.click(at: CGPoint(x: start.midX + (language == "ar" ? -12 : 12), y: start.midY))
        #expect(desk.kinds == [.title, .task] && desk.textView.isFirstResponder)
    }

    @Test("Notes are saved a moment after a change, and read again")
    func saving() throws {
        let desk = try NotesDesk()
        defer { desk.end() }
        let picture = try NotesDesk.picture()
        try desk.tap("New Note")
        try desk.type("Saved")
        desk.textView.insertPicture(picture)
        let text = try #require(desk.store.note(desk.editor.id)?.text)
        desk.store.save()
        let read = try #require(desk.folder.read())
        #expect(read.count == 6 && read.contains { $0.text == text })
        #expect(text.paragraphs.contains { $0.runs.contains { $0.picture == picture } })
        let again = NoteStore(folder: desk.folder) { _ in [] }
        #expect(again.note(desk.editor.id)?.text == text && again.notes(in: nil).count == 6)
    }

    @Test("Files that aren't notes are ignored, and a folder that can't be written is reported")
    func badFiles() throws {
        let desk = try NotesDesk()
        defer { desk.end() }
        try Data("{".utf8).write(to: desk.folder.url.appendingPathComponent("broken.json"))
        #expect(desk.folder.read()?.count == 5)
        let blocked = NoteFolder(url: desk.folder.url.appendingPathComponent("broken.json/notes"))
        let store = NoteStore(folder: blocked) { _ in [Note(folder: "Notes", modified: Date())] }
        #expect(store.problem != nil && store.notes(in: nil).count == 1)
        let other = try NotesDesk(folder: blocked)
        try other.stage.expect("OK")
    }

    @Test("Notes that can't be saved are reported once, and saved when that is possible")
    func failure() throws {
        let desk = try NotesDesk()
        defer { desk.end() }
        // A file takes the place of the folder.
        try FileManager.default.removeItem(at: desk.folder.url)
        try Data().write(to: desk.folder.url)
        try desk.tap("New Note")
        try desk.type("Kept")
        desk.store.save()
        try desk.stage.settle()
        try desk.tap("OK")
        desk.store.save()
        try desk.stage.settle()
        try desk.stage.expectNot("OK")
        try FileManager.default.removeItem(at: desk.folder.url)
        desk.store.save()
        #expect(desk.folder.read()?.map(\.title) == ["Kept"])
    }

    @Test("A note's file that can't be read is reported, and kept under another name")
    func damagedNote() throws {
        let first = try NotesDesk()
        defer { first.end() }
        let id = try #require(first.editor.id)
        let file = first.folder.url.appendingPathComponent("\(id.uuidString).json")
        let damaged = try Data(contentsOf: file).dropLast()
        try Data(damaged).write(to: file)
        let desk = try NotesDesk(folder: first.folder)
        try desk.stage.expect("OK")
        #expect(desk.store.note(id) == nil)
        #expect(try Data(contentsOf: file.appendingPathExtension("unreadable")) == Data(damaged))
    }

    @Test("Pinning and moving a note can be undone, in another window too")
    func undo() throws {
        let desk = try NotesDesk()
        defer { desk.end() }
        let id = try #require(desk.editor.id)
        let before = try #require(desk.store.note(id))
        try desk.key("ctrl+shift+p")
        #expect(desk.store.note(id)?.isPinned == !before.isPinned)
        desk.store.move(id, to: "Elsewhere")
        let other = NotesController(store: desk.store)
        desk.stage.show(other)
        try desk.stage.settle()
        #expect(desk.store.undoManager.undoMenuItemTitle == "Undo Move Note")
        try desk.key("ctrl+z")
        #expect(desk.store.note(id)?.folder == before.folder)
        try desk.key("ctrl+z")
        #expect(desk.store.note(id) == before)
    }

    @Test("Arrow keys show the notes one after the other, and Delete deletes the one that is marked")
    func arrows() throws {
        let desk = try NotesDesk()
        defer { desk.end() }
        let ids = desk.root.list.shown.map(\.id)
        try desk.stage.click(desk.stage.view(named: desk.root.list.shown[0].title))
        try desk.stage.settle()
        try desk.key("down")
        #expect(desk.editor.id == ids[1])
        try desk.key("delete")
        #expect(desk.store.note(ids[1]) == nil && desk.editor.id == ids[2])
        try desk.key("ctrl+z")
        #expect(desk.editor.id == ids[1] && desk.root.list.shown.map(\.id) == ids)
    }

    @Test("Search finds notes by words without regard to case and accents")
    func search() throws {
        let desk = try NotesDesk()
        defer { desk.end() }
        try desk.key("ctrl+shift+f")
        try desk.type("SHOVEL kenji")
        #expect(desk.root.list.shown.map(\.title) == ["Ideas for the Garden"])
        try desk.key("ctrl+a")
        try desk.type("nothing of the kind")
        try desk.stage.expect("No Results for “nothing of the kind”")
    }

    @Test("A deleted note is replaced by the next one, and undo restores it")
    func deletion() throws {
        let desk = try NotesDesk()
        defer { desk.end() }
        let id = try #require(desk.editor.id)
        try desk.tap("Delete")
        #expect(desk.store.note(id) == nil && desk.editor.id == desk.store.notes(in: nil).first?.id)
        try desk.key("ctrl+z")
        #expect(desk.store.note(id) != nil && desk.editor.id == id)
    }

    @Test("A narrow window shows one column at a time, and widening it shows all")
    func narrow() throws {
        let desk = try NotesDesk(width: 380)
        defer { desk.end() }
        #expect(desk.editor.view.window == nil && desk.root.list.view.window != nil)
        try desk.tap("Green Tea")
        #expect(desk.editor.view.window != nil && desk.root.list.view.window == nil)
        desk.stage.resize(to: CGSize(width: 1200, height: 760))
        try desk.stage.settle()
        #expect(desk.root.list.view.window != nil && desk.root.folders.view.window != nil)
    }

    @Test("A note is exported as a PDF file of as many pages as it needs")
    func pdf() throws {
        let paragraphs = (0..<200).map { NoteText.Paragraph(.number, "Item \($0)") }
        let data = NotePDF.data(
            NoteStyles.attributedString(NoteText(paragraphs: [.init(.title, "Long")] + paragraphs)), title: "Long")
        #expect(data.starts(with: Data("%PDF".utf8)))
        let text = String(decoding: data, as: UTF8.self)
        let count = text.firstMatch(of: /\/Count (\d+)/).flatMap { Int($0.1) }
        #expect(try (6...8).contains(#require(count)))
    }

    @Test("A note is exported as HTML and Markdown with its lists and styles")
    func documents() throws {
        let note = NoteText(paragraphs: [.init(.title, "Soup"), .init(.bullet, "Beans"), .init(.number, "Cook")])
        func text(_ type: NSAttributedString.DocumentType) throws -> String {
            String(decoding: try NoteDocument.data(note, title: "Soup", as: type), as: UTF8.self)
        }
        let html = try text(.html)
        #expect(html.contains("<title>Soup</title>") && html.contains("<ul") && html.contains("<ol"))
        let markdown = try text(.markdown)
        #expect(markdown == "**Soup**\n\n- Beans\n\n1) Cook\n")
    }
}
