// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

/// The coordinator of one drop.
@MainActor
final class CollectionDropCoordinator: UICollectionViewDropCoordinator {
    private enum Goal {
        case item(IndexPath)
        case rect(IndexPath, CGRect)
        case placeholder(CollectionPlaceholder, UICollectionViewDropPlaceholder)
        case target(UIDragPreviewTarget)
    }

    private weak var owner: CollectionDragDrop?
    let session: any UIDropSession
    let proposal: UICollectionViewDropProposal
    let destinationIndexPath: IndexPath?
    let items: [any UICollectionViewDropItem]
    private var goals: [UIDragItem: Goal] = [:]
    private var animators: [UIDragItem: DragAnimator] = [:]

    init(
        _ owner: CollectionDragDrop, _ session: any UIDropSession, _ destination: IndexPath?,
        _ proposal: UICollectionViewDropProposal
    ) {
        self.owner = owner
        self.session = session
        // The Control key turns a move into a copy.
        let operation = session.effectiveOperation
        let proposal =
            operation == proposal.operation
            ? proposal : UICollectionViewDropProposal(operation: operation, intent: proposal.intent)
        self.proposal = proposal
        destinationIndexPath = destination
        items = session.items.map { item in
            let path = owner.sources[item]
            let size = path.flatMap { owner.view?.cellForItem(at: $0)?.bounds.size }
            return CollectionDropItem(item, path, size ?? .zero)
        }
    }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let context = CollectionPlaceholderContext(dragItem, owner)
        animators[dragItem] = context.animator
        if let shown = owner?.insert(placeholder, of: session) {
            context.placeholder = shown
            goals[dragItem] = .placeholder(shown, placeholder)
        }
        return context
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        add(.item(indexPath), for: dragItem)
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        add(.rect(indexPath, rect), for: dragItem)
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        add(.target(target), for: dragItem)
    }

    private func add(_ goal: Goal, for item: UIDragItem) -> DragAnimator {
        let animator = DragAnimator()
        goals[item] = goal
        animators[item] = animator
        return animator
    }

    // MARK: - Animation

    /// Returns the preview to which an item is animated; `nil` for the default one.
    func preview(for item: UIDragItem, _ standard: UITargetedDragPreview) -> UITargetedDragPreview? {
        guard let view = owner?.view, let goal = goals[item] else { return nil }
        switch goal {
        case .item(let path):
            guard view.content.has(path), let cell = view.cellForItem(at: path) else { return nil }
            let parameters = owner?.dropDelegate?.collectionView(view, dropPreviewParametersForItemAt: path)
            return preview(of: cell, at: cell.applied?.frame ?? cell.frame, parameters, in: view)
        case .rect(let path, let rect):
            guard let frame = view.attributes(of: .cell(path))?.frame, !rect.isNull, !rect.isInfinite else {
                return nil
            }
            let center = CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY)
            let size = standard.size
            let scale = size.width > 0 && size.height > 0 ? min(rect.width / size.width, rect.height / size.height) : 1
            guard center.x.isFinite, center.y.isFinite, scale.isFinite else { return nil }
            return standard.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: view, center: center,
                    transform: CGAffineTransform(scaleX: max(scale, 0.01), y: max(scale, 0.01))))
        case .placeholder(let shown, let placeholder):
            let parameters = placeholder.previewParametersProvider?(shown.cell)
            return preview(of: shown.cell, at: shown.cell.frame, parameters, in: view)
        case .target(let target): return standard.retargetedPreview(with: target)
        }
    }

    private func preview(
        of cell: UICollectionViewCell, at frame: CGRect, _ parameters: UIDragPreviewParameters?,
        in view: UICollectionView
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

/// A drag item of a drop on a collection view.
@MainActor
private final class CollectionDropItem: UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, _ sourceIndexPath: IndexPath?, _ previewSize: CGSize) {
        self.dragItem = dragItem
        self.sourceIndexPath = sourceIndexPath
        self.previewSize = previewSize
    }
}

/// The context of a placeholder.
@MainActor
private final class CollectionPlaceholderContext: UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    let animator = DragAnimator()
    weak var placeholder: CollectionPlaceholder?
    private weak var owner: CollectionDragDrop?

    init(_ dragItem: UIDragItem, _ owner: CollectionDragDrop?) {
        self.dragItem = dragItem
        self.owner = owner
    }

    func addAnimations(_ animations: @escaping @MainActor () -> Void) {
        animator.addAnimations(animations)
    }

    func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }

    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        guard let placeholder, let owner else { return false }
        return owner.commit(placeholder, dataSourceUpdates)
    }

    func setNeedsCellUpdate() {
        if let placeholder { placeholder.updateHandler?(placeholder.cell) }
    }

    @discardableResult
    func deletePlaceholder() -> Bool {
        guard let placeholder, let owner else { return false }
        return owner.remove(placeholder)
    }
}
