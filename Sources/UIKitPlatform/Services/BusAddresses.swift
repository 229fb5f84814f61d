// SPDX-License-Identifier: MIT
internal import Foundation

/// Where the buses are; `nil` where there is none.
package struct BusAddresses: Hashable {
    package var session: String?
    package var system: String?

    /// The library would start a bus where there is none, which an application has no business to do.
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
