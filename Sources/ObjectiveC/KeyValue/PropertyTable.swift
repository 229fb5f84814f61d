// SPDX-License-Identifier: MIT
internal import UIKitCore

/// The properties of a class that are read, set, and observed by name.
///
/// A class adds its own to its superclass's table:
/// ```swift
/// override class var exposedProperties: PropertyTable {
///     var table = super.exposedProperties
///     table.add("title", \Note.title)
///     return table
/// }
/// ```
/// Source with `@objc` properties is translated to this. The property is evaluated once for each class, possibly on
/// another thread than the main one.
public struct PropertyTable {
    /// A property of any object of a class.
    struct Property {
        let keyPath: AnyKeyPath
        let get: (AnyObject) -> Any?
        /// `nil` for a property that can't be set.
        let set: ((AnyObject, Any?) -> Bool)?
        /// Whether the setter notifies the observers itself.
        let isDynamic: Bool
    }

    private(set) var properties: [String: Property] = [:]
    private var dependencies: [String: @MainActor () -> Set<String>] = [:]

    /// The other dependencies of a key, by `keyPathsForValuesAffectingValue(forKey:)` of the class.
    public var otherDependencies: (@MainActor (_ key: String) -> Set<String>)?
    /// Whether the setter of a dynamic property notifies the observers, by `automaticallyNotifiesObservers(forKey:)`.
    public var notifiesAutomatically: (@MainActor (_ key: String) -> Bool)?
    /// Receives the changes that an object observes.
    ///
    /// The parameters are those of `observeValue(forKeyPath:of:change:context:)`, after the observer.
    public var observeValue: ObserveValue?
    /// Returns the value for a key that isn't in the table.
    public var valueForUndefinedKey: (@MainActor (_ object: AnyObject, _ key: String) -> Any?)?
    /// Sets the value for a key that isn't in the table.
    public var setValueForUndefinedKey: (@MainActor (_ object: AnyObject, _ value: Any?, _ key: String) -> Void)?

    public typealias ObserveValue =
        @MainActor (
            _ observer: AnyObject, _ keyPath: String?, _ object: Any?, _ change: [NSKeyValueChangeKey: Any]?,
            _ context: UnsafeMutableRawPointer?
        ) -> Void

    /// Creates an empty table.
    public init() {}

    /// Adds a property that can be set, replacing an existing entry of the same name.
    ///
    /// `isDynamic` is `true` if the setter itself notifies the observers, as that of a translated `dynamic` property
    /// does.
    public mutating func add<Owner: AnyObject, Value>(
        _ key: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value>, isDynamic: Bool
    ) {
        properties[key] = Property(
            keyPath: keyPath, get: { ($0 as? Owner).flatMap { Self.unwrapped($0[keyPath: keyPath]) } },
            set: { object, value in
                guard let owner = object as? Owner, let value = ValueConversion.convert(value, to: Value.self) else {
                    return false
                }
                owner[keyPath: keyPath] = value
                return true
            }, isDynamic: isDynamic)
    }

    /// Adds a property that can be set, replacing an existing entry of the same name.
    ///
    /// Its observers are notified when it is set by name.
    public mutating func add<Owner: AnyObject, Value>(
        _ key: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value>
    ) {
        add(key, keyPath, isDynamic: false)
    }

    /// Adds a property that can't be set, replacing an existing entry of the same name.
    public mutating func add<Owner: AnyObject, Value>(_ key: String, _ keyPath: KeyPath<Owner, Value>) {
        properties[key] = Property(
            keyPath: keyPath, get: { ($0 as? Owner).flatMap { Self.unwrapped($0[keyPath: keyPath]) } }, set: nil,
            isDynamic: false)
    }

    /// Adds the key paths whose changes are changes of a property.
    public mutating func addDependencies(of key: String, _ keyPaths: @escaping @MainActor () -> Set<String>) {
        dependencies[key] = keyPaths
    }

    /// The key paths whose changes are changes of a property.
    func dependencies(of key: String) -> Set<String> {
        let own = dependencies[key].map { Isolation.erase($0, as: (() -> Set<String>).self)() } ?? []
        return own.union(otherDependencies.map { Isolation.erase($0, as: ((String) -> Set<String>).self)(key) } ?? [])
    }

    /// A value without the optionals around it.
    private static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrapped
    }
}

/// An object whose properties can be accessed by name.
///
/// Adopting it doesn't isolate a class to the main actor.
public protocol PropertyOwner: AnyObject {
    /// The properties of this class, including those of its superclass.
    @preconcurrency @MainActor static var exposedProperties: PropertyTable { get }
}

/// The property tables of classes, each of which is built once.
enum PropertyTables {
    private static let tables = SharedValue<[ObjectIdentifier: PropertyTable]>([:])

    static func table(of object: AnyObject) -> PropertyTable {
        let objectClass: AnyClass = type(of: object)
        let key = ObjectIdentifier(objectClass)
        if let table = tables.access({ $0[key] }) { return table }
        nonisolated(unsafe) let object = object  // Only its class is read.
        var table = Isolation.assume { ToolkitProperties.table(of: object) }
        if let owner = objectClass as? any PropertyOwner.Type {
            nonisolated(unsafe) let owner = owner  // A class, which isn't changed.
            table.add(Isolation.assume { owner.exposedProperties })
        }
        tables.access { $0[key] = table }
        return table
    }
}

extension PropertyTable {
    /// Adds the entries of another table, replacing those of the same names.
    fileprivate mutating func add(_ other: PropertyTable) {
        let inherited = properties
        self = other
        properties.merge(inherited) { own, _ in own }
    }
}
