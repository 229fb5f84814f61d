// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import UIKitCore

/// The steps by which a drag begins.
@MainActor
enum DragStart {
    /// Lifts the items of a session, and shows their previews unless the pointer moves them at once.
    static func lift(_ session: DragSession, showsPreview: Bool) {
        DragSession.current = session
        addPreviews(of: session.items, to: session)
        if let first = session.items.first.flatMap({ session.previews[$0] }), let window = session.window,
            first.view.window === window
        {
            let frame = first.frameInWindow
            session.grip = CGPoint(x: session.place.x - frame.midX, y: session.place.y - frame.midY)
        }
        let animator = DragAnimator()
        session.liftAnimator = animator
        let interaction = session.interaction
        interaction.delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        var platter: DragPlatter?
        if showsPreview, let window = session.window {
            let new = DragPlatter(of: session, over: window)
            window.addSubview(new)
            session.platter = new
            platter = new
        }
        UIView.animate(
            withDuration: Theme.DragDrop.liftDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
        ) {
            platter?.lift()
            animator.animate()
        }
    }

    /// Begins to move lifted items.
    ///
    /// The display server carries them if it has sent the press with a serial; otherwise the application does, within
    /// its window.
    static func begin(_ session: DragSession, serial: UInt32) {
        guard session.phase == .lifted, let window = session.window else { return }
        session.phase = .moving
        let interaction = session.interaction
        let delegate = interaction.delegate
        session.allowsMoveOperation =
            delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
        session.isRestrictedToDraggingApplication =
            delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session) ?? false
        let keepsSize = delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: session) ?? false
        delegate?.dragInteraction(interaction, sessionWillBegin: session)
        session.liftAnimator?.complete(.end)
        session.liftAnimator = nil
        if serial != 0, begin(session, in: window, serial: serial, keepsSize: keepsSize) { return }
        let platter = session.platter ?? DragPlatter(of: session, over: window)
        if platter.superview == nil { window.addSubview(platter) }
        session.platter = platter
        session.carrier = LocalDrag(session, in: window)
        platter.gather(for: session, keepsSize: keepsSize)
    }

    private static func begin(
        _ session: DragSession, in window: UIWindow, serial: UInt32, keepsSize: Bool
    ) -> Bool {
        do {
            session.carrier = try PlatformDrag(session, in: window, serial: serial, keepsSize: keepsSize)
            session.platter?.removeFromSuperview()
            session.platter = nil
            return true
        } catch {
            Log.error("Items can only be dragged within the window. \(error)")
            return false
        }
    }

    /// Puts items back that were lifted but not moved.
    static func putBack(_ session: DragSession) {
        guard session.phase == .lifted else { return }
        session.phase = .ended
        if DragSession.current === session { DragSession.current = nil }
        let animator = session.liftAnimator
        session.liftAnimator = nil
        guard let platter = session.platter else {
            animator?.complete(.start)
            return
        }
        session.platter = nil
        platter.settle(session.previews, keepsPlace: true, animations: {}) { animator?.complete(.start) }
    }

    /// Adds items to a drag in progress.
    static func add(_ items: [UIDragItem], of interaction: UIDragInteraction, to session: DragSession) {
        session.add(items, of: interaction)
        addPreviews(of: items, to: session)
        session.platter?.add(items, of: session)
        session.carrier?.update()
    }

    private static func addPreviews(of items: [UIDragItem], to session: DragSession) {
        for item in items {
            let owner = session.owner(of: item)
            session.previews[item] = owner.delegate?.dragInteraction(owner, previewForLifting: item, session: session)
        }
    }
}
