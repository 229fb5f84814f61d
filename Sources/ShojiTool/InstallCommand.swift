// SPDX-License-Identifier: MIT
import ApplicationInstallation
import ArgumentParser
import Foundation
import ProjectFiles

/// `shoji install`: makes the desktop know an application.
struct InstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Builds an application, and installs it for the user, with the types of files that it opens.",
        discussion: """
            The application gets an entry in the desktop's menu, and its icon. The types that Info.plist declares are \
            added to the database of MIME types, and the application becomes the default for those that it owns. The \
            program itself stays where it was built, in .build/shoji in the folder of the project.
            """)

    @OptionGroup var build: BuildOptions

    @Option(help: "The configuration to build: debug or release.")
    var configuration: BuildConfiguration = .release

    @Flag(help: "Removes the application from the desktop instead; nothing is built.")
    var remove = false

    func run() throws {
        do {
            let variables = ProcessInfo.processInfo.environment
            guard let user = UserInstallation(variables) else {
                throw DesktopDescription.Failure(description: "HOME is not an absolute path.")
            }
            let (project, application) = try build.read(configuration)
            let files: [URL]
            if remove {
                files = try user.remove(try DesktopDescription.identifier(application.info))
            } else {
                let product = try build.run(application, of: project, configuration)
                let icons = application.resources.flatMap { Self.icons(in: $0.file) }
                let description = try DesktopDescription(
                    info: application.info, executable: product, hasIcon: !icons.isEmpty)
                files = try user.install(description, icons: icons) { name in
                    application.resources.first { $0.file.lastPathComponent == name }?.file
                }
            }
            user.updateDatabases(in: variables)
            for file in files { print(remove ? "Removed \(file.path)" : "Wrote \(file.path)") }
        } catch {
            StandardError.write("\(error)")
            throw ExitCode.failure
        }
    }

    /// The images of an application's icon in a catalog.
    private static func icons(in catalog: URL) -> [URL] {
        guard catalog.pathExtension == "xcassets" else { return [] }
        let sets = (try? FileManager.default.contentsOfDirectory(at: catalog, includingPropertiesForKeys: nil)) ?? []
        return sets.filter { $0.pathExtension == "appiconset" }.flatMap { set in
            ((try? FileManager.default.contentsOfDirectory(at: set, includingPropertiesForKeys: nil)) ?? [])
                .filter { $0.pathExtension.lowercased() == "png" }.sorted { $0.path < $1.path }
        }
    }
}
