// SPDX-License-Identifier: MIT
import TestBus

/// A bus with the desktop's services on it, each answering as a test says.
struct DesktopTestBus {
    let bus: TestBus
    let service: TestService

    static let portalPath = "/org/freedesktop/portal/desktop"

    init(_ names: [String], replies: [String: TestService.Reply]) async throws {
        bus = try await TestBus()
        service = try TestService(on: bus, names: names, replies: replies)
    }

    /// With the portal, whose settings are written in the library's notation of values.
    static func portal(settings: String) async throws -> DesktopTestBus {
        try await DesktopTestBus(["org.freedesktop.portal.Desktop"], replies: ["ReadAll": .values("(\(settings),)")])
    }

    /// Has the portal tell of another value.
    func change(_ key: String, to value: String, in namespace: String = "org.freedesktop.appearance") throws {
        try service.emit(
            path: Self.portalPath, interface: "org.freedesktop.portal.Settings", member: "SettingChanged",
            body: "('\(namespace)', '\(key)', <\(value)>)")
    }

    func warn(_ body: String) throws {
        try service.emit(
            path: Self.portalPath, interface: "org.freedesktop.portal.MemoryMonitor", member: "LowMemoryWarning",
            body: body)
    }

    /// Has an object tell of changed properties.
    func update(_ path: String, _ interface: String, _ properties: String) throws {
        try service.emit(
            path: path, interface: "org.freedesktop.DBus.Properties", member: "PropertiesChanged",
            body: "('\(interface)', \(properties), @as [])")
    }
}

/// Values that are handed over one after the other, and waited for.
@MainActor
final class Post<Value: Sendable> {
    private let stream: AsyncStream<Value>
    private let hand: AsyncStream<Value>.Continuation

    init() {
        (stream, hand) = AsyncStream.makeStream(of: Value.self)
    }

    func put(_ value: Value) {
        hand.yield(value)
    }

    func next() async -> Value? {
        for await value in stream { return value }
        return nil
    }
}
