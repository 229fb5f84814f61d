// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation
package import Windowing

/// Access to the display server for a program that is not an application.
@MainActor
package enum Desktop {
    /// Connects like `UIApplicationMain`: to the display named by `SHOJI_DISPLAY`, or to the first available one.
    ///
    /// The caller must flush the connection after each request.
    package static func connect() throws -> any WindowSystem {
        Signals.ignoreBrokenPipes()
        return try Backend.connect(try ApplicationEnvironment(ProcessInfo.processInfo.environment))
    }

    /// Looks for screen configuration services on the session bus, and installs one in `system`.
    package static func findScreenRoutes(for system: any WindowSystem) async {
        let addresses = BusAddresses(ProcessInfo.processInfo.environment)
        guard system.name != "headless", system.externalConfigurator == nil, let address = addresses.session else {
            return
        }
        let found = await MutterScreenConfigurator.find(on: DesktopBus(address: address))
        // A concurrent call may have found one in the meantime.
        system.externalConfigurator = system.externalConfigurator ?? found
    }
}
