// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import UIKitPlatform
import Windowing

/// A connection to the display server for the duration of a command.
@MainActor
enum Session {
    /// Connects, runs `body`, and exits with the status that it returns, or with 1 and an error message if it throws.
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

    /// Waits until the outputs that can be changed are known.
    static func prepare(_ system: any WindowSystem) async {
        await Desktop.findScreenRoutes(for: system)
        guard case .available(let configurator) = system.screenConfiguration else { return }
        system.flush()
        await configurator.waitForHeads(clock: system.timeSource)
    }

    /// Prints a message to standard error, which scripts that read the output don't see.
    static func say(_ sentence: String) {
        FileHandle.standardError.write(Data("screenmodes: \(sentence)\n".utf8))
    }
}
