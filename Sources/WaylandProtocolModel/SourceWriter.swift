// SPDX-License-Identifier: MIT

/// Lines of Swift, indented and broken as swift-format would at 120 columns, so that generated files need no second pass.
struct SourceWriter {
    private(set) var text = ""
    private var depth = 0

    private static let width = 120

    mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : indentation + line + "\n"
    }

    /// Writes `head {`, what `body` writes one level deeper, and `}`.
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

    /// Writes a declaration's `head(parameters) tail`, the parameters on lines of their own where one is too short.
    mutating func declaration(_ head: String, _ parameters: [String], _ tail: String) {
        let whole = "\(head)(\(parameters.joined(separator: ", ")))\(tail)"
        guard !fits(whole) else { return line(whole) }
        line(head + "(")
        indented { $0.fill(parameters) }
        line(")" + tail)
    }

    /// Writes `head(values)tail`, the values on lines of their own where one is too short.
    mutating func call(_ head: String, _ values: [String], _ tail: String = ")") {
        let whole = "\(head)(\(values.joined(separator: ", "))\(tail)"
        guard !fits(whole) else { return line(whole) }
        line(head + "(")
        indented { $0.fill(values, tail: tail) }
    }

    /// Writes `head(first, [list], rest)`, the list opened up where it does not fit a line; an empty one is left out.
    mutating func call(_ head: String, _ first: [String], list: [String], _ rest: [String]) {
        let flat = first + (list.isEmpty ? [] : ["[\(list.joined(separator: ", "))]"]) + rest
        let whole = "\(head)(\(flat.joined(separator: ", ")))"
        // One level deeper, and without what stands before the parenthesis.
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

    /// Whether the line, indented, stays within the width.
    func fits(_ line: String) -> Bool {
        depth * 4 + line.count <= Self.width
    }

    /// Puts as many values on each line as fit, and opens up a list at the end that fits none.
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
