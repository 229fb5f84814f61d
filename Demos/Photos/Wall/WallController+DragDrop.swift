// SPDX-License-Identifier: MIT
import UIKit

extension WallController: UICollectionViewDragDelegate {
    /// Photos are dragged as their files.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let isSelected = collectionView.indexPathsForSelectedItems?.contains(indexPath) == true
        let paths = isEditing && isSelected ? collectionView.indexPathsForSelectedItems ?? [] : [indexPath]
        return paths.compactMap { photo(at: $0) }.compactMap(Self.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        photo(at: indexPath).flatMap(Self.item).map { [$0] } ?? []
    }

    private static func item(for photo: Photo) -> UIDragItem? {
        guard let provider = NSItemProvider(contentsOf: photo.url) else { return nil }
        provider.suggestedName = photo.name
        let item = UIDragItem(itemProvider: provider)
        item.localObject = photo
        return item
    }

    /// The originals stay where they are.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    { false }
}

extension WallController: UICollectionViewDropDelegate {
    /// The types of files that are accepted; the type of a file is known only after the drop.
    private static let types = ["public.image", "public.file-url"]

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        session.localDragSession == nil && session.hasItemsConforming(toTypeIdentifiers: Self.types)
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        let folder = folder
        var (waiting, failures) = (coordinator.items.count, 0)
        isDropFinished = false
        for item in coordinator.items {
            let name = item.dragItem.itemProvider.suggestedName
            item.dragItem.itemProvider.loadFileRepresentation(forTypeIdentifier: "public.image") {
                [weak self, library] url, _ in
                // The file is removed when the handler returns.
                let file = url.flatMap(Self.keep)
                Task {
                    do {
                        guard let file else { throw CocoaError(.fileReadUnknown) }
                        try await library.add(file, named: name ?? url?.lastPathComponent, to: folder)
                    } catch {
                        if let file { try? FileManager.default.removeItem(at: file) }
                        failures += 1
                    }
                    waiting -= 1
                    if waiting == 0 { self?.finishDrop(failures: failures) }
                }
            }
        }
    }

    /// Renames a temporary file, and returns its new location; `nil` if that fails.
    private static func keep(_ url: URL) -> URL? {
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("photo-\(UUID().uuidString)").appendingPathExtension(url.pathExtension)
        do {
            try FileManager.default.moveItem(at: url, to: file)
            return file
        } catch {
            return nil
        }
    }

    private func finishDrop(failures: Int) {
        isDropFinished = true
        Task { await library.reload() }
        guard failures > 0, presentedViewController == nil else { return }
        let message = failures == 1 ? "One file isn’t a photo." : "\(failures) files aren’t photos."
        let alert = UIAlertController(title: "Not Everything Was Added", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
