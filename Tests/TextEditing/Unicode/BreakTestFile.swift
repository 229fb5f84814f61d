// SPDX-License-Identifier: MIT
import Foundation

/// A file of Unicode's test data for boundaries, as the package `unicode-data` installs it.
struct BreakTestFile {
    struct Line {
        var number: Int
        var text: String
        /// The positions of boundaries in UTF-16 units.
        var breaks: [Int]
    }

    /// Empty if the file is not installed.
    let lines: [Line]

    init(_ name: String) {
        let path = Self.folder.map { "\($0)/\(name).txt" }
        let content = path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
        let rows = content.split(separator: "\n", omittingEmptySubsequences: false)
        lines = rows.enumerated().compactMap { index, line in
            let data = line.prefix { $0 != "#" }
            guard data.contains("\u{F7}") || data.contains("\u{D7}") else { return nil }
            var result = Line(number: index + 1, text: "", breaks: [])
            for word in data.split(whereSeparator: \.isWhitespace) {
                if word == "\u{F7}" {
                    result.breaks.append(result.text.utf16.count)
                } else if let scalar = UInt32(word, radix: 16).flatMap({ Unicode.Scalar($0) }) {
                    result.text.unicodeScalars.append(scalar)
                }
            }
            return result
        }
    }

    /// The folder of the test data on Debian and Arch, or on Fedora.
    private static let folder = ["/usr/share/unicode/auxiliary", "/usr/share/unicode/ucd/auxiliary"].first {
        FileManager.default.fileExists(atPath: $0)
    }

    static var isInstalled: Bool { folder != nil }
}
