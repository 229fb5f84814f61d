// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// A drag within one window, which the application carries.
@MainActor
final class LocalDrag: DragCarrier {
    private let session: DragSession
    private weak var window: UIWindow?
    private let tracking: DropTracking

    init(_ session: DragSession, in window: UIWindow) {
        self.session = session
        self.window = window
        tracking = DropTracking(DropSession(.local(session), window: window))
    }

    func move(to place: CGPoint) {
        guard let window, session.phase == .moving, place.x.isFinite, place.y.isFinite else { return }
        session.didMove(to: place, in: window)
        tracking.move(to: place, in: window)
        show()
    }

    func update() {
        guard session.phase == .moving else { return }
        tracking.update()
        show()
    }

    private func show() {
        session.platter?.follow(session, proposal: tracking.proposal, operation: tracking.operation)
    }

    func drop() {
        guard session.phase == .moving else { return }
        guard tracking.operation.transfersData, window != nil else { return cancel() }
        LocalDrop.perform(session, tracking)
    }

    func cancel() {
        guard session.phase == .moving else { return }
        tracking.cancel()
        DragCancellation.run(session)
    }
}

/// Drops of items within the application.
@MainActor
enum LocalDrop {
    static func perform(_ session: DragSession, _ tracking: DropTracking) {
        let operation = tracking.operation
        session.phase = .dropped
        let platter = session.platter
        session.platter = nil
        session.end(operation) { done in
            tracking.drop(platter) {
                done()
                session.didTransferItems()
            }
        }
    }
}

/// The return of items to their source after a canceled drag.
@MainActor
enum DragCancellation {
    static func run(_ session: DragSession) {
        let platter = session.platter
        session.platter = nil
        session.end(.cancel) { done in
            guard let platter else { return done() }
            var targets: [UIDragItem: UITargetedPreview] = [:]
            var animators: [DragAnimator] = []
            for item in session.items {
                let owner = session.owner(of: item)
                guard let preview = session.previews[item], let delegate = owner.delegate else { continue }
                targets[item] = delegate.dragInteraction(owner, previewForCancelling: item, withDefault: preview)
                let animator = DragAnimator()
                delegate.dragInteraction(owner, item: item, willAnimateCancelWith: animator)
                animators.append(animator)
            }
            platter.settle(targets, keepsPlace: true) {
                for animator in animators { animator.animate() }
            } completion: {
                for animator in animators { animator.complete(.end) }
                done()
            }
        }
    }
}

extension UIDropOperation {
    /// Whether a drop has an effect.
    var transfersData: Bool { self == .copy || self == .move }
}
