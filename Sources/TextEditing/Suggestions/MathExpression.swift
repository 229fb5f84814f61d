// SPDX-License-Identifier: MIT

/// An arithmetic expression at the end of a text, and its value.
///
/// Sums, products, powers, parentheses, signs, and percentages are evaluated with the usual precedence. A percentage
/// that is added or subtracted is one of the sum so far, as on pocket calculators: 200 + 10 % is 220.
package struct MathExpression {
    /// The maximum number of characters of an expression; longer ones have no value.
    private static let maximumLength = 200
    /// The length of the text before the caret, in UTF-16 units, in which an expression is looked for.
    package static let reach = 1000
    /// The maximum depth of parentheses, signs, and powers.
    private static let maximumDepth = 32

    /// The characters that separate digits, which depend on the user's language.
    package struct Separators: Sendable {
        var decimal: Character
        var grouping: Character?

        package init(decimal: Character, grouping: Character?) {
            self.decimal = decimal
            self.grouping = grouping == decimal ? nil : grouping
        }
    }

    private var tokens: [MathToken]
    private var index = 0
    private var depth = 0
    private var hasOperator = false

    /// Returns the text to insert after an expression with an equals sign at the end of a text, such as `14` after
    /// `2 + 3 × 4 =`; `nil` if there is no expression, or if its value is infinite or has too many digits.
    ///
    /// The result has the digits of the expression and its space before the equals sign, and no grouping separators.
    package static func completion(of text: String, separators: Separators) -> String? {
        guard text.last == "=" else { return nil }
        let suffix = text.dropLast().suffix(maximumLength + 1)
        guard let tokens = MathToken.tokens(atEndOf: suffix, limit: maximumLength, separators: separators) else {
            return nil
        }
        var expression = MathExpression(tokens: tokens)
        guard let value = expression.value, let number = MathNumber.text(value, decimal: separators.decimal) else {
            return nil
        }
        let digits = MathNumber.localized(number, like: suffix)
        return suffix.last?.isWhitespace == true ? " " + digits : digits
    }

    private init(tokens: [MathToken]) { self.tokens = tokens }

    /// The value; `nil` without an operator, for a wrong expression, and for a value that isn't finite.
    private var value: Double? {
        mutating get {
            guard let value = sum(), index == tokens.count, hasOperator, value.isFinite else { return nil }
            return value
        }
    }

    // MARK: - Grammar

    private mutating func sum() -> Double? {
        guard let first = product() else { return nil }
        var total = first.value
        while let sign = next(.plus) ? 1.0 : next(.minus) ? -1.0 : nil {
            guard let term = product() else { return nil }
            hasOperator = true
            total += sign * (term.isPercentage ? total * term.value : term.value)
        }
        return total
    }

    private mutating func product() -> (value: Double, isPercentage: Bool)? {
        guard var result = power() else { return nil }
        while true {
            let divides = next(.divide)
            guard divides || next(.multiply) else { return result }
            guard let factor = power() else { return nil }
            hasOperator = true
            result = (divides ? result.value / factor.value : result.value * factor.value, false)
        }
    }

    private mutating func power() -> (value: Double, isPercentage: Bool)? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { return nil }
        if next(.minus) { return power().map { (-$0.value, $0.isPercentage) } }
        if next(.plus) { return power() }
        guard var base = operand() else { return nil }
        if case .square(let exponent)? = current {
            index += 1
            hasOperator = true
            base = Self.power(base, exponent)
        }
        if next(.power) {
            guard let exponent = power() else { return nil }
            hasOperator = true
            base = Self.power(base, exponent.value)
        }
        guard next(.percent) else { return (base, false) }
        hasOperator = true
        return (base / 100, true)
    }

    private mutating func operand() -> Double? {
        if case .number(let number)? = current {
            index += 1
            return number
        }
        guard next(.open), let value = sum(), next(.close) else { return nil }
        return value
    }

    private var current: MathToken? { index < tokens.count ? tokens[index] : nil }

    private mutating func next(_ token: MathToken) -> Bool {
        guard current == token else { return false }
        index += 1
        return true
    }

    /// Returns a power with an integral exponent of any size; NaN for others.
    private static func power(_ base: Double, _ exponent: Double) -> Double {
        guard exponent.rounded() == exponent, exponent.magnitude <= 2048 else {
            return exponent == 0.5 ? base.squareRoot() : .nan
        }
        var (result, square, rest) = (1.0, base, Int(exponent.magnitude))
        while rest > 0 {
            if rest & 1 == 1 { result *= square }
            square *= square
            rest >>= 1
        }
        return exponent < 0 ? 1 / result : result
    }
}
