// SPDX-License-Identifier: MIT
import UIKit

extension WallController: UICollectionViewDelegate {
    /// Only photos in the grid can be selected to be deleted.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        !isEditing || source.sectionIdentifier(for: indexPath.section) == .photos
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard !isEditing else { return updateBars() }
        collectionView.deselectItem(at: indexPath, animated: false)
        open(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        if isEditing { updateBars() }
    }
}

extension WallController: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        for path in indexPaths {
            guard case .photo(let photo) = source.itemIdentifier(for: path), prefetches[photo] == nil,
                loader.thumbnail(of: photo, .small) == nil
            else { continue }
            prefetches[photo] = loader.request(photo, .small) { [weak self] _ in self?.prefetches[photo] = nil }
        }
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        for path in indexPaths {
            if let photo = photo(at: path) { prefetches.removeValue(forKey: photo)?.cancel() }
        }
    }
}
