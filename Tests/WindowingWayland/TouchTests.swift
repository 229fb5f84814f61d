// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Touchscreens")
@MainActor
struct TouchTests {
    private func opened() async throws -> TestClient {
        let client = try TestClient()
        _ = try await client.openWindow()
        return client
    }

    private func send(
        _ client: TestClient, _ body: @Sendable (WlTouchResource, WlSurfaceResource) -> Void
    ) async throws {
        try client.compositor.perform { desk in
            let touch = try #require(desk.seat.touches.first)
            let surface = try #require(desk.toplevel?.surface.resource)
            body(touch, surface)
        }
        try await client.settle()
    }

    @Test("Touches that change at the same time are one event")
    func frames() async throws {
        let client = try await opened()
        try await send(client) { touch, surface in
            touch.sendDown(serial: 5, time: 999_000, surface: surface, id: 0, x: 1, y: 2)
            touch.sendShape(id: 0, major: 12, minor: 8)
            touch.sendDown(serial: 6, time: 999_000, surface: surface, id: 4, x: 50, y: 60)
            touch.sendFrame()
            touch.sendMotion(time: 999_010, id: 0, x: 3, y: 4)
            touch.sendMotion(time: 999_012, id: 0, x: 5, y: 6)
            touch.sendUp(serial: 7, time: 999_012, id: 4)
            touch.sendFrame()
        }
        #expect(
            client.touchFrames == [
                [
                    TouchPointEvent(
                        phase: .began, identifier: 0, location: CGPoint(x: 1, y: 2), radius: 6, timestamp: 999,
                        serial: 5),
                    TouchPointEvent(
                        phase: .began, identifier: 4, location: CGPoint(x: 50, y: 60), timestamp: 999, serial: 6),
                ],
                [
                    TouchPointEvent(
                        phase: .moved, identifier: 0, location: CGPoint(x: 5, y: 6), radius: 6, timestamp: 999.012),
                    TouchPointEvent(
                        phase: .ended, identifier: 4, location: CGPoint(x: 50, y: 60), timestamp: 999.012, serial: 7),
                ],
            ])
    }

    @Test("A touch ends also if the compositor sends no frame event after that, as Mutter does")
    func endWithoutFrame() async throws {
        let client = try await opened()
        try await send(client) { touch, surface in
            touch.sendDown(serial: 5, time: 1, surface: surface, id: 0, x: 1, y: 1)
            touch.sendDown(serial: 6, time: 1, surface: surface, id: 1, x: 9, y: 9)
            touch.sendFrame()
        }
        try await send(client) { touch, _ in touch.sendUp(serial: 7, time: 2, id: 0) }
        #expect(client.touchFrames.map { $0.map(\.phase) } == [[.began, .began], [.ended]])
        try await send(client) { touch, _ in touch.sendUp(serial: 8, time: 3, id: 1) }
        #expect(client.touchFrames.last?.map(\.identifier) == [1])
        #expect(client.touchFrames.count == 3)
    }

    @Test("Changes of unknown touches are dropped")
    func unknownFingers() async throws {
        let client = try await opened()
        try await send(client) { touch, _ in
            touch.sendUp(serial: 1, time: 1, id: 3)
            touch.sendMotion(time: 1, id: 3, x: 1, y: 1)
            touch.sendShape(id: 3, major: -1, minor: 1)
            touch.sendFrame()
        }
        #expect(client.touchFrames.isEmpty)
    }

    @Test("A second down event of a touch ends the first")
    func reusedIdentifier() async throws {
        let client = try await opened()
        try await send(client) { touch, surface in
            touch.sendDown(serial: 5, time: 1, surface: surface, id: 0, x: 1, y: 1)
            touch.sendFrame()
            touch.sendDown(serial: 6, time: 2, surface: surface, id: 0, x: 9, y: 9)
            touch.sendFrame()
        }
        #expect(client.touchFrames.map { $0.map(\.phase) } == [[.began], [.cancelled, .began]])
    }

    @Test("Touches are canceled by the compositor, or when the touchscreen is removed", arguments: [true, false])
    func cancel(byEvent: Bool) async throws {
        let client = try await opened()
        try await send(client) { touch, surface in
            touch.sendDown(serial: 5, time: 1, surface: surface, id: 0, x: 1, y: 1)
            touch.sendDown(serial: 6, time: 1, surface: surface, id: 1, x: 2, y: 2)
            touch.sendFrame()
        }
        try client.compositor.perform { desk in
            if byEvent { desk.seat.touches.first?.sendCancel() } else { desk.seat.devices = [] }
        }
        await client.wait { $0.touchFrames.count == 2 }
        #expect(client.touchFrames.last?.map(\.phase) == [.cancelled, .cancelled])
        #expect(client.touchFrames.last?.map(\.identifier) == [0, 1])
    }
}
