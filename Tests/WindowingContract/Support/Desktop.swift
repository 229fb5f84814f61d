// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses
import Testing
import Windowing

/// A window system for the duration of one test, with the test's applications.
@MainActor
final class Desktop {
    let kind: DesktopKind
    let driver: any DesktopDriver
    private var clients: [Client] = []
    private var isEndedEarly = false
    /// Window systems that are reused by later tests, because starting one takes longer than most tests.
    private static var running: [DesktopKind: any DesktopDriver] = [:]

    private init(_ kind: DesktopKind, _ driver: any DesktopDriver) {
        self.kind = kind
        self.driver = driver
    }

    /// Runs a test on a window system in its initial state; with `isOwn` on a new one that no other test uses.
    static func run(
        _ kind: DesktopKind, isOwn: Bool = false, _ body: (Desktop) async throws -> Void
    ) async throws {
        if let program = kind.missingProgram { try Test.cancel("\(kind.rawValue) needs \(program).") }
        let driver = try await isOwn ? kind.start() : shared(kind)
        let desktop = Desktop(kind, driver)
        do {
            try await body(desktop)
        } catch {
            await desktop.end()
            // State left over from a failed test must not affect others.
            try await keep(isOwn || !desktop.isEndedEarly ? nil : driver, of: kind, unless: isOwn)
            throw error
        }
        await desktop.end()
        try await keep(driver, of: kind, unless: isOwn)
    }

    /// Keeps the window system for the next test, or replaces it.
    private static func keep(
        _ driver: (any DesktopDriver)?, of kind: DesktopKind, unless isOwn: Bool
    ) async throws {
        guard !isOwn else { return }
        guard let driver, !driver.isSpent else {
            running[kind] = nil
            return
        }
        try await driver.reset()
    }

    private static func shared(_ kind: DesktopKind) async throws -> any DesktopDriver {
        if let driver = running[kind] { return driver }
        let driver = try await kind.start()
        running[kind] = driver
        return driver
    }

    private func end() async {
        for client in clients { client.system.disconnect() }
        clients = []
    }

    /// Connects another application.
    func connect() throws -> Client {
        let client = Client(try driver.connect(), hasWindowManager: (driver as? XDriver)?.isManaged == true)
        clients.append(client)
        return client
    }

    // MARK: - Missing operations and features

    /// Ends the test here, recording the reason, if one of these operations can't be performed on the window system.
    func needs(_ deeds: Deed...) throws {
        for deed in deeds {
            if let reason = driver.obstacles[deed] { try end(early: "No \(deed) on \(kind.rawValue): \(reason).") }
        }
    }

    /// Returns whether the window system has a feature.
    ///
    /// If it doesn't, `refusal` is attempted, and must fail with a typed error.
    func has(
        _ feature: Feature, otherwise refusal: () async throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Bool {
        guard let reason = driver.absences[feature] else { return true }
        do {
            try await refusal()
            Issue.record("\(feature) was not refused on \(kind.rawValue): \(reason).", sourceLocation: sourceLocation)
        } catch is OperationError {
            // The error that applications receive.
        }
        return false
    }

    /// Ends the test here if the feature is missing, after verifying the refusal.
    func needs(
        _ feature: Feature, otherwise refusal: () async throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        if try await !has(feature, otherwise: refusal, sourceLocation: sourceLocation) {
            try end(early: "No \(feature) on \(kind.rawValue): \(driver.absences[feature] ?? "").")
        }
    }

    private func end(early reason: String) throws {
        isEndedEarly = true
        try Test.cancel(Comment(rawValue: reason))
    }

    // MARK: - User actions

    /// Moves the pointer to a point of a window.
    func point(at point: CGPoint, in window: ClientWindow) async throws {
        let origin = try await driver.origin(of: window)
        try await driver.movePointer(to: CGPoint(x: origin.x + point.x, y: origin.y + point.y))
    }

    /// Moves the pointer to a point of a popup.
    func point(at point: CGPoint, in popup: ClientPopup) async throws {
        let frame = popup.frameInWindow
        try await self.point(
            at: CGPoint(x: frame.minX + point.x, y: frame.minY + point.y), in: popup.window)
    }

    func click(_ button: PointerButton = .left) async throws {
        try await driver.setButton(button, isDown: true)
        try await driver.setButton(button, isDown: false)
    }

    func type(_ code: UInt32) async throws {
        try await driver.setKey(code, isDown: true)
        try await driver.setKey(code, isDown: false)
    }

    /// Waits until the window's screenshot satisfies the condition.
    func waitForPicture(
        of window: ClientWindow, _ event: String, _ condition: (Picture) -> Bool
    ) async throws {
        var last: Picture?
        do {
            try await eventually(event) {
                last = try await driver.picture(of: window)
                return last.map(condition) == true
            }
        } catch let missed as Client.Missed {
            throw Client.Missed(event: "\(missed.event); what is seen is \(last?.summary ?? "nothing")")
        }
    }

    /// Polls until a condition without events holds.
    func eventually(_ event: String, _ condition: () async throws -> Bool) async throws {
        guard try await Patience.eventually(condition) else { throw Client.Missed(event: event) }
    }
}
