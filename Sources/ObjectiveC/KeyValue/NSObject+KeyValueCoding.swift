// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import UIKitCore

// The methods are members of the protocol, so that classes can declare their own.
extension NSObjectProtocol {
    /// Returns the value of a property.
    ///
    /// The properties are those that the class marks with `@objc`, and the common ones of the toolkit's classes.
    ///
    /// > Note: Differs from UIKit: an unknown key has the value `nil`, and is logged, unless the class has
    /// > `value(forUndefinedKey:)`. Instance variables aren't found.
    public func value(forKey key: String) -> Any? {
        let table = PropertyTables.table(of: self)
        guard let property = table.property(key) else {
            guard let undefined = table.valueForUndefinedKey else { return value(forUndefinedKey: key) }
            return Isolation.erase(undefined, as: ((AnyObject, String) -> Any?).self)(self, key)
        }
        return property.get(self)
    }

    /// Sets a property, converting numbers and objects of Foundation to its type.
    ///
    /// > Note: Differs from UIKit: an unknown key, and a value of a type that can't be converted, are ignored and logged.
    public func setValue(_ value: Any?, forKey key: String) {
        let table = PropertyTables.table(of: self)
        guard let property = table.property(key) else {
            if setOutlet(value, key) { return }
            guard let undefined = table.setValueForUndefinedKey else { return setValue(value, forUndefinedKey: key) }
            return Isolation.erase(undefined, as: ((AnyObject, Any?, String) -> Void).self)(self, value, key)
        }
        guard let set = property.set else {
            return Log.misuse("The property \(key) of \(type(of: self)) can't be set.")
        }
        if !property.isDynamic { keyValueWillSet(key) }
        defer { if !property.isDynamic { keyValueDidSet(key) } }
        if !set(self, value) {
            Log.misuse(
                "The property \(key) of \(type(of: self)) can't have the value \(value.map { "\($0)" } ?? "nil").")
        }
    }

    /// Returns the value at a path of keys, which are separated by periods.
    ///
    /// > Note: Differs from UIKit: operators such as `@count` aren't supported.
    public func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard keys.count == 2 else { return value(forKey: keyPath) }
        return (value(forKey: keys[0]) as? any NSObjectProtocol)?.value(forKeyPath: keys[1])
    }

    /// Sets the property at a path of keys; does nothing if an object on the path is `nil`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard keys.count == 2 else { return setValue(value, forKey: keyPath) }
        (self.value(forKey: keys[0]) as? any NSObjectProtocol)?.setValue(value, forKeyPath: keys[1])
    }

    /// Sets several properties, in no particular order.
    ///
    /// `NSNull` stands for `nil`.
    public func setValuesForKeys(_ values: [String: Any]) {
        for (key, value) in values { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// Returns the values of several properties, with `NSNull` for `nil`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    /// Called for a key that has no property; logs it.
    public func value(forUndefinedKey key: String) -> Any? {
        Log.misuse("\(type(of: self)) has no property \(key) that is exposed by name.")
        return nil
    }

    /// Called when a key is set that has no property; logs it.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        Log.misuse("\(type(of: self)) has no property \(key) that is exposed by name.")
    }

    /// Sets a property that interface files can set.
    private func setOutlet(_ value: Any?, _ key: String) -> Bool {
        guard let value, let type = type(of: self) as? any OutletOwner.Type else { return false }
        nonisolated(unsafe) let owner = type  // A class, which isn't changed.
        let setter = Isolation.assume { OutletTables.table(of: owner).setter(for: key) }
        return setter.map { Isolation.erase($0, as: ((AnyObject, Any) -> Bool).self)(self, value) } ?? false
    }
}

extension PropertyTable {
    /// The property of a key, also of one such as `hidden` for `isHidden`.
    func property(_ key: String) -> Property? {
        properties[key] ?? properties["is" + key.prefix(1).uppercased() + key.dropFirst()]
    }
}
