// SPDX-License-Identifier: MIT

/// The properties and values of a style attribute or rule, in order.
struct CSSDeclarations {
    var list: [(property: String, value: String)] = []

    private static let maximum = 64

    /// Reads declarations separated by semicolons; damaged ones are left out.
    init(_ text: some StringProtocol) {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return }
        for part in CSSText.split(Substring(text), at: UInt8(ascii: ";")).prefix(Self.maximum) {
            guard let colon = part.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let property = CSSText.trimmed(part[..<colon]).lowercased()
            var value = CSSText.trimmed(part[part.utf8.index(after: colon)...])
            if let mark = value.utf8.lastIndex(of: UInt8(ascii: "!")),
                value[mark...].dropFirst().lowercased().hasPrefix("important")
            {
                value = CSSText.trimmed(value[..<mark])
            }
            guard !property.isEmpty, !value.isEmpty else { continue }
            list.append((property, String(value)))
        }
    }
}

/// The rules of the style elements in a document.
///
/// Selectors of one element name, classes, and an identifier are supported; others are left out.
struct CSSSheet {
    private struct Rule {
        var element: String?
        var classes: [String]
        var identifier: String?
        var order: Int
        var declarations: CSSDeclarations

        var specificity: Int { (identifier == nil ? 0 : 10_000) + classes.count * 100 + (element == nil ? 0 : 1) }
    }

    /// The rules by the rarest part of their selectors.
    private var rules: [String: [Rule]] = [:]
    private var count = 0

    private static let maximumRules = 8192
    private static let maximumRulesForKey = 32

    /// Adds the rules of a style element.
    mutating func add(_ text: String) {
        let text = CSSText.withoutComments(text)
        var rest = Substring(text)
        while let brace = rest.utf8.firstIndex(of: UInt8(ascii: "{")), count < Self.maximumRules {
            var prelude = CSSText.trimmed(rest[..<brace])
            let bodyStart = rest.utf8.index(after: brace)
            let end = CSSText.blockEnd(rest[bodyStart...])
            if let semicolon = prelude.utf8.lastIndex(of: UInt8(ascii: ";")) {
                // A statement without a block, such as an import, comes before.
                prelude = CSSText.trimmed(prelude[prelude.utf8.index(after: semicolon)...])
            }
            if !prelude.hasPrefix("@") {
                let declarations = CSSDeclarations(rest[bodyStart..<end])
                for selector in prelude.split(separator: ",").prefix(64) {
                    add(CSSText.trimmed(selector), declarations)
                }
            }
            guard end < rest.endIndex else { return }
            rest = rest[rest.utf8.index(after: end)...]
        }
    }

    private mutating func add(_ selector: Substring, _ declarations: CSSDeclarations) {
        guard !selector.isEmpty, !selector.contains(where: { " >+~:[*\n\t".contains($0) }) else { return }
        var rule = Rule(classes: [], order: count, declarations: declarations)
        var kind: Character = " "
        var word = ""
        func finish() {
            guard !word.isEmpty else { return }
            switch kind {
            case ".": rule.classes.append(word)
            case "#": rule.identifier = word
            default: rule.element = word.lowercased()
            }
            word = ""
        }
        for character in selector.prefix(256) {
            if character == "." || character == "#" {
                finish()
                kind = character
            } else {
                word.append(character)
            }
        }
        finish()
        guard rule.classes.count <= 8 else { return }
        let key = rule.identifier.map { "#" + $0 } ?? rule.classes.first.map { "." + $0 } ?? rule.element ?? ""
        count += 1
        if rules[key, default: []].count < Self.maximumRulesForKey { rules[key, default: []].append(rule) }
    }

    /// Returns the declarations for an element, the most specific last.
    func declarations(element: String, attributes: [String: String]) -> [CSSDeclarations] {
        guard !rules.isEmpty else { return [] }
        let classes = attributes["class"]?.split(whereSeparator: \.isWhitespace).prefix(16).map(String.init) ?? []
        let identifier = attributes["id"]
        var keys = [element] + classes.map { "." + $0 }
        if let identifier { keys.append("#" + identifier) }
        var found: [Rule] = []
        for key in keys {
            for rule in rules[key] ?? [] {
                guard rule.element == nil || rule.element == element,
                    rule.identifier == nil || rule.identifier == identifier,
                    rule.classes.allSatisfy(classes.contains)
                else { continue }
                found.append(rule)
            }
        }
        guard found.count > 1 else { return found.map(\.declarations) }
        found.sort { ($0.specificity, $0.order) < ($1.specificity, $1.order) }
        return found.map(\.declarations)
    }
}

/// Parts of CSS source.
enum CSSText {
    static func trimmed(_ text: some StringProtocol) -> Substring {
        var result = Substring(text)
        while let first = result.utf8.first, HTMLTokenizer.isSpace(first) {
            result = Substring(result.utf8.dropFirst())
        }
        while let last = result.utf8.last, HTMLTokenizer.isSpace(last) { result = Substring(result.utf8.dropLast()) }
        return result
    }

    /// Returns the parts between separators that aren't within quotes or parentheses.
    static func split(_ text: Substring, at separator: UInt8) -> [Substring] {
        var result: [Substring] = []
        var start = text.startIndex
        var quote: UInt8?
        var depth = 0
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text.utf8[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "(") {
                depth += 1
            } else if byte == UInt8(ascii: ")") {
                depth = max(depth - 1, 0)
            } else if byte == separator, depth == 0 {
                result.append(text[start..<index])
                start = text.utf8.index(after: index)
            }
            index = text.utf8.index(after: index)
        }
        result.append(text[start...])
        return result
    }

    static func withoutComments(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                index += 2
                while index < bytes.count {
                    if bytes[index] == UInt8(ascii: "*"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/")
                    {
                        break
                    }
                    index += 1
                }
                index += 2
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        let result = String(decoding: output, as: UTF8.self)
        // Pages for the oldest browsers hide their styles in comments.
        return result.replacing("<!--", with: " ").replacing("-->", with: " ")
    }

    /// Returns the index of the brace that ends a block, or the end of the text.
    static func blockEnd(_ text: Substring) -> Substring.Index {
        var depth = 0
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text.utf8[index]
            if byte == UInt8(ascii: "{") {
                depth += 1
            } else if byte == UInt8(ascii: "}") {
                if depth == 0 { return index }
                depth -= 1
            }
            index = text.utf8.index(after: index)
        }
        return text.endIndex
    }
}
