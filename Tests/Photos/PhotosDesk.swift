// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@testable import Photos

/// A window with the photos in a temporary folder.
@MainActor
final class PhotosDesk {
    let stage: Stage
    let folder: URL
    let library: PhotoLibrary
    let root: PhotosController

    /// Writes small photos with the names by folder; the empty name is the library's own folder.
    init(
        width: CGFloat, height: CGFloat = 700, scale: CGFloat = 0.5, appearance: UIUserInterfaceStyle = .light,
        photos: [String: [String]], samples: URL? = nil
    ) async throws {
        stage = Stage(size: CGSize(width: width, height: height), scale: scale, appearance: appearance)
        folder =
            FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
            .standardizedFileURL
        let pictures = folder.appendingPathComponent("Pictures")
        for (name, photos) in photos {
            let target = name.isEmpty ? pictures : pictures.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            for photo in photos { try Self.write(photo, to: target) }
        }
        library = PhotoLibrary(
            folder: pictures, trash: Trash(folder: folder.appendingPathComponent("Trash")),
            samples: samples ?? folder.appendingPathComponent("Samples"))
        root = PhotosController(library: library)
        stage.show(root)
        await library.reload()
        try await settle()
    }

    /// Writes a small photo; those that are written later are older.
    @discardableResult
    static func write(_ name: String, to folder: URL) throws -> URL {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 60, height: 40)
        let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        let url = folder.appendingPathComponent(name + ".png")
        try data.write(to: url)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
        date -= 60
        return url
    }

    private static var date = Date(timeIntervalSince1970: 1_700_000_000)

    var wall: WallController { root.wall }
    var folders: FolderListController { root.folders }

    /// The parts of the wall, from top to bottom.
    var parts: [WallPart] {
        (0..<wall.collectionView.numberOfSections).compactMap { wall.source.sectionIdentifier(for: $0) }
    }

    /// Waits for files that are being moved and for thumbnails, then for animations.
    func settle() async throws {
        stage.advance(by: 0.1)
        await root.finishChanges()
        await wall.loader.drain()
        try stage.settle()
    }

    func tap(_ name: String) async throws {
        try stage.tap(name)
        try await settle()
    }

    func key(_ name: String) async throws {
        try stage.key(name)
        try await settle()
    }

    /// The path of an item in the grid, which is scrolled into view.
    func path(_ item: Int) throws -> IndexPath {
        let path = try #require(wall.source.indexPath(for: .photo(wall.photos[item])))
        wall.collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
        stage.advance(by: 0.1)
        return path
    }

    /// The cell of an item in the grid.
    func cell(_ item: Int) throws -> PhotoCell {
        try #require(wall.collectionView.cellForItem(at: path(item)) as? PhotoCell)
    }

    /// The pages of the photo that is open.
    var pages: PhotoPagesController? {
        (root.presentedViewController as? UINavigationController)?.viewControllers.first as? PhotoPagesController
    }

    func end() {
        try? FileManager.default.removeItem(at: folder)
    }
}
