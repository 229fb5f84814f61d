// SPDX-License-Identifier: MIT
import Foundation
import ProjectFiles
import SourceTranslation

/// The files of a target in the package.
struct TargetContent {
    private(set) var target: ProjectTarget
    let module: String
    /// Paths in the target's folder that SwiftPM leaves to the plug-in.
    private(set) var excluded: [String] = []
    /// The arguments of `resources` in the manifest.
    private(set) var resourceRules: [String] = []
    /// The toolkit's libraries that the sources import.
    private(set) var toolkitProducts: [String] = ["UIKit"]

    init(_ target: ProjectTarget) {
        self.target = target
        module = SettingModifier.identifier(target.module)
    }

    /// The major version of the language that the package manager accepts.
    var languageMode: String { target.swiftVersion.hasPrefix("6") ? "6" : "5" }

    /// The folder of the translated sources, which removes its own files.
    private static let translations = "Code"

    private var folder: String { "Sources/\(module)" }

    /// Writes the sources and resources.
    /// - Returns: Messages about files that are left out, and about source that can't be translated.
    mutating func write(to output: inout OutputFolder) throws -> [String] {
        let translations = try output.folder("\(folder)/\(Self.translations)")
        var messages = try TranslationFolder.update(translations, sources: target.sources).map(\.description)
        let imports = try target.sources.reduce(into: Set<String>()) { $0.formUnion(try $1.imports) }
        toolkitProducts += ["MediaPlayer", "MessageUI"].filter(imports.contains)
        for (framework, substitute) in Substitute.all.sorted(by: { $0.key < $1.key })
        where imports.contains(framework) {
            target.packages.append(PackageProduct(substitute))
        }
        var destinations: Set<String> = []
        for resource in target.resources {
            guard destinations.insert(resource.destination).inserted else {
                messages.append("warning: Several resources have the name \(resource.destination); the first is used.")
                continue
            }
            try add(resource, to: &output)
        }
        try addInfo(to: &output)
        try output.removeOthers(in: folder, except: Self.translations)
        return messages
    }

    private mutating func add(_ resource: ProjectResource, to output: inout OutputFolder) throws {
        let isFolder = (try? resource.file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
        if ["xcassets", "xcstrings"].contains(resource.file.pathExtension) {
            if !excluded.contains("Catalogs") { excluded.append("Catalogs") }
            try output.copy(resource.file, to: "\(folder)/Catalogs/\(resource.destination)")
        } else if isFolder {
            try output.copy(resource.file, to: "\(folder)/Folders/\(resource.destination)")
            resourceRules.append(".copy(\(PackageManifest.literal("Folders/\(resource.destination)")))")
        } else {
            try output.copy(resource.file, to: "\(folder)/Resources/\(resource.destination)")
            let rule = ".process(\"Resources\")"
            if !resourceRules.contains(rule) { resourceRules.append(rule) }
        }
    }

    private mutating func addInfo(to output: inout OutputFolder) throws {
        guard !target.info.isEmpty else { return }
        // XML has a fixed order of keys, so that equal content has equal bytes.
        let list = target.info.mapValues(\.object)
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        let name = "\(module)-Info.plist"
        try output.write(data, to: "\(folder)/\(name)")
        resourceRules.append(".copy(\(PackageManifest.literal(name)))")
    }
}

extension PackageProduct {
    fileprivate init(_ substitute: Substitute) {
        self.init(
            name: substitute.module,
            location: .remote(
                url: substitute.url, requirement: "from: \(PackageManifest.literal(substitute.version))"))
    }
}

extension URL {
    /// The modules that lines of the source import.
    fileprivate var imports: Set<String> {
        get throws {
            let text = String(decoding: try Data(contentsOf: self), as: UTF8.self)
            var names: Set<String> = []
            for line in text.split(whereSeparator: \.isNewline) {
                let words = line.split(separator: " ")
                guard let keyword = words.firstIndex(of: "import"), let last = words[keyword...].dropFirst().last else {
                    continue
                }
                // `import struct Combine.Published` names a module too.
                names.insert(String(last.prefix { $0 != "." }))
            }
            return names
        }
    }
}
