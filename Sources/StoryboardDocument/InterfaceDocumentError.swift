// SPDX-License-Identifier: MIT

/// An error in a UI file, with its line and the expected content.
public enum InterfaceDocumentError: Error, Equatable, Sendable {
    /// The file exceeds the size limit.
    case tooLarge(bytes: Int, limit: Int)
    /// The file is not text, judging by its first bytes.
    case notText(found: String)
    /// The file is not well-formed XML, or uses a construct that UI files don't have.
    case malformed(line: Int, String)
    /// Elements are nested deeper than the limit.
    case tooDeep(line: Int, limit: Int)
    /// There are more elements than the limit.
    case tooManyElements(line: Int, limit: Int)
    /// The file is XML, but not a UI file of the required kind.
    case wrongDocument(found: String, needed: String)
    /// An unknown element, with the accepted ones.
    case unknownElement(String, in: String, line: Int, accepted: [String])
    /// A required attribute is missing.
    case missingAttribute(String, of: String, line: Int)
    /// The value of an attribute is invalid, with a description of the accepted ones.
    case badValue(String, of: String, in: String, line: Int, accepted: String)
    /// Two objects have the same identifier.
    case duplicateIdentifier(String, line: Int)
    /// No object in the document has the identifier.
    case unknownIdentifier(String, of: String, in: String, line: Int)
    /// A constraint between incompatible attributes.
    case badConstraint(String, line: Int)
}

extension InterfaceDocumentError: CustomStringConvertible {
    /// A message for the developer, with the line if known.
    public var description: String {
        switch self {
        case .tooLarge(let bytes, let limit):
            "The file has \(bytes) bytes; at most \(limit) are read."
        case .notText(let found):
            "The file is \(found); the XML of an .xib file in UTF-8 is needed."
        case .malformed(let line, let sentence):
            "Line \(line): \(sentence)"
        case .tooDeep(let line, let limit):
            "Line \(line): elements lie more than \(limit) deep in one another."
        case .tooManyElements(let line, let limit):
            "Line \(line): there are more than \(limit) elements."
        case .wrongDocument(let found, let needed):
            "The file is \(found); \(needed) is needed."
        case .unknownElement(let name, let parent, let line, let accepted):
            accepted.isEmpty
                ? "Line \(line): \(name) is not accepted in \(parent), which holds no elements."
                : "Line \(line): \(name) is not accepted in \(parent); \(accepted.joined(separator: ", ")) are."
        case .missingAttribute(let name, let element, let line):
            "Line \(line): \(element) needs the attribute \(name)."
        case .badValue(let value, let name, let element, let line, let accepted):
            "Line \(line): \(name) of \(element) is \"\(value.prefix(80))\"; \(accepted) is accepted."
        case .duplicateIdentifier(let id, let line):
            "Line \(line): the identifier \"\(id.prefix(80))\" is taken already."
        case .unknownIdentifier(let id, let name, let element, let line):
            "Line \(line): \(name) of \(element) is \"\(id.prefix(80))\", by which nothing in the file goes."
        case .badConstraint(let sentence, let line):
            "Line \(line): \(sentence)"
        }
    }
}
