// SPDX-License-Identifier: MIT
internal import Foundation

/// Divides the words of a text with the dictionaries that are installed.
@MainActor
package final class Hyphenator {
    package static let shared = Hyphenator(directories: ["/usr/share/hyphen", "/usr/local/share/hyphen"])

    /// The folders of the dictionaries.
    package var directories: [String] {
        didSet {
            patterns = [:]
            words = Words(language: "")
        }
    }
    /// The patterns by language; an inner `nil` for a language without a dictionary.
    private var patterns: [String: HyphenationPatterns?] = [:]
    /// The divisions of recent words, for layouts of the same text in other widths.
    private var words = Words(language: "")

    private struct Words {
        var language: String
        var divisions: [[UInt32]: [Int]] = [:]
    }

    init(directories: [String]) {
        self.directories = directories
    }

    /// Returns the offsets in bytes at which words may be divided; none without a dictionary of the language.
    func divisions(of bytes: [UInt8], language: String) -> [Int] {
        guard let patterns = patterns(for: language) else { return [] }
        if words.language != language || words.divisions.count > 4_096 { words = Words(language: language) }
        var result: [Int] = []
        var word: [UInt32] = []
        var offsets: [Int] = []
        func endWord() {
            guard !word.isEmpty else { return }
            let divisions = words.divisions[word] ?? patterns.divisions(of: word)
            words.divisions[word] = divisions
            result += divisions.map { offsets[$0] }
            word = []
            offsets = []
        }
        var offset = 0
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let lowercase = scalar.properties.lowercaseMapping.unicodeScalars
            if scalar.properties.isAlphabetic, lowercase.count == 1, let letter = lowercase.first {
                word.append(letter.value)
                offsets.append(offset)
            } else {
                endWord()
            }
            offset += UTF8.width(scalar)
        }
        endWord()
        return result
    }

    private func patterns(for language: String) -> HyphenationPatterns? {
        if let known = patterns[language] { return known }
        let found = file(for: language).flatMap { FileManager.default.contents(atPath: $0) }
            .flatMap { $0.count < 16 << 20 ? HyphenationPatterns($0) : nil }
        patterns[language] = .some(found)
        return found
    }

    /// Returns the dictionary of a language such as `de-CH`, otherwise that of another region.
    private func file(for language: String) -> String? {
        let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let code = parts.first?.lowercased(), code.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else {
            return nil
        }
        let region =
            parts.dropFirst().first { $0.utf8.count == 2 }?.uppercased() ?? (code == "en" ? "US" : code.uppercased())
        for directory in directories {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
            let candidates = ["hyph_\(code)_\(region).dic", "hyph_\(code).dic"]
            let name =
                candidates.first(where: names.contains)
                ?? names.sorted().first { $0.hasPrefix("hyph_\(code)_") && $0.hasSuffix(".dic") }
            if let name { return directory + "/" + name }
        }
        return nil
    }
}
