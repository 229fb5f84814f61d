// SPDX-License-Identifier: MIT
import UIKit

extension FoldersController: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        session.localDragSession != nil && !Self.messages(in: session.items).isEmpty
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard let folder = folder(at: destinationIndexPath), folder.mailbox != .drafts else {
            return UICollectionViewDropProposal(operation: .cancel)
        }
        return UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let folder = folder(at: coordinator.destinationIndexPath) else { return }
        onDrop(Self.messages(in: coordinator.items.map(\.dragItem)), folder)
    }

    private static func messages(in items: [UIDragItem]) -> Set<Message.ID> {
        Set(items.compactMap { $0.localObject as? Message.ID })
    }
}
