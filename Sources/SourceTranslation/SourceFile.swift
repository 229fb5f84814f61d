// SPDX-License-Identifier: MIT

/// The text of a Swift source file.
package struct SourceFile: Sendable {
    /// The path that messages and `#sourceLocation` name.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The last component of the path without its extension, as a part of an identifier.
    var identifier: String {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
        return String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
}
