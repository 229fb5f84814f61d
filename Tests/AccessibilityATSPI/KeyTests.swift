// SPDX-License-Identifier: MIT
import AccessibilityATSPI
import TestBus
import TestProcesses
import Testing

@Suite("AT-SPI: keys", .enabled(if: Program.areInstalled("dbus-daemon")))
@MainActor
struct KeyTests {
    private static let listener =
        "(('reader', objectpath '/l/0', uint32 0, uint32 3, @a(iisi) [], uint32 0, (true, true, false)),)"
    private let key = AccessibilityKey(keysym: 0x61, code: 38, modifiers: 1, text: "a", time: 5)

    private func listen(_ desktop: AccessibilityDesktop, isRegistered: Bool = true) throws {
        try desktop.registry.emit(
            path: "/org/a11y/atspi/registry/deviceeventcontroller", interface: "org.a11y.atspi.DeviceEventListener",
            member: isRegistered ? "KeystrokeListenerRegistered" : "KeystrokeListenerDeregistered",
            body: Self.listener)
    }

    private func offer(_ key: AccessibilityKey, _ desktop: AccessibilityDesktop) async -> Bool {
        await withCheckedContinuation { continuation in
            guard let service = desktop.service else { return continuation.resume(returning: false) }
            service.offer(key) { continuation.resume(returning: $0) }
        }
    }

    @Test("Keys are offered while a client listens, and it can consume them")
    func consumption() async throws {
        let desktop = try await AccessibilityDesktop()
        let service = try #require(desktop.service)
        desktop.registry.set(.values("(true,)"), for: "NotifyListenersSync")
        try await desktop.calls("GetKeystrokeListeners")
        #expect(!service.isListeningToKeys)
        #expect(await !offer(key, desktop))
        try listen(desktop)
        while !service.isListeningToKeys { await Task.yield() }
        #expect(await offer(key, desktop))
        #expect(try await desktop.calls("NotifyListenersSync") == "((0, 97, 38, 1, 5, 'a', true),)")
        desktop.registry.set(.values("(false,)"), for: "NotifyListenersSync")
        #expect(await !offer(AccessibilityKey(keysym: 0xFF0D, code: 36, text: "\r", isRelease: true), desktop))
        #expect(
            try await desktop.calls("NotifyListenersSync", count: 2) == "((1, 65293, 36, 0, 0, '', false),)")
        try listen(desktop, isRegistered: false)
        while service.isListeningToKeys { await Task.yield() }
    }

    @Test("Listeners from before the application's start are known")
    func earlyListener() async throws {
        let desktop = try await AccessibilityDesktop(keyListeners: "[\(Self.listener.dropFirst().dropLast(2))]")
        let service = try #require(desktop.service)
        while !service.isListeningToKeys { await Task.yield() }
    }

    @Test("Without an answer in time, keys aren't consumed, nor waited for until there are answers again")
    func silence() async throws {
        let desktop = try await AccessibilityDesktop()
        let service = try #require(desktop.service)
        desktop.registry.set(.silence, for: "NotifyListenersSync")
        try await desktop.calls("GetKeystrokeListeners")
        try listen(desktop)
        while !service.isListeningToKeys { await Task.yield() }
        #expect(await !offer(key, desktop))
        desktop.registry.set(.later, for: "NotifyListenersSync")
        var isDecided = false
        service.offer(key) { isDecided = !$0 }
        #expect(isDecided)
        try await desktop.calls("NotifyListenersSync", count: 2)
        try desktop.registry.answer("NotifyListenersSync", with: "(true,)")
        desktop.registry.set(.values("(true,)"), for: "NotifyListenersSync")
        while await !offer(key, desktop) { await Task.yield() }
    }
}
