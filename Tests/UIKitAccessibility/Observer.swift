// SPDX-License-Identifier: MIT
import AccessibilityTree

/// Collects the changes of a tree, and reports the end of announcements as a screen reader does.
@MainActor
final class Observer: AccessibilityObserver {
    private(set) var batches: [[AccessibilityChange]] = []
    var changes: [AccessibilityChange] { batches.flatMap(\.self) }
    weak var provider: (any AccessibilityProvider)?

    /// Begins to observe a tree.
    init(_ provider: any AccessibilityProvider) {
        self.provider = provider
        provider.observer = self
    }

    func accessibilityChanged(_ changes: [AccessibilityChange]) {
        batches.append(changes)
        for case .announcement(_, let text, _) in changes { provider?.announcementDidFinish(text, success: true) }
    }

    func clear() { batches = [] }
}
