// SPDX-License-Identifier: MIT

/// A log of a subsystem and category, which writes to standard error.
public struct Logger: Sendable {
    private let log: OSLog

    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    public init(_ log: OSLog) {
        self.log = log
    }

    public init() {
        log = .default
    }

    public func log(level: OSLogType = .default, _ message: OSLogMessage) { write(message, level) }

    public func trace(_ message: OSLogMessage) { write(message, .debug) }

    public func debug(_ message: OSLogMessage) { write(message, .debug) }

    public func info(_ message: OSLogMessage) { write(message, .info) }

    public func notice(_ message: OSLogMessage) { write(message, .default) }

    public func warning(_ message: OSLogMessage) { write(message, .error) }

    public func error(_ message: OSLogMessage) { write(message, .error) }

    public func critical(_ message: OSLogMessage) { write(message, .fault) }

    public func fault(_ message: OSLogMessage) { write(message, .fault) }

    private func write(_ message: OSLogMessage, _ type: OSLogType) {
        LogOutput.write(message.text, log: log, type: type)
    }
}
