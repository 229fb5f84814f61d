// SPDX-License-Identifier: MIT
internal import Foundation

/// Liang's patterns of a language, which give the places at which its words are divided.
///
/// Patterns are read from the dictionaries of the hyphen library, which distributions install for office software.
struct HyphenationPatterns: Sendable {
    /// The priorities before, between, and after the characters of a pattern.
    private var priorities: [[UInt32]: [UInt8]] = [:]
    private var longest = 0
    private var minimumBefore = 2
    private var minimumAfter = 2

    /// Reads a dictionary; lines that aren't patterns, and those that change the spelling, are ignored.
    init(_ data: Data) {
        let name = data.prefix { $0 != 0x0A && $0 != 0x0D }
        let isUTF8 = String(decoding: name, as: UTF8.self).uppercased().filter { $0 != "-" }.hasPrefix("UTF8")
        let text =
            isUTF8 ? String(decoding: data, as: UTF8.self) : String(data: data, encoding: .isoLatin1) ?? ""
        for line in text.split(whereSeparator: \.isNewline).dropFirst() {
            // The second level is for words inside compounds.
            if line.hasPrefix("NEXTLEVEL") { break }
            guard !line.hasPrefix("%"), !line.hasPrefix("#"), !line.contains("/") else { continue }
            let parts = line.split(separator: " ")
            if parts.count == 2, let number = Int(parts[1]) {
                if parts[0] == "LEFTHYPHENMIN" { minimumBefore = min(max(number, 1), 16) }
                if parts[0] == "RIGHTHYPHENMIN" { minimumAfter = min(max(number, 1), 16) }
            } else if parts.count == 1 {
                add(parts[0])
            }
        }
    }

    private mutating func add(_ pattern: Substring) {
        var key: [UInt32] = []
        var values: [UInt8] = [0]
        for scalar in pattern.unicodeScalars {
            if scalar.value >= 0x30, scalar.value <= 0x39 {
                values[values.count - 1] = UInt8(truncatingIfNeeded: scalar.value - 0x30)
            } else {
                key.append(scalar.value)
                values.append(0)
            }
        }
        guard !key.isEmpty, key.count <= 32, key.contains(where: { $0 > 0x39 }) else { return }
        priorities[key] = values
        longest = max(longest, key.count)
    }

    /// Returns the numbers of characters before the hyphens of a lowercase word.
    func divisions(of word: [UInt32]) -> [Int] {
        guard word.count >= minimumBefore + minimumAfter, word.count <= 64, longest > 0 else { return [] }
        let dotted = [0x2E] + word + [0x2E]
        var best = [UInt8](repeating: 0, count: dotted.count + 1)
        for start in dotted.indices {
            for end in (start + 1)...min(start + longest, dotted.count) {
                guard let values = priorities[Array(dotted[start..<end])] else { continue }
                for (index, value) in values.enumerated() { best[start + index] = max(best[start + index], value) }
                if end == dotted.count { break }
            }
        }
        return (minimumBefore...(word.count - minimumAfter)).filter { best[$0 + 1] % 2 == 1 }
    }
}
