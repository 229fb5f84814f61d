// SPDX-License-Identifier: MIT
internal import UIKitDragDrop

extension UICollectionView {
    /// The object that provides the items of dragged items; `nil` (the default) for none.
    ///
    /// It is not retained.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { dragDrop.dragDelegate }
        set {
            dragDrop.dragDelegate = newValue
            dragDrop.delegatesDidChange()
        }
    }

    /// The object that handles drops on the collection view; `nil` (the default) for none.
    ///
    /// It is not retained. Without one, items that the data source allows to move can be dragged within the collection
    /// view.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { dragDrop.dropDelegate }
        set {
            dragDrop.dropDelegate = newValue
            dragDrop.delegatesDidChange()
        }
    }

    /// Whether items can be dragged; `true` by default.
    public var dragInteractionEnabled: Bool {
        get { dragDrop.items.isDragEnabled }
        set { dragDrop.items.isDragEnabled = newValue }
    }

    /// The delay with which items make space for a drop; `immediate` by default.
    ///
    /// It doesn't affect the destination of the drop.
    public var reorderingCadence: ReorderingCadence {
        get { dragDrop.cadence }
        set { dragDrop.cadence = newValue }
    }

    /// Whether items of the collection view are being dragged.
    public var hasActiveDrag: Bool { dragDrop.items.dragSession != nil }

    /// Whether items are being dragged over the collection view.
    public var hasActiveDrop: Bool { dragDrop.items.dropSession != nil }
}
