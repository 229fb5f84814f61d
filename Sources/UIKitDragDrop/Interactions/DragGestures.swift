// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// The gestures by which items are dragged out of a view.
@MainActor
final class DragGestures: UIGestureRecognizerDelegate {
    private unowned let interaction: UIDragInteraction
    private let pan = UIPanGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    /// The session of the gesture in progress.
    private var session: DragSession?
    /// The location in the window at which items were lifted.
    private var liftPlace = CGPoint.zero

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        pan.allowedTouchTypes = [.indirectPointer]
        pan.addTarget(self, action: DragGestures.panned)
        press.allowedTouchTypes = [.direct, .pencil]
        press.addTarget(self, action: DragGestures.pressed)
        tap.allowedTouchTypes = [.direct, .pencil]
        tap.addTarget(self, action: DragGestures.tapped)
        for recognizer in recognizers { recognizer.delegate = self }
        isEnabled = interaction.isEnabled
    }

    private var recognizers: [UIGestureRecognizer] { [pan, press, tap] }

    var isEnabled: Bool {
        get { pan.isEnabled }
        set { for recognizer in recognizers { recognizer.isEnabled = newValue } }
    }

    func attach(to view: UIView) {
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }

    func detach(from view: UIView) {
        for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
    }

    // MARK: - Decisions

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // Taps only add items to a drag in progress.
        gestureRecognizer !== tap || DragSession.current?.phase == .moving
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer !== tap else { return true }
        guard let view = interaction.view, let window = view.window else { return false }
        // The pointer would not be here while the display server carried anything: that drag was lost.
        if gestureRecognizer === pan, let lost = DragSession.current?.carrier as? PlatformDrag { lost.cancel() }
        guard !DragSession.isDragging else { return false }
        var place = gestureRecognizer.location(in: nil)
        if gestureRecognizer === pan {
            guard pan.buttonMask == .primary else { return false }
            // Items are those under the pointer when the button was pressed.
            place.x -= pan.drag.movement.x
            place.y -= pan.drag.movement.y
        }
        session = makeSession(at: place, in: window)
        return session != nil
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === tap { return true }
        guard gestureRecognizer === press, otherGestureRecognizer is UILongPressGestureRecognizer else { return false }
        // A long press may open a context menu, from which a movement continues as a drag.
        return interaction.allowsSimultaneousRecognitionDuringLift || interaction.view?.hasContextMenu == true
    }

    private func makeSession(at place: CGPoint, in window: UIWindow) -> DragSession? {
        guard let delegate = interaction.delegate else { return nil }
        // The session's location is known before it has items.
        let session = DragSession(interaction: interaction, window: window, place: place)
        let items = delegate.dragInteraction(interaction, itemsForBeginning: session)
        guard !items.isEmpty else { return nil }
        session.add(items, of: interaction)
        return session
    }

    // MARK: - Pointer

    private func panned(_ pan: UIGestureRecognizer) {
        guard let session else { return }
        switch pan.state {
        case .began:
            DragStart.lift(session, showsPreview: false)
            DragStart.begin(session, serial: pan.serial)
            follow(pan)
        case .changed: follow(pan)
        case .ended: drop(pan)
        case .cancelled: cancel()
        case .possible, .failed: break
        }
    }

    // MARK: - Finger

    private func pressed(_ press: UIGestureRecognizer) {
        guard let session else { return }
        switch press.state {
        case .began:
            liftPlace = press.location(in: nil)
            DragStart.lift(session, showsPreview: interaction.view?.hasContextMenu != true)
        case .changed where session.phase == .lifted:
            let place = press.location(in: nil)
            guard hypot(place.x - liftPlace.x, place.y - liftPlace.y) >= Theme.Gesture.panDistance else { return }
            interaction.view?.dismissContextMenus()
            DragStart.begin(session, serial: press.serial)
            follow(press)
        case .changed: follow(press)
        case .ended: drop(press)
        case .cancelled: cancel()
        case .possible, .failed: break
        }
    }

    private func tapped(_ tap: UIGestureRecognizer) {
        guard tap.state == .ended, let view = interaction.view, let delegate = interaction.delegate,
            let current = DragSession.current, current.phase == .moving
        else { return }
        let place = tap.location(in: view)
        let chosen = delegate.dragInteraction(interaction, sessionForAddingItems: [current], withTouchAt: place)
        guard chosen === current else { return }
        let items = delegate.dragInteraction(interaction, itemsForAddingTo: current, withTouchAt: place)
        let added = items.filter { !current.items.contains($0) }
        guard !added.isEmpty else { return }
        for other in current.interactions {
            other.delegate?.dragInteraction(other, session: current, willAdd: added, for: interaction)
        }
        DragStart.add(added, of: interaction, to: current)
    }

    // MARK: - Following

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let carrier = session?.carrier as? LocalDrag else { return }
        carrier.move(to: recognizer.location(in: nil))
    }

    private func drop(_ recognizer: UIGestureRecognizer) {
        guard let session else { return }
        self.session = nil
        if session.phase == .lifted { return DragStart.putBack(session) }
        guard let carrier = session.carrier as? LocalDrag else { return }
        carrier.move(to: recognizer.location(in: nil))
        carrier.drop()
    }

    /// Cancels a drag that the application itself carries.
    ///
    /// The display server cancels the touches of a drag that it has taken over.
    private func cancel() {
        guard let session else { return }
        self.session = nil
        if session.phase == .lifted { return DragStart.putBack(session) }
        (session.carrier as? LocalDrag)?.cancel()
    }
}

extension UIView {
    /// Whether a long press on the view opens a context menu.
    fileprivate var hasContextMenu: Bool {
        sequence(first: self, next: \.superview).contains { view in
            view.interactions.contains { $0 is UIContextMenuInteraction }
        }
    }

    fileprivate func dismissContextMenus() {
        for view in sequence(first: self, next: \.superview) {
            for case let interaction as UIContextMenuInteraction in view.interactions { interaction.dismissMenu() }
        }
    }
}
