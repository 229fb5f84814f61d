// SPDX-License-Identifier: MIT
public import Foundation

/// The values that a change contains, and when it is sent.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A first change is sent when the observer is added.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A change is also sent before the value is set.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The ways in which an observed value changes.
public enum NSKeyValueChange: UInt, Sendable {
    /// The only kind that is sent: changes of collections replace them.
    case setting = 1
    case insertion, removal, replacement
}

/// The keys of a change that `observeValue(forKeyPath:of:change:context:)` receives.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The raw value of an ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change, with the option `new`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, with the option `old`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The positions of changed elements, which no change contains.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// `true` for a change that is sent before the value is set.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change that the handler of `observe(_:options:changeHandler:)` receives.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// The value after the change; `nil` without the option `new`.
    public let newValue: Value?
    /// The value before the change; `nil` without the option `old`.
    public let oldValue: Value?
    /// The positions of changed elements; always `nil`, since changes of collections replace them.
    public let indexes: IndexSet?
    /// Whether the value isn't set yet.
    public let isPrior: Bool
}

/// An observation of a property, which ends when this object is released.
public final class NSKeyValueObservation: NSObject {
    private let observation: Observation

    init(_ observation: Observation) {
        self.observation = observation
    }

    /// Ends the observation; does nothing if it has ended.
    public func invalidate() { observation.end() }

    deinit { observation.end() }
}
