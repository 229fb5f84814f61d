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
    ///
    /// `date` is noted in the local time of `zone`.
    func put(_ url: URL, at date: Date = Date(), in zone: TimeZone = .current) throws -> Entry {
        let files = folder.appendingPathComponent("files")
        let notes = folder.appendingPathComponent("info")
        for folder in [files, notes] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let path = url.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? url.path
        let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day().time(includingFractionalSeconds: false)
        let text = "[Trash Info]\nPath=\(path)\nDeletionDate=\(date.formatted(style))\n"
        var number = 0
        while true {
            number += 1
            let name = FreeName.name(url.lastPathComponent, number)
            let file = files.appendingPathComponent(name)
            let note = notes.appendingPathComponent(name + ".trashinfo")
            guard !FileManager.default.fileExists(atPath: file.path) else { continue }
            do {
                // The note reserves the name, which another application may be about to use as well.
                try Data(text.utf8).write(to: note, options: .withoutOverwriting)
            } catch CocoaError.fileWriteFileExists {
                continue
            }
            do {
                try FileManager.default.moveItem(at: url, to: file)
            } catch {
                try? FileManager.default.removeItem(at: note)
                throw error
            }
            return Entry(original: url, file: file, note: note)
        }
    }

    /// Moves a file back, under another name if its own is taken, and returns where it is.
    func restore(_ entry: Entry) throws -> URL {
        let folder = entry.original.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = FreeName.url(for: entry.original.lastPathComponent, in: folder)
        try FileManager.default.moveItem(at: entry.file, to: url)
        try FileManager.default.removeItem(at: entry.note)
        return url
    }

    /// Moves files to the trash, or back, one after another on a thread of the pool.
    @concurrent
    static func move<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ body: @Sendable (Item) throws -> Result
    ) async -> Moves<Result> {
        var moves = Moves<Result>()
        for item in items {
            do {
                moves.done.append(try body(item))
            } catch {
                moves.error = moves.error ?? error
            }
        }
        return moves
    }

    /// The moves that succeeded, and the error of the first one that didn't.
    struct Moves<Result: Sendable>: Sendable {
        var done: [Result] = []
        var error: (any Error)?
    }
}
