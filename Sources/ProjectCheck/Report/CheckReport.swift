// SPDX-License-Identifier: MIT
package import Foundation

/// The findings of a check.
package struct CheckReport: Sendable {
    package private(set) var findings: [Finding]
    /// The number of checked files.
    package private(set) var fileCount: Int

    package init(findings: [Finding], fileCount: Int) {
        self.findings = findings
        self.fileCount = fileCount
    }

    /// Adds what has been found in files that are not source files.
    package mutating func add(_ more: [Finding], fileCount: Int) {
        findings += more
        self.fileCount += fileCount
    }

    /// The number of files in which nothing has been found.
    package var completeFileCount: Int { fileCount - Set(findings.map(\.place.path)).count }

    /// 0 if nothing is missing, 2 if a file can't be read, otherwise 1.
    package var exitStatus: Int32 {
        if findings.contains(where: { $0.kind == .unreadable }) { return 2 }
        return findings.isEmpty ? 0 : 1
    }

    /// A name with the places that use it.
    struct Group: Encodable {
        let kind: Finding.Kind
        let name: String
        let count: Int
        let places: [SourcePlace]
    }

    /// The findings by kind, the most frequent names of each first.
    var groups: [Group] {
        Finding.Kind.allCases.flatMap { kind in
            Dictionary(grouping: findings.filter { $0.kind == kind }, by: \.name)
                .map { name, uses in
                    let places = uses.map(\.place).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
                    return Group(kind: kind, name: name, count: uses.count, places: places)
                }
                .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        }
    }

    /// The report as text, with a heading for each kind.
    package var text: String {
        let groups = groups
        var lines: [String] = []
        for kind in Finding.Kind.allCases {
            let part = groups.filter { $0.kind == kind }
            guard !part.isEmpty else { continue }
            lines.append("\(Self.headings[kind] ?? ""): \(part.count) (\(part.reduce(0) { $0 + $1.count }) uses)")
            for group in part {
                let places = group.places.map { "\($0.path):\($0.line)" }.joined(separator: ", ")
                lines.append("  \(group.name)  \(group.count)  \(places)")
            }
            lines.append("")
        }
        lines.append("\(completeFileCount) of \(fileCount) files have everything that they use.")
        return lines.joined(separator: "\n") + "\n"
    }

    private static let headings: [Finding.Kind: String] = [
        .framework: "Missing frameworks", .type: "Missing types", .member: "Missing members",
        .interface: "Messages about UI files", .construct: "Constructs that are not translated",
        .unreadable: "Files that can't be read",
    ]

    /// The report as JSON, with the same groups as the text.
    package func json() throws -> Data {
        struct Report: Encodable {
            let fileCount: Int
            let completeFileCount: Int
            let groups: [Group]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(
            Report(fileCount: fileCount, completeFileCount: completeFileCount, groups: groups))
    }
}
