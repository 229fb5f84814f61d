// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The methods that provide the content of a collection view.
///
/// Two of them are required. Loading calls `numberOfSections(in:)`, then `collectionView(_:numberOfItemsInSection:)`
/// for each section; views are requested as they become visible.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// Returns the number of sections; 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Returns the cell of an item, dequeued from the collection view.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// Returns a supplementary view, dequeued from the collection view; an empty view by default.
    ///
    /// Called only for kinds and index paths for which the layout has attributes.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        UICollectionReusableView(frame: .zero)
    }
}

/// The methods that prepare data for items before they become visible.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Called with items that will probably become visible soon, nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called with prefetched items that will probably not become visible; does nothing by default.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
