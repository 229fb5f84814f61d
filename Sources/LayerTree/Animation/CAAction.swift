// SPDX-License-Identifier: MIT
public import Foundation

/// An action triggered by a change to a layer's property or by a layer event.
@preconcurrency @MainActor
public protocol CAAction {
    /// Runs the action for the event `key` of `object`, a `CALayer`.
    func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?)
}

/// Ends a search for an action without one.
extension NSNull: CAAction {
    public func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {}
}
