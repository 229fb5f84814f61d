// SPDX-License-Identifier: MIT
import UIKit

/// The parts of the wall, from top to bottom.
enum WallPart: Int, Sendable {
    /// The latest photos, large, one page each.
    case latest
    /// The folders, in a row.
    case folders
    /// All photos, in a grid.
    case photos
}

/// An item on the wall.
enum WallItem: Hashable, Sendable {
    case latest(Photo)
    case folder(Folder)
    case photo(Photo)

    var photo: Photo? {
        switch self {
        case .latest(let photo), .photo(let photo): photo
        case .folder: nil
        }
    }
}

/// The cells and headers of the wall.
@MainActor
enum WallSource {
    typealias DataSource = UICollectionViewDiffableDataSource<WallPart, WallItem>

    static func make(for collectionView: UICollectionView, of wall: WallController) -> DataSource {
        let loader = wall.loader
        let latestCell = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
            cell.show(photo, .large, from: loader, cornerRadius: 14)
        }
        let photoCell = UICollectionView.CellRegistration<PhotoCell, Photo> { [weak wall] cell, _, photo in
            cell.show(photo, .small, from: loader)
            wall?.prefetches[photo] = nil
        }
        let folderCell = UICollectionView.CellRegistration<FolderCell, Folder> { cell, _, folder in
            cell.show(folder, from: loader)
        }
        let header = UICollectionView.SupplementaryRegistration<WallHeader>(elementKind: WallHeader.kind) {
            [weak wall] header, _, path in
            guard let wall else { return }
            show(header, of: wall.source.sectionIdentifier(for: path.section), in: wall)
        }
        let source = DataSource(collectionView: collectionView) { collectionView, path, item in
            switch item {
            case .latest(let photo):
                collectionView.dequeueConfiguredReusableCell(using: latestCell, for: path, item: photo)
            case .photo(let photo):
                collectionView.dequeueConfiguredReusableCell(using: photoCell, for: path, item: photo)
            case .folder(let folder):
                collectionView.dequeueConfiguredReusableCell(using: folderCell, for: path, item: folder)
            }
        }
        source.supplementaryViewProvider = { collectionView, _, path in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        return source
    }

    /// Updates the headers that are visible, because the number of photos may have changed.
    static func updateHeaders(of wall: WallController) {
        let view = wall.collectionView
        for path in view.indexPathsForVisibleSupplementaryElements(ofKind: WallHeader.kind) {
            let header = view.supplementaryView(forElementKind: WallHeader.kind, at: path) as? WallHeader
            header.map { show($0, of: wall.source.sectionIdentifier(for: path.section), in: wall) }
        }
    }

    private static func show(_ header: WallHeader, of part: WallPart?, in wall: WallController) {
        let count = wall.photos.count
        header.inset = part == .photos ? WallLayout.margin : 0
        header.title =
            switch part {
            case .folders: "Folders"
            case .photos where wall.folder != nil: count == 1 ? "1 Photo" : "\(count) Photos"
            case .photos: "All Photos"
            case .latest, nil: nil
            }
    }
}
