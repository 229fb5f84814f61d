// SPDX-License-Identifier: MIT
import ArgumentParser
import ScreenModesCore
import UIKit

/// `screenmodes test`: shows a test pattern in every mode of the selected outputs.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Shows a test pattern in every mode, and checks the result.",
        discussion: """
            Each mode is set, shown full screen, and compared in size and scale with what was asked for. However the \
            test ends, the screens are afterwards as they were. Esc or Ctrl-C stops it, Space goes to the next mode.
            """)

    @Argument(help: "The outputs to test, as printed by list; by default all that are on.")
    var outputs: [String] = []

    @Option(help: "The number of seconds for which each mode is shown.")
    var seconds = 2.0

    @Flag(help: "Fail a mode whose measured frame rate differs from its refresh rate.")
    var requireRate = false

    func validate() throws {
        guard (0.1...600).contains(seconds) else {
            throw ValidationError("--seconds is \(seconds.text(digits: 3)); expected from 0.1 to 600.")
        }
    }

    func run() {
        MainActor.assumeIsolated {
            WalkApp.request.outputs = outputs
            WalkApp.request.seconds = seconds
            WalkApp.request.options.requiresRate = requireRate
            WalkApp.main()
        }
    }
}
