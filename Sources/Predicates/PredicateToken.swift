// SPDX-License-Identifier: MIT

/// A word, value, or sign of a predicate format.
enum PredicateToken: Equatable {
    /// A name or a keyword, with the periods of a key path.
    case word(String)
    case number(Double)
    case text(String)
    /// `%@`, a number such as `%d`, or with `true` `%K`, which stands for a key path.
    case argument(isKeyPath: Bool)
    case sign(String)
    case end
}

/// A format that isn't a predicate.
struct PredicateFormatError: Error, CustomStringConvertible {
    let needed: String
    let found: PredicateToken
    /// The position in the format, in characters.
    let position: Int

    var description: String {
        let text =
            switch found {
            case .word(let word): "\"\(word)\""
            case .number(let number): "\(number)"
            case .text(let text): "the text \"\(text)\""
            case .argument: "an argument"
            case .sign(let sign): "\"\(sign)\""
            case .end: "the end"
            }
        return "\(needed) was expected at character \(position), not \(text)"
    }
}

/// Splits a format into tokens.
struct PredicateScanner {
    private let characters: [Character]
    private var index = 0
    private(set) var token = PredicateToken.end
    /// The position of `token`.
    private(set) var position = 0

    init(_ format: String) throws(PredicateFormatError) {
        characters = Array(format)
        try advance()
    }

    private var next: Character? { index < characters.count ? characters[index] : nil }

    /// Goes to the next token.
    mutating func advance() throws(PredicateFormatError) {
        while let character = next, character.isWhitespace { index += 1 }
        position = index
        guard let character = next else { return token = .end }
        if character == "'" || character == "\"" {
            token = try text(endingWith: character)
        } else if character == "%" {
            token = try argument()
        } else if character.isNumber {
            token = number()
        } else if character.isLetter || "_@$#".contains(character) {
            token = word()
        } else {
            token = sign()
        }
    }

    private mutating func text(endingWith quote: Character) throws(PredicateFormatError) -> PredicateToken {
        var text = ""
        index += 1
        while let character = next {
            index += 1
            if character == quote { return .text(text) }
            if character == "\\", let escaped = next {
                index += 1
                text.append(["n": "\n", "t": "\t", "r": "\r"][escaped] ?? escaped)
            } else {
                text.append(character)
            }
        }
        throw PredicateFormatError(needed: "a closing quotation mark", found: .end, position: index)
    }

    private mutating func argument() throws(PredicateFormatError) -> PredicateToken {
        index += 1
        while let character = next {
            index += 1
            if character == "K" { return .argument(isKeyPath: true) }
            if "@diufgeGExXos".contains(character) { return .argument(isKeyPath: false) }
            // Lengths, as in %ld.
            guard "lhqz.0123456789".contains(character) else { break }
        }
        throw PredicateFormatError(needed: "a format such as %@, %K, or %d", found: .sign("%"), position: position)
    }

    private mutating func number() -> PredicateToken {
        var digits = ""
        while let character = next, character.isNumber || character == "." || character == "e" || character == "E" {
            digits.append(character)
            index += 1
        }
        return Double(digits).map { .number($0) } ?? .word(digits)
    }

    private mutating func word() -> PredicateToken {
        var word = ""
        while let character = next, character.isLetter || character.isNumber || "_.@$#".contains(character) {
            word.append(character)
            index += 1
        }
        return .word(word)
    }

    private mutating func sign() -> PredicateToken {
        for length in [2, 1] where index + length <= characters.count {
            let text = String(characters[index..<(index + length)])
            let known = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]
            guard length == 1 || known.contains(text) else { continue }
            index += length
            return .sign(text)
        }
        return .end
    }
}
