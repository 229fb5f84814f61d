// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

private typealias ReceiveChange = (
    AnyObject, String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?
) -> Void

extension NSObjectProtocol where Self: NSObject {
    /// Calls a handler when the value at a key path changes, until the returned object is released.
    ///
    /// The properties on the path are `dynamic`, are the geometry of a view (`frame`, `bounds`, `center`, and a scroll view's
    /// `contentOffset` and `contentSize`), or report their changes with `willChangeValue(forKey:)` and
    /// `didChangeValue(forKey:)`. The handler is called on the thread that sets the property.
    ///
    /// > Note: Differs from UIKit: a key path has no names at run time. Translated source passes them as `named`;
    /// > without them, only a property that is in the table of the class itself is found.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, named name: String? = nil, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let key = name ?? PropertyTables.table(of: self).properties.first { $0.value.keyPath == keyPath }?.key
        if key == nil {
            Log.misuse(
                "A property of \(type(of: self)) with the type \(Value.self) is observed by a key path, which isn't exposed by "
                    + "name; nothing will be reported. Pass the name as well, as in observe(_:named:).")
        }
        let observation = Observation(self, key ?? "", options: options) { object, change in
            guard let object = object as? Self else { return }
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: change.new.flatMap { ValueConversion.convert($0, to: Value.self) },
                    oldValue: change.old.flatMap { ValueConversion.convert($0, to: Value.self) }, indexes: nil,
                    isPrior: change.isPrior))
        }
        if key != nil { observation.begin() }
        return NSKeyValueObservation(observation)
    }
}

extension NSObjectProtocol {
    /// Sends changes of the value at a key path to an observer's `observeValue(forKeyPath:of:change:context:)`.
    ///
    /// The observer isn't kept, and needn't be removed before it is deallocated. It is called on the thread that sets
    /// the property.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        weak let receiver = observer
        let observation = Observation(self, keyPath, options: options, observer: observer, context: context) {
            guard let observer = receiver else { return }
            var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if let new = $1.new { values[.newKey] = new ?? NSNull() }
            if let old = $1.old { values[.oldKey] = old ?? NSNull() }
            if $1.isPrior { values[.notificationIsPriorKey] = true }
            if let receive = PropertyTables.table(of: observer).observeValue {
                Isolation.erase(receive, as: ReceiveChange.self)(observer, keyPath, $0, values, context)
            } else {
                observer.observeValue(forKeyPath: keyPath, of: $0, change: values, context: context)
            }
        }
        observation.begin()
    }

    /// Ends the last observation of a key path that an observer added with a context.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        ObservationRegistry.observations(of: self, by: observer).last {
            $0.keyPath == keyPath && $0.context == context
        }?.end()
    }

    /// Ends the last observation of a key path that an observer added.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        ObservationRegistry.observations(of: self, by: observer).last { $0.keyPath == keyPath }?.end()
    }

    /// Called with a change that no class of the observer handles; logs it.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        Log.misuse("\(type(of: self)) doesn't handle the change of \(keyPath ?? "") that it observes.")
    }

    /// Reports that a property is about to change; call `didChangeValue(forKey:)` after it.
    public func willChangeValue(forKey key: String) {
        for observation in ObservationRegistry.observations(of: self, key: key) { observation.willChange() }
    }

    /// Reports that a property has changed; call `willChangeValue(forKey:)` before it.
    public func didChangeValue(forKey key: String) {
        for observation in ObservationRegistry.observations(of: self, key: key) { observation.didChange() }
    }

    /// Reports a change that a translated setter makes, unless `automaticallyNotifiesObservers(forKey:)` is `false`.
    public func keyValueWillSet(_ key: String) {
        for observation in automaticObservations(key) { observation.willChange() }
    }

    /// Reports a change that a translated setter made, unless `automaticallyNotifiesObservers(forKey:)` is `false`.
    public func keyValueDidSet(_ key: String) {
        for observation in automaticObservations(key) { observation.didChange() }
    }

    private func automaticObservations(_ key: String) -> [Observation] {
        let observations = ObservationRegistry.observations(of: self, key: key)
        guard !observations.isEmpty, let automatic = PropertyTables.table(of: self).notifiesAutomatically,
            !Isolation.erase(automatic, as: ((String) -> Bool).self)(key)
        else { return observations }
        return []
    }

    /// Returns whether the setter of a property notifies its observers; `true` unless a class overrides it.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    /// Returns the key paths whose changes are changes of a property; none unless a class overrides it.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
}
