// SPDX-License-Identifier: MIT

/// An error in a protocol file, with its position and the expected content.
public struct ProtocolError: Error, Hashable, Sendable {
    /// The kinds of errors.
    public enum Problem: Hashable, Sendable {
        /// The text is not well-formed XML, with the parser's message.
        case malformed(String)
        /// An element that the format doesn't allow here.
        case unexpectedElement(parent: String?)
        /// A required attribute is missing.
        case missingAttribute(String)
        /// An attribute whose value can't be parsed as `expected`.
        case invalidAttribute(String, value: String, expected: String)
        /// A second declaration of the same kind and name.
        case duplicate(kind: String, name: String)
        /// A reference to an undeclared name.
        case undeclared(kind: String, name: String)
        /// A required element is missing.
        case missingElement(String)
        /// Two contradictory declarations, with a sentence that describes them.
        case contradiction(String)
    }

    /// The name of the file.
    public var file: String
    /// The line, counted from 1; 0 if unknown.
    public var line: Int
    /// The element with the error, including its name if it has one: `request "attach"`.
    public var element: String
    /// The error.
    public var problem: Problem

    /// Creates an error.
    public init(file: String, line: Int, element: String, problem: Problem) {
        self.file = file
        self.line = line
        self.element = element
        self.problem = problem
    }
}

extension ProtocolError: CustomStringConvertible {
    /// The error as `file:line: element: message`, as compilers print it.
    public var description: String {
        "\(file):\(line): \(element): \(problem)"
    }
}

extension ProtocolError.Problem: CustomStringConvertible {
    /// A message without a period.
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
