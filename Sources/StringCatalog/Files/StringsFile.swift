// SPDX-License-Identifier: MIT
package import Foundation

/// A `.strings` file: lines of the form `"key" = "value";`, with comments as in C.
///
/// The text is UTF-8 or UTF-16; property lists in XML and binary form are accepted too.
package struct StringsFile: Hashable, Sendable {
    package var strings: [String: String]

    package init(_ strings: [String: String]) {
        self.strings = strings
    }

    /// Reads a file; if a key occurs more than once, the last value counts.
    package init(data: Data) throws(StringTableError) {
        try StringTableFile.check(data)
        guard StringTableFile.isPropertyList(data) else {
            var parser = StringsParser(try StringTableFile.text(of: data))
            strings = try parser.parse()
            return
        }
        var strings: [String: String] = [:]
        for (key, value) in try StringTableFile.dictionary(data) {
            guard let value = value as? String else { throw .wrongType(key: key, expected: "a string") }
            strings[key] = value
        }
        self.strings = strings
    }

    /// The file's content in UTF-8, sorted by key.
    package var text: String {
        strings.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n" }.joined()
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case "\0"..<" ": quoted += "\\U" + String(format: "%04x", scalar.value)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
