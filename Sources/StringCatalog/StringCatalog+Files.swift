// SPDX-License-Identifier: MIT
package import Foundation

extension StringCatalog {
    /// Writes the files `LANGUAGE.lproj/TABLE.strings` and, for plurals and devices, `LANGUAGE.lproj/TABLE.stringsdict`
    /// into a folder, and returns their locations.
    ///
    /// Folders are created as needed. A file for which there is nothing to write is left out.
    @discardableResult
    package func write(to folder: URL, table: String) throws -> [URL] {
        var written: [URL] = []
        for language in languages where !language.isEmpty && !language.contains("/") && !language.hasPrefix(".") {
            let target = folder.appendingPathComponent("\(language).lproj", isDirectory: true)
            let files = try files(for: language)
            for (type, data) in files.sorted(by: { $0.key < $1.key }) {
                try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
                let file = target.appendingPathComponent("\(table).\(type)")
                try data.write(to: file, options: .atomic)
                written.append(file)
            }
        }
        return written
    }

    /// Returns the contents of the files for a language, by the extension of their names.
    package func files(for language: String) throws -> [String: Data] {
        var texts: [String: String] = [:]
        var others: [String: LocalizedString] = [:]
        for (key, value) in strings(for: language) {
            if case .text(let text) = value { texts[key] = text } else { others[key] = value }
        }
        var files: [String: Data] = [:]
        if !texts.isEmpty { files["strings"] = Data(StringsFile(texts).text.utf8) }
        if !others.isEmpty { files["stringsdict"] = try StringsDictionaryFile(others).data() }
        return files
    }
}
