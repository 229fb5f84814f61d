// SPDX-License-Identifier: MIT
import AccessibilityTree

/// Collects the changes of a tree.
@MainActor
final class Observer: AccessibilityObserver {
    private(set) var batches: [[AccessibilityChange]] = []
    var changes: [AccessibilityChange] { batches.flatMap(\.self) }
    var onChange: (() -> Void)?

    func accessibilityChanged(_ changes: [AccessibilityChange]) {
        batches.append(changes)
        onChange?()
    }

    func clear() { batches = [] }
}
