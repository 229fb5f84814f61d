// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import RenderThread
import TestClients
import TestCompositor
import Testing
import WaylandClient
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Keyboards")
@MainActor
struct KeyboardDeviceTests {
    /// A client whose window has keyboard focus.
    private func focused(_ options: CompositorOptions = CompositorOptions()) async throws -> TestClient {
        let client = try TestClient(options)
        _ = try await client.openWindow()
        try enter(client)
        await client.wait { $0.focusEvents == [true] }
        client.forgetEvents()
        return client
    }

    private func enter(_ client: TestClient, keys: [UInt32] = []) throws {
        try client.compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface.resource)
            let keyboard = try #require(desk.seat.keyboards.first)
            keyboard.sendEnter(serial: 1, surface: surface, keys: [UInt8](wireWords: keys))
            keyboard.sendModifiers(serial: 2, modsDepressed: 0, modsLatched: 0, modsLocked: 0, group: 0)
        }
    }

    private func send(_ client: TestClient, _ body: @Sendable (WlKeyboardResource) -> Void) async throws {
        try client.compositor.perform { desk in
            let keyboard = try #require(desk.seat.keyboards.first)
            body(keyboard)
        }
        try await client.settle()
    }

    @Test("Keys have the text for the current modifiers")
    func keys() async throws {
        let client = try await focused()
        try await send(client) { keyboard in
            keyboard.sendKey(serial: 10, time: 999_000, key: 30, state: .pressed)
            keyboard.sendKey(serial: 11, time: 999_100, key: 30, state: .released)
            keyboard.sendModifiers(
                serial: 12, modsDepressed: TestModifiers.control, modsLatched: 0, modsLocked: 0, group: 0)
            keyboard.sendKey(serial: 13, time: 999_200, key: 31, state: .pressed)
        }
        #expect(client.keyEvents.map(\.phase) == [.down, .up, .down])
        #expect(client.keyEvents.map(\.characters) == ["a", "a", "\u{13}"])
        #expect(client.keyEvents.map(\.charactersIgnoringModifiers) == ["a", "a", "s"])
        #expect(client.keyEvents.map(\.serial) == [10, 11, 13])
        #expect(client.keyEvents.map(\.timestamp) == [999, 999.1, 999.2])
        #expect(client.keyEvents.last?.modifiers == .control)
        #expect(client.events.contains(.modifiers(.control)))
    }

    @Test("A latched modifier, as sticky keys set it, applies until the compositor releases it")
    func stickyKeys() async throws {
        let client = try await focused()
        try await send(client) { keyboard in
            keyboard.sendKey(serial: 10, time: 1_000, key: 29, state: .pressed)
            keyboard.sendKey(serial: 11, time: 1_010, key: 29, state: .released)
            keyboard.sendModifiers(
                serial: 12, modsDepressed: 0, modsLatched: TestModifiers.control, modsLocked: 0, group: 0)
            keyboard.sendKey(serial: 13, time: 1_500, key: 31, state: .pressed)
            keyboard.sendModifiers(serial: 14, modsDepressed: 0, modsLatched: 0, modsLocked: 0, group: 0)
            keyboard.sendKey(serial: 15, time: 1_510, key: 31, state: .released)
            keyboard.sendKey(serial: 16, time: 1_600, key: 31, state: .pressed)
        }
        let presses = client.keyEvents.filter { $0.phase == .down }.suffix(2)
        #expect(presses.map(\.modifiers) == [.control, []])
        #expect(presses.map(\.characters) == ["\u{13}", "s"])
    }

    @Test("A pressed key repeats by the injected clock, at the compositor's rate, until it is released")
    func repetition() async throws {
        let client = try await focused()
        try await send(client) { keyboard in
            keyboard.sendRepeatInfo(rate: 10, delay: 400)
            keyboard.sendKey(serial: 10, time: 1_000_000, key: 30, state: .pressed)
        }
        client.clock.advance(by: 0.39)
        #expect(client.keyEvents.map(\.phase) == [.down])
        client.clock.advance(by: 0.21)
        #expect(client.keyEvents.map(\.phase) == [.down, .repeated, .repeated, .repeated])
        #expect(client.keyEvents.last?.characters == "a")
        try await send(client) { $0.sendKey(serial: 11, time: 1_000_600, key: 30, state: .released) }
        client.clock.advance(by: 5)
        #expect(client.keyEvents.map(\.phase) == [.down, .repeated, .repeated, .repeated, .up])
        #expect(client.clock.pendingCount == 0)
    }

    @Test("Rate 0 and modifier keys don't repeat")
    func noRepetition() async throws {
        let client = try await focused()
        try await send(client) { $0.sendKey(serial: 10, time: 1, key: 42, state: .pressed) }
        #expect(client.clock.pendingCount == 0)
        try await send(client) { keyboard in
            keyboard.sendRepeatInfo(rate: 0, delay: 400)
            keyboard.sendRepeatInfo(rate: -3, delay: 400)
            keyboard.sendKey(serial: 10, time: 1, key: 30, state: .pressed)
        }
        #expect(client.clock.pendingCount == 0)
    }

    @Test("A release queued while the main actor is busy is processed before the repetition")
    func releaseBeforeRepetition() async throws {
        let client = try await focused()
        try await send(client) { $0.sendKey(serial: 10, time: 1, key: 30, state: .pressed) }
        try client.compositor.perform { desk in
            desk.seat.keyboards.first?.sendKey(serial: 11, time: 2, key: 30, state: .released)
        }
        // The render thread reads it, while the main actor is prevented from dispatching it.
        let queue = try #require(client.system.session?.display.queue)
        while !queue.hasPending { RenderActor.sync {} }
        client.clock.advance(by: 3)
        #expect(client.keyEvents.map(\.phase) == [.down, .up])
    }

    @Test("Losing keyboard focus ends the repetition, and the release is not reported")
    func leave() async throws {
        let client = try await focused()
        try await send(client) { $0.sendKey(serial: 10, time: 1, key: 30, state: .pressed) }
        client.forgetEvents()
        try client.compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface.resource)
            desk.seat.keyboards.first?.sendLeave(serial: 11, surface: surface)
        }
        await client.wait { $0.focusEvents == [false] }
        #expect(client.clock.pendingCount == 0)
        try enter(client, keys: [30])
        try await send(client) { $0.sendKey(serial: 12, time: 1, key: 30, state: .released) }
        #expect(client.keyEvents.isEmpty)
    }

    @Test("Losing the device ends the repetition, and a new device works")
    func removed() async throws {
        let client = try await focused()
        try await send(client) { $0.sendKey(serial: 10, time: 1, key: 30, state: .pressed) }
        client.forgetEvents()
        try client.compositor.perform { $0.seat.devices = [] }
        await client.wait { $0.focusEvents == [false] }
        #expect(client.clock.pendingCount == 0)
        // Otherwise the old keyboard, whose release is still on its way, could be taken for the new one.
        try await client.compositor.wait { $0.seat.keyboards.isEmpty }
        try client.compositor.perform { $0.seat.devices = [.keyboard] }
        try await client.compositor.wait { !$0.seat.keyboards.isEmpty }
        try enter(client)
        try await send(client) { $0.sendKey(serial: 12, time: 1, key: 31, state: .pressed) }
        #expect(client.keyEvents.last?.characters == "s")
    }

    @Test("Keys pressed before the window gained focus are ignored")
    func heldAtEntering() async throws {
        let client = try TestClient()
        _ = try await client.openWindow()
        try enter(client, keys: [30])
        try await send(client) { keyboard in
            keyboard.sendKey(serial: 3, time: 1, key: 30, state: .released)
            keyboard.sendKey(serial: 4, time: 1, key: 31, state: .pressed)
        }
        #expect(client.keyEvents.map(\.code) == [31])
    }

    @Test("A broken keymap keeps the previous one, and the next valid one is used")
    func brokenKeymap() async throws {
        let client = try await focused()
        let broken: [@Sendable (DeskSeat) -> Void] = [
            { $0.sendKeymap(Array("xkb_keymap { nonsense".utf8)) },
            { $0.sendKeymap([1, 2, 3], size: 4096) },
            { $0.sendKeymap([1, 2, 3], size: .max) },
            { $0.sendKeymap([1, 2, 3], format: WlKeyboardResource.KeymapFormat(rawValue: 9)) },
            { $0.sendKeymap([UInt8](repeating: 0x7b, count: 60_000)) },
        ]
        for send in broken {
            try client.compositor.perform { send($0.seat) }
            try await self.send(client) { keyboard in
                keyboard.sendKey(serial: 10, time: 1, key: 30, state: .pressed)
                keyboard.sendKey(serial: 11, time: 1, key: 30, state: .released)
            }
            #expect(client.keyEvents.last?.characters == "a")
        }
        let other = testKeymap.replacingOccurrences(of: "[ a, A ]", with: "[ q, Q ]")
        try client.compositor.perform { $0.seat.sendKeymap(Array(other.utf8) + [0]) }
        try await send(client) { $0.sendKey(serial: 12, time: 1, key: 30, state: .pressed) }
        #expect(client.keyEvents.last?.characters == "q")
    }

    @Test("A broken first keymap is replaced by the system's default layout and logged")
    func brokenFirstKeymap() async throws {
        let log = LogRecorder()
        ToolkitLog.setHandler { log.append($0) }
        defer { ToolkitLog.setHandler(nil) }
        let client = try TestClient()
        _ = try await client.openWindow()
        try client.compositor.perform { $0.seat.sendKeymap(Array("xkb_keymap { nonsense".utf8)) }
        try enter(client)
        await client.wait { $0.focusEvents == [true] }
        try await send(client) { $0.sendKey(serial: 10, time: 1, key: 30, state: .pressed) }
        #expect(client.keyEvents.last?.characters == "a")
        #expect(log.messages.contains { $0.level == .error && $0.text.contains("not a valid XKB keymap") })
    }

    @Test("Without a keymap, only physical keys are reported", arguments: [0, 1] as [UInt32])
    func noKeymap(format: UInt32) async throws {
        let client = try await focused()
        try client.compositor.perform { desk in
            desk.seat.sendKeymap([], size: 0, format: WlKeyboardResource.KeymapFormat(rawValue: format))
        }
        try await send(client) { $0.sendKey(serial: 12, time: 1, key: 30, state: .pressed) }
        #expect(client.keyEvents.last?.code == 30)
        #expect(client.keyEvents.last?.keysym == 0)
        #expect(client.keyEvents.last?.characters == "")
    }

    @Test("A removed keyboard has no layouts, and one that is added reports its own")
    func removal() async throws {
        let client = try await focused()
        let name = try #require(client.layouts.first?.names.first)
        #expect(client.layouts == [KeyboardLayouts(names: [name], active: 0)])
        try client.compositor.perform { $0.seat.devices.remove(.keyboard) }
        await client.wait { $0.layouts.count == 2 }
        #expect(client.layouts.last == KeyboardLayouts())
        try client.compositor.perform { _ = $0.seat.devices.insert(.keyboard) }
        try await client.compositor.wait { !$0.seat.keyboards.isEmpty }
        try enter(client)
        await client.wait { $0.layouts.count == 3 }
        #expect(client.layouts.last?.names == [name])
        // A keyboard that never had the focus was not reported either.
        try client.compositor.perform { $0.seat.devices.remove(.keyboard) }
        await client.wait { $0.layouts.count == 4 }
        try client.compositor.perform { _ = $0.seat.devices.insert(.keyboard) }
        try client.compositor.perform { $0.seat.devices.remove(.keyboard) }
        try await client.settle()
        #expect(client.layouts.count == 4)
    }

    @Test("The keymap is not compiled before a window has keyboard focus")
    func laziness() async throws {
        let client = try TestClient()
        _ = try await client.openWindow()
        try await client.settle()
        #expect(client.system.seats.first?.keyboard?.hasCompiledKeymap == false)
        try enter(client)
        await client.wait { $0.focusEvents == [true] }
        #expect(client.system.seats.first?.keyboard?.hasCompiledKeymap == true)
    }
}
