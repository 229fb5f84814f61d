// SPDX-License-Identifier: MIT

/// The name of an action, looked up in the target's `actions` table when the action is sent.
///
/// > Note: Differs from UIKit: without an Objective-C runtime, a class declares its actions (see ``ActionTable``). Most
/// > code passes the method itself: `addTarget(self, action: Editor.save, for: …)`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, such as `"save:"`.
    public let name: String

    /// Creates a selector from a name.
    public init(_ name: String) {
        self.name = name
    }

    /// Creates a selector from a string literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    public var description: String { name }
}
