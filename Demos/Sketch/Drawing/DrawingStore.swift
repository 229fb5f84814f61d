// SPDX-License-Identifier: MIT
import Foundation

/// Where the drawing is kept from one start to the next, and where its exports go.
///
/// Nobody is asked to save: what was drawn is there again.
struct DrawingStore {
    /// The file of the drawing.
    let file: URL
    /// The folder of the exports.
    let exports: URL

    /// The user's own: the drawing with applications' data, the exports with the pictures.
    static var standard: DrawingStore {
        let manager = FileManager.default
        let home = manager.homeDirectoryForCurrentUser
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map { URL(fileURLWithPath: $0) }
        let pictures = manager.urls(for: .picturesDirectory, in: .userDomainMask).first
        return DrawingStore(
            file: (data ?? home.appendingPathComponent(".local/share")).appendingPathComponent("sketch/drawing.json"),
            exports: pictures ?? home)
    }

    /// The drawing that was kept; an empty one if there is none, or none that can be read.
    func load() -> Drawing {
        guard let data = try? Data(contentsOf: file) else { return Drawing() }
        return (try? JSONDecoder().decode(Drawing.self, from: data)) ?? Drawing()
    }

    func save(_ drawing: Drawing) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(drawing).write(to: file, options: .atomic)
    }

    /// Writes `data` beside what is there already: "Sketch.png", then "Sketch 2.png".
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
