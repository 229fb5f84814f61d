// SPDX-License-Identifier: MIT
package import Foundation

/// Counts notifications during its lifetime.
@MainActor
package final class NotificationLog {
    package private(set) var count = 0
    private var token: (any NSObjectProtocol)?

    package init(_ name: Notification.Name, object: Any? = nil) {
        token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.count += 1 }
        }
    }

    isolated deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}
