// SPDX-License-Identifier: MIT

/// What is left of a text with HTML's marks once they are taken away.
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

    /// The words of a document, a line for each of its blocks.
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
                // Space of any length is one, as a browser shows it.
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
        // A block ends a line once; each break is one more.
        if isBreak || text.last != "\n" { text.append("\n") }
    }

    /// The character that the text begins with by its name or number, and how long that is.
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
