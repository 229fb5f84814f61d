// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

/// The changes of a data source's view, made one after another.
///
/// A view that is asking for cells cannot be changed; a change that a cell provider makes is made afterward.
@MainActor
package final class ChangeQueue {
    private var waiting: [() -> Void] = []
    private var isRunning = false
    private let isViewBusy: () -> Bool

    /// Creates a queue for a view that cannot be changed while `isViewBusy` returns `true`.
    package init(isViewBusy: @escaping () -> Bool) {
        self.isViewBusy = isViewBusy
    }

    /// Makes a change after all earlier ones; at once if there are none.
    package func add(_ change: @escaping () -> Void) {
        waiting.append(change)
        guard !isRunning else { return }
        guard !isViewBusy() else { return MainQueue.async { [self] in run() } }
        run()
    }

    private func run() {
        guard !isRunning, !isViewBusy() else { return }
        isRunning = true
        defer { isRunning = false }
        while !waiting.isEmpty { waiting.removeFirst()() }
    }
}
