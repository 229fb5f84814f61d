// SPDX-License-Identifier: MIT
internal import Diagnostics

/// The named actions of a class, used by menus, key commands, and controls without a target to find methods.
///
/// A class overrides `actions` and adds to its superclass's table:
/// ```swift
/// override class var actions: ActionTable {
///     super.actions.adding("save:", Editor.save)
/// }
/// ```
/// The property is evaluated once for each class.
@preconcurrency @MainActor
public struct ActionTable {
    /// Calls a method; throws ``ActionMismatch`` if an argument has the wrong type.
    typealias Method = @MainActor (_ target: AnyObject, _ call: ActionCall) throws -> Any?

    private var entries: [Selector: Method] = [:]

    /// Creates an empty table.
    public init() {}

    /// The selectors in the table.
    public var selectors: Set<Selector> { Set(entries.keys) }

    func method(for selector: Selector) -> Method? {
        entries[selector] ?? selector.method
    }

    /// Adds a method with any parameters and result, replacing an existing entry of the same name.
    ///
    /// `perform` calls the method with the arguments of the call, and returns its result.
    public mutating func add<Target: AnyObject>(
        _ selector: Selector,
        perform: @escaping @MainActor (_ target: Target, _ call: ActionCall) throws -> Any?
    ) {
        entries[selector] = Self.method(perform)
    }

    /// Adds a method without parameters, replacing an existing entry of the same name.
    public func adding<Target: AnyObject>(
        _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> ActionTable {
        adding(selector) { (target: Target, _) in method(target)() }
    }

    /// Adds a method with a sender parameter.
    ///
    /// It isn't called for senders of another type, the first of which is logged.
    public func adding<Target: AnyObject, Sender>(
        _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) -> ActionTable {
        adding(selector) { (target: Target, call) in method(target)(try call.argument(0)) }
    }

    /// Adds a method with sender and event parameters.
    ///
    /// The event is `nil` if the action was sent programmatically.
    public func adding<Target: AnyObject, Sender>(
        _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
    ) -> ActionTable {
        adding(selector) { (target: Target, call) in method(target)(try call.argument(0), try call.argument(1)) }
    }

    private func adding<Target: AnyObject>(
        _ selector: Selector, perform: @escaping @MainActor (Target, ActionCall) throws -> Void
    ) -> ActionTable {
        var copy = self
        copy.add(selector) { (target: Target, call) in
            try perform(target, call)
            return nil
        }
        return copy
    }

    nonisolated static func method<Target: AnyObject>(
        _ perform: @escaping @MainActor (Target, ActionCall) throws -> Any?
    ) -> Method {
        { target, call in
            guard let target = target as? Target else { return nil }
            return try perform(target, call)
        }
    }
}

/// An object that performs actions by name, such as any `UIResponder`.
///
/// Adopting it doesn't isolate a class to the main actor.
public protocol ActionTarget: AnyObject {
    /// The actions of this class, including those of its superclass.
    @preconcurrency @MainActor static var actions: ActionTable { get }
}

@MainActor
extension ActionTarget {
    /// Returns whether this class has a method for `selector`.
    public func responds(to selector: Selector) -> Bool {
        ActionTables.table(of: type(of: self)).method(for: selector) != nil
    }

    /// Calls the method for `selector`.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public func perform(_ selector: Selector, with sender: Any?, for event: UIEvent? = nil) -> Bool {
        perform(selector, call: ActionCall(arguments: [sender, event])) != nil
    }

    /// Calls the method for `selector`.
    ///
    /// A call with an argument of the wrong type is logged, and has no result.
    /// - Returns: The method's result, or `nil` if there is no method.
    package func perform(_ selector: Selector, call: ActionCall) -> Any?? {
        guard let method = ActionTables.table(of: type(of: self)).method(for: selector) else { return nil }
        do {
            return .some(try method(self, call))
        } catch let mismatch as ActionMismatch {
            SenderMismatch.report(selector, of: self, accepting: mismatch.accepted, sender: mismatch.value)
        } catch {
            Log.misuse("The action \"\(selector.name)\" of \(type(of: self)) failed: \(error)")
        }
        return .some(nil)
    }
}
