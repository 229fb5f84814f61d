// SPDX-License-Identifier: MIT
package import Windowing

/// All screens of a desktop at one moment, and the way to change them.
package struct Survey: Hashable, Sendable {
    /// The backend: "wayland", "x11" or "headless".
    package var desktop: String
    /// The interface by which the screens can be changed; `nil` where there is none.
    package var route: String?
    /// The interfaces that were looked for in vain; empty where one serves.
    package var missing: [ScreenConfiguration.MissingRoute]
    /// Outputs that are switched off are here only where the route tells of them.
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

    /// What the route tells, unless windows can be seen to the contrary: sway 1.7 calls outputs without a device off.
    private static func corrected(_ head: ScreenHead, seen: ScreenDescription?) -> ScreenHead {
        guard !head.isEnabled, let seen, !head.screen.modes.contains(where: { !$0.size.isEmpty }) else { return head }
        return ScreenHead(screen: seen, isEnabled: true, serialNumber: head.serialNumber)
    }

    /// The configurator of `system`.
    ///
    /// - Throws: `ScreenModesError.noRoute` with every interface that was looked for.
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
