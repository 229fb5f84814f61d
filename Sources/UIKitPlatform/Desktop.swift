// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation
package import Windowing

/// The desktop, for a program that talks to it without being an application.
@MainActor
package enum Desktop {
    /// Connects as `UIApplicationMain` would: where `SHOJI_DISPLAY` says, else to the first display that there is.
    ///
    /// The caller flushes the connection after it has asked for something, as nobody else does.
    package static func connect() throws(WindowingError) -> any WindowSystem {
        Signals.ignoreBrokenPipes()
        return try Backend.connect(try ApplicationEnvironment(ProcessInfo.processInfo.environment))
    }

    /// Looks for ways to change the screens that the desktop has on its message bus, and gives them to `system`.
    package static func findScreenRoutes(for system: any WindowSystem) async {
        let addresses = BusAddresses(ProcessInfo.processInfo.environment)
        guard system.name != "headless", system.externalConfigurator == nil, let address = addresses.session else {
            return
        }
        let found = await MutterScreenConfigurator.find(on: DesktopBus(address: address))
        // Another look may have found it meanwhile.
        system.externalConfigurator = system.externalConfigurator ?? found
    }
}
