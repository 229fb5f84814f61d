// SPDX-License-Identifier: MIT
internal import UIKitCore

extension ItemDragDrop: UIDropInteractionDelegate {
    package func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        host?.canHandle(session) ?? false
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        dropSession = session
        host?.dropSessionDidEnter(session)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let host, let view = host.scrollView else { return UIDropProposal(operation: .cancel) }
        let location = session.location(in: view)
        scroll(at: location)
        return host.dropSessionDidUpdate(session, at: location)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        endHover()
        host?.closeGap()
        host?.dropSessionDidExit(session)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        endHover()
        host?.closeGap()
        drop = nil
        dropSession = nil
        host?.dropSessionDidEnd(session)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        endHover()
        host?.performDrop(session)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        drop?.preview(for: item, defaultPreview) ?? defaultPreview
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        drop?.run(item, with: animator)
    }
}
