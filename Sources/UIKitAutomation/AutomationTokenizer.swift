// SPDX-License-Identifier: MIT

internal import UIKitCore

/// A tokenizer for one line of a script.
struct AutomationTokenizer {
    struct Word {
        var text: String
        var isQuoted: Bool
    }

    let number: Int
    private(set) var words: [Word] = []

    init(_ line: Substring, number: Int) throws(AutomationError) {
        self.number = number
        var rest = line[...]
        while let character = rest.first, character != "#" {
            if character.isWhitespace {
                rest.removeFirst()
            } else if character == "\"" {
                words.append(Word(text: try quoted(&rest), isQuoted: true))
            } else {
                let end = rest.firstIndex { $0.isWhitespace } ?? rest.endIndex
                words.append(Word(text: String(rest[..<end]), isQuoted: false))
                rest = rest[end...]
            }
        }
    }

    func mistake(_ expected: String, found: String) -> AutomationError {
        .syntax(line: number, expected: expected, found: found)
    }

    /// Removes a quoted word from the start of `rest` and returns it.
    private func quoted(_ rest: inout Substring) throws(AutomationError) -> String {
        let whole = rest
        var text = ""
        rest.removeFirst()
        while let character = rest.popFirst() {
            switch character {
            case "\"":
                guard rest.first?.isWhitespace ?? true else {
                    throw mistake("a space after the closing quote", found: "\"\(rest)\"")
                }
                return text
            case "\\":
                switch rest.popFirst() {
                case "\""?: text.append("\"")
                case "\\"?: text.append("\\")
                case "n"?: text.append("\n")
                case "t"?: text.append("\t")
                case let other:
                    throw mistake("\\\", \\\\, \\n or \\t", found: "\\" + (other.map(String.init) ?? ""))
                }
            default: text.append(character)
            }
        }
        throw mistake("a closing quote", found: "the end of the line after \(whole)")
    }
}
