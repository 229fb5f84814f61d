// SPDX-License-Identifier: MIT
import UIKit

/// All notes, which are saved a moment after each change.
@MainActor
final class NoteStore {
    /// Posted when notes were added, changed, or removed.
    nonisolated static let didChange = Notification.Name("notes.didChange")
    /// The pause after a change before it is saved, in seconds.
    static let savingDelay: TimeInterval = 1

    private let folder: NoteFolder
    private var notes: [Note.ID: Note] = [:]
    private var unsaved: Set<Note.ID> = []
    private var timer: Timer?
    /// The current time.
    var now: () -> Date = Date.init
    /// The reason why notes couldn't be saved.
    private(set) var problem: String?

    /// Opens the notes of a folder, which begins with samples.
    init(folder: NoteFolder, samples: @MainActor (Date) -> [Note]) {
        self.folder = folder
        if let read = folder.read() {
            for note in read { notes[note.id] = note }
        } else {
            for note in samples(Date()) { add(note) }
            save()
        }
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

    private func didChange(_ id: Note.ID) {
        unsaved.insert(id)
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: Self.savingDelay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.save() }
        }
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    /// Saves what has changed; notes that can't be saved are tried again at the next change.
    func save() {
        timer?.invalidate()
        problem = nil
        for id in unsaved {
            do {
                if let note = notes[id] { try folder.write(note) } else { try folder.remove(id) }
                unsaved.remove(id)
            } catch {
                problem = "The notes can’t be saved: \(error.localizedDescription)"
            }
        }
    }
}
