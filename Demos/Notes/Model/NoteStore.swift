// SPDX-License-Identifier: MIT
import UIKit

/// All notes, which are saved a moment after each change.
@MainActor
final class NoteStore {
    /// Posted when notes were added, changed, or removed.
    nonisolated static let didChange = Notification.Name("notes.didChange")
    /// Posted when there is a new problem.
    nonisolated static let didFail = Notification.Name("notes.didFail")
    /// The time after the first unsaved change at which all are saved, in seconds.
    static let savingDelay: TimeInterval = 1
    /// The time after which notes that couldn't be saved are tried again, in seconds.
    static let retryDelay: TimeInterval = 10

    /// The changes other than of text that can be undone, which outlive the window in which they were made.
    let undoManager = UndoManager()
    /// The note that the change being reported brings back into an earlier state.
    private(set) var returned: Note.ID?
    private let folder: NoteFolder
    private var notes: [Note.ID: Note] = [:]
    private var unsaved: Set<Note.ID> = []
    private var timer: Timer?
    /// The current time.
    var now: () -> Date = Date.init
    /// Whether the latest changes couldn't be saved.
    private var hasFailed = false
    /// The reason why notes can't be read or saved, unless the user has been shown it.
    ///
    /// A folder that can't be written is a new problem only after it could be.
    var problem: String?

    /// Opens the notes of a folder, which begins with samples.
    init(folder: NoteFolder, samples: @MainActor (Date) -> [Note]) {
        self.folder = folder
        var damaged: [URL] = []
        if let read = folder.read(onDamage: { damaged.append($0) }) {
            for note in read { notes[note.id] = note }
            report(damaged)
        } else {
            for note in samples(Date()) { add(note) }
            save()
        }
    }

    /// Sets files that can't be read aside.
    private func report(_ damaged: [URL]) {
        guard !damaged.isEmpty else { return }
        for file in damaged {
            do { try folder.setAside(file) } catch { NSLog("\(file.path) can’t be renamed: \(error)") }
        }
        let names = damaged.map(\.lastPathComponent).joined(separator: ", ")
        problem =
            damaged.count == 1
            ? "A note can’t be read. Its file is kept in \(folder.url.path): \(names)."
            : "Some notes can’t be read. Their files are kept in \(folder.url.path): \(names)."
    }

    // MARK: - Reading

    /// The names of the folders, "Notes" first.
    var folders: [String] {
        let names = Set(notes.values.map(\.folder)).subtracting([Note.standardFolder])
        return [Note.standardFolder] + names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    }

    /// The notes of a folder, or all with `nil`, that contain some words: pinned ones first, then the latest.
    func notes(in folder: String?, matching words: String = "") -> [Note] {
        notes.values.filter { note in
            (folder == nil || note.folder == folder) && (words.isEmpty || note.contains(words))
        }.sorted {
            ($0.isPinned ? 1 : 0, $0.modified, $0.id.uuidString) > ($1.isPinned ? 1 : 0, $1.modified, $1.id.uuidString)
        }
    }

    func note(_ id: Note.ID?) -> Note? { id.flatMap { notes[$0] } }

    // MARK: - Changing

    /// Adds a note, or replaces the one with its identifier.
    func add(_ note: Note) {
        notes[note.id] = note
        didChange(note.id)
    }

    /// Sets a note's text and the date of the change.
    func setText(_ text: NoteText, of id: Note.ID) {
        guard var note = notes[id], note.text != text else { return }
        note.text = text
        note.modified = now()
        add(note)
    }

    func change(_ id: Note.ID, _ body: (inout Note) -> Void) {
        guard var note = notes[id] else { return }
        body(&note)
        add(note)
    }

    /// Removes a note, and returns it.
    @discardableResult
    func remove(_ id: Note.ID) -> Note? {
        guard let note = notes.removeValue(forKey: id) else { return nil }
        didChange(id)
        return note
    }

    /// Brings a note back into an earlier state, or removes it for `nil`.
    func restore(_ id: Note.ID, to state: Note?) {
        returned = id
        if let state { add(state) } else { remove(id) }
        returned = nil
    }

    private func didChange(_ id: Note.ID) {
        unsaved.insert(id)
        if timer == nil { save(after: Self.savingDelay) }
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    private func save(after delay: TimeInterval) {
        timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.save() }
        }
    }

    /// Saves what has changed.
    ///
    /// Notes that can't be saved are tried again later.
    func save() {
        timer?.invalidate()
        timer = nil
        var failure: (any Error)?
        for id in unsaved {
            do {
                if let note = notes[id] { try folder.write(note) } else { try folder.remove(id) }
                unsaved.remove(id)
            } catch {
                failure = error
            }
        }
        let isNew = !hasFailed
        hasFailed = failure != nil
        guard let failure else { return }
        NSLog("The notes can’t be saved: \(failure)")
        save(after: Self.retryDelay)
        guard isNew else { return }
        problem = "The notes can’t be saved: \(failure.localizedDescription)"
        NotificationCenter.default.post(name: Self.didFail, object: self)
    }
}
