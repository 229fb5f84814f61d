// SPDX-License-Identifier: MIT
package import Foundation
package import UIKitCore

/// A table or collection view, as seen by the drag and drop of its items.
@MainActor
package protocol ItemDragDropHost: AnyObject {
    /// The view; `nil` after it was released.
    var scrollView: UIScrollView? { get }
    /// The index paths of the selected items, in order.
    var selectedItems: [IndexPath] { get }

    /// Returns the item whose cell is at a location, and can be dragged from there.
    func item(at location: CGPoint) -> IndexPath?
    /// Returns the cell of an item; `nil` while the item is out of sight.
    func cell(at path: IndexPath) -> UIView?
    /// Returns the frame of an item without the gap of a drop; `nil` if there is no such item.
    func frame(at path: IndexPath) -> CGRect?
    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView)
    /// Called when items of the view are lifted, dragged, and put back.
    func dragStateDidChange(_ state: ItemDragState)

    // MARK: - Drag delegate

    func items(forBeginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func items(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragSessionWillBegin(_ session: any UIDragSession)
    func dragSessionAllowsMoveOperation(_ session: any UIDragSession) -> Bool
    func dragSessionIsRestrictedToDraggingApplication(_ session: any UIDragSession) -> Bool
    func dragSessionDidEnd(_ session: any UIDragSession)

    // MARK: - Drop delegate

    func canHandle(_ session: any UIDropSession) -> Bool
    func dropSessionDidEnter(_ session: any UIDropSession)
    /// Shows the place of a drop at a location, and returns the delegate's proposal.
    func dropSessionDidUpdate(_ session: any UIDropSession, at location: CGPoint) -> UIDropProposal
    func dropSessionDidExit(_ session: any UIDropSession)
    func dropSessionDidEnd(_ session: any UIDropSession)
    func performDrop(_ session: any UIDropSession)
    func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
    /// Closes the gap of a drop, and forgets its place.
    func closeGap()

    // MARK: - Placeholders

    /// Replaces a placeholder with the item whose data `change` inserts; returns whether the placeholder still existed.
    func commit(_ placeholder: ItemPlaceholder, _ change: (IndexPath) -> Void) -> Bool
    /// Removes a placeholder; returns whether it still existed.
    func remove(_ placeholder: ItemPlaceholder) -> Bool
}

/// The state of items that are dragged, with the values of the cells' public enumerations.
package enum ItemDragState: Int {
    case none = 0
    case lifting = 1
    case dragging = 2
}
