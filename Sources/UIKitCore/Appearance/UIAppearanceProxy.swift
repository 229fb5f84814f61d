// SPDX-License-Identifier: MIT

/// A proxy for all instances of a class, to which values set on it are applied.
///
/// It has all settable properties of the class.
@preconcurrency @MainActor
@dynamicMemberLookup
public struct UIAppearanceProxy<Target: UIAppearance> {
    let scope: AppearanceScope

    /// A property of the class.
    ///
    /// The value read is the one that was set, or else the default. For classes of the application it must have been
    /// set.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Target, Value>) -> Value {
        get {
            if let value = recorded(path, as: Value.self) { return value }
            guard let value = AppearancePrototypes.object(of: Target.self)?[keyPath: path] else {
                preconditionFailure("No appearance of \(path) was set; it cannot be read.")
            }
            return value
        }
        nonmutating set { record(path, newValue) }
    }

    /// An optional property of the class; the value read is the one that was set, or else `nil`.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Target, Value?>) -> Value? {
        get { recorded(path, as: Value?.self) ?? nil }
        nonmutating set { record(path, newValue) }
    }

    private func record<Value>(_ path: ReferenceWritableKeyPath<Target, Value>, _ value: Value) {
        record(property: path, value: value, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    private func recorded<Value>(_ property: AnyHashable, as type: Value.Type) -> Value? {
        AppearanceStore.shared.value(of: property, target: Target.self, scope: scope) as? Value
    }

    /// Records a value that is set by a method; `property` identifies the method and its other arguments.
    func record<Value>(
        property: AnyHashable, value: Value, get: @escaping @MainActor (Target) -> Value,
        set: @escaping @MainActor (Target, Value) -> Void
    ) {
        AppearanceStore.shared.add(
            AppearanceRule(
                target: Target.self, scope: scope, property: property, value: value,
                matches: { $0 is Target },
                get: { ($0 as? Target).map { get($0) as Any } },
                set: { if let target = $0 as? Target { set(target, value) } },
                standard: { AppearancePrototypes.object(of: Target.self).map { get($0) as Any } }))
    }
}
