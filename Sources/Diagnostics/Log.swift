// SPDX-License-Identifier: MIT

/// Writes the toolkit's own messages to its log.
package enum Log {
    /// Receives the messages of the current task instead of the process's handler, whatever their level.
    @TaskLocal static var taskHandler: (@Sendable (LogMessage) -> Void)?

    package static func debug(_ text: @autoclosure () -> String, fileID: String = #fileID) {
        ToolkitLog.write(.debug, text, fileID: fileID)
    }

    package static func info(_ text: @autoclosure () -> String, fileID: String = #fileID) {
        ToolkitLog.write(.info, text, fileID: fileID)
    }

    /// Reports a call that makes no sense and is ignored or corrected; the text says which and why.
    package static func misuse(_ text: @autoclosure () -> String, fileID: String = #fileID) {
        ToolkitLog.write(.warning, text, fileID: fileID)
    }

    /// Reports a request that the environment did not carry out, or data that could not be read.
    package static func error(_ text: @autoclosure () -> String, fileID: String = #fileID) {
        ToolkitLog.write(.error, text, fileID: fileID)
    }
}
