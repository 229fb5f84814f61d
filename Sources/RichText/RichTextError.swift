// SPDX-License-Identifier: MIT

/// An error in reading or writing a document with styled text.
package enum RichTextError: Error, Equatable, Sendable {
    /// The file exceeds the size limit.
    case tooLarge(bytes: Int, limit: Int)
    /// The file isn't of the required format.
    case wrongFormat(needed: String)
    /// Groups or elements are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// None of the shared libraries that read the format is installed.
    case libraryMissing(tried: [String])
    /// The library that reads the format is out of memory.
    case outOfMemory
}

extension RichTextError: CustomStringConvertible {
    /// A message for the developer.
    package var description: String {
        switch self {
        case .tooLarge(let bytes, let limit): "The file has \(bytes) bytes; at most \(limit) are read."
        case .wrongFormat(let needed): "The file isn't \(needed)."
        case .tooDeep(let limit): "Groups are nested more than \(limit) levels deep."
        case .libraryMissing(let tried): "None of these libraries is installed: \(tried.joined(separator: ", "))."
        case .outOfMemory: "There isn't enough memory to read the file."
        }
    }
}
