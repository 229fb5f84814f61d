// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import ScreenModesCore
import Windowing

/// `screenmodes watch`: prints a line for each change of the screens until it is stopped.
struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Prints a line for each screen that is connected, disconnected, or changed.",
        discussion: "Existing screens are printed first, as connected. Ctrl-C stops the command.")

    @Flag(help: "Print JSON objects, one per line.")
    var json = false

    func run() {
        Session.run { [json] system in
            let watcher = Watcher(system) { event in
                print(json ? (try? event.json()) ?? "" : event.line)
                // Readers of a pipe receive each line immediately.
                fflush(nil)
            }
            let signals = SignalWatch { watcher.stop() }
            defer { withExtendedLifetime(signals) {} }
            try await watcher.run()
            return 0
        }
    }
}

/// Compares the screens with their previous state at each notification from the display server.
@MainActor
private final class Watcher: WindowSystemDelegate {
    private let system: any WindowSystem
    private let report: (ScreenEvent) -> Void
    private var heads: [ScreenHead] = []
    private var ending: CheckedContinuation<Void, any Error>?

    init(_ system: any WindowSystem, _ report: @escaping (ScreenEvent) -> Void) {
        self.system = system
        self.report = report
    }

    /// Prints changes, and returns when stopped.
    ///
    /// - Throws: The error that ended the connection.
    func run() async throws {
        system.delegate = self
        if case .available(let configurator) = system.screenConfiguration {
            configurator.changeHandler = { [weak self] in self?.look() }
        }
        look()
        try await withCheckedThrowingContinuation { ending = $0 }
    }

    func stop() {
        ending?.resume()
        ending = nil
    }

    private func look() {
        let now = Survey(of: system).heads
        let events = ScreenEvent.differences(from: heads, to: now)
        heads = now
        for event in events { report(event) }
    }

    func windowSystem(_ system: any WindowSystem, didConnect screen: any PlatformScreen) { look() }
    func windowSystem(_ system: any WindowSystem, didDisconnect screen: any PlatformScreen) { look() }
    func windowSystem(_ system: any WindowSystem, didChange screen: any PlatformScreen) { look() }

    func windowSystem(_ system: any WindowSystem, didFailWith error: ConnectionError) {
        ending?.resume(throwing: error)
        ending = nil
    }
}
