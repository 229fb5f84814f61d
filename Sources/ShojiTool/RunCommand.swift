// SPDX-License-Identifier: MIT
import ApplicationPackage
import ArgumentParser
import Foundation
import ProjectFiles

/// `shoji run`: builds the application of a project, and runs it.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Builds the application of a project, a Swift package, or a folder of sources, and runs it.",
        discussion: """
            The package that is built is written to .build/shoji in the folder of the project; nothing else is written. \
            The exit status is that of the application, 1 if it can't be built, and 64 if the command line is wrong.
            """)

    @OptionGroup var build: BuildOptions

    @Option(help: "The configuration to build: debug or release.")
    var configuration: BuildConfiguration = .debug

    @Argument(parsing: .postTerminator, help: "Arguments of the application, after --.")
    var arguments: [String] = []

    func run() throws {
        let product: URL
        do {
            let (project, application) = try build.read(configuration)
            product = try build.run(application, of: project, configuration)
        } catch {
            StandardError.write("\(error)")
            throw ExitCode.failure
        }
        StandardError.write("Running \(product.lastPathComponent)")
        let words = ([product.path] + arguments).map { strdup($0) } + [nil]
        execv(product.path, words)
        StandardError.write("\(product.path) can't be run: \(String(cString: strerror(errno)))")
        throw ExitCode.failure
    }
}

/// The arguments of all commands that build an application.
struct BuildOptions: ParsableArguments {
    @Argument(
        help: "A workspace, an Xcode project, a project.yml, a package, or a folder.", completion: .file())
    var path: String

    @Option(help: "The application to run if the project has several.")
    var target: String?

    @Option(help: "The folder of the toolkit; by default the one from which this command was built.")
    var toolkit: String?

    /// Reads the project.
    func read(_ configuration: BuildConfiguration) throws -> (Project, ProjectTarget) {
        StandardError.write("Reading \(path)")
        let project = try Project.read(
            URL(fileURLWithPath: path).standardizedFileURL, configuration: configuration.rawValue)
        project.warnings.forEach { StandardError.write("\($0)") }
        return (project, try project.application(named: target))
    }

    /// Builds the application, and returns the program.
    func run(
        _ application: ProjectTarget, of project: Project, _ configuration: BuildConfiguration
    ) throws -> URL {
        StandardError.write("Translating \(application.sources.count) files")
        let toolkit = ToolkitFolder.url(toolkit)
        let package = try ApplicationPackage(application, of: project, toolkit: toolkit)
        package.messages.forEach(StandardError.write)
        StandardError.write("Building \(package.product)")
        return try PackageBuild(
            folder: package.folder, product: package.product, toolkit: toolkit, configuration: configuration
        ).run()
    }
}

/// A configuration of a build.
enum BuildConfiguration: String, ExpressibleByArgument, CaseIterable {
    case debug, release
}

enum StandardError {
    static func write(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
