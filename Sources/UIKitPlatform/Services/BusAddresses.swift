// SPDX-License-Identifier: MIT
internal import Foundation

/// The addresses of the message buses; `nil` for a bus that is not running.
package struct BusAddresses: Hashable {
    package var session: String?
    package var system: String?

    /// Reads the addresses from environment variables, because the library would start a bus that is not running.
    package init(_ variables: [String: String], systemSocket: String = "/run/dbus/system_bus_socket") {
        func address(_ name: String, socket: String?) -> String? {
            if let value = variables[name], !value.isEmpty { return value }
            guard let socket, FileManager.default.fileExists(atPath: socket) else { return nil }
            return "unix:path=\(socket)"
        }
        let folder = variables["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        session = address("DBUS_SESSION_BUS_ADDRESS", socket: folder.map { "\($0)/bus" })
        system = address("DBUS_SYSTEM_BUS_ADDRESS", socket: systemSocket)
    }
}
