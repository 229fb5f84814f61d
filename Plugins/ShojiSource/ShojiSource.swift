// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// Translates the sources of a target that use the Objective-C runtime.
///
/// A plug-in can add sources to a target, but not replace them. The target therefore leaves its own sources out, except
/// one Swift file, which may be empty; the plug-in translates all Swift files in the folder of the target that aren't
/// among its sources:
/// ```swift
/// .executableTarget(
///     name: "Journal", dependencies: [.product(name: "UIKit", package: "shoji")], path: "Journal",
///     exclude: ["AppDelegate.swift", "Views"], sources: ["Empty.swift"],
///     plugins: [.plugin(name: "ShojiSource", package: "shoji")])
/// ```
@main
struct ShojiSource: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let compiled = Set(target.sourceFiles.map { $0.url.standardizedFileURL.path })
        let sources = Self.sources(in: target.directoryURL).filter { !compiled.contains($0.path) }
        guard !sources.isEmpty else { return [] }
        let folder = context.pluginWorkDirectoryURL.appending(path: "Translated")
        return [
            .buildCommand(
                displayName: "Translating the sources of \(target.name)",
                executable: try context.tool(named: "SourceTool").url,
                arguments: [folder.path] + sources.map(\.path), inputFiles: sources,
                outputFiles: sources.map { folder.appending(path: $0.lastPathComponent) })
        ]
    }

    private static func sources(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var sources: [URL] = []
        while let file = files?.nextObject() as? URL {
            if file.pathExtension == "swift" { sources.append(file.standardizedFileURL) }
        }
        return sources.sorted { $0.path < $1.path }
    }
}
