// SPDX-License-Identifier: MIT
import Foundation

/// Saves the drawing automatically between launches, and exports it.
struct DrawingStore {
    /// The file of the saved drawing.
    let file: URL
    /// The folder for exports.
    let exports: URL

    /// The user's store: the drawing in the data folder, exports in the pictures folder.
    static var standard: DrawingStore {
        let manager = FileManager.default
        let home = manager.homeDirectoryForCurrentUser
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map { URL(fileURLWithPath: $0) }
        let pictures = manager.urls(for: .picturesDirectory, in: .userDomainMask).first
        return DrawingStore(
            file: (data ?? home.appendingPathComponent(".local/share")).appendingPathComponent("sketch/drawing.json"),
            exports: pictures ?? home)
    }

    /// The error for a file that isn't a drawing.
    struct Unreadable: LocalizedError {
        /// The file's new name; `nil` if it couldn't be renamed, and would be destroyed by saving.
        var copy: URL?

        var errorDescription: String? {
            if let copy { return "The drawing can't be read. Its file was renamed to \(copy.lastPathComponent)." }
            return "The drawing can't be read. Its file can't be renamed either, so nothing will be saved."
        }
    }

    /// Returns the saved drawing; an empty one if there is no file.
    ///
    /// A file that can't be read is kept under another name, and `Unreadable` is thrown.
    func load() throws -> Drawing {
        guard FileManager.default.fileExists(atPath: file.path) else { return Drawing() }
        do {
            return try JSONDecoder().decode(Drawing.self, from: Data(contentsOf: file))
        } catch {
            throw Unreadable(copy: setAside())
        }
    }

    /// Renames the file to the first name of the form "drawing-unreadable-1.json" that isn't taken.
    private func setAside() -> URL? {
        let folder = file.deletingLastPathComponent()
        for number in 1...999 {
            let copy = folder.appendingPathComponent("drawing-unreadable-\(number).json")
            guard !FileManager.default.fileExists(atPath: copy.path) else { continue }
            return (try? FileManager.default.moveItem(at: file, to: copy)) == nil ? nil : copy
        }
        return nil
    }

    func save(_ drawing: Drawing) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try JSONEncoder().encode(drawing).write(to: file, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }

    /// Writes `data` to a new file: "Sketch.png", then "Sketch 2.png".
    func export(_ data: Data, as kind: String) throws -> URL {
        try FileManager.default.createDirectory(at: exports, withIntermediateDirectories: true)
        for number in 1... {
            let name = number == 1 ? "Sketch.\(kind)" : "Sketch \(number).\(kind)"
            let url = exports.appendingPathComponent(name)
            do {
                try data.write(to: url, options: .withoutOverwriting)
                return url
            } catch let error as CocoaError where error.code == .fileWriteFileExists {
                continue
            }
        }
        return exports
    }
}
