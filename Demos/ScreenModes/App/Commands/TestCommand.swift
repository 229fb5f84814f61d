// SPDX-License-Identifier: MIT
import ArgumentParser
import ScreenModesCore
import UIKit

/// `screenmodes test`: every mode of every chosen output, with a pattern to look at.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Shows a test pattern in every mode and checks what came.",
        discussion: """
            Each mode is set, shown full screen, and compared in size and scale with what was asked for. However the \
            test ends, the screens are afterwards as they were. Esc or Ctrl-C stops it, Space goes to the next mode.
            """)

    @Argument(help: "Outputs to walk over, as in list; all that are on if none is named.")
    var outputs: [String] = []

    @Option(help: "How long each mode is shown.")
    var seconds = 2.0

    @Flag(help: "Fail a mode whose frames do not come as often as its rate says.")
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
