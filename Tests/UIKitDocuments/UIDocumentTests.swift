// SPDX-License-Identifier: MIT
import Foundation
import Synchronization
import TestProcesses
import Testing
import UIKitCore
import UIKitDocuments
import UIKitTesting

/// A folder with a document's file, and a window.
@MainActor
private final class Desk {
    let stage = Stage(size: CGSize(width: 400, height: 300), scale: 1)
    let folder: TemporaryFolder
    let host = UIViewController(nibName: nil, bundle: nil)
    let file: URL

    init(_ text: String? = "saved", name: String = "Letter.txt") throws {
        folder = try TemporaryFolder()
        file = URL(fileURLWithPath: folder.path(of: name))
        if let text { try Data(text.utf8).write(to: file) }
        stage.show(host)
    }

    var saved: String? { folder.text(of: file.lastPathComponent) }

    func opened() async throws -> TextDocument {
        let document = TextDocument(fileURL: file)
        try #require(await document.open())
        return document
    }

    /// Whether something becomes true, while the stage's time passes by `step` seconds again and again.
    func eventually(advancing step: TimeInterval = 0, _ condition: () -> Bool) async -> Bool {
        await Patience.eventually { [stage] in
            stage.advance(by: step)
            return condition()
        }
    }
}

@MainActor
@Suite("Documents")
struct UIDocumentTests {
    // MARK: - Opening and closing

    @Test("A document is closed, then open with the contents of its file, then closed again")
    func opening() async throws {
        let desk = try Desk()
        let document = TextDocument(fileURL: desk.file)
        var states: [UIDocument.State] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification, object: document, queue: nil
        ) { [weak document] _ in
            MainActor.assumeIsolated { states.append(document?.documentState ?? []) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(document.documentState == .closed)
        #expect(await document.open())
        #expect(document.text == "saved")
        #expect(document.documentState == .normal)
        #expect(document.localizedName == "Letter")
        #expect(document.fileType == "public.plain-text")
        #expect(document.log == ["load public.plain-text"])
        #expect(document.fileModificationDate != nil)
        #expect(document.progress.completedUnitCount == 5)
        #expect(await document.close())
        #expect(document.documentState == .closed)
        #expect(states.contains([.closed, .progressAvailable]) && states.contains(.normal) && states.last == .closed)
    }

    @Test("A document whose file can't be read has an error, and stays closed", arguments: ["none", "folder", "bytes"])
    func unreadable(_ kind: String) async throws {
        let desk = try Desk(nil)
        if kind == "folder" {
            try FileManager.default.createDirectory(at: desk.file, withIntermediateDirectories: false)
        }
        if kind == "bytes" { try Data([0xFF, 0xFE, 0xFD]).write(to: desk.file) }
        let document = TextDocument(fileURL: desk.file)
        #expect(await !document.open())
        #expect(document.documentState == .closed)
        #expect(document.errors.count == 1)
        #expect(document.errors.first is CocoaError)
    }

    @Test("An error is shown in an alert with the document's name")
    func shownError() async throws {
        let desk = try Desk(nil)
        let document = TextDocument(fileURL: desk.file)
        document.showsErrors = true
        #expect(await !document.open())
        try desk.stage.settle()
        let alert = try #require(desk.host.presentedViewController as? UIAlertController)
        #expect(alert.title == "“Letter” Couldn’t Be Opened")
        #expect(alert.message == "The file doesn’t exist.")
        try desk.stage.tap("Close")
        try desk.stage.settle()
        #expect(desk.host.presentedViewController == nil)
    }

    @Test("Opening that is cancelled fails without an alert, and the document can be opened later")
    func cancelling() async throws {
        let desk = try Desk()
        let document = TextDocument(fileURL: desk.file)
        document.showsErrors = true
        let gate = DispatchSemaphore(value: 0)
        document.performAsynchronousFileAccess { gate.wait() }
        var isOpen: Bool?
        document.open { isOpen = $0 }
        document.progress.cancel()
        gate.signal()
        #expect(await desk.eventually { isOpen == false })
        #expect((document.errors.first as? CocoaError)?.code == .userCancelled)
        #expect(desk.host.presentedViewController == nil)
        #expect(await document.open())
        #expect(document.text == "saved")
        #expect(await document.close())
    }

    // MARK: - Saving

    @Test("A new version has the attributes that the document states, and otherwise those of the version before")
    func attributes() async throws {
        let desk = try Desk()
        func permissions() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: desk.file.path)[.posixPermissions] as? Int
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: desk.file.path)
        let document = PrivateDocument(fileURL: desk.file)
        #expect(await document.open())
        document.permissions.withLock { $0 = nil }
        #expect(await document.save(to: desk.file, for: .forOverwriting))
        #expect(try permissions() == 0o640)
        document.permissions.withLock { $0 = 0o600 }
        #expect(await document.save(to: desk.file, for: .forOverwriting))
        #expect(try permissions() == 0o600)
        #expect(await document.close())
    }

    @Test("A created document is open, and its file is the one that was written")
    func creating() async throws {
        let desk = try Desk(nil)
        let document = TextDocument(fileURL: desk.file)
        document.text = "new"
        #expect(await document.save(to: desk.file, for: .forCreating))
        #expect(document.documentState == .normal)
        #expect(desk.saved == "new")
        let other = URL(fileURLWithPath: desk.folder.path(of: "Other.txt"))
        #expect(await document.save(to: other, for: .forCreating))
        #expect(document.fileURL == other)
        #expect(desk.folder.names == ["Letter.txt", "Other.txt"])
    }

    @Test("An undo group is a change; undoing it leaves nothing to save, and redoing it is a change again")
    func undoing() async throws {
        let desk = try Desk()
        let document = try await desk.opened()
        #expect(!document.hasUnsavedChanges)
        document.change(to: "changed")
        desk.stage.advance(by: 0)
        #expect(document.hasUnsavedChanges)
        document.undoManager.undo()
        #expect(document.text == "saved" && !document.hasUnsavedChanges)
        document.undoManager.redo()
        #expect(document.text == "changed" && document.hasUnsavedChanges)
        #expect(await document.autosave())
        #expect(!document.hasUnsavedChanges)
        document.undoManager.undo()
        #expect(document.hasUnsavedChanges)
        document.change(to: "another way")
        desk.stage.advance(by: 0)
        document.undoManager.undo()
        #expect(document.hasUnsavedChanges, "the saved version can't be reached by undoing any more")
        #expect(await document.close())
    }

    @Test("A change is saved some seconds later, without being asked for")
    func autosaving() async throws {
        let desk = try Desk()
        let document = try await desk.opened()
        document.text = "changed"
        document.updateChangeCount(.done)
        desk.stage.advance(by: 4)
        #expect(document.log == ["load public.plain-text"])
        desk.stage.advance(by: 2)
        #expect(document.log.last == "contents public.plain-text")
        #expect(await desk.eventually { !document.hasUnsavedChanges })
        #expect(desk.saved == "changed")
        #expect(await document.close())
    }

    @Test("A change is saved when the application becomes inactive, and the application waits for that before it ends")
    func savingBeforeRest() async throws {
        let desk = try Desk()
        let document = try await desk.opened()
        document.text = "changed"
        document.updateChangeCount(.done)
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        #expect(await desk.eventually { !document.hasUnsavedChanges })
        #expect(desk.saved == "changed")
        #expect(await document.close())
    }

    @Test("Closing saves unsaved changes")
    func closing() async throws {
        let desk = try Desk()
        let document = try await desk.opened()
        document.text = "changed"
        document.updateChangeCount(.done)
        #expect(await document.close())
        #expect(desk.saved == "changed")
        #expect(document.documentState == .closed)
    }

    @Test("A change made while the document is being saved is still unsaved")
    func changeWhileSaving() async throws {
        let desk = try Desk()
        let document = try await desk.opened()
        document.text = "one"
        document.updateChangeCount(.done)
        var isSaved: Bool?
        document.save(to: desk.file, for: .forOverwriting) { isSaved = $0 }
        document.text = "two"
        document.updateChangeCount(.done)
        #expect(await desk.eventually { isSaved == true })
        #expect(document.hasUnsavedChanges)
        #expect(desk.saved == "one")
        #expect(await document.close())
        #expect(desk.saved == "two")
    }

    @Test("A document that can't be saved has an error, stays open, and loses nothing")
    func unsaved() async throws {
        let desk = try Desk()
        let document = try await desk.opened()
        // A name that is a folder's now, in a folder that is a file's.
        let elsewhere = desk.file.appendingPathComponent("inside.txt")
        document.text = "changed"
        document.updateChangeCount(.done)
        #expect(await !document.save(to: elsewhere, for: .forCreating))
        #expect(document.documentState == .savingError)
        #expect(document.errors.count == 1)
        #expect(document.hasUnsavedChanges)
        #expect(desk.saved == "saved" && desk.folder.names == ["Letter.txt"])
        #expect(await document.close())
        #expect(desk.saved == "changed")
    }

    @Test("A document of several files is a folder")
    func folder() async throws {
        let desk = try Desk(nil, name: "Holiday.album")
        let document = AlbumDocument(fileURL: desk.file)
        document.pictures = ["sea": Data("blue".utf8), "wood": Data("green".utf8)]
        #expect(await document.save(to: desk.file, for: .forCreating))
        document.pictures["sea"] = nil
        document.updateChangeCount(.done)
        #expect(await document.close())
        let again = AlbumDocument(fileURL: desk.file)
        #expect(await again.open())
        #expect(again.pictures == ["wood": Data("green".utf8)])
        #expect(desk.folder.names == ["Holiday.album"])
        #expect(await again.close())
    }

    // MARK: - Other programs

    @Test("A file that another program replaces is read again")
    func changedElsewhere() async throws {
        let desk = try Desk()
        let document = try await desk.opened()
        try Data("theirs".utf8).write(to: desk.file, options: .atomic)
        #expect(await desk.eventually { document.text == "theirs" && document.documentState == .normal })
        #expect(!document.hasUnsavedChanges)
        // Also one that is written in place, as with a shell's redirection.
        let handle = try FileHandle(forWritingTo: desk.file)
        try handle.write(contentsOf: Data("THEIRS, longer".utf8))
        try handle.close()
        #expect(await desk.eventually { document.text == "THEIRS, longer" })
        #expect(await document.close())
    }

    @Test("A document of several files that was saved is read again when another program changes one of them")
    func folderChangedElsewhere() async throws {
        let desk = try Desk(nil, name: "Holiday.album")
        let document = AlbumDocument(fileURL: desk.file)
        document.pictures = ["sea": Data("blue".utf8)]
        #expect(await document.save(to: desk.file, for: .forCreating))
        document.updateChangeCount(.done)
        #expect(await document.autosave())
        try Data("grey".utf8).write(to: desk.file.appendingPathComponent("sea"))
        #expect(await desk.eventually { document.pictures["sea"] == Data("grey".utf8) })
        #expect(await document.close())
    }

    @Test("A file that another program replaces is in conflict with unsaved changes, and both versions stay")
    func conflict() async throws {
        let desk = try Desk()
        let document = try await desk.opened()
        document.text = "ours"
        document.updateChangeCount(.done)
        try Data("theirs".utf8).write(to: desk.file, options: .atomic)
        #expect(await desk.eventually { document.documentState == .inConflict })
        // It isn't saved by itself.
        desk.stage.advance(by: 60)
        #expect(document.hasUnsavedChanges && desk.saved == "theirs")
        #expect(await document.autosave())
        #expect(document.documentState == .normal)
        #expect(desk.saved == "ours")
        #expect(desk.folder.text(of: "Letter (changed elsewhere).txt") == "theirs")
        #expect(desk.folder.names.count == 2)
        #expect(await document.close())
    }

    @Test("The other version of a conflict is kept also where the file's name is as long as it can be")
    func conflictOfLongName() async throws {
        let desk = try Desk(name: String(repeating: "あ", count: 83) + ".txt")
        let document = try await desk.opened()
        document.text = "ours"
        document.updateChangeCount(.done)
        try Data("theirs".utf8).write(to: desk.file)
        #expect(await desk.eventually { document.documentState == .inConflict })
        #expect(await document.close())
        #expect(Set(desk.folder.names.map { desk.folder.text(of: $0) }) == ["ours", "theirs"])
    }

    @Test("A conflict ends when the other version is taken")
    func conflictReverted() async throws {
        let desk = try Desk()
        let document = try await desk.opened()
        document.change(to: "ours")
        desk.stage.advance(by: 0)
        try Data("theirs".utf8).write(to: desk.file, options: .atomic)
        #expect(await desk.eventually { document.documentState == .inConflict })
        #expect(await document.revert(toContentsOf: desk.file))
        #expect(document.documentState == .normal)
        #expect(document.text == "theirs" && !document.hasUnsavedChanges && !document.undoManager.canUndo)
        #expect(await document.close())
        #expect(desk.folder.names == ["Letter.txt"])
    }

    @Test("A document follows its file when that is renamed, and doesn't take an editor's backup for it")
    func renamed() async throws {
        let desk = try Desk()
        let document = try await desk.opened()
        let other = URL(fileURLWithPath: desk.folder.path(of: "Renamed.txt"))
        try FileManager.default.moveItem(at: desk.file, to: other)
        #expect(await desk.eventually(advancing: 0.5) { document.fileURL.lastPathComponent == "Renamed.txt" })
        try FileManager.default.moveItem(at: other, to: URL(fileURLWithPath: other.path + "~"))
        try Data("edited".utf8).write(to: other)
        #expect(await desk.eventually(advancing: 0.5) { document.text == "edited" })
        #expect(document.fileURL.lastPathComponent == "Renamed.txt")
        #expect(await document.close())
    }

    @Test("A removed file appears again when the document is saved")
    func removed() async throws {
        let desk = try Desk()
        let document = try await desk.opened()
        try FileManager.default.removeItem(at: desk.file)
        document.text = "changed"
        document.updateChangeCount(.done)
        #expect(await document.close())
        #expect(desk.saved == "changed")
    }

    @Test("Accesses to the file are made one after the other, off the main actor")
    func order() async throws {
        let desk = try Desk()
        let document = try await desk.opened()
        let (numbers, continuation) = AsyncStream<Int>.makeStream()
        for number in 0..<20 {
            document.performAsynchronousFileAccess { continuation.yield(Thread.isMainThread ? -1 : number) }
        }
        document.performAsynchronousFileAccess { continuation.finish() }
        var done: [Int] = []
        for await number in numbers { done.append(number) }
        #expect(done == Array(0..<20))
        #expect(await document.close())
    }

    @Test("An activity of the document names its file")
    func activity() async throws {
        let desk = try Desk()
        let document = try await desk.opened()
        document.userActivity = NSUserActivity(activityType: "org.example.editing")
        let name = document.userActivity?.userInfo?[UIDocument.userActivityURLKey] as? String
        #expect(name == desk.file.absoluteString)
        #expect(await document.close())
    }
}
