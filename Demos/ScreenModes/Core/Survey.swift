// SPDX-License-Identifier: MIT
package import Windowing

/// The current screens of a desktop, and the interface that can change them.
package struct Survey: Hashable, Sendable {
    /// The backend: "wayland", "x11" or "headless".
    package var desktop: String
    /// The interface that can change the screens; `nil` if there is none.
    package var route: String?
    /// The interfaces that are missing; empty if one is available.
    package var missing: [ScreenConfiguration.MissingRoute]
    /// The outputs.
    ///
    /// Outputs that are off are included only if the interface reports them.
    package var heads: [ScreenHead]

    package init(
        desktop: String, route: String? = nil, missing: [ScreenConfiguration.MissingRoute] = [], heads: [ScreenHead]
    ) {
        self.desktop = desktop
        self.route = route
        self.missing = missing
        self.heads = heads
    }

    @MainActor
    package init(of system: any WindowSystem) {
        switch system.screenConfiguration {
        case .available(let configurator):
            let seen = Dictionary(system.screens.map { ($0.description.name, $0.description) }) { first, _ in first }
            self.init(
                desktop: system.name, route: configurator.route,
                heads: configurator.heads.map { Self.corrected($0, seen: seen[$0.screen.name]) })
        case .unavailable(let missing):
            self.init(
                desktop: system.name, missing: missing,
                heads: system.screens.map { ScreenHead(screen: $0.description, isEnabled: true) })
        }
    }

    /// Corrects the reported state by that of the screens: sway 1.7 reports outputs without a device as off.
    private static func corrected(_ head: ScreenHead, seen: ScreenDescription?) -> ScreenHead {
        guard !head.isEnabled, let seen, !head.screen.modes.contains(where: { !$0.size.isEmpty }) else { return head }
        return ScreenHead(screen: seen, isEnabled: true, serialNumber: head.serialNumber)
    }

    /// The configurator of `system`.
    ///
    /// - Throws: `ScreenModesError.noRoute` with all missing interfaces.
    @MainActor
    package static func configurator(
        of system: any WindowSystem
    ) throws(ScreenModesError) -> any ScreenConfigurator {
        switch system.screenConfiguration {
        case .available(let configurator): return configurator
        case .unavailable(let missing): throw .noRoute(desktop: system.name, missing: missing)
        }
    }
}
