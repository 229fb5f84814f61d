// SPDX-License-Identifier: MIT
import UIKit

/// A window that passes every event to an observer before the views.
final class GalleryWindow: UIWindow {
    weak var eventObserver: (any EventObserver)?

    override func sendEvent(_ event: UIEvent) {
        eventObserver?.window(self, willSend: event)
        super.sendEvent(event)
    }
}

/// Observes a window's events before they are delivered to the views.
@MainActor
protocol EventObserver: AnyObject {
    func window(_ window: UIWindow, willSend event: UIEvent)
}
