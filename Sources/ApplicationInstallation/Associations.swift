// SPDX-License-Identifier: MIT
internal import Foundation

/// The text of the user's `mimeapps.list`, which names the default applications for types.
struct Associations {
    private static let group = "[Default Applications]"

    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Returns the text with an application as the default for types that have none.
    func preferring(_ application: String, for types: [String]) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        let start = lines.firstIndex { $0.trimmingCharacters(in: .whitespaces) == Self.group }
        let end = start.map { start in lines[(start + 1)...].firstIndex { $0.hasPrefix("[") } ?? lines.count }
        let present = start.flatMap { start in end.map { lines[start..<$0].compactMap(Self.key) } } ?? []
        let new = types.filter { !present.contains($0) }.map { "\($0)=\(application)" }
        guard !new.isEmpty else { return text }
        if let end {
            // Before the empty lines between two groups.
            let last = lines[..<end].lastIndex { !$0.trimmingCharacters(in: .whitespaces).isEmpty } ?? end - 1
            lines.insert(contentsOf: new, at: last + 1)
        } else {
            if !lines.isEmpty { lines.append("") }
            lines += [Self.group] + new
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the text without an application; types for which it was the only one are left out.
    func removing(_ application: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
            guard let sign = line.firstIndex(of: "="), !line.hasPrefix("#") else { return String(line) }
            let all = line[line.index(after: sign)...].split(separator: ";").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard all.contains(application) else { return String(line) }
            let rest = all.filter { $0 != application }
            return rest.isEmpty ? nil : "\(line[..<sign])=\(rest.joined(separator: ";"));"
        }.joined(separator: "\n")
    }

    private static func key(_ line: String) -> String? {
        guard !line.hasPrefix("#") else { return nil }
        return line.firstIndex(of: "=").map { line[..<$0].trimmingCharacters(in: .whitespaces) }
    }
}
