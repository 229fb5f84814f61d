// SPDX-License-Identifier: MIT
internal import CWayland
internal import Diagnostics
internal import Synchronization

/// libwayland's log, which is the only source of a protocol error's message.
enum LibwaylandLog {
    private static let lastProtocolError = Mutex<String>("")

    private static let installed: Void = unsafe shoji_wayland_set_log { text in
        guard let text = unsafe text else { return }
        let line = unsafe String(cString: text)
        if line.contains(": error ") { lastProtocolError.withLock { $0 = line } }
        Log.error(line.last == "\n" ? String(line.dropLast()) : line)
    }

    /// Installs the log handler once per process; each line is passed on to the toolkit's log.
    static func install() {
        installed
    }

    /// Returns the compositor's message for an error on that object, or an empty string if none was logged.
    ///
    /// The line's format is `wl_surface@3: error 1: message`.
    static func protocolErrorMessage(interface: String, id: UInt32) -> String {
        let line = lastProtocolError.withLock { $0 }
        guard line.hasPrefix("\(interface)@\(id): error "), let start = line.firstRange(of: ": error ") else {
            return ""
        }
        let rest = line[start.upperBound...]
        guard let words = rest.firstRange(of: ": ") else { return "" }
        let message = rest[words.upperBound...]
        return String(message.last == "\n" ? message.dropLast() : message)
    }
}
