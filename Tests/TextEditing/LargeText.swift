// SPDX-License-Identifier: MIT

/// Long texts, some of them a single character, that are hard to edit or to divide.
enum LargeText: CaseIterable {
    case line, combiningMarks, joiners, families, flags, newlines, nulls, ideographs, spaces

    var text: String {
        switch self {
        case .line: String(repeating: "x", count: 3_000_000)
        case .combiningMarks: "e" + String(repeating: "\u{301}", count: 1_000_000)
        case .joiners: "a" + String(repeating: "\u{200D}", count: 1_000_000)
        case .families: String(repeating: "👨‍👩‍👧", count: 25_000)
        case .flags: String(repeating: "🇫🇷", count: 50_000)
        case .newlines: String(repeating: "\n", count: 200_000)
        case .nulls: String(repeating: "\0", count: 100_000)
        case .ideographs: String(repeating: "日本語", count: 300_000)
        case .spaces: String(repeating: " ", count: 200_000)
        }
    }
}
