// SPDX-License-Identifier: MIT
import ApplicationPackage
import ArgumentParser
import Foundation

/// `shoji init`: writes a new application.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a Swift package with a new application, its resources, and its tests.",
        discussion: "The application runs with swift run, and its tests with swift test, in the new folder.")

    @Argument(help: "The name of the application, and of the folder that is created.")
    var name: String

    @Flag(help: "The content of the application; a label by default.")
    var template: ApplicationTemplate = .plain

    @Option(help: "The folder of the toolkit; by default the one from which this command was built.")
    var toolkit: String?

    func run() throws {
        do {
            let parent = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            let folder = try template.write(name: name, in: parent, toolkit: ToolkitFolder.url(toolkit))
            print("Wrote \(folder.path)")
        } catch {
            StandardError.write("\(error)")
            throw ExitCode.failure
        }
    }
}

extension ApplicationTemplate: EnumerableFlag {}

/// The folder of the toolkit that packages depend on.
enum ToolkitFolder {
    /// Returns the folder with a path, or the one from which this command was built.
    static func url(_ path: String?) -> URL {
        if let path { return URL(fileURLWithPath: path) }
        return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }
}
