// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitDragDrop

/// A drag item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The item from which it was dragged, if it is one of the same collection view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the preview; zero if it has none.
    var previewSize: CGSize { get }
}

/// The items of a drop, and the animations to their places.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }
    /// The item at which they were dropped; see
    /// `UICollectionViewDropDelegate.collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the delegate, with the operation that is performed: a copy while the Control key is pressed.
    var proposal: UICollectionViewDropProposal { get }
    /// The session of the drop.
    var session: any UIDropSession { get }

    /// Shows a placeholder until the item's content is loaded, and animates the item to it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// Animates the drag item to an item, which the delegate has inserted or moved.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates the drag item into a rectangle of an item, in the coordinates of its cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates the drag item to any target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder, until the content of its item is loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with an item.
    ///
    /// `dataSourceUpdates` receives the index path at which the data is inserted; the collection view inserts the item.
    /// - Returns: Whether the placeholder still existed.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Removes the placeholder, for an item whose content can't be loaded.
    ///
    /// - Returns: Whether the placeholder still existed.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Configures the placeholder's cell again.
    func setNeedsCellUpdate()
}

/// An item that the data source doesn't know yet.
///
/// > Note: Differs from UIKit: placeholders don't count in index paths, so that those of the collection view and of the
/// > data source stay the same. A placeholder takes the place and the size of the item at its index path.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    /// The index path of the item before which the placeholder is shown, and at which the data is to be inserted.
    public let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Configures the placeholder's cell.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder with the identifier of its cell's class.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
    }
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns the appearance of the item's preview as it is animated to the placeholder's cell; by default the whole
    /// cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
