// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import UIKitStoryboards

/// `shoji validate`: reports what is wrong in UI files.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Reports content of UI files that is unknown, unreachable, ambiguous, or connected to nothing.",
        discussion: "Each message begins with the file and the line. The exit status is 1 if there are any.")

    @Argument(help: "Storyboards and nibs.", completion: .file(extensions: ["storyboard", "xib"]))
    var files: [String]

    func run() throws {
        var count = 0
        for file in files { count += try MainActor.assumeIsolated { try Self.validate(file) } }
        if count > 0 { throw ExitCode(1) }
    }

    /// Prints the messages about a file, and returns their number.
    @MainActor
    private static func validate(_ file: String) throws -> Int {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: file))
        } catch {
            print("\(file): error: The file can't be read: \(error.localizedDescription)")
            return 1
        }
        do throws(InterfaceFailure) {
            let messages = try InterfaceValidator.messages(about: [UInt8](data), named: file)
            for message in messages { print("\(file):\(message.line): warning: \(message.sentence)") }
            return messages.count
        } catch {
            print("\(file): error: \(error)")
            return 1
        }
    }
}
