// SPDX-License-Identifier: MIT

/// The importance of a log message, in ascending order.
public enum LogLevel: Int, Comparable, CaseIterable, Sendable {
    /// Details for finding a fault in the toolkit.
    case debug
    /// An ordinary event, such as a connection to a display server.
    case info
    /// A call that makes no sense and was ignored or corrected. The application should be changed.
    case warning
    /// A request that the environment did not carry out, or data that could not be read.
    case error

    public static func < (first: LogLevel, second: LogLevel) -> Bool {
        first.rawValue < second.rawValue
    }
}
