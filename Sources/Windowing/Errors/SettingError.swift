// SPDX-License-Identifier: MIT

/// An invalid setting, such as an environment variable.
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the setting.
    public var name: String
    /// The value of the setting.
    public var value: String
    /// A description of the accepted values.
    public var expected: String

    /// Creates an error.
    public init(name: String, value: String, expected: String) {
        self.name = name
        self.value = value
        self.expected = expected
    }

    /// A message for the log.
    public var description: String { "\(name) is \"\(value)\"; expected \(expected)." }
}
