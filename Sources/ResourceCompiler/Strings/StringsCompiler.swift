// SPDX-License-Identifier: MIT
package import Foundation
internal import StringCatalog

/// Lowers a string catalog (`.xcstrings`) to the files that each language has in a folder of its own.
package enum StringsCompiler {
    /// Writes `LANGUAGE.lproj/TABLE.strings` and `LANGUAGE.lproj/TABLE.stringsdict` for each of the languages.
    ///
    /// Both files are always written, because a build plug-in declares its outputs before it knows what is in them.
    /// Returns a message if the catalog can't be read; the files are empty then.
    package static func compile(
        catalog path: String, languages: [String], to folder: URL
    ) throws -> CompilerMessage? {
        let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        var catalog: StringCatalog?
        var message: CompilerMessage?
        do {
            catalog = try StringCatalog(data: try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            message = CompilerMessage(.error, path, "\(error)")
        }
        for language in languages {
            let target = folder.appendingPathComponent("\(language).lproj", isDirectory: true)
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            let files = try catalog?.files(for: language) ?? [:]
            for type in ["strings", "stringsdict"] {
                let data = try files[type] ?? empty(type)
                try data.write(to: target.appendingPathComponent("\(table).\(type)"), options: .atomic)
            }
        }
        return message
    }

    /// Returns a file of a type without strings.
    private static func empty(_ type: String) throws -> Data {
        type == "strings" ? Data() : try StringsDictionaryFile([:]).data()
    }
}
