// SPDX-License-Identifier: MIT
internal import UIKitCore

/// Reports the geometry of views to its observers: `frame`, `bounds`, `center`, and of a scroll view `contentOffset` and
/// `contentSize`.
@MainActor
final class ViewObserver: PropertyChangeObserver {
    func willChange(_ object: AnyObject, _ key: String) {
        for observation in ObservationRegistry.observations(of: object, key: key) { observation.willChange() }
    }

    func didChange(_ object: AnyObject, _ key: String) {
        for observation in ObservationRegistry.observations(of: object, key: key) { observation.didChange() }
    }

    /// Begins to receive the changes of all views.
    nonisolated static func install() {
        // Views are observed on the main actor, which needn't be on the process's first thread.
        Isolation.assume {
            if UIView.propertyObserver == nil { UIView.propertyObserver = ViewObserver() }
        }
    }
}
