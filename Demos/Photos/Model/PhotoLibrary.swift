// SPDX-License-Identifier: MIT
import UIKit

/// The photos in a folder and its subfolders.
///
/// Posts a notification when they change.
@MainActor
final class PhotoLibrary {
    nonisolated static let didChange = Notification.Name("PhotoLibraryDidChange")

    /// The folder that new photos are added to.
    let folder: URL
    private(set) var folders: [Folder] = []
    /// All photos, the latest first.
    private(set) var photos: [Photo] = []
    /// Whether the photos are generated, because the user has none.
    private(set) var hasSamples = false
    /// Whether the folders were read.
    private(set) var isLoaded = false
    /// The changes that can be undone, which outlive the window in which they were made.
    let undoManager = UndoManager()
    private(set) lazy var changes = PhotoChanges(library: self)
    private let trash: Trash
    private let samples: URL
    private let adding = PhotoAdding()

    init(folder: URL, trash: Trash = .standard, samples: URL = SamplePhotos.folder) {
        self.folder = folder
        self.trash = trash
        self.samples = samples
    }

    func photos(in folder: Folder.ID?) -> [Photo] {
        guard let folder else { return photos }
        return folders.first { $0.id == folder }?.photos ?? []
    }

    /// Reads the folders again.
    func reload() async {
        var found = await Self.read(folder)
        hasSamples = found.isEmpty
        if hasSamples {
            await SamplePhotos.make(in: samples)
            found = await Self.read(samples)
        }
        show(found)
    }

    @concurrent
    private static func read(_ folder: URL) async -> [Folder] {
        await PictureFolder.folders(in: folder)
    }

    private func show(_ folders: [Folder]) {
        isLoaded = true
        self.folders = folders.filter { !$0.photos.isEmpty }
        photos = folders.flatMap(\.photos).sorted { ($1.date, $0.url.path) < ($0.date, $1.url.path) }
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    // MARK: - Changes

    /// Moves an image file into a folder under a free name, in the background; `nil` for the library's own.
    ///
    /// The file is called `name`, if there is one, with its own extension.
    func add(_ file: URL, named name: String? = nil, to folder: Folder.ID?) async throws {
        let ending = file.pathExtension
        guard PictureFolder.extensions.contains(ending.lowercased()) else { throw CocoaError(.fileReadCorruptFile) }
        let target = hasSamples ? self.folder : folder ?? self.folder
        let stem = name.map { URL(fileURLWithPath: $0).lastPathComponent } ?? file.lastPathComponent
        let full = stem.lowercased().hasSuffix("." + ending.lowercased()) ? stem : "\(stem).\(ending)"
        try await adding.add(file, named: full, to: target)
    }

    /// Moves photos to the desktop's trash in the background, and returns those that can be restored.
    ///
    /// They are removed from the library at once; those that can't be moved return.
    func delete(_ ids: Set<Photo.ID>) async -> Trash.Moves<Trash.Entry> {
        remove(ids)
        let moves = await Trash.move(ids.sorted { $0.path < $1.path }) { [trash] in try trash.put($0) }
        if moves.error != nil { await reload() }
        return moves
    }

    private func remove(_ ids: Set<Photo.ID>) {
        show(
            folders.map { folder in
                Folder(url: folder.url, photos: folder.photos.filter { !ids.contains($0.id) })
            })
    }

    /// Moves photos from the trash back to where they were, in the background, and returns where they are.
    func restore(_ entries: [Trash.Entry]) async -> Trash.Moves<Photo.ID> {
        let moves = await Trash.move(entries) { [trash] in try trash.restore($0).standardizedFileURL }
        await reload()
        return moves
    }
}

/// Names that no file has yet.
enum FreeName {
    /// A file in `folder` with a name like `name`, with a number appended if it is taken.
    static func url(for name: String, in folder: URL) -> URL {
        var number = 1
        while true {
            let url = folder.appendingPathComponent(self.name(name, number))
            if !FileManager.default.fileExists(atPath: url.path) { return url }
            number += 1
        }
    }

    /// Returns a name with a number before its extension; for 1, the name itself.
    static func name(_ name: String, _ number: Int) -> String {
        guard number > 1 else { return name }
        let url = URL(fileURLWithPath: name)
        let (stem, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
        return ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)"
    }
}
