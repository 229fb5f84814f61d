// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// Methods by which a module above this one responds to drags over the application's windows.
///
/// Locations are in window coordinates.
@MainActor
package protocol DropReceiver: AnyObject {
    func window(_ window: UIWindow, dragDidEnter offer: any PlatformDragOffer, at location: CGPoint)
    func window(_ window: UIWindow, dragDidMove offer: any PlatformDragOffer, to location: CGPoint)
    /// Called when the drag leaves the window or is canceled.
    func window(_ window: UIWindow, dragDidLeave offer: any PlatformDragOffer)
    /// Called when content is dropped. The receiver calls the offer's `finish(_:)`.
    func window(_ window: UIWindow, didDrop offer: any PlatformDragOffer, at location: CGPoint)
    /// Called before key presses are delivered; returns whether a drag in progress uses them.
    func consume(_ presses: Set<UIPress>) -> Bool
}

/// Converts the drags over a window's surface to those over its content, and passes them on.
@MainActor
package final class WindowDrops: PlatformDropDelegate {
    /// The object that responds to drags; `nil` (the default) until the application uses drag and drop.
    ///
    /// Without one, windows don't accept drops. It must outlive the application's windows.
    package static var receiver: (any DropReceiver)? {
        didSet {
            // A drag may already be over a window, and enters it at once: not while the caller is being set up.
            if receiver != nil { UIApplication.afterInput { acceptDrops() } }
        }
    }

    /// Receives drags over all windows and popups.
    private static func acceptDrops() {
        for window in UIApplication.running?.windows ?? [] { window.host?.acceptDrops() }
        for popup in UIApplication.running?.popups.popups ?? [] { (popup.surface as? PopupHost)?.acceptDrops() }
    }

    private weak var window: UIWindow?
    /// Returns the origin of the window's content on the surface.
    private let origin: @MainActor () -> CGPoint

    init(window: UIWindow?, origin: @escaping @MainActor () -> CGPoint) {
        self.window = window
        self.origin = origin
    }

    /// Returns the window or popup at a location on the surface.
    ///
    /// Popups are searched by position: embedded ones have no surface, and some display servers report a drag over a
    /// popup to its window.
    private func content(_ location: CGPoint) -> (window: UIWindow, location: CGPoint, receiver: any DropReceiver)? {
        guard let window, let receiver = Self.receiver else { return nil }
        let origin = origin()
        var inContent = CGPoint(x: location.x - origin.x, y: location.y - origin.y)
        if !inContent.isFinite { inContent = .zero }
        guard let popups = UIApplication.running?.popups, let popup = popups.popup(at: inContent, of: window) else {
            return (window, inContent, receiver)
        }
        return (popup, popups.point(inContent, of: window, in: popup), receiver)
    }

    package func window(
        _ window: any PlatformWindow, dragDidEnter offer: any PlatformDragOffer, at location: CGPoint
    ) {
        guard let content = content(location) else { return }
        content.receiver.window(content.window, dragDidEnter: offer, at: content.location)
    }

    package func window(
        _ window: any PlatformWindow, dragDidMove offer: any PlatformDragOffer, to location: CGPoint
    ) {
        guard let content = content(location) else { return }
        content.receiver.window(content.window, dragDidMove: offer, to: content.location)
    }

    package func window(_ window: any PlatformWindow, dragDidLeave offer: any PlatformDragOffer) {
        guard let content = content(.zero) else { return }
        content.receiver.window(content.window, dragDidLeave: offer)
    }

    package func window(_ window: any PlatformWindow, didDrop offer: any PlatformDragOffer, at location: CGPoint) {
        guard let content = content(location) else { return offer.finish(nil) }
        content.receiver.window(content.window, didDrop: offer, at: content.location)
    }
}

extension UIWindow {
    /// Starts a drag that the display server continues, also over other applications.
    ///
    /// - Throws: `OperationError.unavailable` for a window that isn't shown, and the errors of
    ///   `PlatformWindow.beginDrag(_:progress:)`.
    package func beginDrag(
        _ attributes: DragAttributes, progress: @escaping (DragProgress) -> Void
    ) throws(OperationError) {
        guard let host = rootWindow.host else {
            throw .unavailable(operation: "Dragging content", reason: "the window has no surface")
        }
        try host.platform.beginDrag(attributes, progress: progress)
        // The display server follows the pointer or finger from now on, and need not report its release.
        surface?.input.cancelTouches()
    }

    /// Cancels the drag that began in the window.
    package func cancelDrag() {
        rootWindow.host?.platform.cancelDrag()
    }

    /// The modifier keys that were pressed at the window's last input event.
    package var modifiers: UIKeyModifierFlags { surface?.input.modifiers ?? [] }
}
