// SPDX-License-Identifier: MIT
internal import AssetCatalog
internal import Foundation
internal import ResourceCompiler

/// The command that the build plug-in runs.
///
/// - `ResourceTool catalog OUTPUT NAMES CATALOG…` compiles asset catalogs, and writes the names of their assets as Swift
///   source.
/// - `ResourceTool strings FOLDER CATALOG LANGUAGE…` writes the strings of a string catalog, by language.
@main
enum ResourceTool {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "catalog" where arguments.count >= 4:
            exit(compile(catalogs: Array(arguments[3...]), output: arguments[1], names: arguments[2]))
        case "strings" where arguments.count >= 4:
            exit(compile(strings: arguments[2], languages: Array(arguments[3...]), folder: arguments[1]))
        default:
            complain(
                """
                usage: ResourceTool catalog OUTPUT NAMES CATALOG…
                       ResourceTool strings FOLDER CATALOG LANGUAGE…
                """)
            exit(2)
        }
    }

    /// Returns the exit status.
    private static func compile(catalogs: [String], output: String, names: String) -> Int32 {
        var compiler = CatalogCompiler()
        for catalog in catalogs { compiler.add(catalog: catalog) }
        for message in compiler.messages { complain("\(message)") }
        do {
            try compiler.data().write(to: URL(fileURLWithPath: output), options: .atomic)
            try compiler.names.source.write(toFile: names, atomically: true, encoding: .utf8)
        } catch {
            complain("\(output): error: \(error)")
            return 1
        }
        return compiler.messages.contains { $0.severity == .error } ? 1 : 0
    }

    /// Returns the exit status.
    private static func compile(strings catalog: String, languages: [String], folder: String) -> Int32 {
        do {
            let message = try StringsCompiler.compile(
                catalog: catalog, languages: languages, to: URL(fileURLWithPath: folder))
            guard let message else { return 0 }
            complain("\(message)")
        } catch {
            complain("\(folder): error: \(error)")
        }
        return 1
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
