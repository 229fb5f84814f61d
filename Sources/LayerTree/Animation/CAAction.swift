// SPDX-License-Identifier: MIT
public import Foundation

/// What happens when a layer's property changes or something befalls the layer.
@MainActor
public protocol CAAction {
    /// Does it, for the change named `key` of `object`, a `CALayer`.
    func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?)
}

/// In a search for an action, "none, and look no further".
extension NSNull: CAAction {
    public func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {}
}
