// SPDX-License-Identifier: MIT

/// The name of an action, looked up in the target's `actions` table when the action is sent.
///
/// > Note: Differs from UIKit: there is no Objective-C runtime to ask, so a class says which names it answers
/// > (see ``ActionTable``). Everyday code passes the method itself: `addTarget(self, action: Editor.save, for: …)`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public var description: String { name }
}
