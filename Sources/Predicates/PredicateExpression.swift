// SPDX-License-Identifier: MIT
internal import Foundation
internal import ObjectiveC

/// A value in a predicate.
indirect enum PredicateExpression {
    case constant(Any?)
    /// The object that is evaluated.
    case object
    case keyPath(String)
    case list([PredicateExpression])
    case arithmetic(PredicateExpression, Character, PredicateExpression)

    func value(for object: Any?) -> Any? {
        switch self {
        case .constant(let value): return value
        case .object: return object
        case .keyPath(let path): return PredicateValue.value(of: object, at: path)
        case .list(let elements): return elements.map { $0.value(for: object) ?? NSNull() }
        case .arithmetic(let left, let sign, let right):
            guard let first = PredicateValue.number(left.value(for: object)),
                let second = PredicateValue.number(right.value(for: object))
            else { return nil }
            return switch sign {
            case "+": first + second
            case "-": first - second
            case "*": first * second
            default: first / second
            }
        }
    }
}

/// Values as predicates see them: without optionals, and numbers alike.
enum PredicateValue {
    /// Returns the value at a path of keys: of objects, dictionaries, and the elements of collections.
    static func value(of object: Any?, at path: String) -> Any? {
        var result = unwrapped(object)
        for key in path.split(separator: ".") where key.lowercased() != "self" {
            result = value(of: result, forKey: String(key))
        }
        return result
    }

    private static func value(of object: Any?, forKey key: String) -> Any? {
        if let list = elements(of: object) {
            if key == "@count" || key == "count" { return list.count }
            return list.map { value(of: $0, forKey: key) ?? NSNull() }
        }
        if let dictionary = object as? [String: Any] { return unwrapped(dictionary[key]) }
        if let dictionary = object as? NSDictionary { return unwrapped(dictionary.object(forKey: key)) }
        if let text = object as? String { return key == "length" || key == "count" ? text.utf16.count : nil }
        return unwrapped((object as? any NSObjectProtocol)?.value(forKey: key))
    }

    /// The elements of a collection that isn't a dictionary; `nil` for other values.
    static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let list as [Any]: list
        case let list as NSArray: list.map { $0 }
        case let set as NSSet: set.map { $0 }
        case let set as NSOrderedSet: set.map { $0 }
        case let set as Set<AnyHashable>: set.map { $0.base }
        default: nil
        }
    }

    /// A value without optionals; `NSNull` is `nil`.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if value is NSNull { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return unwrapped(mirror.children.first?.value)
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as Bool: number ? 1 : 0
        case let number as NSNumber: number.doubleValue
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as any BinaryInteger: Double(number)
        default: nil
        }
    }

    static func text(_ value: Any?) -> String? {
        value as? String ?? (value as? NSString).map { String(describing: $0) }
    }

    /// The order of two values; `nil` if they can't be compared.
    static func order(_ first: Any?, _ second: Any?, options: String.CompareOptions) -> ComparisonResult? {
        if let first = text(first), let second = text(second) { return first.compare(second, options: options) }
        if let first = number(first), let second = number(second) {
            return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        }
        if let first = date(first), let second = date(second) { return first.compare(second) }
        return nil
    }

    private static func date(_ value: Any?) -> Date? {
        value as? Date
            ?? (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
    }

    static func areEqual(_ first: Any?, _ second: Any?, options: String.CompareOptions) -> Bool {
        let (first, second) = (unwrapped(first), unwrapped(second))
        guard let first, let second else { return first == nil && second == nil }
        if let order = order(first, second, options: options) { return order == .orderedSame }
        if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        return first as AnyObject === second as AnyObject
    }
}
