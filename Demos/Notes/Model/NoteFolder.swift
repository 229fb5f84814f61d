// SPDX-License-Identifier: MIT
import Foundation

/// A folder on disk with a JSON file for each note.
struct NoteFolder: Sendable {
    /// The largest file that is read, in bytes.
    static let maximumBytes = 64 << 20

    let url: URL

    /// The folder that `NOTES_FOLDER` names, otherwise one in the user's data folder.
    static var standard: NoteFolder {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["NOTES_FOLDER"], path.hasPrefix("/") {
            return NoteFolder(url: URL(fileURLWithPath: path))
        }
        let home = FileManager.default.homeDirectoryForCurrentUser
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        return NoteFolder(url: (data ?? home.appendingPathComponent(".local/share")).appendingPathComponent("notes"))
    }

    /// Returns the notes; `nil` if the folder doesn't exist yet.
    ///
    /// Files that aren't notes are ignored.
    func read() -> [Note]? {
        guard
            let files = try? FileManager.default.contentsOfDirectory(
                at: url, includingPropertiesForKeys: [.fileSizeKey])
        else { return nil }
        var known: Set<Note.ID> = []
        return files.filter { $0.pathExtension == "json" }.compactMap { file in
            let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
            guard size <= Self.maximumBytes, let data = try? Data(contentsOf: file),
                let note = try? JSONDecoder().decode(Note.self, from: data), known.insert(note.id).inserted
            else { return nil }
            return note
        }
    }

    func write(_ note: Note) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(note).write(to: file(of: note.id), options: .atomic)
    }

    func remove(_ id: Note.ID) throws {
        let file = file(of: id)
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    }

    private func file(of id: Note.ID) -> URL { url.appendingPathComponent(id.uuidString + ".json") }
}
