// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses

/// A demo on a desktop, used with the desktop's own input devices.
final class Walk: Sendable {
    private static let stopCount = 400

    let application: ScriptedApplication
    private let stops = StopCounter()

    /// Opens the demo in a home of its own, after some commands of a script.
    init(_ demo: String, on desktop: any ExchangeDesktop, in home: Home, script: String) throws {
        // While the application waits at a stop, nothing happens; the short waits let it receive input.
        let stops = (1...Self.stopCount).map { "stop \($0)\nwait 0.03\nwait idle" }.joined(separator: "\n")
        application = try ScriptedApplication(
            demo, [], environment: home.desktopEnvironment.merging(desktop.environment) { $1 },
            script: "\(script)\n\(stops)")
    }

    /// Returns the views of all windows at the next stop.
    func view() async throws -> ViewNode {
        ViewNode(
            className: "Windows", frame: [0, 0, 0, 0], traits: [],
            children: try await application.windows(at: stops.next()))
    }

    /// Waits until the views satisfy a condition, and returns them.
    @discardableResult
    func until(_ deed: String, _ condition: (ViewNode) -> Bool) async throws -> ViewNode {
        var root = try await view()
        for _ in 0..<60 where !condition(root) { root = try await view() }
        guard condition(root) else { throw Missed(deed: deed, texts: root.texts) }
        return root
    }

    /// Waits until the demo ends, and returns how.
    func end() async throws -> ProcessReport {
        while (try? await view()) != nil {}
        return try await application.process.end()
    }

    /// An event that never happened, and the texts that were shown instead.
    struct Missed: Error {
        var deed: String
        var texts: [String]
    }

    /// The number of stops that were passed.
    private actor StopCounter {
        private var count = 0

        func next() -> Int {
            count += 1
            return count
        }
    }
}

extension ViewNode {
    /// The texts of this view and its descendants that are shown.
    var texts: [String] {
        guard hidden != true else { return [] }
        return [text].compactMap { $0 } + children.flatMap(\.texts)
    }
}
