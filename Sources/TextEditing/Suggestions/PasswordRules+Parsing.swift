// SPDX-License-Identifier: MIT

extension PasswordRules {
    /// The maximum length of a descriptor, in bytes; the rest of a longer one is ignored.
    private static let descriptorLimit = 4096
    /// The maximum number of `required` rules; others are ignored.
    static let requirementLimit = 12

    /// Creates the rules of a descriptor, such as `required: upper; required: digit; max-consecutive: 2; minlength: 8`.
    ///
    /// Unknown rules, unknown classes, and values that aren't valid are ignored. Of several limits, the strictest one
    /// counts.
    package init(descriptor: String) {
        let text = String(decoding: descriptor.utf8.prefix(Self.descriptorLimit), as: UTF8.self)
        var allowed: Set<Character> = []
        for rule in Self.pieces(of: text[...], separator: ";") {
            guard let colon = rule.firstIndex(of: ":") else { continue }
            let value = Self.trimmed(rule[rule.index(after: colon)...])
            switch Self.trimmed(rule[..<colon]).lowercased() {
            case "required":
                let set = Self.characters(value)
                guard !set.isEmpty else { continue }
                isEmpty = false
                if !required.contains(set), required.count < Self.requirementLimit { required.append(set) }
            case "allowed":
                let set = Self.characters(value)
                guard !set.isEmpty else { continue }
                isEmpty = false
                allowed.formUnion(set)
            case "max-consecutive":
                guard let number = Self.number(value), number > 0 else { continue }
                isEmpty = false
                maximumConsecutive = min(number, maximumConsecutive ?? number)
            case "minlength":
                guard let number = Self.number(value) else { continue }
                isEmpty = false
                minimumLength = max(number, minimumLength)
            case "maxlength":
                guard let number = Self.number(value), number > 0 else { continue }
                isEmpty = false
                maximumLength = min(number, maximumLength)
            default: continue
            }
        }
        for set in required { allowed.formUnion(set) }
        if !allowed.isEmpty { self.allowed = allowed }
    }

    /// Returns a number that is not negative, at most ``lengthLimit``; `nil` if the value isn't one.
    private static func number(_ value: Substring) -> Int? {
        guard !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return min(Int(value) ?? lengthLimit, lengthLimit)
    }

    /// Returns the characters of a list of named classes and classes in brackets.
    private static func characters(_ value: Substring) -> Set<Character> {
        var result: Set<Character> = []
        for piece in pieces(of: value, separator: ",").map(trimmed) {
            if piece.first == "[", piece.last == "]", piece.count > 1 {
                let listed = piece.dropFirst().dropLast()
                // A hyphen elsewhere looks like a range, which the language doesn't have.
                result.formUnion(listed.prefix(1).filter(CharacterClass.printable.contains))
                result.formUnion(listed.dropFirst().filter { CharacterClass.printable.contains($0) && $0 != "-" })
            } else if let named = CharacterClass.named(piece) {
                result.formUnion(named)
            }
        }
        return result
    }

    /// Divides a text at separators that aren't within brackets.
    ///
    /// A closing bracket that directly precedes another one belongs to the class, as in `[ab]]`.
    private static func pieces(of text: Substring, separator: Character) -> [Substring] {
        var (result, start, index, isOpen) = ([Substring](), text.startIndex, text.startIndex, false)
        while index < text.endIndex {
            let next = text.index(after: index)
            switch text[index] {
            case "[" where !isOpen: isOpen = true
            case "]" where isOpen: isOpen = next < text.endIndex && text[next] == "]"
            case separator where !isOpen:
                result.append(text[start..<index])
                start = next
            default: break
            }
            index = next
        }
        result.append(text[start...])
        return result
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
