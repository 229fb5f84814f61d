// SPDX-License-Identifier: MIT
import ArgumentParser
import ScreenModesCore

/// `screenmodes list`: lists all outputs with all modes.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the outputs, their modes, and the interface that can change them.")

    @Flag(help: "Print a JSON object.")
    var json = false

    func run() {
        Session.run { [json] system in
            let survey = Survey(of: system)
            print(json ? try survey.json() : survey.table)
            return 0
        }
    }
}
