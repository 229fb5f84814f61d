// SPDX-License-Identifier: MIT
import ArgumentParser
import ScreenModesCore

/// `screenmodes list`: every output with every mode.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the outputs with their modes, and how they can be changed.")

    @Flag(help: "Write one JSON object.")
    var json = false

    func run() {
        Session.run { [json] system in
            let survey = Survey(of: system)
            print(json ? try survey.json() : survey.table)
            return 0
        }
    }
}
