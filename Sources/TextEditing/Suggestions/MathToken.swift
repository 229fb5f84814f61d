// SPDX-License-Identifier: MIT

/// A number, operator, or parenthesis of an arithmetic expression.
enum MathToken: Equatable {
    case number(Double)
    case plus
    case minus
    case multiply
    case divide
    case power
    /// A superscript digit, which is an exponent.
    case square(Double)
    case percent
    case open
    case close

    /// Returns the tokens of the expression at the end of a text; `nil` if there is none.
    ///
    /// The expression begins after the last character that can't be part of one. A word directly before it, or one
    /// before a sign, may be a variable, so that there is no expression then.
    static func tokens(
        atEndOf text: Substring, limit: Int, separators: MathExpression.Separators
    ) -> [MathToken]? {
        var start = text.endIndex
        while start > text.startIndex {
            let previous = text.index(before: start)
            guard isPart(previous, of: text, separators) else { break }
            start = previous
        }
        let part = text[start...]
        guard part.count <= limit else { return nil }
        let before = start > text.startIndex ? text[text.index(before: start)] : nil
        let isAfterWord = before.map { !$0.isNewline && !":;,=".contains($0) } ?? false
        if isAfterWord {
            guard part.first?.isWhitespace == true, let sign = part.first(where: { !$0.isWhitespace }),
                token(of: sign) != .plus, token(of: sign) != .minus
            else { return nil }
        }
        return tokens(of: part, separators)
    }

    private static func isPart(
        _ index: Substring.Index, of text: Substring, _ separators: MathExpression.Separators
    ) -> Bool {
        let character = text[index]
        if digit(character) != nil || token(of: character) != nil { return true }
        if character == separators.decimal || character == separators.grouping {
            return isDigit(after: index, in: text)
        }
        return character.isWhitespace && !character.isNewline
    }

    private static func token(of character: Character) -> MathToken? {
        switch character {
        case "+": .plus
        case "-", "\u{2212}", "\u{2013}": .minus
        case "*", "×", "·", "⋅": .multiply
        case "/", "÷", "∕": .divide
        case "^": .power
        case "²": .square(2)
        case "³": .square(3)
        case "%", "٪": .percent
        case "(": .open
        case ")": .close
        default: nil
        }
    }

    private static func tokens(of text: Substring, _ separators: MathExpression.Separators) -> [MathToken]? {
        var (tokens, index, endedAtSpace) = ([MathToken](), text.startIndex, false)
        while index < text.endIndex {
            let character = text[index]
            if let token = token(of: character) {
                tokens.append(token)
                index = text.index(after: index)
            } else if character.isWhitespace, character != separators.grouping || !isDigit(after: index, in: text) {
                index = text.index(after: index)
                endedAtSpace = true
                continue
            } else {
                guard let (number, end) = number(at: index, in: text, separators) else { return nil }
                if case .number? = tokens.last {
                    // Two numbers with a space between them: the expression begins with the second one, unless both
                    // may be one number whose groups are separated by spaces.
                    let digits = text[index..<end].prefix { digit($0) != nil }
                    guard endedAtSpace, digits.count != 3 else { return nil }
                    tokens = []
                }
                tokens.append(.number(number))
                index = end
            }
            endedAtSpace = false
        }
        return tokens
    }

    // MARK: - Numbers

    /// The value of a decimal digit of any script; `nil` for other characters.
    static func digit(_ character: Character) -> Int? {
        guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
            scalar.properties.numericType == .decimal
        else { return nil }
        return character.wholeNumberValue
    }

    private static func isDigit(after index: Substring.Index, in text: Substring) -> Bool {
        let next = text.index(after: index)
        return next < text.endIndex && digit(text[next]) != nil
    }

    /// Reads a number, whose groups have three digits if there are any; `nil` if there is none.
    private static func number(
        at start: Substring.Index, in text: Substring, _ separators: MathExpression.Separators
    ) -> (Double, Substring.Index)? {
        var (digits, index, group, hasGroups) = ("", start, 0, false)
        scan: while index < text.endIndex {
            let character = text[index]
            if let digit = digit(character) {
                digits += String(digit)
                group += 1
            } else if character == separators.grouping, isDigit(after: index, in: text) {
                guard hasGroups ? group == 3 : (1...3).contains(group) else { return nil }
                (hasGroups, group) = (true, 0)
            } else {
                break scan
            }
            index = text.index(after: index)
        }
        if hasGroups, group != 3 { return nil }
        if index < text.endIndex, text[index] == separators.decimal {
            index = text.index(after: index)
            digits += digits.isEmpty ? "0." : "."
            let first = index
            while index < text.endIndex, let digit = digit(text[index]) {
                digits += String(digit)
                index = text.index(after: index)
            }
            guard index > first else { return nil }
        }
        return Double(digits).map { ($0, index) }
    }
}

/// The text of the value of an arithmetic expression.
enum MathNumber {
    /// The maximum number of digits, of which a `Double` holds all.
    private static let maximumDigits = 15
    private static let maximumDecimals = 10

    /// Returns a number with up to 15 digits, up to 10 of which are decimals; `nil` if it has too many.
    static func text(_ value: Double, decimal: Character) -> String? {
        let magnitude = value.magnitude
        var (integers, limit) = (1, 10.0)
        while magnitude >= limit, integers <= maximumDigits {
            integers += 1
            limit *= 10
        }
        guard integers <= maximumDigits else { return nil }
        let decimals = min(maximumDecimals, maximumDigits - integers)
        var factor = 1.0
        for _ in 0..<decimals { factor *= 10 }
        let scaled = (magnitude * factor).rounded()
        guard scaled.isFinite, scaled < 1e18, value == 0 || scaled > 0 else { return nil }
        let (whole, rest) = UInt64(scaled).quotientAndRemainder(dividingBy: UInt64(factor))
        var fraction = String(rest)
        fraction = String(repeating: "0", count: decimals - min(fraction.count, decimals)) + fraction
        while fraction.last == "0" { fraction.removeLast() }
        let sign = value < 0 ? "-" : ""
        return fraction.isEmpty || decimals == 0 ? sign + String(whole) : "\(sign)\(whole)\(decimal)\(fraction)"
    }

    /// Returns a number with the digits of the script of an expression, and its minus sign.
    static func localized(_ number: String, like text: Substring) -> String {
        let minus: Character = text.contains("\u{2212}") ? "\u{2212}" : "-"
        var zero: UInt32 = 0x30
        if let last = text.last(where: { MathToken.digit($0) != nil }), let digit = MathToken.digit(last),
            let scalar = last.unicodeScalars.first
        {
            zero = scalar.value - UInt32(digit)
        }
        return String(
            number.map { character in
                if character == "-" { return minus }
                guard character.isASCII, let digit = character.wholeNumberValue else { return character }
                return Unicode.Scalar(zero + UInt32(digit)).map(Character.init) ?? character
            })
    }
}
