// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitDragDrop

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The row from which the item was dragged, if it is a row of the same table.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's preview; zero if it has none.
    var previewSize: CGSize { get }
}

/// The items of a drop, and the animations to their rows.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
    /// The dropped items.
    var items: [any UITableViewDropItem] { get }
    /// The row at which the items were dropped; see
    /// `UITableViewDropDelegate.tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the delegate, with the operation that is performed: a copy while the Control key is pressed.
    var proposal: UITableViewDropProposal { get }
    /// The session of the drop.
    var session: any UIDropSession { get }

    /// Inserts a placeholder row until the item's content is loaded, and animates the item to it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    /// Animates the item to a row, which the delegate has inserted or moved.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates the item into a rectangle of a row, in the coordinates of its cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates the item to any target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder row, until the content of its item is loaded.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with a row.
    ///
    /// `dataSourceUpdates` receives the index path at which the data is inserted; the table inserts the row.
    /// - Returns: Whether the placeholder still existed.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Removes the placeholder, for an item whose content can't be loaded.
    ///
    /// - Returns: Whether the placeholder still existed.
    @discardableResult
    func deletePlaceholder() -> Bool
}

/// A row that the data source doesn't know yet.
///
/// > Note: Differs from UIKit: placeholders don't count in index paths, so that those of the table and of the data source
/// > stay the same.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    /// The index path of the row before which the placeholder is shown, and at which the data is to be inserted.
    public let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
    /// Configures the placeholder's cell.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder with the identifier of its cell's class, and its height in points.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
    }
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Returns the appearance of the item's preview as it is animated to the placeholder's cell; by default the whole
    /// cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
