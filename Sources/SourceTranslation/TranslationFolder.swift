// SPDX-License-Identifier: MIT
package import Foundation

/// A folder with the translations of the files of a module.
package enum TranslationFolder {
    /// The result of the last translation of a file, which is kept beside it.
    private struct Stamp: Codable, Sendable {
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
        let units = try Array(zip(sources, names)).concurrentMap { source, name in
            Result { try Unit(source, name: name, in: folder) }
        }.map { try $0.get() }
        let index = DeclarationIndex(units.map(\.stamp.declarations))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let indexHash = Fingerprint.of(translatorVersion + String(decoding: try encoder.encode(index), as: UTF8.self))
        let translator = SourceTranslator(index: index)
        let problems = try units.concurrentMap { unit in
            Result { try unit.update(translator, indexHash: indexHash, in: folder) }
        }.flatMap { try $0.get() }
        removeOthers(than: Set(names), in: folder)
        return problems
    }

    /// A file of the module, which is parsed only if its declarations or its translation are out of date.
    private struct Unit: Sendable {
        let name: String
        let file: SourceFile
        let stamp: Stamp
        private let parsed: ParsedFile?

        init(_ source: URL, name: String, in folder: URL) throws {
            self.name = name
            file = SourceFile(path: source.path, text: String(decoding: try Data(contentsOf: source), as: UTF8.self))
            let hash = Fingerprint.of(file.path + "\n" + file.text)
            if let old = TranslationFolder.stamp(name, in: folder), old.text == hash {
                stamp = old
                parsed = nil
            } else {
                let parsed = ParsedFile(file)
                stamp = Stamp(text: hash, declarations: FileDeclarations(parsed))
                self.parsed = parsed
            }
        }

        /// Writes the translation if it is out of date.
        /// - Returns: The problems of the file.
        func update(_ translator: SourceTranslator, indexHash: String, in folder: URL) throws -> [SourceProblem] {
            let output = folder.appending(path: name)
            guard stamp.index != indexHash || !FileManager.default.fileExists(atPath: output.path) else {
                return stamp.problems
            }
            let result = translator.translate(parsed ?? ParsedFile(file))
            let text = Data(result.text.utf8)
            if (try? Data(contentsOf: output)) != text { try text.write(to: output, options: .atomic) }
            var stamp = stamp
            stamp.index = indexHash
            stamp.problems = result.problems
            try JSONEncoder().encode(stamp).write(to: stampFile(name, in: folder), options: .atomic)
            return result.problems
        }
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
