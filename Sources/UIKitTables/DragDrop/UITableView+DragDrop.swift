// SPDX-License-Identifier: MIT
internal import UIKitDragDrop

extension UITableView {
    /// The object that provides the items of dragged rows; `nil` (the default) for none.
    ///
    /// It is not retained.
    public var dragDelegate: (any UITableViewDragDelegate)? {
        get { dragDrop.dragDelegate }
        set {
            dragDrop.dragDelegate = newValue
            dragDrop.delegatesDidChange()
        }
    }

    /// The object that handles drops on the table; `nil` (the default) for none.
    ///
    /// It is not retained. Without one, rows that the data source allows to move can be dragged within the table.
    public var dropDelegate: (any UITableViewDropDelegate)? {
        get { dragDrop.dropDelegate }
        set {
            dragDrop.dropDelegate = newValue
            dragDrop.delegatesDidChange()
        }
    }

    /// Whether rows can be dragged; `true` by default.
    public var dragInteractionEnabled: Bool {
        get { dragDrop.rows.isDragEnabled }
        set { dragDrop.rows.isDragEnabled = newValue }
    }

    /// Whether rows of the table are being dragged.
    public var hasActiveDrag: Bool { dragDrop.rows.dragSession != nil }

    /// Whether items are being dragged over the table.
    public var hasActiveDrop: Bool { dragDrop.rows.dropSession != nil }

    /// Whether placeholders wait for the content of dropped items.
    public var hasUncommittedUpdates: Bool { !dragDrop.rows.placeholders.isEmpty }
}
