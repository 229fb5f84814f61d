// SPDX-License-Identifier: MIT
package import Foundation

extension Project {
    /// Reads a project of any kind.
    ///
    /// A folder is read as the first of these that it contains: a workspace, an Xcode project, `project.yml`,
    /// `Package.swift`, sources. Local packages whose sources import UIKit are read as parts of the project.
    /// - Parameters:
    ///   - url: A workspace, an Xcode project, an XcodeGen file, or a folder.
    ///   - configuration: The name of the configuration; if the project has no such one, its default.
    /// - Returns: The project.
    /// - Throws: `ProjectError` with the file and the line.
    package static func read(_ url: URL, configuration: String = "Debug") throws -> Project {
        try content(of: url, configuration: configuration).includingPackages(configuration: configuration)
    }

    private static func content(of url: URL, configuration: String) throws -> Project {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw ProjectError(file: url.path, "There is no such file or folder.")
        }
        switch url.pathExtension {
        case "xcworkspace": return try Workspace.read(url, configuration: configuration)
        case "xcodeproj":
            var project = try XcodeProject(url, configuration: configuration)
            return try project.read()
        case "yml", "yaml": return try GeneratedProject.read(url, configuration: configuration)
        default: break
        }
        guard FileKind.isFolder(url) else {
            throw ProjectError(
                file: url.path, "Expected a workspace, an Xcode project, an XcodeGen file, or a folder.")
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
        for suffix in [".xcworkspace", ".xcodeproj"] {
            let found = names.filter { $0.hasSuffix(suffix) && $0 != "Pods.xcodeproj" }
            guard let first = found.first else { continue }
            guard found.count == 1 else {
                throw ProjectError(
                    file: url.path, "The folder has several projects. Choose \(found.joined(separator: " or ")).")
            }
            return try content(of: url.appendingPathComponent(first), configuration: configuration)
        }
        if names.contains("project.yml") {
            return try content(of: url.appendingPathComponent("project.yml"), configuration: configuration)
        }
        if names.contains("Package.swift") { return try PackageReader.read(url, configuration: configuration) }
        return try SourceFolder.read(url, configuration: configuration)
    }
}
