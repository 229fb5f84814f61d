// SPDX-License-Identifier: MIT
package import Foundation

/// A folder with the translations of the files of a module.
package enum TranslationFolder {
    /// The result of the last translation of a file, which is kept beside it.
    private struct Stamp: Codable {
        let text: String
        var index = ""
        let declarations: FileDeclarations
        var problems: [SourceProblem] = []
    }

    /// Translates files into a folder, which is created if necessary.
    ///
    /// A translation is named like its source. Files whose text and whose view of the module's declarations are
    /// unchanged aren't written, so that the build system doesn't compile them again. Translations of sources that no
    /// longer belong to the module are removed.
    /// - Returns: The problems of all files, also of those that weren't written.
    /// - Throws: The error of a source that can't be read, or of a translation that can't be written.
    package static func update(_ folder: URL, sources: [URL]) throws -> [SourceProblem] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let names = names(of: sources)
        var files: [SourceFile] = []
        var stamps: [Stamp] = []
        for (source, name) in zip(sources, names) {
            let file = SourceFile(
                path: source.path, text: String(decoding: try Data(contentsOf: source), as: UTF8.self))
            let hash = Fingerprint.of(file.path + "\n" + file.text)
            files.append(file)
            let old = stamp(name, in: folder)
            stamps.append(
                old.flatMap { $0.text == hash ? $0 : nil } ?? Stamp(text: hash, declarations: FileDeclarations(file)))
        }
        let index = DeclarationIndex(stamps.map(\.declarations))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let indexHash = Fingerprint.of(translatorVersion + String(decoding: try encoder.encode(index), as: UTF8.self))
        let translator = SourceTranslator(index: index)
        var problems: [SourceProblem] = []
        for (position, name) in names.enumerated() {
            if stamps[position].index != indexHash || !exists(name, in: folder) {
                let result = translator.translate(files[position])
                stamps[position].index = indexHash
                stamps[position].problems = result.problems
                let output = folder.appending(path: name)
                if (try? Data(contentsOf: output)) != Data(result.text.utf8) {
                    try Data(result.text.utf8).write(to: output, options: .atomic)
                }
                try encoder.encode(stamps[position]).write(to: stampFile(name, in: folder), options: .atomic)
            }
            problems += stamps[position].problems
        }
        removeOthers(than: Set(names), in: folder)
        return problems
    }

    /// The names of the translations, which differ also where two sources in different folders have one name.
    package static func names(of sources: [URL]) -> [String] {
        var counts: [String: Int] = [:]
        return sources.map { source in
            let name = source.lastPathComponent
            let count = counts[name, default: 0] + 1
            counts[name] = count
            return count == 1 ? name : "\(source.deletingPathExtension().lastPathComponent)-\(count).swift"
        }
    }

    /// A text that changes with the program, since another translates differently.
    private static var translatorVersion: String {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let values = try? FileManager.default.attributesOfItem(atPath: program.path)
        let date = (values?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        return "\(date) \(values?[.size] as? Int ?? 0)\n"
    }

    private static func exists(_ name: String, in folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: name).path)
    }

    private static func stampFile(_ name: String, in folder: URL) -> URL { folder.appending(path: ".\(name).stamp") }

    private static func stamp(_ name: String, in folder: URL) -> Stamp? {
        guard let data = try? Data(contentsOf: stampFile(name, in: folder)) else { return nil }
        return try? JSONDecoder().decode(Stamp.self, from: data)
    }

    private static func removeOthers(than names: Set<String>, in folder: URL) {
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            guard file.hasPrefix("."), file.hasSuffix(".swift.stamp") else { continue }
            let name = String(file.dropFirst().dropLast(6))
            guard !names.contains(name) else { continue }
            try? FileManager.default.removeItem(at: folder.appending(path: name))
            try? FileManager.default.removeItem(at: folder.appending(path: file))
        }
    }
}

/// A hash of a text that is the same in every process.
private enum Fingerprint {
    static func of(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
