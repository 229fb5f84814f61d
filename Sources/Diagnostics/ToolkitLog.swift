// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization

/// The destination of the toolkit's log messages.
///
/// Unless an application sets a handler, messages of the level `warning` and above are written to standard error, one
/// line each.
public enum ToolkitLog {
    private struct Destination {
        var minimumLevel = LogLevel.warning
        var handler: (@Sendable (LogMessage) -> Void)?
    }

    private static let destination = Mutex(Destination())

    /// The least important level that is logged; `warning` by default.
    ///
    /// Messages below it are not composed at all.
    public static var minimumLevel: LogLevel {
        get { destination.withLock { $0.minimumLevel } }
        set { destination.withLock { $0.minimumLevel = newValue } }
    }

    /// Passes log messages to `handler` instead of standard error; `nil` restores standard error.
    ///
    /// The handler is called on the thread that logs, which is not always the main thread, and several threads may call
    /// it at the same time.
    public static func setHandler(_ handler: (@Sendable (LogMessage) -> Void)?) {
        destination.withLock { $0.handler = handler }
    }

    static func write(_ level: LogLevel, _ text: () -> String, fileID: String) {
        let destination = destination.withLock { $0 }
        let handler = Log.taskHandler ?? destination.handler
        guard Log.taskHandler != nil || level >= destination.minimumLevel else { return }
        let module = fileID.prefix { $0 != "/" }
        let message = LogMessage(level: level, text: text(), module: String(module))
        if let handler { return handler(message) }
        // A closed standard error is no reason to end the process.
        try? FileHandle.standardError.write(contentsOf: Data("shoji: \(message.text)\n".utf8))
    }
}
