// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import ScreenModesCore

/// What a `Guardian` runs: it gets a record of the screens, and waits for its parent to release it or to end.
struct GuardCommand: ParsableCommand {
    static let name = "guard"
    static let release = "released"

    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Puts the screens back if the process that started it ends.",
        shouldDisplay: false)

    func run() throws {
        // What ends the parent from a terminal comes here too, and must find somebody who stays.
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
