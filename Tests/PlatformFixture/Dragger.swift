// SPDX-License-Identifier: MIT
import UIKit

/// A view that is dragged, at the left, and one that reports what is dropped on it, at the right.
@MainActor
final class Dragger: UIDragInteractionDelegate, UIDropInteractionDelegate {
    static let shared = Dragger()
    private let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let target = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

    func begin(in view: UIView) {
        source.backgroundColor = .systemBlue
        source.addInteraction(UIDragInteraction(delegate: self))
        target.addInteraction(UIDropInteraction(delegate: self))
        for part in [source, target] { view.addSubview(part) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "dragged"))] }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        say("drag began")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { say("drag ended \(operation)") }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        say("drop entered \(session.localDragSession == nil ? "from elsewhere" : "locally")")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        say("drop exited")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: session.allowsMoveOperation ? .move : .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        say("dropped \(session.items.count)")
        if session.canLoadObjects(ofClass: URL.self) {
            session.loadObjects(ofClass: URL.self) { urls in say("loaded \(urls.map(\.path))") }
        } else {
            session.loadObjects(ofClass: String.self) { texts in say("loaded \(texts)") }
        }
    }
}
