// SPDX-License-Identifier: MIT
internal import Foundation

/// Observations that end with the object that owns them.
///
/// They have a class of their own because a subclass with a plain `deinit` doesn't compile below an isolated one.
@MainActor
final class Observers {
    private var tokens: [any NSObjectProtocol] = []

    isolated deinit {
        removeAll()
    }

    /// Calls a handler on the main actor for each notification that is posted there.
    func observe(_ name: Notification.Name, of object: AnyObject? = nil, _ handler: @escaping @MainActor () -> Void) {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
                MainActor.assumeIsolated { handler() }
            })
    }

    func removeAll() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }
}
