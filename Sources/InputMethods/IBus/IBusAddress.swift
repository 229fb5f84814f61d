// SPDX-License-Identifier: MIT
internal import Foundation

/// The address of the bus on which the IBus daemon serves a display.
struct IBusAddress: Hashable, Sendable {
    /// The value of `IBUS_ADDRESS`.
    private let address: String?
    /// The files in which the daemon writes its address, with the display's number; the first that exists counts.
    private let files: [String]

    init(_ variables: [String: String], machineFiles: [String] = ["/var/lib/dbus/machine-id", "/etc/machine-id"]) {
        func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        address = value("IBUS_ADDRESS")
        if let file = value("IBUS_ADDRESS_FILE") {
            files = [file]
            return
        }
        let configuration = value("XDG_CONFIG_HOME") ?? value("HOME").map { "\($0)/.config" }
        guard let configuration, configuration.hasPrefix("/"), let display = value("DISPLAY"),
            let name = Self.name(ofDisplay: display)
        else {
            files = []
            return
        }
        files = machineFiles.compactMap { Self.firstLine(of: $0) }.map { "\(configuration)/ibus/bus/\($0)-\(name)" }
    }

    /// Returns the address of the running daemon; `nil` if there is none.
    ///
    /// The file of a daemon that has crashed remains, and nothing listens at its address.
    func current() -> String? {
        if let address { return address }
        for file in files {
            guard let data = FileManager.default.contents(atPath: file), data.count < 10_000 else { continue }
            let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            if let line = lines.first(where: { $0.hasPrefix("IBUS_ADDRESS=") }) {
                return String(line.dropFirst("IBUS_ADDRESS=".count))
            }
        }
        return nil
    }

    /// Returns the part of the file's name for a display such as `:0.0`: its host and number.
    private static func name(ofDisplay display: String) -> String? {
        guard let colon = display.lastIndex(of: ":") else { return nil }
        let number = display[display.index(after: colon)...].prefix { $0 != "." }
        guard !number.isEmpty, number.allSatisfy(\.isNumber) else { return nil }
        let host = display[..<colon]
        guard !host.contains("/") else { return nil }
        return "\(host.isEmpty ? "unix" : String(host))-\(number)"
    }

    private static func firstLine(of file: String) -> String? {
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        let line = String(decoding: data, as: UTF8.self).prefix { !$0.isNewline }
        return line.isEmpty || line.contains("/") ? nil : String(line)
    }
}
