// SPDX-License-Identifier: MIT

/// The texts of a notification as a server takes them.
struct NotificationText: Equatable {
    /// The title on one line.
    let summary: String
    /// The subtitle and the body.
    let body: String

    /// The limits in characters; a longer text ends with an ellipsis.
    static let lineLimit = 256
    static let bodyLimit = 4096

    /// Creates the texts; `<`, `>` and `&` are escaped for servers that read markup in the body.
    init(_ content: ContentValues, hasMarkup: Bool) {
        summary = Self.line(content.title)
        let parts = [Self.line(content.subtitle), Self.clean(content.body, limit: Self.bodyLimit)]
        let text = parts.filter { !$0.isEmpty }.joined(separator: "\n")
        body = hasMarkup ? Self.escape(text) : text
    }

    /// Returns a text on one line.
    static func line(_ text: String) -> String {
        String(clean(text, limit: lineLimit).map { $0.isNewline ? " " : $0 })
    }

    /// Returns a text without control characters other than line feeds and tabs.
    private static func clean(_ text: String, limit: Int) -> String {
        // A character can have any number of combining marks.
        var result = String(text.unicodeScalars.prefix(limit * 4))
        if result.count > limit || result.unicodeScalars.count < text.unicodeScalars.prefix(limit * 4 + 1).count {
            result = result.prefix(limit - 1) + "…"
        }
        result.unicodeScalars.removeAll { ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || $0.value == 0x7F }
        return result
    }

    private static func escape(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
