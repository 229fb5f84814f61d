// SPDX-License-Identifier: MIT
import ArgumentParser

/// `shoji`: runs and checks applications, and checks and shows UI files.
@main
struct Shoji: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shoji",
        abstract: "Runs, installs, and checks iOS applications, and shows their storyboards and nibs.",
        discussion: "The exit status is 0 if all is well, 1 or 2 if not, and 64 if the command line is wrong.",
        subcommands: [
            RunCommand.self, InstallCommand.self, CheckCommand.self, InitCommand.self, ValidateCommand.self,
            PreviewCommand.self,
        ])
}
