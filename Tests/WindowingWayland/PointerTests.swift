// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing

@testable import WindowingWayland

@Suite("Pointers")
@MainActor
struct PointerTests {
    /// A client with the pointer over its window at 10, 20.
    private func pointedAt(_ options: CompositorOptions = CompositorOptions()) async throws -> TestClient {
        let client = try TestClient(options)
        _ = try await client.openWindow()
        try client.compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface.resource)
            let pointer = try #require(desk.seat.pointers.first)
            pointer.sendEnter(serial: 7, surface: surface, surfaceX: 10, surfaceY: 20)
            pointer.sendFrame()
        }
        await client.wait { !$0.pointerEvents.isEmpty }
        #expect(client.pointerEvents.map(\.kind) == [.entered])
        #expect(client.pointerEvents.first?.serial == 7)
        client.forgetEvents()
        return client
    }

    private func send(_ client: TestClient, _ body: @Sendable (WlPointerResource) -> Void) async throws {
        try client.compositor.perform { desk in
            let pointer = try #require(desk.seat.pointers.first)
            body(pointer)
        }
        try await client.settle()
    }

    @Test("Motion and button events have locations, serials and times")
    func buttons() async throws {
        let client = try await pointedAt()
        try await send(client) { pointer in
            // The stopped clock shows 1000 s, so this was half a second ago.
            pointer.sendMotion(time: 999_500, surfaceX: 30.5, surfaceY: 40.25)
            pointer.sendButton(serial: 11, time: 999_600, button: 0x110, state: .pressed)
            pointer.sendFrame()
            pointer.sendButton(serial: 12, time: 999_700, button: 0x110, state: .released)
            pointer.sendButton(serial: 13, time: 999_700, button: 0x111, state: .pressed)
            pointer.sendFrame()
        }
        let place = CGPoint(x: 30.5, y: 40.25)
        #expect(
            client.pointerEvents == [
                PointerEvent(kind: .moved, location: place, timestamp: 999.5),
                PointerEvent(kind: .pressed(.left), location: place, timestamp: 999.6, serial: 11),
                PointerEvent(kind: .released(.left), location: place, timestamp: 999.7, serial: 12),
                PointerEvent(kind: .pressed(.right), location: place, timestamp: 999.7, serial: 13),
            ])
    }

    @Test("Events of a frame are delivered together when it is complete")
    func frames() async throws {
        let client = try await pointedAt()
        try await send(client) { $0.sendMotion(time: 1, surfaceX: 1, surfaceY: 1) }
        #expect(client.pointerEvents.isEmpty)
        try await send(client) { $0.sendFrame() }
        #expect(client.pointerEvents.count == 1)
    }

    @Test("Before version 5 each event is a frame")
    func oldVersion() async throws {
        let client = try await pointedAt(CompositorOptions().offering("wl_seat", version: 4))
        try await send(client) { pointer in
            pointer.sendMotion(time: 1, surfaceX: 1, surfaceY: 1)
            pointer.sendAxis(time: 2, axis: .verticalScroll, value: 10)
        }
        #expect(client.pointerEvents.count == 1)
        #expect(client.scrollEvents.map(\.deltaY) == [10])
    }

    @Test("A wheel click is one event with distance and steps", arguments: [5, 8, 9] as [UInt32])
    func wheel(version: UInt32) async throws {
        let client = try await pointedAt(CompositorOptions().offering("wl_seat", version: version))
        try await send(client) { pointer in
            pointer.sendAxisSource(axisSource: .wheel)
            if version < 8 {
                pointer.sendAxisDiscrete(axis: .verticalScroll, discrete: -1)
            } else {
                pointer.sendAxisValue120(axis: .verticalScroll, value120: -120)
            }
            pointer.sendAxis(time: 999_000, axis: .verticalScroll, value: -15)
            pointer.sendAxisRelativeDirection(axis: .verticalScroll, direction: .inverted)
            pointer.sendFrame()
        }
        #expect(
            client.scrollEvents == [
                ScrollEvent(
                    source: .wheel, location: CGPoint(x: 10, y: 20), deltaX: 0, deltaY: -15, stepsX: 0, stepsY: -120,
                    isInverted: version >= 9, timestamp: 999)
            ])
    }

    @Test("Both axes of a touchpad are one event, and its end is another")
    func touchpad() async throws {
        let client = try await pointedAt()
        try await send(client) { pointer in
            pointer.sendAxisSource(axisSource: .finger)
            pointer.sendAxis(time: 1, axis: .verticalScroll, value: 3.5)
            pointer.sendAxis(time: 1, axis: .horizontalScroll, value: -1.5)
            pointer.sendFrame()
            pointer.sendAxisSource(axisSource: .finger)
            pointer.sendAxisStop(time: 2, axis: .verticalScroll)
            pointer.sendAxis(time: 2, axis: .horizontalScroll, value: -0.5)
            pointer.sendFrame()
            pointer.sendAxisSource(axisSource: .finger)
            pointer.sendAxisStop(time: 3, axis: .horizontalScroll)
            pointer.sendFrame()
        }
        #expect(client.scrollEvents.map(\.deltaX) == [-1.5, -0.5, 0])
        #expect(client.scrollEvents.map(\.deltaY) == [3.5, 0, 0])
        #expect(client.scrollEvents.map(\.isEnd) == [false, false, true])
        #expect(client.scrollEvents.allSatisfy { $0.source == .finger })
    }

    @Test("Steps without a distance scroll by the distance of a click")
    func stepsOnly() async throws {
        let client = try await pointedAt()
        try await send(client) { pointer in
            pointer.sendAxisValue120(axis: .horizontalScroll, value120: 60)
            pointer.sendFrame()
        }
        #expect(client.scrollEvents.map(\.deltaX) == [7.5])
        #expect(client.scrollEvents.map(\.timestamp) == [1000])
    }

    @Test("Unknown axes, sources and buttons are ignored")
    func unknown() async throws {
        let client = try await pointedAt()
        try await send(client) { pointer in
            pointer.sendAxis(time: 1, axis: WlPointerResource.Axis(rawValue: 7), value: 1)
            pointer.sendAxisSource(axisSource: WlPointerResource.AxisSource(rawValue: 77))
            pointer.sendButton(serial: 1, time: 1, button: 3, state: .pressed)
            pointer.sendButton(serial: 1, time: 1, button: .max, state: .released)
            pointer.sendFrame()
        }
        #expect(client.events.isEmpty)
    }

    @Test("A pointer removed while a button is pressed leaves and then releases it")
    func vanishes() async throws {
        let client = try await pointedAt()
        try await send(client) { pointer in
            pointer.sendButton(serial: 11, time: 1, button: 0x110, state: .pressed)
            pointer.sendFrame()
        }
        client.forgetEvents()
        try client.compositor.perform { $0.seat.devices = [.keyboard] }
        await client.wait { $0.pointerEvents.count == 2 }
        #expect(client.pointerEvents.map(\.kind) == [.left, .released(.left)])
        // Otherwise the old pointer, whose release is still on its way, could be taken for the new one.
        try await client.compositor.wait { $0.seat.pointers.isEmpty }
        // It returns as a new device, with nothing pressed.
        try client.compositor.perform { $0.seat.devices = [.keyboard, .pointer] }
        try await client.compositor.wait { !$0.seat.pointers.isEmpty }
        client.forgetEvents()
        try await send(client) { pointer in
            pointer.sendButton(serial: 12, time: 1, button: 0x110, state: .released)
            pointer.sendFrame()
        }
        #expect(client.events.isEmpty)
    }

    @Test("A seat removed with its devices releases everything")
    func seatVanishes() async throws {
        let client = try await pointedAt()
        try await send(client) { pointer in
            pointer.sendButton(serial: 11, time: 1, button: 0x110, state: .pressed)
            pointer.sendFrame()
        }
        client.forgetEvents()
        try client.compositor.perform { $0.removeGlobal("wl_seat") }
        await client.wait { $0.pointerEvents.count == 2 }
        #expect(client.pointerEvents.map(\.kind) == [.left, .released(.left)])
        #expect(client.system.seats.isEmpty)
    }

    @Test("A press that the compositor takes over to move the window leaves nothing pressed")
    func leaveWhilePressed() async throws {
        let client = try await pointedAt()
        try client.compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface.resource)
            let pointer = try #require(desk.seat.pointers.first)
            pointer.sendButton(serial: 11, time: 1, button: 0x110, state: .pressed)
            pointer.sendFrame()
            pointer.sendLeave(serial: 12, surface: surface)
            pointer.sendFrame()
            pointer.sendEnter(serial: 13, surface: surface, surfaceX: 1, surfaceY: 1)
            pointer.sendFrame()
        }
        try await client.settle()
        #expect(client.pointerEvents.map(\.kind) == [.pressed(.left), .left, .released(.left), .entered])
    }

    @Test("Pointer events contain the keyboard's modifiers")
    func modifiers() async throws {
        let client = try await pointedAt()
        try client.compositor.perform { desk in
            desk.seat.keyboards.first?.sendModifiers(
                serial: 1, modsDepressed: TestModifiers.shift, modsLatched: 0, modsLocked: TestModifiers.capsLock,
                group: 0)
        }
        try await send(client) { pointer in
            pointer.sendMotion(time: 1, surfaceX: 1, surfaceY: 1)
            pointer.sendFrame()
        }
        #expect(client.pointerEvents.last?.modifiers == [.shift, .capsLock])
    }
}
