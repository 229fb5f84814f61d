// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// The methods of a view controller class that create the destinations of segues, by name.
///
/// A class overrides `segueActions` and adds to its superclass's table:
/// ```swift
/// override class var segueActions: SegueActionTable {
///     super.segueActions.adding("makeDetail:", ListController.makeDetail)
/// }
/// ```
/// > Note: Differs from UIKit: there, such methods are marked `@IBSegueAction`.
@preconcurrency @MainActor
public struct SegueActionTable {
    typealias Action =
        @MainActor (_ source: AnyObject, NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?

    private var entries: [Selector: Action] = [:]

    /// Creates an empty table.
    public init() {}

    /// Adds a method that creates a destination from the coder alone.
    public func adding<Source: UIViewController, Destination: UIViewController>(
        _ selector: Selector, _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder) -> Destination?
    ) -> SegueActionTable {
        adding(selector) { source, coder, _, _ in (source as? Source).flatMap { method($0)(coder) } }
    }

    /// Adds a method that also takes the object that triggered the segue.
    public func adding<Source: UIViewController, Destination: UIViewController>(
        _ selector: Selector, _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder, Any?) -> Destination?
    ) -> SegueActionTable {
        adding(selector) { source, coder, sender, _ in (source as? Source).flatMap { method($0)(coder, sender) } }
    }

    /// Adds a method that also takes the object that triggered the segue, and the segue's identifier.
    public func adding<Source: UIViewController, Destination: UIViewController>(
        _ selector: Selector,
        _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder, Any?, String?) -> Destination?
    ) -> SegueActionTable {
        adding(selector) { source, coder, sender, identifier in
            (source as? Source).flatMap { method($0)(coder, sender, identifier) }
        }
    }

    private func adding(_ selector: Selector, action: @escaping Action) -> SegueActionTable {
        var copy = self
        copy.entries[selector] = action
        return copy
    }

    func action(for selector: Selector) -> Action? { entries[selector] }
}

extension UIViewController {
    /// Creates the destination of a segue with a method of this controller; `nil`, with a report, if there is none.
    package func performSegueAction(
        _ selector: Selector, coder: NSCoder, sender: Any?, identifier: String?
    ) -> UIViewController? {
        guard let action = type(of: self).segueActions.action(for: selector) else {
            Log.misuse("\(type(of: self)).segueActions has no action \(selector).")
            return nil
        }
        return action(self, coder, sender, identifier)
    }
}
