// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@testable import Notes

@MainActor
@Suite("Notes: pictures")
struct PictureTests {
    private func pictures(_ desk: NotesDesk) -> [Data] { desk.paragraphs.flatMap(\.runs).compactMap(\.picture) }

    @Test("A pasted picture is in a paragraph of its own, and undo and redo remove and restore it")
    func pasting() throws {
        let desk = try NotesDesk()
        defer { desk.end() }
        let picture = try NotesDesk.picture()
        try desk.tap("New Note")
        try desk.type("Title")
        UIPasteboard.general.image = UIImage(data: picture)
        try desk.key("ctrl+v")
        #expect(pictures(desk).count == 1 && desk.kinds == [.title, .body, .body])
        try desk.key("ctrl+z")
        #expect(pictures(desk).isEmpty && desk.paragraphs.map(\.text) == ["Title"])
        try desk.key("ctrl+shift+z")
        #expect(pictures(desk).count == 1)
    }

    @Test("Undo restores the styles and pictures of deleted text")
    func deleting() throws {
        let desk = try NotesDesk()
        defer { desk.end() }
        let before = desk.paragraphs
        try desk.stage.tap(desk.textView)
        try desk.key("ctrl+a", "delete")
        #expect(desk.textView.text.isEmpty)
        try desk.key("ctrl+z")
        #expect(desk.paragraphs == before && pictures(desk).count == 1)
    }

    @Test("A picture is as wide as the text at most")
    func width() throws {
        let desk = try NotesDesk(width: 1400)
        defer { desk.end() }
        desk.textView.selectedRange = NSRange(location: 0, length: 0)
        desk.textView.insertPicture(try NotesDesk.picture(width: 1360, height: 400))
        try desk.stage.settle()
        let width = desk.place(of: 1).minX - desk.place(of: 0).minX
        #expect(abs(width - 670) < 2)
    }

    @Test("Data that isn't a picture isn't inserted")
    func otherData() throws {
        let desk = try NotesDesk()
        defer { desk.end() }
        let before = desk.paragraphs
        desk.textView.insertPicture(Data("text".utf8))
        #expect(desk.paragraphs == before)
    }
}
