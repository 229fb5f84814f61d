// SPDX-License-Identifier: MIT
package import Foundation
package import UIKitCore

/// A placeholder that is shown in a table or collection view.
@MainActor
package final class ItemPlaceholder {
    package var path: IndexPath
    package let cell: UIView
    /// The height that it adds to a table.
    package let height: CGFloat
    /// The location of the drop in a collection view's coordinates.
    package let location: CGPoint
    /// Configures the cell.
    let update: (() -> Void)?

    package init(
        path: IndexPath, cell: UIView, height: CGFloat = 0, location: CGPoint = .zero, update: (() -> Void)? = nil
    ) {
        self.path = path
        self.cell = cell
        self.height = height
        self.location = location
        self.update = update
    }
}

/// The placeholder of a dropped item, until its content is loaded.
@MainActor
package final class ItemPlaceholderContext: UIDragAnimating {
    package let dragItem: UIDragItem
    let animator = DragAnimator()
    private weak var placeholder: ItemPlaceholder?
    private weak var host: (any ItemDragDropHost)?

    init(_ dragItem: UIDragItem, _ placeholder: ItemPlaceholder?, _ host: (any ItemDragDropHost)?) {
        self.dragItem = dragItem
        self.placeholder = placeholder
        self.host = host
    }

    package func addAnimations(_ animations: @escaping @MainActor () -> Void) {
        animator.addAnimations(animations)
    }

    package func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }

    @discardableResult
    package func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        guard let placeholder, let host else { return false }
        return host.commit(placeholder, dataSourceUpdates)
    }

    @discardableResult
    package func deletePlaceholder() -> Bool {
        guard let placeholder, let host else { return false }
        return host.remove(placeholder)
    }

    package func setNeedsCellUpdate() { placeholder?.update?() }
}
