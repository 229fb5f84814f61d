// SPDX-License-Identifier: MIT

/// The actions that a class answers by name: menus, key commands and nil-targeted controls find their methods here.
///
/// A class overrides `actions` and adds to its superclass's table:
/// ```swift
/// override class var actions: ActionTable {
///     super.actions.adding("save:", Editor.save)
/// }
/// ```
@MainActor
public struct ActionTable {
    typealias Action = @MainActor (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Void

    private var entries: [Selector: Action] = [:]

    public init() {}

    /// The names that have a method.
    public var selectors: Set<Selector> { Set(entries.keys) }

    func action(for selector: Selector) -> Action? {
        entries[selector]
    }

    /// Adds a method that takes neither sender nor event; a name that is there already is replaced.
    public func adding<Target: AnyObject>(
        _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> ActionTable {
        adding(selector) { target, _, _ in
            guard let target = target as? Target else { return }
            method(target)()
        }
    }

    /// Adds a method that takes the sender; it is not called for a sender of another type.
    public func adding<Target: AnyObject, Sender>(
        _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) -> ActionTable {
        adding(selector) { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return }
            method(target)(sender)
        }
    }

    /// Adds a method that takes the sender and the event behind it, which is `nil` when a program sent the action.
    public func adding<Target: AnyObject, Sender>(
        _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
    ) -> ActionTable {
        adding(selector) { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender else { return }
            method(target)(sender, event)
        }
    }

    private func adding(_ selector: Selector, action: @escaping Action) -> ActionTable {
        var copy = self
        copy.entries[selector] = action
        return copy
    }
}

/// Anything that answers actions by name; `UIResponder` does.
@MainActor
public protocol ActionTarget: AnyObject {
    /// The actions of this class, those of its superclass included.
    static var actions: ActionTable { get }
}

extension ActionTarget {
    /// Whether `selector` has a method in this class.
    public func responds(to selector: Selector) -> Bool {
        type(of: self).actions.action(for: selector) != nil
    }

    /// Calls the method that `selector` names.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    public func perform(_ selector: Selector, with sender: Any?, for event: UIEvent? = nil) -> Bool {
        guard let action = type(of: self).actions.action(for: selector) else { return false }
        action(self, sender, event)
        return true
    }
}
