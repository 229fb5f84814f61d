// SPDX-License-Identifier: MIT
import UIKit

/// A window that lets one object see every event before the views do.
final class GalleryWindow: UIWindow {
    weak var eventObserver: (any EventObserver)?

    override func sendEvent(_ event: UIEvent) {
        eventObserver?.window(self, willSend: event)
        super.sendEvent(event)
    }
}

/// Sees a window's events on their way to the views.
@MainActor
protocol EventObserver: AnyObject {
    func window(_ window: UIWindow, willSend event: UIEvent)
}
