// SPDX-License-Identifier: MIT
import Foundation

/// The user's folder for pictures, and the photos in a folder.
enum PictureFolder {
    /// The number of photos after which reading ends.
    static let maximumPhotos = 50_000

    /// The file name extensions of photos.
    static let extensions: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff"]

    /// The folder in `PHOTOS_DIR`, or the one that the desktop's user directories name.
    static var standard: URL {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["PHOTOS_DIR"], path.hasPrefix("/") { return URL(fileURLWithPath: path) }
        let home = FileManager.default.homeDirectoryForCurrentUser
        let config = environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) }
        let file = (config ?? home.appendingPathComponent(".config")).appendingPathComponent("user-dirs.dirs")
        let text = try? String(contentsOf: file, encoding: .utf8)
        return text.flatMap { folder(in: $0, home: home) } ?? home.appendingPathComponent("Pictures")
    }

    /// The folder for pictures in the text of a file `user-dirs.dirs`.
    static func folder(in text: String, home: URL) -> URL? {
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0] == "XDG_PICTURES_DIR" else { continue }
            let path = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
            if path.hasPrefix("/") { return URL(fileURLWithPath: path) }
            if path.hasPrefix("$HOME/") { return home.appendingPathComponent(String(path.dropFirst(6))) }
        }
        return nil
    }

    /// The folders with photos in `root`, which is the first if it has photos itself.
    nonisolated(nonsending) static func folders(in root: URL) async -> [Folder] {
        var photos: [URL: [Photo]] = [:]
        var count = 0
        let files = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: [.contentModificationDateKey], options: [.skipsHiddenFiles])
        while count < maximumPhotos, let url = files?.nextObject() as? URL {
            guard extensions.contains(url.pathExtension.lowercased()) else { continue }
            count += 1
            let date = try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            let file = url.standardizedFileURL
            photos[file.deletingLastPathComponent(), default: []].append(Photo(url: file, date: date ?? .distantPast))
        }
        return photos.map { url, photos in
            Folder(url: url, photos: photos.sorted { ($1.date, $0.name) < ($0.date, $1.name) })
        }.sorted { $0.url.path.localizedStandardCompare($1.url.path) == .orderedAscending }
    }
}
