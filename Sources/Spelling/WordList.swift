// SPDX-License-Identifier: MIT
internal import Foundation

/// The stems in the file of a hunspell dictionary, from which words are completed.
///
/// The library can't list its words, so the file is read, once the first word of a language is completed.
struct WordList {
    private static let maximumFileSize = 32 << 20
    /// Words in lowercase, sorted by UTF-8, with the spelling of the dictionary.
    private let entries: [(key: String, word: String)]

    /// Reads the file for a dictionary's name; `nil` if it isn't found or has an unknown encoding.
    init?(_ name: String, folders: [String] = Self.folders) {
        // A name is used as that of a file.
        guard name.utf8.allSatisfy({ $0 == 0x5F || $0 == 0x2D || (0x30...0x7A).contains($0) }) else { return nil }
        for folder in folders {
            guard let words = Self.read("\(folder)/\(name).dic") else { continue }
            let rules = Self.read("\(folder)/\(name).aff").map(AffixRules.init) ?? AffixRules(Data())
            guard let list = WordList(words, rules) else { continue }
            self = list
            return
        }
        return nil
    }

    init?(_ data: Data, _ rules: AffixRules) {
        guard let encoding = rules.encoding, let text = String(data: data, encoding: encoding) else { return nil }
        var entries: [(key: String, word: String)] = []
        // The first line is the number of words.
        for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).dropFirst() {
            let end = line.firstIndex { $0 == 0x2F || $0 == 0x09 || $0 == 0x20 } ?? line.endIndex
            let word = String(line[..<end]) ?? ""
            guard word.utf8.count > 1, word.utf8.count <= 128 else { continue }
            if end < line.endIndex, line[end] == 0x2F {
                let flags = line[line.index(after: end)...].prefix { $0 != 0x09 && $0 != 0x20 }
                if rules.isHidden(String(flags) ?? "") { continue }
            }
            entries.append((word.lowercased(), word))
        }
        entries.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        self.entries = entries
    }

    /// Returns up to `limit` words that begin with `prefix` in any case, the shortest first.
    func words(beginningWith prefix: String, limit: Int) -> [String] {
        let key = prefix.lowercased()
        guard !key.isEmpty else { return [] }
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key.utf8.lexicographicallyPrecedes(key.utf8) { low = middle + 1 } else { high = middle }
        }
        let found = entries[low...].prefix { $0.key.utf8.starts(with: key.utf8) }
        return found.filter { $0.key != key }.sorted {
            ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key)
        }.prefix(limit).map(\.word)
    }

    /// The folders in which hunspell's dictionaries are installed, the user's own first.
    static var folders: [String] {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["XDG_CONFIG_HOME"] ?? environment["HOME"].map { "\($0)/.config" }
        var folders = (environment["DICPATH"] ?? "").split(separator: ":").map(String.init)
        if let home { folders.append("\(home)/enchant/hunspell") }
        return folders + ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"]
    }

    private static func read(_ path: String) -> Data? {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        guard let size = attributes?[.size] as? Int, size <= maximumFileSize else { return nil }
        return FileManager.default.contents(atPath: path)
    }
}

/// The few statements of an affix file that decide how words are listed.
struct AffixRules {
    /// The encoding of both files; `nil` if it is unknown.
    private(set) var encoding: String.Encoding? = .isoLatin1
    private var flagLength = 1
    private var hasNumbers = false
    private var hidden: Set<String> = []

    /// Reads the statements; without any, those of an empty file.
    init(_ data: Data) {
        for line in data.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(20_000) where line.count <= 80 {
            let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" }.map(String.init)
            guard words.count >= 2 else { continue }
            switch words[0] {
            case "SET": encoding = Self.encodings[words[1].uppercased()]
            case "FLAG":
                flagLength = words[1].lowercased() == "long" ? 2 : 1
                hasNumbers = words[1].lowercased() == "num"
            // Words that are no words by themselves, and words that aren't to be suggested.
            case "NOSUGGEST", "FORBIDDENWORD", "ONLYINCOMPOUND", "NEEDAFFIX": hidden.insert(words[1])
            default: break
            }
        }
    }

    func isHidden(_ flags: String) -> Bool {
        guard !hidden.isEmpty else { return false }
        if hasNumbers { return flags.split(separator: ",").contains { hidden.contains(String($0)) } }
        var rest = Substring(flags)
        while !rest.isEmpty {
            if hidden.contains(String(rest.prefix(flagLength))) { return true }
            rest = rest.dropFirst(flagLength)
        }
        return false
    }

    private static let encodings: [String: String.Encoding] = [
        "UTF-8": .utf8, "UTF8": .utf8, "ISO8859-1": .isoLatin1, "ISO-8859-1": .isoLatin1, "ISO8859-2": .isoLatin2,
        "ISO-8859-2": .isoLatin2, "CP1250": .windowsCP1250, "CP1251": .windowsCP1251,
        "MICROSOFT-CP1251": .windowsCP1251,
        "CP1252": .windowsCP1252, "CP1253": .windowsCP1253, "CP1254": .windowsCP1254,
    ]
}
