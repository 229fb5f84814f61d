// SPDX-License-Identifier: MIT
import Foundation

/// Reads a folder with sources and resources and no project file as one application.
enum SourceFolder {
    static func read(_ url: URL, configuration: String) throws -> Project {
        let folder = ProjectFolder(url)
        let name = folder.url.lastPathComponent
        var target = ProjectTarget(name: name, module: SettingModifier.identifier(name), product: .application)
        let files = try folder.files(below: folder.url)
        for file in files {
            switch FileKind(file) {
            case .source: target.sources.append(file)
            case .resource: target.resources.append(ProjectResource(file))
            case .foreignSource, .ignored: break
            }
        }
        guard !target.sources.isEmpty else {
            throw ProjectError(file: url.path, "The folder has no Swift source, and no project that can be read.")
        }
        target.bundleIdentifier = "com.example.\(target.module)"
        target.info = try InfoPlist.content(among: files, target: target)
        if configuration.lowercased() == "debug" { target.conditions = ["DEBUG"] }
        target.entryPoint = EntryPoint.find(in: target.sources)
        return Project(name: name, folder: folder.url, targets: [target])
    }
}
