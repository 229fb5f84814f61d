// SPDX-License-Identifier: MIT
internal import Foundation

/// A Swift identifier derived from the name of an asset.
struct SwiftName: Hashable {
    /// The identifier without backticks.
    let text: String

    /// Creates the name of a static member: words joined in camel case, without a trailing "Image" or "Color", so that
    /// "AccentColor" becomes `accent`.
    init?(member name: String, dropping suffix: String = "") {
        var words = Self.words(name)
        if words.count > 1, let last = words.last, !suffix.isEmpty, last.lowercased() == suffix.lowercased() {
            words.removeLast()
        }
        self.init(words, capitalizesFirst: false)
    }

    /// Creates the name of a type: words joined in camel case with a capital at the beginning.
    init?(type name: String) {
        self.init(Self.words(name), capitalizesFirst: true)
    }

    private init?(_ words: [String], capitalizesFirst: Bool) {
        guard !words.isEmpty else { return nil }
        var text = ""
        for (index, word) in words.enumerated() {
            if index == 0 && !capitalizesFirst {
                // "URLField" is `urlField`.
                text += word == word.uppercased() ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
            } else {
                text += word.prefix(1).uppercased() + word.dropFirst()
            }
        }
        if text.first?.isNumber == true { text = "_" + text }
        self.text = text
    }

    /// The identifier as it is written in source code.
    var source: String { Self.keywords.contains(text) ? "`\(text)`" : text }

    /// Splits at characters that no identifier contains, and before capitals.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        for part in name.split(whereSeparator: { !($0.isLetter || $0.isNumber) }) {
            let characters = Array(part)
            var start = 0
            for index in characters.indices.dropFirst() where characters[index].isUppercase {
                let followsCapital = characters[index - 1].isUppercase
                let precedesSmall = index + 1 < characters.count && characters[index + 1].isLowercase
                guard !followsCapital || precedesSmall else { continue }
                words.append(String(characters[start..<index]))
                start = index
            }
            words.append(String(characters[start...]))
        }
        return words
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "precedencegroup", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while", "Type", "Protocol", "Self",
    ]
}
