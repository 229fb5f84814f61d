// SPDX-License-Identifier: MIT
internal import Foundation

/// A syntax error in a visual format, and its position.
package struct VisualFormatError: Error, CustomStringConvertible {
    /// The position in characters from the start of the format.
    package let position: Int
    package let format: String
    package let sentence: String

    /// The message, the format, and a marker under the position.
    package var description: String {
        "\(sentence)\n\(format)\n\(String(repeating: " ", count: position))^"
    }
}

/// A parsed visual format.
struct VisualFormat: Equatable {
    /// A view or, with the name `nil`, the superview.
    struct Element: Equatable {
        var name: String?
        var sizes: [Predicate] = []
        var position: Int
    }

    /// A condition on a size or gap.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var attribute: NSLayoutConstraint.Attribute?
        var priority: Object?
        var position: Int
    }

    enum Object: Equatable {
        case number(Double)
        case name(String)
    }

    enum Connection: Equatable {
        case flush
        case standard
        case predicates([Predicate])
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var elements: [Element] = []
    /// The connections between adjacent elements.
    var connections: [Connection] = []
}

/// Parses a format from left to right.
///
/// Errors report the position and what was expected there.
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private var position = 0

    init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        if next == "H" || next == "V" {
            result.axis = next == "V" ? .vertical : .horizontal
            position += 1
            try expect(":", "after the direction")
        }
        result.elements.append(try element())
        while position < characters.count {
            result.connections.append(try connection())
            let element = try element()
            result.elements.append(element)
            if element.name == nil, position < characters.count {
                throw error("Nothing can come after the superview's far edge.")
            }
        }
        if result.elements.allSatisfy({ $0.name == nil }) { throw error("A format needs a view in square brackets.") }
        return result
    }

    // MARK: - Parts

    private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
        let start = position
        if accept("|") { return VisualFormat.Element(name: nil, position: start) }
        guard accept("[") else {
            let there = next.map { "\"\($0)\"" } ?? "the end"
            throw error("A view in square brackets or \"|\" was expected, not \(there).")
        }
        let place = position
        guard let name = name() else { throw error("A view's name was expected after \"[\".") }
        var element = VisualFormat.Element(name: name, position: place)
        if next == "(" { element.sizes = try predicates() }
        try expect("]", "after the view \"\(name)\"")
        return element
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard accept("-") else { return .flush }
        if next == "[" || next == "|" { return .standard }
        let gap: [VisualFormat.Predicate]
        if next == "(" {
            gap = try predicates()
        } else {
            let start = position
            gap = [VisualFormat.Predicate(object: try object("A gap"), position: start)]
        }
        try expect("-", "after the gap")
        return .predicates(gap)
    }

    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        try expect("(", "before conditions")
        var result = [try predicate()]
        while accept(",") { result.append(try predicate()) }
        try expect(")", "after the conditions")
        return result
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let start = position
        var relation = NSLayoutConstraint.Relation.equal
        for (sign, meaning) in [
            ("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual),
            ("<=", .lessThanOrEqual),
        ] where starts(with: sign) {
            relation = meaning
            position += sign.count
            break
        }
        if next == "=" || next == "<" || next == ">" {
            throw error("A relation is \"==\", \"<=\" or \">=\".")
        }
        var result = VisualFormat.Predicate(relation: relation, object: try object("A condition"), position: start)
        if accept(".") {
            let place = position
            let word = name() ?? ""
            guard word == "width" || word == "height" else {
                position = place
                throw error("A size of another view is \".width\" or \".height\".")
            }
            result.attribute = word == "width" ? .width : .height
        }
        if accept("@") { result.priority = try object("A priority") }
        return result
    }

    private mutating func object(_ what: String) throws(VisualFormatError) -> VisualFormat.Object {
        if let name = name() { return .name(name) }
        let start = position
        var text = ""
        if accept("-") { text = "-" }
        while let character = next, character.isASCII, character.isNumber || character == "." {
            text.append(character)
            position += 1
        }
        guard let number = Double(text) else {
            position = start
            throw error("\(what) is a number or a name.")
        }
        return .number(number)
    }

    private mutating func name() -> String? {
        guard let first = next, first.isLetter || first == "_" else { return nil }
        var result = ""
        while let character = next, character.isLetter || character.isNumber || character == "_" {
            result.append(character)
            position += 1
        }
        return result
    }

    // MARK: - Characters

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private func starts(with text: String) -> Bool {
        characters[position...].starts(with: text)
    }

    private mutating func accept(_ character: Character) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Character, _ place: String) throws(VisualFormatError) {
        guard !accept(character) else { return }
        let there = next.map { "\"\($0)\"" } ?? "the end"
        throw error("\"\(character)\" was expected \(place), not \(there).")
    }

    private func error(_ sentence: String) -> VisualFormatError {
        VisualFormatError(position: position, format: format, sentence: sentence)
    }
}
