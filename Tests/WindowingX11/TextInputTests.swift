// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestDesktops
import TestProcesses
import Testing
import Windowing

@testable import WindowingX11

@Suite("X11 text input", .enabled(if: XServer.isInstalled))
@MainActor
struct TextInputTests {
    private struct Editing {
        let client: TestClient
        let raw: RawClient
        let window: X11Window
        let method: SimulatedInputMethod
        let server: XServer

        /// Waits for calls of the input method, which aren't events of the client.
        @MainActor
        func wait(for event: String, _ condition: () -> Bool) async throws {
            client.system.flush()
            try #require(await Patience.eventually { condition() }, "The test has waited too long for \(event).")
        }
    }

    private enum Key {
        static let leftShift: UInt8 = 42
        static let a: UInt8 = 30
        static let s: UInt8 = 31
        static let d: UInt8 = 32
    }

    /// A window with keyboard focus in which text is edited.
    private func editing() async throws -> Editing {
        let server = try await XServer()
        let client = try TestClient(server)
        let method = SimulatedInputMethod()
        client.system.inputMethods = method
        let window = try await client.openWindow()
        try await client.wait(for: "the focus") { $0.focusEvents.last == true }
        try window.textInputMethod().update(
            TextInputState(caretRect: CGRect(x: 10, y: 20, width: 2, height: 16)), isOwnChange: false)
        return Editing(
            client: client, raw: try RawClient(server.display), window: window, method: method, server: server)
    }

    private func strike(_ keys: UInt8..., with raw: RawClient) {
        for key in keys {
            raw.key(key, isDown: true)
            raw.key(key, isDown: false)
        }
    }

    private func typed(_ client: TestClient) -> String {
        client.keyEvents.filter { $0.phase == .down }.map(\.characters).joined()
    }

    @Test("Without a provider there is no input method")
    func absence() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        #expect(throws: OperationError.self) { try window.textInputMethod() }
        client.system.disconnect()
    }

    @Test("The caret is sent in pixels of the root window, and again when the window moves")
    func caret() async throws {
        let desk = try await editing()
        let (client, raw, window, method) = (desk.client, desk.raw, desk.window, desk.method)
        #expect(method.connectionCount == 1)
        let origin = (CGFloat(window.frame.x), CGFloat(window.frame.y))
        #expect(
            method.states.map(\.caretRect) == [
                CGRect(x: origin.0 + 10, y: origin.1 + 20, width: 2, height: 16)
            ])
        raw.place(window.surface.identifier, at: 33, 44)
        try await desk.wait(for: "the movement") { method.states.count > 1 }
        #expect(method.states.last?.caretRect == CGRect(x: 43, y: 64, width: 2, height: 16))
        client.system.disconnect()
    }

    @Test("Keys are offered in order, one at a time, and those that aren't consumed keep their modifiers")
    func order() async throws {
        let desk = try await editing()
        let (client, raw, method) = (desk.client, desk.raw, desk.method)
        raw.key(Key.leftShift, isDown: true)
        strike(Key.a, with: raw)
        raw.key(Key.leftShift, isDown: false)
        strike(Key.s, Key.d, with: raw)
        for (index, isConsumed) in [false, false, false, false, true, true, false, false].enumerated() {
            try await desk.wait(for: "key \(index)") { method.keys.count == index + 1 }
            method.answer(isConsumed)
        }
        try await client.wait(for: "the last key") { $0.keyEvents.last?.code == 32 && $0.keyEvents.last?.phase == .up }
        #expect(method.keys.map(\.keysym) == [0xffe1, 0x41, 0x41, 0xffe1, 0x73, 0x73, 0x64, 0x64])
        #expect(method.keys.map(\.modifiers) == [0, 1, 1, 1, 0, 0, 0, 0])
        #expect(method.keys.map(\.isRelease) == [false, false, true, true, false, true, false, true])
        // The s was consumed.
        #expect(typed(client) == "Ad")
        #expect(client.keyEvents.filter { $0.code == 30 }.map(\.modifiers) == [.shift, .shift])
        client.system.disconnect()
    }

    @Test("Keys that wait for an answer are delivered when the keyboard focus leaves")
    func focusLoss() async throws {
        let desk = try await editing()
        let (client, raw, window, method) = (desk.client, desk.raw, desk.window, desk.method)
        strike(Key.a, Key.s, with: raw)
        try await desk.wait(for: "the key") { method.keys.count == 1 }
        #expect(client.keyEvents.isEmpty)
        raw.focus(raw.root)
        try await client.wait(for: "the loss of focus") { $0.focusEvents.last == false }
        #expect(typed(client) == "as")
        method.answer(true)
        #expect(typed(client) == "as")
        withExtendedLifetime(window) {}
        client.system.disconnect()
    }

    @Test("The input method serves the text only while its window has the keyboard focus")
    func focus() async throws {
        let desk = try await editing()
        let (client, raw, window, method) = (desk.client, desk.raw, desk.window, desk.method)
        raw.focus(raw.root)
        try await client.wait(for: "the loss of focus") { $0.focusEvents.last == false }
        #expect(!method.isEditing)
        try window.textInputMethod().update(TextInputState(surroundingText: "other"), isOwnChange: false)
        #expect(!method.isEditing)
        raw.focus(window.surface.identifier)
        try await client.wait(for: "the focus") { $0.focusEvents.last == true }
        #expect(method.isEditing)
        #expect(method.states.last?.surroundingText == "other")
        client.system.disconnect()
    }

    @Test("A thousand keys that wait for an input method that has ended are delivered in order")
    func backlog() async throws {
        let desk = try await editing()
        let (client, raw, method) = (desk.client, desk.raw, desk.method)
        strike(Key.a, with: raw)
        try await desk.wait(for: "the key") { method.keys.count == 1 }
        for _ in 0..<500 { strike(Key.s, Key.d, with: raw) }
        method.immediateAnswer = false
        raw.synchronize()
        await client.synchronize()
        method.answer(false)
        try await client.wait(for: "all keys") { $0.keyEvents.count >= 2002 }
        #expect(typed(client) == "a" + String(repeating: "sd", count: 500))
        client.system.disconnect()
    }

    @Test("A dead key that the input method leaves alone composes with the next key")
    func deadKey() async throws {
        let desk = try await editing()
        let (client, raw, method) = (desk.client, desk.raw, desk.method)
        raw.assign(0xfe51, to: 40)
        method.immediateAnswer = true
        // The keymap is read without delaying keys.
        var count = 0
        try await desk.wait(for: "the keymap") {
            strike(40, with: raw)
            count += 2
            return method.keys.last?.keysym == 0xfe51
        }
        try await desk.wait(for: "the keys") { method.keys.count == count }
        method.immediateAnswer = false
        strike(40, 18, with: raw)
        try await client.wait(for: "the letter") { $0.keyEvents.contains { $0.code == 18 && $0.phase == .up } }
        #expect(typed(client) == "é")
        client.system.disconnect()
    }

    @Test("Without text entry no key is offered")
    func idle() async throws {
        let desk = try await editing()
        let (client, raw, window, method) = (desk.client, desk.raw, desk.window, desk.method)
        try window.textInputMethod().end()
        strike(Key.a, with: raw)
        try await client.wait(for: "the key") { $0.keyEvents.last?.phase == .up }
        #expect(method.keys.isEmpty)
        client.system.disconnect()
    }

    @Test("A synthesized key arrives with its modifiers, and with a physical key if its keysym has one")
    func synthesizedKey() async throws {
        let desk = try await editing()
        let (client, method) = (desk.client, desk.method)
        method.keyHandler?(InputMethodKey(keysym: 0xff0d, code: 0, modifiers: 0))
        method.keyHandler?(InputMethodKey(keysym: 0x61, code: 30, modifiers: 4))
        method.keyHandler?(InputMethodKey(keysym: 0xffff_ffff, code: 0, modifiers: .max))
        method.keyHandler?(InputMethodKey(keysym: 1, code: .max, modifiers: 0))
        #expect(client.keyEvents.map(\.code) == [28, 30, 0])
        #expect(client.keyEvents.map(\.modifiers.rawValue).prefix(2) == [0, KeyModifiers.control.rawValue])
        client.system.disconnect()
    }
}
