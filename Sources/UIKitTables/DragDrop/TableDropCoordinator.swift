// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

/// The coordinator of one drop.
@MainActor
final class TableDropCoordinator: UITableViewDropCoordinator {
    private enum Goal {
        case row(IndexPath)
        case rect(IndexPath, CGRect)
        case placeholder(TablePlaceholder, UITableViewDropPlaceholder)
        case target(UIDragPreviewTarget)
    }

    private weak var owner: TableDragDrop?
    let session: any UIDropSession
    let proposal: UITableViewDropProposal
    let destinationIndexPath: IndexPath?
    let items: [any UITableViewDropItem]
    private var goals: [UIDragItem: Goal] = [:]
    private var animators: [UIDragItem: DragAnimator] = [:]

    init(
        _ owner: TableDragDrop, _ session: any UIDropSession, _ destination: DropDestination?,
        _ proposal: UITableViewDropProposal
    ) {
        self.owner = owner
        self.session = session
        // The Control key turns a move into a copy.
        let operation = session.effectiveOperation
        let proposal =
            operation == proposal.operation
            ? proposal : UITableViewDropProposal(operation: operation, intent: proposal.intent)
        self.proposal = proposal
        destinationIndexPath = proposal.operation == .move ? destination?.pathAfterRemoval : destination?.path
        items = session.items.map { item in
            let path = owner.sources[item]
            let size = path.flatMap { owner.table?.content.cells[$0]?.bounds.size }
            return TableDropItem(item, path, size ?? .zero)
        }
    }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let context = TablePlaceholderContext(dragItem, owner)
        animators[dragItem] = context.animator
        if let shown = owner?.insert(placeholder) {
            context.placeholder = shown
            goals[dragItem] = .placeholder(shown, placeholder)
        }
        return context
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        add(.row(indexPath), for: dragItem)
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
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
        guard let table = owner?.table, let goal = goals[item] else { return nil }
        switch goal {
        case .row(let path):
            guard table.content.geometry.has(path), let cell = table.content.cells[path] else { return nil }
            let parameters = owner?.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: path)
            return preview(of: cell, at: table.frame(of: path), parameters, in: table)
        case .rect(let path, let rect):
            guard table.content.geometry.has(path), !rect.isNull, !rect.isInfinite else { return nil }
            let frame = table.frame(of: path)
            let center = CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY)
            let size = standard.size
            let scale = size.width > 0 && size.height > 0 ? min(rect.width / size.width, rect.height / size.height) : 1
            guard center.x.isFinite, center.y.isFinite, scale.isFinite else { return nil }
            return standard.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: table, center: center,
                    transform: CGAffineTransform(scaleX: max(scale, 0.01), y: max(scale, 0.01))))
        case .placeholder(let shown, let placeholder):
            let parameters = placeholder.previewParametersProvider?(shown.cell)
            return preview(of: shown.cell, at: shown.cell.frame, parameters, in: table)
        case .target(let target): return standard.retargetedPreview(with: target)
        }
    }

    private func preview(
        of cell: UITableViewCell, at frame: CGRect, _ parameters: UIDragPreviewParameters?, in table: UITableView
    ) -> UITargetedDragPreview {
        UITargetedDragPreview(
            view: cell, parameters: parameters ?? UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: table, center: CGPoint(x: frame.midX, y: frame.midY)))
    }

    /// Runs the application's animations of an item alongside its own.
    func run(_ item: UIDragItem, with animator: any UIDragAnimating) {
        guard let own = animators.removeValue(forKey: item) else { return }
        animator.addAnimations { own.animate() }
        animator.addCompletion { own.complete($0) }
    }
}

/// An item of a drop on a table.
@MainActor
private final class TableDropItem: UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, _ sourceIndexPath: IndexPath?, _ previewSize: CGSize) {
        self.dragItem = dragItem
        self.sourceIndexPath = sourceIndexPath
        self.previewSize = previewSize
    }
}

/// The context of a placeholder row.
@MainActor
private final class TablePlaceholderContext: UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    let animator = DragAnimator()
    weak var placeholder: TablePlaceholder?
    private weak var owner: TableDragDrop?

    init(_ dragItem: UIDragItem, _ owner: TableDragDrop?) {
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

    @discardableResult
    func deletePlaceholder() -> Bool {
        guard let placeholder, let owner else { return false }
        return owner.remove(placeholder)
    }
}
