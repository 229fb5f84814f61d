// SPDX-License-Identifier: MIT

/// Text in the syntax of Markdown.
enum MarkdownText {
    /// Escapes characters that have a meaning within a line, and replaces control characters by spaces.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isAfterAmpersand = false
        for scalar in text.unicodeScalars {
            if isAfterAmpersand, scalar == "#" || scalar.properties.isAlphabetic {
                // The ampersand would begin an entity.
                result.append(contentsOf: "amp;".unicodeScalars)
            }
            isAfterAmpersand = scalar == "&"
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "<", "~", "|", "!":
                result.append("\\")
                result.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{2029}": result.append(" ")
            default: result.append(scalar)
            }
        }
        if isAfterAmpersand { result.append(contentsOf: "amp;".unicodeScalars) }
        return String(result)
    }

    /// Escapes characters that have a meaning at the start of a line, in text that is escaped otherwise.
    static func escapedStart(_ text: String) -> String {
        let text = String(text.drop { $0 == " " })
        guard let first = text.unicodeScalars.first else { return text }
        switch first {
        case "#", "+", "-", "=", ">", ":": return "\\" + text
        case "0"..."9":
            let digits = text.unicodeScalars.prefix { ("0"..."9").contains($0) }
            let rest = text.unicodeScalars[digits.endIndex...]
            guard let mark = rest.first, mark == "." || mark == ")" else { return text }
            return String(digits) + "\\" + String(rest)
        default: return text
        }
    }

    /// Returns code between backquotes, more of them than it contains in a row.
    static func code(_ text: String) -> String {
        var longest = 0
        var current = 0
        for byte in text.utf8 {
            current = byte == UInt8(ascii: "`") ? current + 1 : 0
            longest = max(longest, current)
        }
        let fence = String(repeating: "`", count: longest + 1)
        var text = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? " " : $0 }))
        let isBlank = text.utf8.allSatisfy { $0 == 32 }
        // One space at each end is taken away, unless there are only spaces.
        if !isBlank, text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") && text.hasSuffix(" ") {
            text = " " + text + " "
        }
        return fence + text + fence
    }

    /// Returns the address of a link or image, in angle brackets if it has spaces or parentheses.
    static func address(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isPlain = !text.isEmpty
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}": continue
            case "<", ">", "\\", "&":
                if scalar == "&" {
                    result.append(contentsOf: "&amp;".unicodeScalars)
                    continue
                }
                result.append("\\")
                isPlain = false
            case " ", "(", ")": isPlain = false
            default: break
            }
            result.append(scalar)
        }
        return isPlain ? String(result) : "<" + String(result) + ">"
    }

    /// Whether a delimiter next to a character is recognized on any other side.
    static func isWordCharacter(_ scalar: UnicodeScalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
