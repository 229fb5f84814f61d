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
    /// Files that aren't notes are ignored. `onDamage` is called with each file that has a note's name but can't be
    /// read.
    func read(onDamage: (URL) -> Void = { _ in }) -> [Note]? {
        guard
            let files = try? FileManager.default.contentsOfDirectory(
                at: url, includingPropertiesForKeys: [.fileSizeKey])
        else { return nil }
        var known: Set<Note.ID> = []
        return files.filter { $0.pathExtension == "json" }.compactMap { file in
            let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
            guard size <= Self.maximumBytes, let data = try? Data(contentsOf: file),
                let note = try? JSONDecoder().decode(Note.self, from: data)
            else {
                if UUID(uuidString: file.deletingPathExtension().lastPathComponent) != nil { onDamage(file) }
                return nil
            }
            return known.insert(note.id).inserted ? note : nil
        }
    }

    /// Renames a file, so that it is neither read nor written again.
    func setAside(_ file: URL) throws {
        try FileManager.default.moveItem(at: file, to: file.appendingPathExtension("unreadable"))
    }

    func write(_ note: Note) throws {
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let file = file(of: note.id)
        try encoder.encode(note).write(to: file, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }

    func remove(_ id: Note.ID) throws {
        let file = file(of: id)
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    }

    private func file(of id: Note.ID) -> URL { url.appendingPathComponent(id.uuidString + ".json") }
}
