// SPDX-License-Identifier: MIT
internal import Foundation

infix operator --> : CastingPrecedence

/// Converts a value to the class of Foundation that represents it, as `as` does with an Objective-C runtime.
public func --> <Value: _ObjectiveCBridgeable>(value: Value, type: Value._ObjectiveCType.Type) -> Value._ObjectiveCType
{
    value._bridgeToObjectiveC()
}

/// Returns an object that already is of the class.
public func --> <Object: AnyObject>(object: Object, type: Object.Type) -> Object { object }
