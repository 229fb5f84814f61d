// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Touchpad gestures")
@MainActor
struct TouchpadGestureTests {
    /// A client with the pointer over its window at 10, 20.
    private func pointedAt(_ options: CompositorOptions = CompositorOptions()) async throws -> TestClient {
        let client = try TestClient(options)
        _ = try await client.openWindow()
        try client.movePointerIn()
        try await client.settle()
        client.forgetEvents()
        return client
    }

    private func send(
        _ client: TestClient, _ body: @Sendable (DeskInput, WlSurfaceResource) throws -> Void
    ) async throws {
        try client.compositor.perform { desk in
            try body(desk.input, try #require(desk.toplevel?.surface.resource))
        }
        try await client.settle()
    }

    @Test("A swipe with three fingers is reported with its movement")
    func swipe() async throws {
        let client = try await pointedAt()
        try await send(client) { input, surface in
            let swipe = try #require(input.swipes.first)
            swipe.sendBegin(serial: 1, time: 999_000, surface: surface, fingers: 3)
            swipe.sendUpdate(time: 999_100, dx: 1.5, dy: -2)
            swipe.sendUpdate(time: 999_200, dx: 4, dy: 0)
            swipe.sendEnd(serial: 2, time: 999_300, cancelled: 0)
        }
        let kinds: [(TouchpadGestureEvent.Kind, TouchpadGestureEvent.Phase)] = [
            (.swipe(.zero), .began), (.swipe(CGPoint(x: 1.5, y: -2)), .changed),
            (.swipe(CGPoint(x: 4, y: 0)), .changed), (.swipe(.zero), .ended),
        ]
        #expect(
            client.gestureEvents
                == kinds.enumerated().map { index, step in
                    TouchpadGestureEvent(
                        kind: step.0, phase: step.1, fingers: 3, location: CGPoint(x: 10, y: 20),
                        timestamp: 999 + Double(index) / 10)
                })
    }

    @Test("A pinch reports its scale relative to the start, and its rotation step by step")
    func pinch() async throws {
        let client = try await pointedAt()
        try await send(client) { input, surface in
            let pinch = try #require(input.pinches.first)
            pinch.sendBegin(serial: 1, time: 1, surface: surface, fingers: 2)
            pinch.sendUpdate(time: 2, dx: 1, dy: 2, scale: 1.5, rotation: 10)
            // Below the minimum scale.
            pinch.sendUpdate(time: 3, dx: 0, dy: 0, scale: -7, rotation: -5)
            pinch.sendUpdate(time: 3, dx: 0, dy: 0, scale: 2, rotation: 0)
            pinch.sendEnd(serial: 2, time: 4, cancelled: 1)
        }
        #expect(
            client.gestureEvents.map(\.kind) == [
                .pinch(translation: .zero, scale: 1, rotation: 0),
                .pinch(translation: CGPoint(x: 1, y: 2), scale: 1.5, rotation: 10),
                .pinch(translation: .zero, scale: 1 / 256, rotation: -5),
                .pinch(translation: .zero, scale: 2, rotation: 0), .pinch(translation: .zero, scale: 2, rotation: 0),
            ])
        #expect(client.gestureEvents.last?.phase == .cancelled)
    }

    @Test("Resting fingers are reported from version 3 on", arguments: [2, 3] as [UInt32])
    func hold(version: UInt32) async throws {
        let client = try await pointedAt(CompositorOptions().offering("zwp_pointer_gestures_v1", version: version))
        guard version >= 3 else {
            let count = try client.compositor.perform { $0.input.holds.count }
            #expect(count == 0)
            return
        }
        try await send(client) { input, surface in
            let hold = try #require(input.holds.first)
            hold.sendBegin(serial: 1, time: 1, surface: surface, fingers: 4)
            hold.sendEnd(serial: 2, time: 2, cancelled: 0)
        }
        #expect(client.gestureEvents.map(\.kind) == [.hold, .hold])
        #expect(client.gestureEvents.map(\.phase) == [.began, .ended])
    }

    @Test("Updates without a beginning are ignored, and a lost end is added")
    func disorder() async throws {
        let client = try await pointedAt()
        try await send(client) { input, surface in
            let swipe = try #require(input.swipes.first)
            let pinch = try #require(input.pinches.first)
            swipe.sendUpdate(time: 1, dx: 1, dy: 1)
            swipe.sendEnd(serial: 1, time: 1, cancelled: 0)
            pinch.sendBegin(serial: 1, time: 1, surface: surface, fingers: .max)
            swipe.sendUpdate(time: 1, dx: 1, dy: 1)
            swipe.sendBegin(serial: 1, time: 1, surface: surface, fingers: 3)
            pinch.sendUpdate(time: 1, dx: 1, dy: 1, scale: 1, rotation: 0)
        }
        #expect(client.gestureEvents.map(\.phase) == [.began, .cancelled, .began])
    }

    @Test("Removing the touchpad or the protocol cancels its gesture", arguments: [true, false])
    func vanishes(isGlobal: Bool) async throws {
        let client = try await pointedAt()
        try await send(client) { input, surface in
            try #require(input.swipes.first).sendBegin(serial: 1, time: 1, surface: surface, fingers: 3)
        }
        try client.compositor.perform { desk in
            isGlobal ? desk.removeGlobal("zwp_pointer_gestures_v1") : (desk.seat.devices = [])
        }
        try await client.settle()
        #expect(client.gestureEvents.map(\.phase) == [.began, .cancelled])
        try await client.compositor.wait { $0.input.swipes.isEmpty }
    }

    @Test("A closed window receives no more events of its gesture")
    func windowCloses() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try await send(client) { input, surface in
            try #require(input.swipes.first).sendBegin(serial: 1, time: 1, surface: surface, fingers: 3)
        }
        window.close()
        try client.compositor.perform { $0.input.swipes.first?.sendUpdate(time: 1, dx: 1, dy: 1) }
        try await client.settle()
        #expect(client.gestureEvents.map(\.phase) == [.began])
    }
}
