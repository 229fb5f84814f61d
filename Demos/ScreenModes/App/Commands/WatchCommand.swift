// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import ScreenModesCore
import Windowing

/// `screenmodes watch`: a line for each thing that happens to the screens, until it is stopped.
struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Writes a line for each screen that comes, goes or changes.",
        discussion: "What is there at the start comes first, as if it had just been connected. Ctrl-C ends it.")

    @Flag(help: "Write JSON objects, one a line.")
    var json = false

    func run() {
        Session.run { [json] system in
            let watcher = Watcher(system) { event in
                print(json ? (try? event.json()) ?? "" : event.line)
                // Whoever reads a pipe wants each line when it happens.
                fflush(nil)
            }
            let signals = SignalWatch { watcher.stop() }
            defer { withExtendedLifetime(signals) {} }
            try await watcher.run()
            return 0
        }
    }
}

/// Compares the screens with what they were whenever the desktop says that something is different.
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

    /// Returns when stopped.
    ///
    /// - Throws: the error with which the connection ended.
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
