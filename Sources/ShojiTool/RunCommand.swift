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

    @Argument(
        help: "A workspace, an Xcode project, a project.yml, a package, or a folder.", completion: .file())
    var path: String

    @Option(help: "The application to run if the project has several.")
    var target: String?

    @Option(help: "The configuration to build: debug or release.")
    var configuration: BuildConfiguration = .debug

    @Option(help: "The folder of the toolkit; by default the one from which this command was built.")
    var toolkit: String?

    @Argument(parsing: .postTerminator, help: "Arguments of the application, after --.")
    var arguments: [String] = []

    func run() throws {
        let product: URL
        do {
            product = try build()
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

    private func build() throws -> URL {
        StandardError.write("Reading \(path)")
        let project = try Project.read(
            URL(fileURLWithPath: path).standardizedFileURL, configuration: configuration.rawValue)
        project.warnings.forEach { StandardError.write("\($0)") }
        let application = try project.application(named: target)
        StandardError.write("Translating \(application.sources.count) files")
        let package = try ApplicationPackage(application, of: project, toolkit: toolkitFolder)
        package.messages.forEach(StandardError.write)
        StandardError.write("Building \(package.product)")
        let build = PackageBuild(
            folder: package.folder, product: package.product, toolkit: toolkitFolder, configuration: configuration)
        return try build.run()
    }

    private var toolkitFolder: URL { ToolkitFolder.url(toolkit) }
}

/// A configuration of a build.
enum BuildConfiguration: String, ExpressibleByArgument, CaseIterable {
    case debug, release
}

enum StandardError {
    static func write(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
