// SPDX-License-Identifier: MIT
internal import Foundation
package import Windowing

/// A saved state of the screens that can be restored.
package struct Restoration: Hashable, Sendable {
    package let heads: [ScreenHead]

    /// The maximum number of attempts, because other tools and cables can change the screens concurrently.
    private static let tries = 3

    package init(_ heads: [ScreenHead]) {
        self.heads = heads
    }

    /// Returns the changes from `current` to the saved state.
    ///
    /// Disconnected and new screens are ignored.
    package func changes(from current: [ScreenHead]) -> [ScreenChange] {
        heads.compactMap { old in
            guard let now = current.first(where: { $0.screen.name == old.screen.name }) else { return nil }
            return Self.change(from: now, to: old)
        }
    }

    private static func change(from now: ScreenHead, to old: ScreenHead) -> ScreenChange? {
        var change = ScreenChange(name: old.screen.name)
        if now.isEnabled != old.isEnabled { change.isEnabled = old.isEnabled }
        if old.isEnabled {
            // A screen that was turned off needs all its settings again.
            let isNew = !now.isEnabled
            if let mode = old.screen.currentMode, isNew || now.screen.currentMode.map(mode.isSame) != true {
                change.mode = mode
            }
            if isNew || abs(now.screen.scale - old.screen.scale) > 0.001 { change.scale = old.screen.scale }
            if isNew || now.screen.transform != old.screen.transform { change.transform = old.screen.transform }
            if isNew || now.screen.frame.origin != old.screen.frame.origin {
                change.position = old.screen.frame.origin
            }
        }
        return change == ScreenChange(name: change.name) ? nil : change
    }

    /// Restores everything that differs.
    ///
    /// - Throws: The errors of `ScreenConfigurator.apply(_:)`; `outdated` only if the screens keep changing.
    @MainActor
    package func restore(by configurator: any ScreenConfigurator) async throws(ScreenConfigurationError) {
        for attempt in 1...Self.tries {
            let changes = changes(from: configurator.heads)
            guard !changes.isEmpty else { return }
            do throws(ScreenConfigurationError) {
                return try await configurator.apply(changes)
            } catch {
                guard case .outdated = error, attempt < Self.tries else { throw error }
            }
        }
    }
}
