// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics
package import UIKitCore

/// One drop of items on a table or collection view, and the animations of the items to their places.
@MainActor
package final class ItemDrop {
    /// The place to which an item is animated.
    package enum Goal {
        case item(IndexPath)
        /// A rectangle in the coordinates of an item's cell.
        case rect(IndexPath, CGRect)
        case placeholder(ItemPlaceholder, (UIView) -> UIDragPreviewParameters?)
        case target(UIDragPreviewTarget)
    }

    private weak var owner: ItemDragDrop?
    package let session: any UIDropSession
    package let items: [DroppedItem]
    private var goals: [UIDragItem: Goal] = [:]
    private var animators: [UIDragItem: DragAnimator] = [:]

    /// Begins the drop of a session's items; its animations are used until the session ends.
    package init(_ session: any UIDropSession, on owner: ItemDragDrop) {
        self.owner = owner
        self.session = session
        items = session.items.map { item in
            let path = owner.sources[item]
            let size = path.flatMap { owner.host?.cell(at: $0)?.bounds.size }
            return DroppedItem(item, path, size ?? .zero)
        }
        owner.drop = self
    }

    /// Animates an item to a place, and returns the object to which the application adds animations.
    package func animate(_ item: UIDragItem, to goal: Goal) -> any UIDragAnimating {
        let animator = DragAnimator()
        goals[item] = goal
        animators[item] = animator
        return animator
    }

    /// Animates an item to a placeholder; `nil` for one that could not be inserted.
    package func animate(
        _ item: UIDragItem, to placeholder: ItemPlaceholder?, parameters: @escaping (UIView) -> UIDragPreviewParameters?
    ) -> ItemPlaceholderContext {
        let context = ItemPlaceholderContext(item, placeholder, owner?.host)
        animators[item] = context.animator
        if let placeholder { goals[item] = .placeholder(placeholder, parameters) }
        return context
    }

    /// Returns the preview to which an item is animated; `nil` for the default one.
    func preview(for item: UIDragItem, _ standard: UITargetedDragPreview) -> UITargetedDragPreview? {
        guard let host = owner?.host, let view = host.scrollView, let goal = goals[item] else { return nil }
        switch goal {
        case .item(let path):
            guard let frame = host.frame(at: path), let cell = host.cell(at: path) else { return nil }
            return preview(of: cell, at: frame, host.dropPreviewParameters(at: path), in: view)
        case .rect(let path, let rect):
            guard let frame = host.frame(at: path), !rect.isNull, !rect.isInfinite else { return nil }
            let center = CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY)
            let size = standard.size
            let scale = size.width > 0 && size.height > 0 ? min(rect.width / size.width, rect.height / size.height) : 1
            guard center.x.isFinite, center.y.isFinite, scale.isFinite else { return nil }
            return standard.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: view, center: center,
                    transform: CGAffineTransform(scaleX: max(scale, 0.01), y: max(scale, 0.01))))
        case .placeholder(let placeholder, let parameters):
            return preview(of: placeholder.cell, at: placeholder.cell.frame, parameters(placeholder.cell), in: view)
        case .target(let target): return standard.retargetedPreview(with: target)
        }
    }

    private func preview(
        of cell: UIView, at frame: CGRect, _ parameters: UIDragPreviewParameters?, in view: UIView
    ) -> UITargetedDragPreview {
        UITargetedDragPreview(
            view: cell, parameters: parameters ?? UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: view, center: CGPoint(x: frame.midX, y: frame.midY)))
    }

    /// Runs the application's animations of an item alongside its own.
    func run(_ item: UIDragItem, with animator: any UIDragAnimating) {
        guard let own = animators.removeValue(forKey: item) else { return }
        animator.addAnimations { own.animate() }
        animator.addCompletion { own.complete($0) }
    }
}

/// An item of a drop on a table or collection view.
@MainActor
package final class DroppedItem {
    package let dragItem: UIDragItem
    package let sourceIndexPath: IndexPath?
    package let previewSize: CGSize

    init(_ dragItem: UIDragItem, _ sourceIndexPath: IndexPath?, _ previewSize: CGSize) {
        self.dragItem = dragItem
        self.sourceIndexPath = sourceIndexPath
        self.previewSize = previewSize
    }
}
