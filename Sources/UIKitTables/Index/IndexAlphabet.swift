// SPDX-License-Identifier: MIT
internal import Foundation

/// The sections of an index in a locale: those of its own script, then A to Z, then "#" for everything else.
struct IndexAlphabet: Sendable {
    /// Consecutive sections for one script.
    struct Group: Sendable {
        let script: WritingScript
        /// The first string of each section in the locale's order, in ascending order.
        let starts: [String]
        /// The section of each start.
        let sections: [Int]
    }

    /// The titles of all sections; the last one is "#".
    let titles: [String]
    let groups: [Group]
    /// The locale whose order the sections follow.
    let locale: Locale
    /// The letters that begin a section together with the letter after them, such as "c" for the Czech "ch".
    let digraphInitials: Set<Character>

    /// The title of the section for strings that begin with no letter of the index.
    static let otherTitle = "#"

    init(locale: Locale) {
        let language = IndexLanguage(locale: locale)
        self.locale = language.order
        var (titles, groups): ([String], [Group]) = ([], [])
        func append(_ entries: [IndexLanguage.Entry], _ script: WritingScript) {
            let first = titles.count
            titles += entries.map(\.title)
            groups.append(
                Group(script: script, starts: entries.map(\.start), sections: Array(first..<titles.count)))
        }
        if let native = language.native { append(native.entries, native.script) }
        append(language.latin, .latin)
        if language.usesPinyin {
            let sections = titles.indices.filter { !"IUV".contains(titles[$0]) }
            groups.append(
                Group(
                    script: .han, starts: sections.map { IndexLanguage.boundary(titles[$0]) }, sections: sections))
        }
        self.titles = titles + [Self.otherTitle]
        self.groups = groups
        let letters = language.latin.map(\.start).filter { $0.count > 1 } + language.hiddenDigraphs
        digraphInitials = Set(letters.compactMap { $0.lowercased().first })
    }

    /// Returns the section of a string.
    ///
    /// White space at its beginning doesn't count.
    func section(of text: String) -> Int {
        let text = String(text.drop { $0.isWhitespace })
        guard let scalar = text.unicodeScalars.first, let script = WritingScript(of: scalar),
            let group = groups.first(where: { $0.script == script })
        else { return titles.count - 1 }
        var (low, high) = (0, group.starts.count)
        while low < high {
            let middle = (low + high) / 2
            if order(group.starts[middle], text) == .orderedDescending { high = middle } else { low = middle + 1 }
        }
        return low == 0 ? titles.count - 1 : group.sections[low - 1]
    }

    /// Compares two strings in the locale's order.
    func order(_ first: String, _ second: String) -> ComparisonResult {
        first.compare(second, options: [], range: nil, locale: locale)
    }
}
