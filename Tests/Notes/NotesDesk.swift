// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@testable import Notes

/// A window with notes in a temporary folder.
@MainActor
final class NotesDesk {
    let stage: Stage
    let store: NoteStore
    let root: NotesController
    let folder: NoteFolder
    private let app = NotesApp()

    init(
        width: CGFloat = 1200, folder: NoteFolder? = nil, notes: [Note]? = nil, language: String = "en",
        scale: CGFloat = 0.5
    ) throws {
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
        self.folder = folder ?? NoteFolder(url: temporary)
        store = NoteStore(folder: self.folder) { notes ?? SampleNotes.all(before: $0) }
        stage = Stage(
            size: CGSize(width: width, height: 760), scale: scale, delegate: app, languages: [language])
        root = NotesController(store: store)
        stage.show(root)
        stage.advance(by: 1)
    }

    /// Removes the folder.
    func end() { try? FileManager.default.removeItem(at: folder.url) }

    var editor: EditorController { root.editor }
    var textView: NoteTextView { editor.textView }
    var paragraphs: [NoteText.Paragraph] { NoteStyles.noteText(textView.textStorage).paragraphs }
    var kinds: [NoteText.Kind] { paragraphs.map(\.kind) }

    func tap(_ name: String) throws {
        try stage.tap(name)
        try stage.settle()
    }

    func key(_ names: String...) throws {
        for name in names { try stage.key(name) }
        try stage.settle()
    }

    func type(_ text: String) throws {
        stage.type(text)
        try stage.settle()
    }

    /// The place of a character in the window.
    func place(of offset: Int) -> CGRect {
        let position = textView.position(from: textView.beginningOfDocument, offset: offset)
        return textView.convert(textView.caretRect(for: position ?? textView.endOfDocument), to: nil)
    }

    static func picture(width: CGFloat = 40, height: CGFloat = 30) throws -> Data {
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        return try #require(image.pngData())
    }
}
