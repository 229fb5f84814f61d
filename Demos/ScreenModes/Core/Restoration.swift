// SPDX-License-Identifier: MIT
internal import Foundation
package import Windowing

/// The screens as they were, and the way back to that.
package struct Restoration: Hashable, Sendable {
    package let heads: [ScreenHead]

    /// The desktop may change the screens under our hands (another tool, a cable); after so many tries it is left to others.
    private static let tries = 3

    package init(_ heads: [ScreenHead]) {
        self.heads = heads
    }

    /// What has to change for `current` to be as it was; screens that are gone, and those that are new, are left alone.
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
            // All that was switched off must be told anew.
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

    /// Brings everything back that differs; does nothing if nothing does.
    ///
    /// - Throws: as `ScreenConfigurator.apply(_:)`; `outdated` only if the screens do not come to rest.
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
