// SPDX-License-Identifier: MIT

/// Conversion of HTML to plain text.
enum PlainText {
    private static let blocks: Set<Substring> = [
        "br", "p", "div", "li", "tr", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "hr",
        "table",
    ]
    private static let hidden: Set<Substring> = ["head", "style", "script", "title"]
    private static let entities: [Substring: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—",
        "hellip": "…", "copy": "©", "euro": "€",
    ]

    /// Returns the text of an HTML document, with a line for each block.
    static func of(html: String) -> String {
        var text = ""
        var rest = html[...]
        var hides: Substring?
        while let next = rest.first {
            if next == "<", let end = rest.firstIndex(of: ">") {
                let tag = rest[rest.index(after: rest.startIndex)..<end]
                rest = rest[rest.index(after: end)...]
                let name = Substring(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased())
                if hidden.contains(name) {
                    hides = tag.hasPrefix("/") ? nil : hides ?? name
                } else if hides == nil, blocks.contains(name), !text.isEmpty {
                    endLine(&text, isBreak: name == "br")
                }
                continue
            }
            if hides != nil {
                rest.removeFirst()
            } else if next == "&", let (character, length) = entity(rest) {
                text += character
                rest = rest.dropFirst(length)
            } else {
                // Consecutive whitespace is collapsed, as in a browser.
                if !next.isWhitespace {
                    text.append(next)
                } else if let last = text.last, !last.isWhitespace {
                    text.append(" ")
                }
                rest.removeFirst()
            }
        }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    private static func endLine(_ text: inout String, isBreak: Bool) {
        while text.last == " " { text.removeLast() }
        // A block ends the line if it has content; a line break always does.
        if isBreak || text.last != "\n" { text.append("\n") }
    }

    /// Returns the character of the entity at the start of the text, and the entity's length.
    private static func entity(_ text: Substring) -> (String, Int)? {
        guard let end = text.prefix(12).firstIndex(of: ";") else { return nil }
        let name = text[text.index(after: text.startIndex)..<end]
        let length = text.distance(from: text.startIndex, to: end) + 1
        if let character = entities[name] { return (character, length) }
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value >= 0x20 else { return nil }
        return (String(Character(scalar)), length)
    }
}
