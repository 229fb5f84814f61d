// SPDX-License-Identifier: MIT

/// A setting, such as an environment variable, whose text cannot be used.
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
    public var name: String
    public var value: String
    /// A description of the texts that would be accepted.
    public var expected: String

    public init(name: String, value: String, expected: String) {
        self.name = name
        self.value = value
        self.expected = expected
    }

    public var description: String { "\(name) is \"\(value)\"; expected \(expected)." }
}
