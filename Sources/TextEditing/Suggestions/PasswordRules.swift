// SPDX-License-Identifier: MIT

/// The rules that a password has to follow, as a descriptor in Apple's language for password rules specifies them.
package struct PasswordRules: Equatable, Sendable {
    /// The maximum length of a generated password; greater minimum lengths are reduced to it.
    package static let lengthLimit = 256

    /// The sets of characters of which a password contains at least one each, without duplicates.
    package internal(set) var required: [Set<Character>] = []
    /// The characters that a password may contain.
    package internal(set) var allowed = CharacterClass.printable
    /// The maximum number of identical characters in a row, at least 1; `nil` if it is not limited.
    package internal(set) var maximumConsecutive: Int?
    /// The minimum length, in characters, from 0 to ``lengthLimit``.
    package internal(set) var minimumLength = 0
    /// The maximum length, in characters, from 1 to ``lengthLimit``.
    ///
    /// It takes precedence over a greater minimum length.
    package internal(set) var maximumLength = lengthLimit
    /// Whether the descriptor has no rule that is known.
    package internal(set) var isEmpty = true

    /// Returns whether a password follows the rules.
    package func permits(_ password: String) -> Bool {
        guard password.count <= maximumLength, password.count >= min(minimumLength, maximumLength),
            password.allSatisfy(allowed.contains), required.allSatisfy({ !$0.isDisjoint(with: password) })
        else { return false }
        guard let maximumConsecutive else { return true }
        var (run, last): (Int, Character?) = (0, nil)
        for character in password {
            run = character == last ? run + 1 : 1
            last = character
            if run > maximumConsecutive { return false }
        }
        return true
    }
}

/// The named classes of characters of the language for password rules.
enum CharacterClass {
    static let upper = Set<Character>("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    static let lower = Set<Character>("abcdefghijklmnopqrstuvwxyz")
    static let digit = Set<Character>("0123456789")
    static let special = Set<Character>("-~!@#$%^&*_+=`|(){}[:;\"'<>,.?] ")
    /// The printable characters of ASCII, with the space.
    static let printable = Set((0x20...0x7E).map { Character(Unicode.Scalar(UInt8($0))) })

    /// Returns the class with a name; `nil` for an unknown name.
    ///
    /// Passwords are generated from ASCII alone, so that all keyboards can type them, even where the rules allow all of
    /// Unicode.
    static func named(_ name: some StringProtocol) -> Set<Character>? {
        switch name.lowercased() {
        case "upper": upper
        case "lower": lower
        case "digit": digit
        case "special": special
        case "ascii-printable", "unicode": printable
        default: nil
        }
    }
}
