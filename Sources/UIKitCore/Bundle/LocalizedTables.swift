// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import StringCatalog
internal import Synchronization

/// The strings of a table in one language.
struct LocalizedTable: Sendable {
    enum Entry: Sendable {
        case text(String)
        /// A format with plural forms, and the text that stands for it.
        case format(LocalizedFormat, fallback: String)
    }

    let entries: [String: Entry]

    init(_ strings: [String: LocalizedString], language: String) {
        let device = UIUserInterfaceIdiom.application == .phone ? "iphone" : "ipad"
        entries = strings.compactMapValues { string in
            switch string.resolved(for: [device]) {
            case .text(let text): .text(text)
            case .plural(let plural):
                Self.entry(LocalizedFormat(plural, language: language))
            case .devices, nil: nil
            }
        }
    }

    private static func entry(_ format: LocalizedFormat) -> Entry { .format(format, fallback: format.fallback) }
}

/// The tables of all bundles, each of which is read once for the user's languages.
enum LocalizedTables {
    private struct Key: Hashable {
        let folder: String
        let name: String
        let languages: [String]
    }

    private static let loaded = Mutex<[Key: [LocalizedTable]]>([:])

    /// Returns the tables with a name in a bundle, that in the most suitable language first.
    static func tables(named name: String, in bundle: Bundle, languages: [String]) -> [LocalizedTable] {
        guard !name.hasPrefix("/"), !name.contains("\0") else { return [] }
        let key = Key(folder: bundle.resourcePath ?? bundle.bundlePath, name: name, languages: languages)
        if let tables = loaded.withLock({ $0[key] }) { return tables }
        let tables = load(key, developmentLanguage: bundle.ownInfo["CFBundleDevelopmentRegion"] as? String)
        // Of two threads that read the same files, the first one counts.
        return loaded.withLock { loaded in
            if let tables = loaded[key] { return tables }
            loaded[key] = tables
            return tables
        }
    }

    private static func load(_ key: Key, developmentLanguage: String?) -> [LocalizedTable] {
        let catalog = read("\(key.folder)/\(key.name).xcstrings", as: StringCatalog.init)
        let development = developmentLanguage ?? catalog?.sourceLanguage ?? "en"
        let translated = Dictionary((catalog?.languages ?? []).map { ($0.lowercased(), $0) }) { first, _ in first }
        func folder(_ name: String) -> String? {
            LocalizedFolders.folder(for: name, in: key.folder).map { "\(key.folder)/\($0)/\(key.name)" }
        }
        let localizations = Localizations(languages: key.languages, developmentLanguage: development) {
            translated[$0.lowercased()] != nil || folder($0) != nil
        }
        var tables: [LocalizedTable] = []
        func add(_ strings: [String: LocalizedString], _ language: String) {
            if !strings.isEmpty { tables.append(LocalizedTable(strings, language: language)) }
        }
        add(strings(at: "\(key.folder)/\(key.name)"), development)
        for name in localizations.names {
            let language = name == "Base" ? development : name
            if let path = folder(name) { add(strings(at: path), language) }
            if let catalog, let tag = translated[name.lowercased()] { add(catalog.strings(for: tag), language) }
        }
        if let catalog { add(catalog.strings(for: catalog.sourceLanguage), catalog.sourceLanguage) }
        return tables
    }

    /// The strings of the files whose path, without its extension, is `path`; plural forms take precedence.
    private static func strings(at path: String) -> [String: LocalizedString] {
        let texts = read("\(path).strings", as: StringsFile.init)?.strings ?? [:]
        let others = read("\(path).stringsdict", as: StringsDictionaryFile.init)?.strings ?? [:]
        return texts.mapValues(LocalizedString.text).merging(others) { $1 }
    }

    private static func read<File>(
        _ path: String, as parse: (Data) throws(StringTableError) -> File
    ) -> File? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do {
            return try parse(try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe))
        } catch {
            Log.error("The strings in \(path) can't be read: \(error)")
            return nil
        }
    }
}
