// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import UIKitPlatform
import Windowing

/// A connection to the desktop for the length of one command.
@MainActor
enum Session {
    /// Connects, runs `body`, and ends the process with the status that it gives; 1 and a sentence if it throws.
    nonisolated static func run(_ body: @escaping @MainActor (any WindowSystem) async throws -> Int32) -> Never {
        MainActor.assumeIsolated {
            Task {
                do {
                    let system = try Desktop.connect()
                    await prepare(system)
                    let status = try await body(system)
                    system.disconnect()
                    exit(status)
                } catch {
                    say("\(error)")
                    exit(1)
                }
            }
            while true { RunLoop.main.run() }
        }
    }

    /// Waits until it is known what can be changed.
    static func prepare(_ system: any WindowSystem) async {
        await Desktop.findScreenRoutes(for: system)
        guard case .available(let configurator) = system.screenConfiguration else { return }
        system.flush()
        await configurator.waitForHeads(clock: system.timeSource)
    }

    /// Tells the person at the terminal, not the script that reads the output.
    static func say(_ sentence: String) {
        FileHandle.standardError.write(Data("screenmodes: \(sentence)\n".utf8))
    }
}
