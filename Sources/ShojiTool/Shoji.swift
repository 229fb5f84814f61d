// SPDX-License-Identifier: MIT
import ArgumentParser

/// `shoji`: checks and shows UI files.
@main
struct Shoji: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shoji", abstract: "Checks and shows storyboards and nibs.",
        discussion: "The exit status is 0 if all is well, 1 if not, and 64 if the command line is wrong.",
        subcommands: [ValidateCommand.self, PreviewCommand.self])
}
