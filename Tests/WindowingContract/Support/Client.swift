// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses
import Windowing

/// A minimal application that records its events and shows test content.
@MainActor
final class Client: WindowSystemDelegate {
    enum ScreenNews: Hashable {
        case connected(String)
        case disconnected(String)
        case changed(String)
    }

    let system: any WindowSystem
    /// Whether a separate window manager places and raises windows, asynchronously.
    let hasWindowManager: Bool
    private(set) var screenNews: [ScreenNews] = []
    private(set) var failures: [ConnectionError] = []
    private static var windowCount = 0

    private var waiters: [UUID: (condition: @MainActor () -> Bool, end: () -> Void)] = [:]

    init(_ system: any WindowSystem, hasWindowManager: Bool) {
        self.system = system
        self.hasWindowManager = hasWindowManager
        system.delegate = self
    }

    // MARK: - Windows

    /// Creates a window with a unique title.
    func makeWindow(
        size: CGSize = CGSize(width: 200, height: 100), minimumSize: CGSize = .zero, maximumSize: CGSize = .zero
    ) throws -> ClientWindow {
        Self.windowCount += 1
        let title = "Contract \(Self.windowCount)"
        let window = try system.makeWindow(
            WindowAttributes(
                title: title, applicationIdentifier: "org.example.Contract\(Self.windowCount)", contentSize: size,
                minimumSize: minimumSize, maximumSize: maximumSize))
        return ClientWindow(window, title: title, size: size, client: self)
    }

    /// Creates a window and waits until it is visible.
    func openWindow(size: CGSize = CGSize(width: 200, height: 100)) async throws -> ClientWindow {
        let window = try makeWindow(size: size)
        try await window.open()
        return window
    }

    // MARK: - Waiting

    struct Missed: Error, CustomStringConvertible {
        var event: String
        var description: String { "The test has waited too long for \(event)." }
    }

    /// Waits until the recorded events satisfy the condition.
    func wait(for event: String, _ condition: @escaping @MainActor () -> Bool) async throws {
        system.flush()
        guard !condition() else { return }
        let identity = UUID()
        let timer = PatienceTimer(queue: .main) {
            MainActor.assumeIsolated { self.waiters.removeValue(forKey: identity)?.end() }
        }
        await withCheckedContinuation { continuation in
            waiters[identity] = (condition, { continuation.resume() })
        }
        timer.cancel()
        guard condition() else { throw Missed(event: event) }
    }

    /// Checks the waiting conditions.
    func check() {
        for (identity, waiter) in waiters where waiter.condition() {
            waiters.removeValue(forKey: identity)?.end()
        }
    }

    // MARK: - WindowSystemDelegate

    func windowSystem(_ system: any WindowSystem, didConnect screen: any PlatformScreen) {
        screenNews.append(.connected(screen.description.name))
        check()
    }

    func windowSystem(_ system: any WindowSystem, didDisconnect screen: any PlatformScreen) {
        screenNews.append(.disconnected(screen.description.name))
        check()
    }

    func windowSystem(_ system: any WindowSystem, didChange screen: any PlatformScreen) {
        screenNews.append(.changed(screen.description.name))
        check()
    }

    func windowSystem(_ system: any WindowSystem, didFailWith error: ConnectionError) {
        failures.append(error)
        check()
    }
}
