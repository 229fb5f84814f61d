// SPDX-License-Identifier: MIT
import ArgumentParser

/// `screenmodes`: one look at the screens, or one change.
@main
struct ScreenModes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screenmodes",
        abstract: "Shows, changes and tests the modes of screens.",
        discussion: """
            The exit status is 0 if all went well, 1 if not, and 64 if the command line is wrong.
            """,
        subcommands: [ListCommand.self, SetCommand.self, WatchCommand.self, TestCommand.self])
}
