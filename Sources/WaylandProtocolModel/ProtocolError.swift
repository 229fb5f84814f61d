// SPDX-License-Identifier: MIT

/// Why a protocol file cannot be used: where it is wrong, what was needed there, and what there was.
public struct ProtocolError: Error, Hashable, Sendable {
    public enum Problem: Hashable, Sendable {
        /// The text is not well-formed XML; the parser's words.
        case malformed(String)
        /// An element that the format does not have, or not in this place.
        case unexpectedElement(parent: String?)
        case missingAttribute(String)
        /// An attribute whose text cannot be read as `expected`.
        case invalidAttribute(String, value: String, expected: String)
        /// A second thing of the same kind and name in one place.
        case duplicate(kind: String, name: String)
        /// A name that no file declares.
        case undeclared(kind: String, name: String)
        /// The file ended, or never had, what must be there.
        case missingElement(String)
        /// Two things that cannot stand together; a sentence about them.
        case contradiction(String)
    }

    public var file: String
    /// Counted from 1; 0 where the place is not known.
    public var line: Int
    /// The element in which the mistake was found, with its name if it has one: `request "attach"`.
    public var element: String
    public var problem: Problem

    public init(file: String, line: Int, element: String, problem: Problem) {
        self.file = file
        self.line = line
        self.element = element
        self.problem = problem
    }
}

extension ProtocolError: CustomStringConvertible {
    /// `file:line: element: what is wrong`, as compilers print it.
    public var description: String {
        "\(file):\(line): \(element): \(problem)"
    }
}

extension ProtocolError.Problem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .malformed(let words):
            "not well-formed XML: \(words)"
        case .unexpectedElement(let parent?):
            "the element cannot stand in <\(parent)>"
        case .unexpectedElement(nil):
            "the outermost element must be <protocol>"
        case .missingAttribute(let name):
            "the attribute \"\(name)\" is missing"
        case .invalidAttribute(let name, let value, let expected):
            "the attribute \"\(name)\" is \"\(value)\"; \(expected) is needed"
        case .duplicate(let kind, let name):
            "a second \(kind) \"\(name)\""
        case .undeclared(let kind, let name):
            "the \(kind) \"\(name)\" is declared nowhere"
        case .missingElement(let name):
            "a <\(name)> is missing"
        case .contradiction(let sentence):
            sentence
        }
    }
}
