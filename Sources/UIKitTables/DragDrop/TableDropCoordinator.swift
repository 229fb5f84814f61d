// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

/// The coordinator of one drop.
@MainActor
final class TableDropCoordinator: UITableViewDropCoordinator {
    private weak var owner: TableDragDrop?
    private let drop: ItemDrop
    let proposal: UITableViewDropProposal
    let destinationIndexPath: IndexPath?

    init(
        _ owner: TableDragDrop, _ session: any UIDropSession, _ destination: DropDestination?,
        _ proposal: UITableViewDropProposal
    ) {
        self.owner = owner
        drop = ItemDrop(session, on: owner.rows)
        // The Control key turns a move into a copy.
        let operation = session.effectiveOperation
        self.proposal =
            operation == proposal.operation
            ? proposal : UITableViewDropProposal(operation: operation, intent: proposal.intent)
        destinationIndexPath = operation == .move ? destination?.pathAfterRemoval : destination?.path
    }

    var session: any UIDropSession { drop.session }
    var items: [any UITableViewDropItem] { drop.items }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        drop.animate(dragItem, to: owner?.insert(placeholder)) { cell in
            (cell as? UITableViewCell).flatMap { placeholder.previewParametersProvider?($0) }
        }
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.animate(dragItem, to: .item(indexPath))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.animate(dragItem, to: .rect(indexPath, rect))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.animate(dragItem, to: .target(target))
    }
}

extension DroppedItem: UITableViewDropItem {}

extension ItemPlaceholderContext: UITableViewDropPlaceholderContext {}
