// SPDX-License-Identifier: MIT
internal import Foundation

/// Conversions of values that are set by name to the types of properties.
enum ValueConversion {
    /// Returns the value as a type; `nil` if it can't be converted.
    ///
    /// Numbers are converted to each other, losing fractions as in C, and to enumerations with such a raw value. Classes
    /// of Foundation are converted to the types of Swift that they represent.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return (type as? any OptionalValue.Type)?.empty as? Value }
        if let value = value as? Value { return value }
        return convert(value, toAny: type) as? Value
    }

    private static func convert(_ value: Any, toAny type: Any.Type) -> Any? {
        if let optional = type as? any OptionalValue.Type { return convert(value, toAny: optional.wrappedType) }
        if let type = type as? any RawRepresentable.Type { return raw(value, type) }
        if let bridged = type as? any _ObjectiveCBridgeable.Type, let result = fromObject(value, bridged) {
            return result
        }
        if let number = value as? NSNumber { return convert(number, toNumber: type) }
        guard let value = value as? any _ObjectiveCBridgeable, let number = number(value) else { return nil }
        return convert(number, toNumber: type)
    }

    private static func convert(_ number: NSNumber, toNumber type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: number.boolValue
        case is Int.Type: number.intValue
        case is Int8.Type: number.int8Value
        case is Int16.Type: number.int16Value
        case is Int32.Type: number.int32Value
        case is Int64.Type: number.int64Value
        case is UInt.Type: number.uintValue
        case is UInt8.Type: number.uint8Value
        case is UInt16.Type: number.uint16Value
        case is UInt32.Type: number.uint32Value
        case is UInt64.Type: number.uint64Value
        case is Float.Type: number.floatValue
        case is Double.Type: number.doubleValue
        case is CGFloat.Type: CGFloat(number.doubleValue)
        case is NSNumber.Type: number
        default: nil
        }
    }

    private static func raw<Value: RawRepresentable>(_ value: Any, _ type: Value.Type) -> Any? {
        convert(value, to: Value.RawValue.self).flatMap { Value(rawValue: $0) }
    }

    private static func fromObject<Value: _ObjectiveCBridgeable>(_ value: Any, _ type: Value.Type) -> Any? {
        guard let object = value as? Value._ObjectiveCType else { return nil }
        var result: Value?
        return Value._conditionallyBridgeFromObjectiveC(object, result: &result) ? result : nil
    }

    private static func number(_ value: some _ObjectiveCBridgeable) -> NSNumber? {
        value._bridgeToObjectiveC() as AnyObject as? NSNumber
    }
}

/// An optional, whatever it wraps.
protocol OptionalValue {
    static var wrappedType: Any.Type { get }
    static var empty: Self { get }
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }
    static var empty: Self { nil }

    var wrapped: Any? {
        guard let value = self else { return nil }
        guard let inner = value as? any OptionalValue else { return value }
        return inner.wrapped
    }
}
