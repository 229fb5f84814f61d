// SPDX-License-Identifier: MIT
internal import Foundation

/// Reads a predicate format with its arguments.
struct PredicateParser {
    /// The depth of parentheses at which a format is refused.
    private static let maximumDepth = 200
    private var scanner: PredicateScanner
    private var arguments: ArraySlice<Any?>
    private var depth = 0

    static func condition(
        from format: String, arguments: [Any?]
    ) throws(PredicateFormatError) -> PredicateCondition {
        var parser = PredicateParser(scanner: try PredicateScanner(format), arguments: arguments[...])
        let condition = try parser.disjunction()
        guard parser.scanner.token == .end else { throw parser.needs("the end") }
        return condition
    }

    private init(scanner: PredicateScanner, arguments: ArraySlice<Any?>) {
        self.scanner = scanner
        self.arguments = arguments
    }

    // MARK: - Conditions

    private mutating func disjunction() throws(PredicateFormatError) -> PredicateCondition {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { throw needs("fewer nested parentheses") }
        var parts = [try conjunction()]
        while try take(["||"], ["OR"]) != nil { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .or(parts)
    }

    private mutating func conjunction() throws(PredicateFormatError) -> PredicateCondition {
        var parts = [try negation()]
        while try take(["&&"], ["AND"]) != nil { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .and(parts)
    }

    private mutating func negation() throws(PredicateFormatError) -> PredicateCondition {
        var isNegated = false
        while try take(["!"], ["NOT"]) != nil { isNegated.toggle() }
        let condition = try term()
        return isNegated ? .not(condition) : condition
    }

    private mutating func term() throws(PredicateFormatError) -> PredicateCondition {
        if try take([], ["TRUEPREDICATE"]) != nil { return .constant(true) }
        if try take([], ["FALSEPREDICATE"]) != nil { return .constant(false) }
        if scanner.token == .sign("("), let condition = try parenthesized() { return condition }
        return .comparison(try comparison())
    }

    /// Reads a condition in parentheses; `nil` if the parentheses contain a value.
    private mutating func parenthesized() throws(PredicateFormatError) -> PredicateCondition? {
        let start = self
        do {
            try scanner.advance()
            let condition = try disjunction()
            if scanner.token == .sign(")") {
                try scanner.advance()
                return condition
            }
        } catch {
            // Whatever is wrong inside is reported when it is read as a value, unless that is right.
            var other = start
            guard (try? other.comparison()) != nil else { throw error }
        }
        self = start
        return nil
    }

    private mutating func comparison() throws(PredicateFormatError) -> PredicateComparison {
        var quantity: PredicateComparison.Quantity?
        switch try take([], ["ANY", "SOME", "ALL", "NONE"]) {
        case "ANY", "SOME": quantity = .any
        case "ALL": quantity = .all
        case "NONE": quantity = PredicateComparison.Quantity.none
        default: break
        }
        let left = try sum()
        let sign = try comparisonSign()
        let options = try options()
        return PredicateComparison(quantity: quantity, left: left, sign: sign, options: options, right: try sum())
    }

    private mutating func comparisonSign() throws(PredicateFormatError) -> PredicateComparison.Sign {
        let signs: [String: PredicateComparison.Sign] = [
            "==": .equal, "=": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, ">": .greater,
            "<=": .lessOrEqual, "=<": .lessOrEqual, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
            "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
            "MATCHES": .matches, "IN": .isIn, "BETWEEN": .isBetween,
        ]
        let found: String? =
            switch scanner.token {
            case .sign(let sign): sign
            case .word(let word): word.uppercased()
            default: nil
            }
        guard let found, let sign = signs[found] else { throw needs("a comparison such as == or CONTAINS") }
        try scanner.advance()
        return sign
    }

    /// Reads `[cd]`.
    private mutating func options() throws(PredicateFormatError) -> String.CompareOptions {
        guard try take(["["], []) != nil else { return [] }
        guard case .word(let letters) = scanner.token else { throw needs("c, d, or n") }
        try scanner.advance()
        guard try take(["]"], []) != nil else { throw needs("]") }
        var options: String.CompareOptions = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    // MARK: - Values

    private mutating func sum() throws(PredicateFormatError) -> PredicateExpression {
        var result = try product()
        while let sign = try take(["+", "-"], []) {
            result = .arithmetic(result, Character(sign), try product())
        }
        return result
    }

    private mutating func product() throws(PredicateFormatError) -> PredicateExpression {
        var result = try value()
        while let sign = try take(["*", "/"], []) { result = .arithmetic(result, Character(sign), try value()) }
        return result
    }

    private mutating func value() throws(PredicateFormatError) -> PredicateExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { throw needs("fewer nested values") }
        let token = scanner.token
        switch token {
        case .number(let number):
            try scanner.advance()
            return .constant(number)
        case .text(let text):
            try scanner.advance()
            return .constant(text)
        case .argument(let isKeyPath): return try argument(isKeyPath: isKeyPath)
        case .word(let word):
            try scanner.advance()
            return expression(for: word)
        case .sign("-"):
            try scanner.advance()
            return .arithmetic(.constant(0.0), "-", try value())
        case .sign("{"): return try list()
        case .sign("("):
            try scanner.advance()
            let result = try sum()
            guard try take([")"], []) != nil else { throw needs(")") }
            return result
        default: throw needs("a value or a key path")
        }
    }

    private mutating func argument(isKeyPath: Bool) throws(PredicateFormatError) -> PredicateExpression {
        guard let argument = arguments.popFirst() else { throw needs("an argument for each %") }
        guard isKeyPath else {
            try scanner.advance()
            return .constant(PredicateValue.unwrapped(argument))
        }
        guard let path = PredicateValue.text(argument) else { throw needs("a string for %K") }
        try scanner.advance()
        return .keyPath(path)
    }

    private func expression(for word: String) -> PredicateExpression {
        switch word.uppercased() {
        case "SELF": .object
        case "TRUE", "YES": .constant(true)
        case "FALSE", "NO": .constant(false)
        case "NIL", "NULL": .constant(nil)
        default: .keyPath(word.replacingOccurrences(of: "#", with: ""))
        }
    }

    private mutating func list() throws(PredicateFormatError) -> PredicateExpression {
        try scanner.advance()
        var elements: [PredicateExpression] = []
        while try take(["}"], []) == nil {
            if !elements.isEmpty, try take([","], []) == nil { throw needs(", or }") }
            elements.append(try sum())
        }
        return .list(elements)
    }

    // MARK: - Tokens

    /// Goes on if the token is one of the signs or words, and returns it in capitals.
    private mutating func take(_ signs: [String], _ words: [String]) throws(PredicateFormatError) -> String? {
        switch scanner.token {
        case .sign(let sign) where signs.contains(sign):
            try scanner.advance()
            return sign
        case .word(let word) where words.contains(word.uppercased()):
            try scanner.advance()
            return word.uppercased()
        default: return nil
        }
    }

    private func needs(_ needed: String) -> PredicateFormatError {
        PredicateFormatError(needed: needed, found: scanner.token, position: scanner.position)
    }
}
