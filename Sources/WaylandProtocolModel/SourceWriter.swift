// SPDX-License-Identifier: MIT

/// Writes lines of Swift, formatted as swift-format would at 120 columns, so that generated files need no formatting
/// pass.
struct SourceWriter {
    private(set) var text = ""
    private var depth = 0

    private static let width = 120

    mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : indentation + line + "\n"
    }

    /// Writes `head {`, the output of `body` one level deeper, and `}`.
    mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }

    mutating func indented(_ body: (inout SourceWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Writes a declaration `head(parameters) tail`, with the parameters on separate lines if it is too long.
    mutating func declaration(_ head: String, _ parameters: [String], _ tail: String) {
        let whole = "\(head)(\(parameters.joined(separator: ", ")))\(tail)"
        guard !fits(whole) else { return line(whole) }
        line(head + "(")
        indented { $0.fill(parameters) }
        line(")" + tail)
    }

    /// Writes `head(values)tail`, with the values on separate lines if it is too long.
    mutating func call(_ head: String, _ values: [String], _ tail: String = ")") {
        let whole = "\(head)(\(values.joined(separator: ", "))\(tail)"
        guard !fits(whole) else { return line(whole) }
        line(head + "(")
        indented { $0.fill(values, tail: tail) }
    }

    /// Writes `head(first, [list], rest)`, with the list expanded if it is too long; an empty list is omitted.
    mutating func call(_ head: String, _ first: [String], list: [String], _ rest: [String]) {
        let flat = first + (list.isEmpty ? [] : ["[\(list.joined(separator: ", "))]"]) + rest
        let whole = "\(head)(\(flat.joined(separator: ", ")))"
        // One level deeper, and without the text before the parenthesis.
        let isShort = fits(whole) || fits("    " + whole.dropFirst(head.count + 1))
        guard !isShort else { return call(head, flat) }
        line(head + "(")
        indented { writer in
            writer.line(first.joined(separator: ", ") + ",")
            writer.line("[")
            writer.indented { $0.fill(list, tail: ",") }
            writer.line((["]"] + rest).joined(separator: ", ") + ")")
        }
    }

    /// Returns whether the indented line fits in the line width.
    func fits(_ line: String) -> Bool {
        depth * 4 + line.count <= Self.width
    }

    /// Writes as many values per line as fit, expanding a trailing list that doesn't.
    private mutating func fill(_ values: [String], tail: String = "") {
        var current = ""
        for (index, value) in values.enumerated() {
            let piece = value + (index == values.count - 1 ? tail : ",")
            if index == values.count - 1, value.hasPrefix("["), !fits(piece) {
                if !current.isEmpty { line(current) }
                line("[")
                let elements = value.dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
                indented { $0.fill(elements.map(String.init), tail: ",") }
                return line("]" + tail)
            }
            let longer = current.isEmpty ? piece : current + " " + piece
            if !current.isEmpty, !fits(longer) {
                line(current)
                current = piece
            } else {
                current = longer
            }
        }
        line(current)
    }

    private var indentation: String { String(repeating: " ", count: depth * 4) }
}
