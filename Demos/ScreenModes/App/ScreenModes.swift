// SPDX-License-Identifier: MIT
import ArgumentParser
import UIKit

/// `screenmodes`: opens a window, or runs a subcommand.
@main
struct ScreenModes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screenmodes",
        abstract: "Lists, changes, and tests display modes.",
        discussion: """
            Without a subcommand a window opens in which screens are arranged with the pointer. \
            The exit status is 0 if all went well, 1 if not, and 64 if the command line is wrong.
            """,
        subcommands: [ListCommand.self, SetCommand.self, WatchCommand.self, TestCommand.self, GuardCommand.self])

    func run() {
        MainActor.assumeIsolated { ArrangeApp.main() }
    }
}
