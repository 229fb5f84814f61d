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

    /// Returns the saved drawing; an empty one if there is no readable file.
    func load() -> Drawing {
        guard let data = try? Data(contentsOf: file) else { return Drawing() }
        return (try? JSONDecoder().decode(Drawing.self, from: data)) ?? Drawing()
    }

    func save(_ drawing: Drawing) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(drawing).write(to: file, options: .atomic)
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
