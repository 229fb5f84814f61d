// SPDX-License-Identifier: MIT
internal import Foundation

/// Writes log messages.
enum LogOutput {
    static func write(_ message: String, log: OSLog, type: OSLogType) {
        guard log !== OSLog.disabled, type != .debug || isDebugging else { return }
        let source = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
        let prefix = [source.isEmpty ? nil : "[\(source)]", type.name.map { "\($0):" }].compactMap { $0 }
        FileHandle.standardError.write(Data((prefix + [message]).joined(separator: " ").appending("\n").utf8))
    }

    /// As for Apple's tools, messages for debugging are shown if the environment asks for them.
    private static let isDebugging = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil
}

/// Formats of log messages.
enum LogFormat {
    /// Returns the text of a message, without the privacy options of its format such as `{public}`.
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        guard !arguments.isEmpty else { return format.replacing("%%", with: "%") }
        return String(format: format.replacing(#/%\{[^}]*\}/#, with: "%"), arguments: arguments)
    }
}
