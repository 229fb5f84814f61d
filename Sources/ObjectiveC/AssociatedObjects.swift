// SPDX-License-Identifier: MIT
internal import Foundation

/// The ways in which an object keeps an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that is associated with an object for a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.access { $0.value(of: object as AnyObject, key: UInt(bitPattern: key)) }
}

/// Associates a value with an object, or removes the association if the value is `nil`.
///
/// > Note: Differs from UIKit: the values of a deallocated object are released when further objects get associated
/// > values.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let association = value.map { value in
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: Association.weak(WeakReference(value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            Association.strong((value as? any NSCopying)?.copy() ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: Association.strong(value)
        }
    }
    // The released values are deallocated outside of the queue, since their deinitializers may use associations.
    let released = AssociatedObjects.shared.access {
        $0.set(association, of: object as AnyObject, key: UInt(bitPattern: key))
    }
    withExtendedLifetime(released) {}
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    let released = AssociatedObjects.shared.access { $0.remove(object as AnyObject) }
    withExtendedLifetime(released) {}
}

private struct WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}

private enum Association {
    case strong(Any)
    case weak(WeakReference)

    var value: Any? {
        switch self {
        case .strong(let value): value
        case .weak(let reference): reference.object
        }
    }
}

/// The associated values of all objects.
private struct AssociatedObjects {
    static let shared = SharedValue(AssociatedObjects())

    private struct Entry {
        let owner: WeakReference
        var values: [UInt: Association] = [:]
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of deallocated objects are removed.
    private var limit = 64

    func value(of object: AnyObject, key: UInt) -> Any? {
        guard let entry = entries[ObjectIdentifier(object)], entry.owner.object === object else { return nil }
        return entry.values[key]?.value
    }

    /// - Returns: The values that were replaced.
    mutating func set(_ association: Association?, of object: AnyObject, key: UInt) -> [Any] {
        var released: [Any] = []
        let identifier = ObjectIdentifier(object)
        if let entry = entries[identifier], entry.owner.object !== object {
            released.append(entry)
            entries[identifier] = nil
        }
        if entries[identifier] == nil, association != nil {
            if entries.count >= limit { released.append(purge()) }
            entries[identifier] = Entry(owner: WeakReference(object))
        }
        if let old = entries[identifier]?.values[key] { released.append(old) }
        entries[identifier]?.values[key] = association
        return released
    }

    mutating func remove(_ object: AnyObject) -> Any? { entries.removeValue(forKey: ObjectIdentifier(object)) }

    private mutating func purge() -> Any {
        let dead = entries.filter { $0.value.owner.object == nil }
        for identifier in dead.keys { entries[identifier] = nil }
        limit = max(64, entries.count * 2)
        return dead
    }
}
