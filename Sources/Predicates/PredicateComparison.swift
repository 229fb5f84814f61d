// SPDX-License-Identifier: MIT
internal import Foundation

/// A condition of a predicate.
indirect enum PredicateCondition {
    case constant(Bool)
    case and([PredicateCondition])
    case or([PredicateCondition])
    case not(PredicateCondition)
    case comparison(PredicateComparison)

    func isTrue(for object: Any?) -> Bool {
        switch self {
        case .constant(let value): value
        case .and(let all): all.allSatisfy { $0.isTrue(for: object) }
        case .or(let all): all.contains { $0.isTrue(for: object) }
        case .not(let condition): !condition.isTrue(for: object)
        case .comparison(let comparison): comparison.isTrue(for: object)
        }
    }
}

/// A comparison of two values.
struct PredicateComparison {
    enum Sign {
        case equal, notEqual, less, greater, lessOrEqual, greaterOrEqual
        case contains, beginsWith, endsWith, like, matches, isIn, isBetween
    }

    /// The elements of a collection on the left side that have to satisfy the comparison.
    enum Quantity {
        case any, all, none
    }

    var quantity: Quantity?
    var left: PredicateExpression
    var sign: Sign
    var options: String.CompareOptions = []
    var right: PredicateExpression

    func isTrue(for object: Any?) -> Bool {
        let second = PredicateValue.unwrapped(right.value(for: object))
        let first = PredicateValue.unwrapped(left.value(for: object))
        guard let quantity else { return compare(first, second) }
        let elements = PredicateValue.elements(of: first) ?? []
        let test = { (element: Any) in compare(PredicateValue.unwrapped(element), second) }
        return switch quantity {
        case .any: elements.contains(where: test)
        case .all: elements.allSatisfy(test)
        case .none: !elements.contains(where: test)
        }
    }

    private func compare(_ first: Any?, _ second: Any?) -> Bool {
        switch sign {
        case .equal: PredicateValue.areEqual(first, second, options: options)
        case .notEqual: !PredicateValue.areEqual(first, second, options: options)
        case .less: order(first, second) == .orderedAscending
        case .greater: order(first, second) == .orderedDescending
        case .lessOrEqual: order(first, second).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: order(first, second).map { $0 != .orderedAscending } ?? false
        case .contains: contains(first, second)
        case .isIn: contains(second, first)
        case .beginsWith: find(second, in: first, options: [.anchored])
        case .endsWith: find(second, in: first, options: [.anchored, .backwards])
        case .like: matches(first, PredicateValue.text(second).map(Self.expression(forWildcards:)))
        case .matches: matches(first, PredicateValue.text(second))
        case .isBetween: isBetween(first, second)
        }
    }

    private func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
        PredicateValue.order(first, second, options: options)
    }

    private func contains(_ collection: Any?, _ element: Any?) -> Bool {
        if let elements = PredicateValue.elements(of: collection) {
            return elements.contains { PredicateValue.areEqual($0, element, options: options) }
        }
        return find(element, in: collection, options: [])
    }

    private func find(_ part: Any?, in whole: Any?, options extra: String.CompareOptions) -> Bool {
        guard let part = PredicateValue.text(part), let whole = PredicateValue.text(whole) else { return false }
        return part.isEmpty || whole.range(of: part, options: options.union(extra)) != nil
    }

    /// Whether a regular expression matches the whole text.
    private func matches(_ value: Any?, _ pattern: String?) -> Bool {
        guard let pattern, let text = PredicateValue.text(value) else { return false }
        let isFolded = options.contains(.diacriticInsensitive)
        let subject = isFolded ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        let flags: NSRegularExpression.Options =
            options.contains(.caseInsensitive)
            ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: flags) else {
            return false
        }
        let whole = NSRange(subject.startIndex..., in: subject)
        return expression.firstMatch(in: subject, range: whole)?.range == whole
    }

    private static func expression(forWildcards text: String) -> String {
        NSRegularExpression.escapedPattern(for: text)
            .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
    }

    private func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
        guard let limits = PredicateValue.elements(of: limits), limits.count == 2,
            let low = order(limits[0], value), let high = order(value, limits[1])
        else { return false }
        return low != .orderedDescending && high != .orderedDescending
    }
}
