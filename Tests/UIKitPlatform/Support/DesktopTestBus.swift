// SPDX-License-Identifier: MIT
import TestBus

/// A message bus with desktop services whose answers a test determines.
struct DesktopTestBus {
    let bus: TestBus
    let service: TestService

    static let portalPath = "/org/freedesktop/portal/desktop"

    init(_ names: [String], replies: [String: TestService.Reply]) async throws {
        bus = try await TestBus()
        service = try TestService(on: bus, names: names, replies: replies)
    }

    /// Creates a bus with the portal, whose settings are in GVariant text format.
    static func portal(settings: String) async throws -> DesktopTestBus {
        try await DesktopTestBus(["org.freedesktop.portal.Desktop"], replies: ["ReadAll": .values("(\(settings),)")])
    }

    /// Emits the portal's signal for a changed setting.
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

    /// Emits an object's signal for changed properties.
    func update(_ path: String, _ interface: String, _ properties: String) throws {
        try service.emit(
            path: path, interface: "org.freedesktop.DBus.Properties", member: "PropertiesChanged",
            body: "('\(interface)', \(properties), @as [])")
    }
}

/// A queue of values that can be awaited.
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
