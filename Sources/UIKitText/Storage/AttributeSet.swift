// SPDX-License-Identifier: MIT
internal import Foundation

/// The attributes of a run of text.
///
/// A class, so that runs with the same attributes are usually compared by identity.
final class AttributeSet: Equatable {
    typealias Attributes = [NSAttributedString.Key: Any]

    let attributes: Attributes

    init(_ attributes: Attributes) {
        self.attributes = attributes
    }

    static func == (first: AttributeSet, second: AttributeSet) -> Bool {
        first === second || areEqual(first.attributes, second.attributes)
    }

    static func areEqual(_ first: Attributes, _ second: Attributes) -> Bool {
        guard first.count == second.count else { return false }
        return first.allSatisfy { key, value in second[key].map { areEqual(value, $0) } ?? false }
    }

    /// Returns whether two values are equal; objects without equality are compared by identity.
    static func areEqual(_ first: Any, _ second: Any) -> Bool {
        if let first = first as? AnyHashable { return first == second as? AnyHashable }
        guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
        return first as AnyObject === second as AnyObject
    }

    static func areOptionallyEqual(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first?, let second?): areEqual(first, second)
        default: false
        }
    }
}
