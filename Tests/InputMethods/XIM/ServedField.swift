// SPDX-License-Identifier: MIT
import TestProcesses
import Testing
import Windowing
import WindowingHeadless

@testable import InputMethods

/// A text that is edited with a simulated server.
@MainActor
final class ServedField {
    let server = SimulatedXIMServer()
    let context: any InputMethodContext
    let clock = ManualTimeSource()
    var state = TextInputState(surroundingText: "ab", cursor: 1, anchor: 1)
    private(set) var edits: [TextInputEdit] = []
    private(set) var keys: [InputMethodKey] = []
    private(set) var answers: [Bool] = []

    init(_ variables: [String: String] = ["XMODIFIERS": "@im=test", "LANG": "de_DE.UTF-8"]) {
        let provider = InputMethods(
            InputMethodSettings(variables), sessionBus: nil, application: "test", timeSource: clock)
        context = provider.makeContext(server)
        context.editHandler = { [weak self] in self?.edits.append($0) }
        context.keyHandler = { [weak self] in self?.keys.append($0) }
    }

    /// Connects, and begins text entry.
    func begin() async throws {
        context.connect()
        try await wait("the connection") { self.context.isConnected }
        context.update(state, isOwnChange: false)
    }

    func offer(_ code: UInt32, keysym: UInt32 = 0x61, modifiers: UInt32 = 0, isRelease: Bool = false) {
        context.offer(
            InputMethodKey(keysym: keysym, code: code, modifiers: modifiers, isRelease: isRelease, time: 77)
        ) { self.answers.append($0) }
    }

    func wait(_ event: String, until condition: () -> Bool) async throws {
        try #require(await Patience.eventually { condition() }, "The test has waited too long for \(event).")
    }
}
