// SPDX-License-Identifier: MIT
import Foundation

/// Finds the source in which an application begins.
enum EntryPoint {
    static func find(in sources: [URL]) -> URL? {
        sources.first { $0.lastPathComponent == "main.swift" } ?? sources.first(where: hasAttribute)
    }

    private static func hasAttribute(_ file: URL) -> Bool {
        guard let text = try? ProjectText.text(of: file), text.contains("@main") || text.contains("@UIApplicationMain")
        else { return false }
        return text.split(whereSeparator: \.isNewline).contains { line in
            let line = line.drop { $0 == " " || $0 == "\t" }
            return ["@main", "@UIApplicationMain"].contains { attribute in
                guard line.hasPrefix(attribute) else { return false }
                let next = line.dropFirst(attribute.count).first
                return next == nil || next == " " || next == "\t" || next == "/"
            }
        }
    }
}
