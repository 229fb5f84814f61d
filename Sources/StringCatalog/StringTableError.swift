// SPDX-License-Identifier: MIT

/// A mistake in a file with strings.
package enum StringTableError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is larger than `StringTableFile.maximumSize` bytes.
    case tooLarge(bytes: Int)
    /// The bytes aren't text in UTF-8 or UTF-16.
    case notText
    /// A strings file doesn't have the form `"key" = "value";`.
    case syntax(line: Int, expected: String)
    /// A property list or JSON document can't be read.
    case notReadable(String)
    /// An element has another type than the format requires, or is missing.
    case wrongType(key: String, expected: String)
    /// The variables of a format refer to each other in a circle, or are nested too deeply.
    case cyclicVariables(key: String)

    package var description: String {
        switch self {
        case .tooLarge(let bytes):
            "\(bytes) bytes are more than the \(StringTableFile.maximumSize) that a table may have"
        case .notText: "The bytes aren't UTF-8 or UTF-16"
        case .syntax(let line, let expected): "Line \(line): \(expected) is missing"
        case .notReadable(let reason): reason
        case .wrongType(let key, let expected): "“\(key)” isn't \(expected)"
        case .cyclicVariables(let key): "The variables of “\(key)” are nested in a circle or too deeply"
        }
    }
}
