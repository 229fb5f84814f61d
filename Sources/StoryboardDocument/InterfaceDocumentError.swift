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
        }
    }
}
