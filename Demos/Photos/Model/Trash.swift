// SPDX-License-Identifier: MIT
import Foundation

/// The desktop's trash: files with a note of where they were, in the folders that the desktop's file manager reads.
struct Trash: Sendable {
    /// A file in the trash.
    struct Entry: Hashable, Sendable {
        let original: URL
        let file: URL
        let note: URL
    }

    let folder: URL

    /// The trash in the user's data folder.
    static var standard: Trash {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { path in
            path.hasPrefix("/") ? URL(fileURLWithPath: path) : nil
        }
        return Trash(folder: (data ?? home.appendingPathComponent(".local/share")).appendingPathComponent("Trash"))
    }

    /// Moves a file to the trash.
    func put(_ url: URL) throws -> Entry {
        let files = folder.appendingPathComponent("files")
        let notes = folder.appendingPathComponent("info")
        for folder in [files, notes] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let file = FreeName.url(for: url.lastPathComponent, in: files)
        let note = notes.appendingPathComponent(file.lastPathComponent + ".trashinfo")
        let path = url.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? url.path
        let date = Date().formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
        try Data("[Trash Info]\nPath=\(path)\nDeletionDate=\(date)\n".utf8).write(to: note)
        try FileManager.default.moveItem(at: url, to: file)
        return Entry(original: url, file: file, note: note)
    }

    /// Moves a file back, under another name if its own is taken.
    func restore(_ entry: Entry) throws {
        let folder = entry.original.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            at: entry.file, to: FreeName.url(for: entry.original.lastPathComponent, in: folder))
        try FileManager.default.removeItem(at: entry.note)
    }
}
