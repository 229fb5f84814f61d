// SPDX-License-Identifier: MIT
import Foundation

/// Reads `.xcconfig` files and those that they include.
enum ConfigurationFile {
    /// - Throws: `ProjectError` if files include each other in a circle, are missing, or have lines that are no settings.
    static func read(_ file: URL, in folder: ProjectFolder) throws -> [String: String] {
        var settings: [String: String] = [:]
        var count = 0
        try read(file, in: folder, into: &settings, path: [], count: &count)
        return settings
    }

    private static func read(
        _ file: URL, in folder: ProjectFolder, into settings: inout [String: String], path: [String], count: inout Int
    ) throws {
        let name = file.standardizedFileURL.path
        guard !path.contains(name) else { throw ProjectError(file: name, "The file includes itself.") }
        guard path.count < 32 else {
            throw ProjectError(file: name, "Files include each other more than 32 levels deep.")
        }
        count += 1
        guard count <= 1_000 else { throw ProjectError(file: name, "More than 1,000 files are included.") }
        let text = try ProjectText.text(of: file)
        for (number, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var line = raw.trimmingCharacters(in: .whitespaces)
            if let comment = line.range(of: "//") { line = String(line[..<comment.lowerBound]) }
            line = line.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !line.isEmpty else { continue }
            if line.hasPrefix("#include") {
                let included = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard included.count >= 3 else {
                    throw ProjectError(file: name, line: number + 1, "Expected the name of a file in quotes.")
                }
                let other = URL(fileURLWithPath: String(included[1]), relativeTo: file.deletingLastPathComponent())
                guard folder.contains(other) else {
                    throw ProjectError(file: name, line: number + 1, "\(included[1]) is outside of the project.")
                }
                if line.hasPrefix("#include?"), !FileManager.default.fileExists(atPath: other.path) { continue }
                try read(other, in: folder, into: &settings, path: path + [name], count: &count)
            } else {
                guard let equals = equals(of: line) else {
                    throw ProjectError(
                        file: name, line: number + 1, "Expected NAME = VALUE, found \"\(line.prefix(60))\".")
                }
                let key = line[..<equals].trimmingCharacters(in: .whitespaces)
                settings[key] = line[line.index(after: equals)...].trimmingCharacters(
                    in: CharacterSet(charactersIn: " \t;"))
            }
        }
    }

    /// The first `=` that isn't part of a condition in brackets.
    private static func equals(of line: String) -> String.Index? {
        var depth = 0
        return line.indices.first { index in
            if line[index] == "[" { depth += 1 }
            if line[index] == "]" { depth -= 1 }
            return depth == 0 && line[index] == "="
        }
    }
}
