// SPDX-License-Identifier: MIT

/// The properties of a class that interface files can set: outlets and attributes, by name.
///
/// A class overrides `outlets` and adds to its superclass's table:
/// ```swift
/// override class var outlets: OutletTable {
///     super.outlets.adding("titleLabel", \Editor.titleLabel).adding("lineWidth", \Editor.lineWidth)
/// }
/// ```
/// An attribute, which is marked `@IBInspectable` in UIKit, is a `Bool`, a number, a `String`, a `UIColor`, or a
/// `CGPoint`, `CGSize`, or `CGRect`. A key path such as `layer.cornerRadius` is a name like any other.
///
/// > Note: Differs from UIKit: without an Objective-C runtime, a class declares which properties can be set by name.
/// > Other names in a file are reported on standard error.
@preconcurrency @MainActor
public struct OutletTable {
    /// Sets the property.
    ///
    /// Returns `false` if the value or owner has the wrong type.
    package typealias Setter = @MainActor (_ owner: AnyObject, _ value: Any) -> Bool

    private var entries: [String: Setter] = [:]

    /// Creates an empty table.
    public init() {}

    /// The names in the table.
    public var names: Set<String> { Set(entries.keys) }

    /// Adds an optional property, replacing an existing entry of the same name.
    ///
    /// A property of an array type receives all objects of an outlet collection, in file order.
    public func adding<Owner: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value?>
    ) -> OutletTable {
        adding(name) { (owner: Owner, value: Value) in owner[keyPath: property] = value }
    }

    /// Adds a property that isn't optional, such as an initially empty array.
    public func adding<Owner: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
    ) -> OutletTable {
        adding(name) { (owner: Owner, value: Value) in owner[keyPath: property] = value }
    }

    private func adding<Owner: AnyObject, Value>(
        _ name: String, set: @escaping @MainActor (Owner, Value) -> Void
    ) -> OutletTable {
        var copy = self
        copy.entries[name] = { owner, value in
            guard let owner = owner as? Owner, let value = value as? Value else { return false }
            set(owner, value)
            return true
        }
        return copy
    }

    package func setter(for name: String) -> Setter? {
        entries[name]
    }
}

/// An object whose properties interface files can set, such as any `UIResponder`.
///
/// Adopting it doesn't isolate a class to the main actor.
public protocol OutletOwner: AnyObject {
    /// The outlets of this class, including those of its superclass.
    @preconcurrency @MainActor static var outlets: OutletTable { get }
}

/// The outlet tables of classes, each of which is built once.
@MainActor
package enum OutletTables {
    private static var tables: [ObjectIdentifier: OutletTable] = [:]

    package static func table(of type: any OutletOwner.Type) -> OutletTable {
        let key = ObjectIdentifier(type)
        if let table = tables[key] { return table }
        let table = type.outlets
        tables[key] = table
        return table
    }
}
