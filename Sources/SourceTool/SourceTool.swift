// SPDX-License-Identifier: MIT
internal import Foundation
internal import SourceTranslation

/// The command that the build plug-in runs.
///
/// `SourceTool FOLDER FILE…` translates the files of a module into a folder. It prints the problems in the form of the
/// compiler's messages, and fails if any is an error.
@main
enum SourceTool {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2 else {
            complain("usage: SourceTool FOLDER FILE…")
            exit(2)
        }
        do {
            let problems = try TranslationFolder.update(
                URL(fileURLWithPath: arguments[0]), sources: arguments.dropFirst().map { URL(fileURLWithPath: $0) })
            for problem in problems { complain("\(problem)") }
            exit(problems.contains { $0.severity == .error } ? 1 : 0)
        } catch {
            complain("error: \(error.localizedDescription)")
            exit(1)
        }
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
