// SPDX-License-Identifier: MIT
import Foundation
import UIKitCore
import UIKitDragDrop

/// The calls of both delegates, in their order.
@MainActor
final class CallLog {
    var calls: [String] = []

    /// Adds a call, unless it repeats the last one.
    func add(_ call: String) {
        if calls.last != call { calls.append(call) }
    }
}

/// A view out of which items are dragged.
@MainActor
final class SourceView: UIView, UIDragInteractionDelegate {
    let log: CallLog
    var texts = ["item"]
    var allowsMove = true
    var isRestricted = false
    private(set) var session: (any UIDragSession)?
    private(set) var place: CGPoint?
    private(set) lazy var drag = UIDragInteraction(delegate: self)

    init(frame: CGRect, log: CallLog) {
        self.log = log
        super.init(frame: frame)
        backgroundColor = .systemBlue
        addInteraction(drag)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func item(_ text: String) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: text))
        item.localObject = text
        return item
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        self.session = session
        place = session.location(in: self)
        return texts.map(item)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        log.add("lift")
        animator.addCompletion { [log] in log.add($0 == .end ? "lifted" : "put back") }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    {
        allowsMove
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        log.add("begin")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {
        log.add("will end \(operation)")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        log.add("did end \(operation)")
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        log.add("transferred")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { texts.map(item) }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        log.add("add \(items.count)")
    }
}

/// A view on which items are dropped.
@MainActor
final class TargetView: UIView, UIDropInteractionDelegate {
    let log: CallLog
    let name: String
    var operation = UIDropOperation.copy
    var canHandle = true
    private(set) var objects: [String] = []
    private(set) var localObjects: [Any?] = []
    private(set) var wasLocal: Bool?
    private(set) lazy var drop = UIDropInteraction(delegate: self)

    init(frame: CGRect, log: CallLog, name: String = "target") {
        self.log = log
        self.name = name
        super.init(frame: frame)
        backgroundColor = .systemGreen
        addInteraction(drop)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        canHandle
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        log.add("\(name) enter")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        log.add("\(name) update")
        return UIDropProposal(operation: operation)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        log.add("\(name) exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        log.add("\(name) drop")
        wasLocal = session.localDragSession != nil
        localObjects = session.items.map(\.localObject)
        session.loadObjects(ofClass: String.self) { self.objects = $0 }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        log.add("\(name) conclude")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        log.add("\(name) end")
    }
}
