// SPDX-License-Identifier: MIT

/// A category of log messages.
public final class OSLog: Sendable {
    /// The application or module that logs, as a reversed domain name.
    public let subsystem: String
    public let category: String

    /// The category of messages without one.
    public static let `default` = OSLog(subsystem: "", category: "")

    /// A category whose messages are discarded.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }
}

/// The importance of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)

    var name: String? {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .error: "error"
        case .fault: "fault"
        default: nil
        }
    }
}

/// Writes a message to standard error.
///
/// The message is a format of `String(format:)`, in which `%{public}@` and the like are allowed.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    LogOutput.write(LogFormat.text("\(message)", arguments), log: log, type: type)
}

/// Writes a message of an importance to standard error.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ arguments: any CVarArg...
) {
    LogOutput.write(LogFormat.text("\(message)", arguments), log: log, type: type)
}
