// SPDX-License-Identifier: MIT

/// The name of an action, looked up in the target's `actions` table when the action is sent.
///
/// > Note: Differs from UIKit: without an Objective-C runtime, a class declares its actions (see ``ActionTable``). Most
/// > code passes the method itself: `addTarget(self, action: Editor.save, for: …)`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, such as `"save:"`.
    public let name: String

    /// The method to call on targets whose class doesn't list the name.
    let method: ActionTable.Method?

    /// Creates a selector from a name.
    public init(_ name: String) {
        self.name = name
        method = nil
    }

    /// Creates a selector that carries its method, for methods in extensions of classes of other modules.
    ///
    /// An entry of the same name in the target's `actions` takes precedence. Selectors are equal if their names are.
    public init<Target: AnyObject>(
        _ name: String, method: @escaping @MainActor (_ target: Target, _ call: ActionCall) throws -> Any?
    ) {
        self.name = name
        self.method = ActionTable.method(method)
    }

    /// Creates a selector from a string literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Calls the method that the selector carries.
    ///
    /// - Returns: The method's result, or `nil` if the selector carries none.
    @MainActor
    package func performCarried(on target: AnyObject, call: ActionCall) -> Any?? {
        guard let method else { return nil }
        return .some((try? method(target, call)) ?? nil)
    }

    public var description: String { name }

    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
