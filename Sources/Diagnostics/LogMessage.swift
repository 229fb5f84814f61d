// SPDX-License-Identifier: MIT

/// A sentence that the toolkit has for developers, with its level and origin.
public struct LogMessage: Hashable, Sendable {
    /// The importance, which `ToolkitLog.minimumLevel` filters by.
    public var level: LogLevel
    /// One or more sentences without a line break at the end.
    public var text: String
    /// The module that the message comes from, such as `UIKitCore` or `WindowingWayland`.
    public var module: String

    /// Creates a message, for tests of an application's log handler.
    public init(level: LogLevel, text: String, module: String) {
        self.level = level
        self.text = text
        self.module = module
    }
}
