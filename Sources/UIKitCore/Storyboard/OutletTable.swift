// SPDX-License-Identifier: MIT

/// The properties of a class that UI files may fill: outlets and attributes, by name.
///
/// A class overrides `outlets` and adds to its superclass's table:
/// ```swift
/// override class var outlets: OutletTable {
///     super.outlets.adding("titleLabel", \Editor.titleLabel).adding("lineWidth", \Editor.lineWidth)
/// }
/// ```
/// An attribute, which UIKit marks `@IBInspectable`, is a `Bool`, a number, a `String`, a `UIColor`, or a `CGPoint`,
/// `CGSize` or `CGRect`. A key path such as `layer.cornerRadius` is a name like any other.
///
/// > Note: Differs from UIKit: there is no Objective-C runtime to set a property by its name, so a class says which ones
/// > may be set. A name that is not here is reported on standard error when a file asks for it.
@MainActor
public struct OutletTable {
    /// Sets the property, unless the value or the owner has another type than it needs.
    typealias Setter = @MainActor (_ owner: AnyObject, _ value: Any) -> Bool

    private var entries: [String: Setter] = [:]

    public init() {}

    /// The names that lead to a property.
    public var names: Set<String> { Set(entries.keys) }

    /// Adds a property that holds nothing until it is connected; a name that is there already is replaced.
    ///
    /// A property that holds an array takes all objects of an outlet collection, in the file's order.
    public func adding<Owner: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value?>
    ) -> OutletTable {
        adding(name) { (owner: Owner, value: Value) in owner[keyPath: property] = value }
    }

    /// Adds a property that always holds something, such as an array that is empty at first.
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

    func setter(for name: String) -> Setter? {
        entries[name]
    }
}

/// Anything whose properties UI files may fill; `UIResponder` is.
@MainActor
public protocol OutletOwner: AnyObject {
    /// The outlets of this class, those of its superclass included.
    static var outlets: OutletTable { get }
}
