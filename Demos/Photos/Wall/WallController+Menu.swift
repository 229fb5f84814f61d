// SPDX-License-Identifier: MIT
import UIKit

extension WallController {
    /// A menu at a selected photo applies to all selected ones.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPaths.first else { return nil }
        let photos = indexPaths.compactMap(photo(at:))
        return UIContextMenuConfiguration { [weak self] _ in
            guard let self else { return nil }
            return photos.isEmpty ? folderMenu(at: path) : photosMenu(photos, at: path)
        }
    }

    private func folderMenu(at path: IndexPath) -> UIMenu {
        UIMenu(children: [UIAction(title: "Open") { [weak self] _ in self?.open(path) }])
    }

    private func photosMenu(_ photos: [Photo], at path: IndexPath) -> UIMenu {
        let open = UIAction(title: "Open") { [weak self] _ in
            if photos.count == 1 { self?.open(path) } else { self?.onOpen(photos[0], photos) }
        }
        var items = [open]
        if photos.count == 1, folder == nil {
            let folder = photos[0].url.deletingLastPathComponent()
            items.append(
                UIAction(title: "Show in “\(folder.lastPathComponent)”") { [weak self] _ in
                    self?.onChooseFolder(folder)
                })
        }
        let copy = UIAction(title: photos.count == 1 ? "Copy" : "Copy \(photos.count) Photos") { _ in
            UIPasteboard.general.urls = photos.map(\.url)
        }
        let delete = UIAction(
            title: photos.count == 1 ? "Delete" : "Delete \(photos.count) Photos", attributes: .destructive
        ) { [weak self] _ in self?.delete(photos) }
        return UIMenu(children: [
            UIMenu(options: .displayInline, children: items), UIMenu(options: .displayInline, children: [copy]),
            UIMenu(options: .displayInline, children: [delete]),
        ])
    }

    /// Deletes photos; the edit mode in which they were selected ends.
    private func delete(_ photos: [Photo]) {
        if isEditing { setEditing(false, animated: true) }
        onDelete(Set(photos.map(\.id)))
    }
}
