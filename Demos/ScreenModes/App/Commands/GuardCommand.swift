// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import ScreenModesCore

/// The command that a `Guardian` runs: reads the state of the screens, and waits until its parent releases it or ends.
struct GuardCommand: ParsableCommand {
    static let name = "guard"
    static let release = "released"

    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Restores the screens if the process that started it ends.",
        shouldDisplay: false)

    func run() throws {
        // A terminal sends the signals that end the parent to this process too, which must survive them.
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
        let original = try Restoration(json: readLine() ?? "")
        while let line = readLine() {
            if line == Self.release { return }
        }
        Session.run { system in
            let configurator = try Survey.configurator(of: system)
            try await original.restore(by: configurator)
            return 0
        }
    }
}
