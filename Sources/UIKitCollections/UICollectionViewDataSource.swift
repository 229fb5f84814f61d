// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The methods that provide the content of a collection view.
///
/// Two of them are required. Loading calls `numberOfSections(in:)`, then `collectionView(_:numberOfItemsInSection:)`
/// for each section; views are requested as they become visible.
@preconcurrency @MainActor
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

    /// Returns whether the user can move an item to another position; `false` by default.
    ///
    /// > Note: Differs from UIKit: a data source that implements `collectionView(_:moveItemAt:to:)` must also implement
    /// > this method, because the collection view cannot know which methods it implements. Translated sources get it, see
    /// > <doc:BringAnApplication>.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Moves an item in the data, after the user has moved it in the collection view.
    ///
    /// The collection view itself needs no change.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Returns the entries of the index at the trailing edge, from top to bottom; `nil` (the default) for no index.
    ///
    /// Called after the content is loaded and after each update. The rows of lists leave space for the index; other
    /// layouts are covered by it.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Returns the item to which an entry of the index scrolls; by default, the first item of the section with the
    /// entry's index.
    ///
    /// > Note: Differs from UIKit: the method has a default.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        UICollectionReusableView(frame: .zero)
    }

    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: index)
    }
}

/// The methods that prepare data for items before they become visible.
@preconcurrency @MainActor
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
