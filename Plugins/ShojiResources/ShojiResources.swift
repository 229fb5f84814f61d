// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// Compiles the asset catalogs and string catalogs of a target, and generates the names of its images and colors.
@main
struct ShojiResources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let content = Content(of: target.directoryURL)
        let tool = try context.tool(named: "ResourceTool").url
        let folder = context.pluginWorkDirectoryURL
        var commands: [Command] = []
        if !content.catalogs.isEmpty {
            let output = folder.appending(path: "Assets.catalog")
            let names = folder.appending(path: "AssetNames.swift")
            commands.append(
                .buildCommand(
                    displayName: "Compiling the asset catalogs of \(target.name)", executable: tool,
                    arguments: ["catalog", output.path, names.path] + content.catalogs.map(\.path),
                    inputFiles: content.inputs, outputFiles: [output, names]))
        }
        for catalog in content.strings {
            let table = catalog.deletingPathExtension().lastPathComponent
            let languages = StringCatalogLanguages(of: catalog).names
            let outputs = languages.flatMap { language in
                ["strings", "stringsdict"].map { folder.appending(path: "\(language).lproj/\(table).\($0)") }
            }
            commands.append(
                .buildCommand(
                    displayName: "Compiling \(catalog.lastPathComponent)", executable: tool,
                    arguments: ["strings", folder.path, catalog.path] + languages, inputFiles: [catalog],
                    outputFiles: outputs))
        }
        return commands
    }
}

/// The catalogs in the folder of a target.
private struct Content {
    private(set) var catalogs: [URL] = []
    /// Every file and folder of the asset catalogs: a change of any compiles them again.
    private(set) var inputs: [URL] = []
    private(set) var strings: [URL] = []

    init(of folder: URL) {
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        while let file = files?.nextObject() as? URL {
            if file.pathComponents.contains(where: { $0.hasSuffix(".xcassets") }) {
                if file.pathExtension == "xcassets" { catalogs.append(file) }
                inputs.append(file)
            } else if file.pathExtension == "xcstrings" {
                strings.append(file)
            }
        }
        catalogs.sort { $0.path < $1.path }
        inputs.sort { $0.path < $1.path }
        strings.sort { $0.path < $1.path }
    }
}

/// The languages of a string catalog, which the build system has to know before the catalog is compiled.
private struct StringCatalogLanguages {
    let names: [String]

    init(of file: URL) {
        let data = (try? Data(contentsOf: file)) ?? Data()
        let content = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
        var names: Set<String> = [content["sourceLanguage"] as? String ?? "en"]
        for entry in (content["strings"] as? [String: Any] ?? [:]).values {
            let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any]
            names.formUnion(localizations?.keys.map { $0 } ?? [])
        }
        // They are names of folders.
        self.names = names.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" } }.sorted()
    }
}
