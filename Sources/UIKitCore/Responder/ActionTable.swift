// SPDX-License-Identifier: MIT

/// The named actions of a class, used by menus, key commands, and controls without a target to find methods.
///
/// A class overrides `actions` and adds to its superclass's table:
/// ```swift
/// override class var actions: ActionTable {
///     super.actions.adding("save:", Editor.save)
/// }
/// ```
/// The property is evaluated once for each class.
@MainActor
public struct ActionTable {
    typealias Action = @MainActor (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Void

    private var entries: [Selector: Action] = [:]

    /// Creates an empty table.
    public init() {}

    /// The selectors in the table.
    public var selectors: Set<Selector> { Set(entries.keys) }

    func action(for selector: Selector) -> Action? {
        entries[selector]
    }

    /// Adds a method without parameters, replacing an existing entry of the same name.
    public func adding<Target: AnyObject>(
        _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> ActionTable {
        adding(selector) { target, _, _ in
            guard let target = target as? Target else { return }
            method(target)()
        }
    }

    /// Adds a method with a sender parameter.
    ///
    /// It isn't called for senders of another type, the first of which is logged.
    public func adding<Target: AnyObject, Sender>(
        _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) -> ActionTable {
        adding(selector) { target, sender, _ in
            guard let target = target as? Target else { return }
            guard let sender = sender as? Sender else {
                return SenderMismatch.report(selector, of: target, accepting: Sender.self, sender: sender)
            }
            method(target)(sender)
        }
    }

    /// Adds a method with sender and event parameters.
    ///
    /// The event is `nil` if the action was sent programmatically.
    public func adding<Target: AnyObject, Sender>(
        _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
    ) -> ActionTable {
        adding(selector) { target, sender, event in
            guard let target = target as? Target else { return }
            guard let sender = sender as? Sender else {
                return SenderMismatch.report(selector, of: target, accepting: Sender.self, sender: sender)
            }
            method(target)(sender, event)
        }
    }

    private func adding(_ selector: Selector, action: @escaping Action) -> ActionTable {
        var copy = self
        copy.entries[selector] = action
        return copy
    }
}

/// An object that performs actions by name, such as any `UIResponder`.
@MainActor
public protocol ActionTarget: AnyObject {
    /// The actions of this class, including those of its superclass.
    static var actions: ActionTable { get }
}

extension ActionTarget {
    /// Returns whether this class has a method for `selector`.
    public func responds(to selector: Selector) -> Bool {
        ActionTables.table(of: type(of: self)).action(for: selector) != nil
    }

    /// Calls the method for `selector`.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public func perform(_ selector: Selector, with sender: Any?, for event: UIEvent? = nil) -> Bool {
        guard let action = ActionTables.table(of: type(of: self)).action(for: selector) else { return false }
        action(self, sender, event)
        return true
    }
}
