// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore
internal import Windowing

/// Passes drags over the application's windows on to the interactions of their views.
@MainActor
final class DropRouter: DropReceiver {
    static let shared = DropRouter()

    /// The drags over windows, including those that the application carries.
    private var trackings: [DropTracking] = []
    /// The drags that the display server reports, by their offer.
    private var reported: [ObjectIdentifier: (offer: any PlatformDragOffer, tracking: DropTracking)] = [:]
    /// The dropped content of other applications, until it is no longer needed.
    private var finishing: [ForeignDrag] = []
    private var isControlDown = false

    /// Receives drags from now on.
    func install() {
        if WindowDrops.receiver !== self { WindowDrops.receiver = self }
    }

    /// Whether the Control key is pressed, which copies what would otherwise be moved.
    var isCopyRequested: Bool {
        isControlDown || (UIApplication.running?.windows ?? []).contains { $0.modifiers.contains(.control) }
    }

    // MARK: - Drags in progress

    func add(_ tracking: DropTracking) {
        trackings.append(tracking)
    }

    func remove(_ tracking: DropTracking) {
        trackings.removeAll { $0 === tracking }
    }

    /// Returns whether another drag is over the interaction's view.
    func isTarget(_ interaction: UIDropInteraction, except tracking: DropTracking) -> Bool {
        trackings.contains { $0 !== tracking && !$0.isDropped && $0.target === interaction }
    }

    func interactionWillLeave(_ interaction: UIDropInteraction) {
        for tracking in trackings { tracking.forget(interaction) }
    }

    /// Asks the targets of all drags again.
    func update() {
        for (offer, tracking) in reported.values {
            tracking.update()
            answer(tracking, to: offer)
        }
    }

    /// Asks the targets again because their content has moved below the drag.
    func askAgain() {
        if let carrier = DragSession.current?.carrier { carrier.update() } else { update() }
    }

    // MARK: - DropReceiver

    func window(_ window: UIWindow, dragDidEnter offer: any PlatformDragOffer, at location: CGPoint) {
        forgetDrags(over: window)
        let tracking = DropTracking(DropSession(source(of: offer), window: window))
        reported[ObjectIdentifier(offer)] = (offer, tracking)
        if case .foreign(let drag) = tracking.session.source {
            drag.itemsDidChange = { [weak self, weak tracking] in
                guard let self, let tracking else { return }
                tracking.itemsDidChange()
                answer(tracking, to: offer)
            }
        }
        self.window(window, dragDidMove: offer, to: location)
    }

    /// Ends the drags over a window whose leaving was not reported, and those over windows that are gone.
    private func forgetDrags(over window: UIWindow) {
        let windows = UIApplication.running?.windows ?? []
        for (offer, tracking) in reported.values {
            let other = tracking.session.window
            if other === window || !windows.contains(where: { $0 === other?.rootWindow }) {
                self.window(window, dragDidLeave: offer)
            }
        }
    }

    /// Returns the session of this application that made an offer, or the content of another one.
    private func source(of offer: any PlatformDragOffer) -> DropSession.Source {
        if let session = DragSession.current, offer.types.contains(session.marker) { return .local(session) }
        return .foreign(ForeignDrag(offer))
    }

    func window(_ window: UIWindow, dragDidMove offer: any PlatformDragOffer, to location: CGPoint) {
        // A drag that was over the window before the router was installed enters now.
        guard let tracking = reported[ObjectIdentifier(offer)]?.tracking else {
            return self.window(window, dragDidEnter: offer, at: location)
        }
        tracking.session.localSession?.didMove(to: location, in: window)
        tracking.move(to: location, in: window)
        answer(tracking, to: offer)
    }

    func window(_ window: UIWindow, dragDidLeave offer: any PlatformDragOffer) {
        guard let tracking = reported.removeValue(forKey: ObjectIdentifier(offer))?.tracking else { return }
        tracking.cancel()
        if case .foreign(let drag) = tracking.session.source { drag.invalidate() }
    }

    func window(_ window: UIWindow, didDrop offer: any PlatformDragOffer, at location: CGPoint) {
        guard let tracking = reported.removeValue(forKey: ObjectIdentifier(offer))?.tracking else {
            return offer.finish(nil)
        }
        switch tracking.session.source {
        case .local(let session):
            tracking.move(to: location, in: window)
            dropLocally(session, tracking, offer, in: window)
        case .foreign(let drag):
            finishing.append(drag)
            drag.didFinish = { [weak self, weak drag] in self?.finishing.removeAll { $0 === drag } }
            drag.whenItemsAreKnown { [self] in
                tracking.move(to: location, in: window)
                drop(drag, tracking)
            }
        }
    }

    private func dropLocally(
        _ session: DragSession, _ tracking: DropTracking, _ offer: any PlatformDragOffer, in window: UIWindow
    ) {
        guard tracking.operation.transfersData else {
            tracking.cancel()
            return offer.finish(nil)
        }
        // The display server's image is gone; the previews continue from there.
        let platter = DragPlatter(of: session, over: window)
        window.addSubview(platter)
        platter.follow(session, proposal: tracking.proposal, operation: .move)
        session.platter = platter
        let operation: DragOperations = tracking.operation == .move ? .move : .copy
        LocalDrop.perform(session, tracking)
        offer.finish(operation)
    }

    private func drop(_ drag: ForeignDrag, _ tracking: DropTracking) {
        guard tracking.operation.transfersData else {
            tracking.cancel()
            return drag.didPerform(nil)
        }
        let operation: DragOperations = tracking.operation == .move ? .move : .copy
        tracking.drop(nil) {}
        drag.didPerform(operation)
    }

    private func answer(_ tracking: DropTracking, to offer: any PlatformDragOffer) {
        switch tracking.operation {
        case .copy: offer.accept(.copy, preferred: .copy)
        case .move: offer.accept(.move, preferred: .move)
        case .cancel, .forbidden: offer.accept([], preferred: [])
        }
    }

    // MARK: - Keys

    func consume(_ presses: Set<UIPress>) -> Bool {
        var isConsumed = false
        for press in presses {
            guard let code = press.key?.keyCode else { continue }
            switch code {
            case .keyboardEscape where press.phase == .began: isConsumed = cancelDrag() || isConsumed
            case .keyboardLeftControl, .keyboardRightControl:
                isControlDown = press.phase == .began
                DragSession.current?.carrier?.update()
                update()
            default: break
            }
        }
        return isConsumed
    }

    private func cancelDrag() -> Bool {
        guard let session = DragSession.current else { return false }
        switch session.phase {
        case .lifted: DragStart.putBack(session)
        case .moving: session.carrier?.cancel()
        case .dropped, .ended: return false
        }
        return true
    }
}
