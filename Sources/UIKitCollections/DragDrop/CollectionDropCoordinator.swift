// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

/// The coordinator of one drop.
@MainActor
final class CollectionDropCoordinator: UICollectionViewDropCoordinator {
    private weak var owner: CollectionDragDrop?
    private let drop: ItemDrop
    let proposal: UICollectionViewDropProposal
    let destinationIndexPath: IndexPath?

    init(
        _ owner: CollectionDragDrop, _ session: any UIDropSession, _ destination: IndexPath?,
        _ proposal: UICollectionViewDropProposal
    ) {
        self.owner = owner
        drop = ItemDrop(session, on: owner.items)
        // The Control key turns a move into a copy.
        let operation = session.effectiveOperation
        self.proposal =
            operation == proposal.operation
            ? proposal : UICollectionViewDropProposal(operation: operation, intent: proposal.intent)
        destinationIndexPath = destination
    }

    var session: any UIDropSession { drop.session }
    var items: [any UICollectionViewDropItem] { drop.items }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        drop.animate(dragItem, to: owner?.insert(placeholder, of: session)) { cell in
            (cell as? UICollectionViewCell).flatMap { placeholder.previewParametersProvider?($0) }
        }
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.animate(dragItem, to: .item(indexPath))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.animate(dragItem, to: .rect(indexPath, rect))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.animate(dragItem, to: .target(target))
    }
}

extension DroppedItem: UICollectionViewDropItem {}

extension ItemPlaceholderContext: UICollectionViewDropPlaceholderContext {}
