// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import TestClients
import TestDesktops
import Testing
import Windowing
import WindowingBackends

@testable import WindowingX11

@Suite(
    "Frame synchronization with a compositing window manager", .enabled(if: XServer.isInstalled))
@MainActor
struct FrameSynchronizationTests {
    /// A window with a window manager simulated by the test.
    @MainActor
    private struct Desk {
        let server: XServer
        let raw: RawClient
        let client: TestClient
        let window: X11Window
        let basic: UInt32
        let extended: UInt32
        /// The extended counter's value once the client draws no more frames itself.
        let start: UInt64

        init(tellsFrames: Bool) async throws {
            server = try await XServer()
            raw = try RawClient(server.display)
            try raw.becomeManager(tellsFrames: tellsFrames)
            client = try TestClient(server)
            window = try client.makeWindow()
            window.show()
            let (client, identifier) = (client, window.surface.identifier)
            let manager = try RawClient(server.display)
            client.system.flush()
            _ = await eventually { manager.property(.netSyncRequestCounter, of: identifier)?.numbers.isEmpty == false }
            let numbers = try #require(manager.property(.netSyncRequestCounter, of: identifier)?.numbers)
            try #require(numbers.count == 2)
            (basic, extended) = (numbers[0], numbers[1])
            // The first frame maps the window and is then copied onto it; its counter value is reported like any
            // other's.
            let extended = extended
            #expect(await eventually { manager.counter(extended).map { $0 >= 2 } == true })
            // From here on frames are drawn by the test: a request of the client would replace the test's. A second
            // configuration might have been answered by then.
            client.answersConfigurations = false
            for value: UInt64 in [2, 4, 6] where tellsFrames {
                manager.tell(.netFrameDrawn, value, [0, 0], to: identifier)
            }
            try await client.wait(for: "the first frame") { [window] in $0.shownSize(of: window.surface) != nil }
            await Frames.settle(window.surface.target)
            start = try #require(manager.counter(extended))
            if tellsFrames { manager.tell(.netFrameDrawn, start, [0, 0], to: identifier) }
        }

        var identifier: UInt32 { window.surface.identifier }

        func frame() -> FrameConfiguration {
            FrameConfiguration(client.configurations.last ?? window.configuration)
        }

        func end() {
            client.system.disconnect()
        }
    }

    /// A flag set on the render thread.
    @RenderActor
    private final class Flag {
        private(set) var isSet = false
        nonisolated init() {}
        func set() { isSet = true }
    }

    @Test("A counter is odd while a frame is put on the window and even afterward", arguments: [false, true])
    func oddAndEven(tellsFrames: Bool) async throws {
        let desk = try await Desk(tellsFrames: tellsFrames)
        try desk.raw.watch(desk.extended)
        let (target, frame) = (desk.window.surface.target, desk.frame())
        _ = await Frames.show(on: target, frame, color: 0xff00_ff00)
        #expect(try await desk.raw.nextCounterValue() == desk.start + 1)
        #expect(try await desk.raw.nextCounterValue() == desk.start + 2)
        #expect(desk.raw.pixel(5, 5, of: desk.identifier) == 0x00ff00)
        #expect(desk.raw.counter(desk.basic) == 0)
        desk.end()
    }

    @Test("The next frame is due when the window manager has drawn the previous one")
    func pacing() async throws {
        let desk = try await Desk(tellsFrames: true)
        try desk.raw.watch(desk.extended)
        let (target, frame, flag) = (desk.window.surface.target, desk.frame(), Flag())
        _ = await Frames.show(on: target, frame, color: 0xff00_ff00)
        RenderActor.sync { target.requestFrame { _ in flag.set() } }
        #expect(try await desk.raw.nextCounterValue() == desk.start + 1)
        #expect(try await desk.raw.nextCounterValue() == desk.start + 2)
        // A message about an old frame doesn't count.
        desk.raw.tell(.netFrameDrawn, desk.start, [0, 0], to: desk.identifier)
        desk.raw.tell(.netFrameDrawn, desk.start + 2, [0, 0], to: desk.identifier)
        #expect(await eventually { RenderActor.sync { flag.isSet } })
        desk.end()
    }

    @Test("The window manager's refresh interval is used for frames")
    func timings() async throws {
        let desk = try await Desk(tellsFrames: true)
        let (target, frame) = (desk.window.surface.target, desk.frame())
        _ = await Frames.show(on: target, frame, color: 0xff00_ff00)
        let drawn = UInt64(SystemTimeSource.shared.now * 1e6)
        desk.raw.tell(
            .netFrameDrawn, desk.start + 2, [UInt32(truncatingIfNeeded: drawn), UInt32(drawn >> 32)],
            to: desk.identifier)
        desk.raw.tell(.netFrameTimings, desk.start + 2, [5000, 8000, 0], to: desk.identifier)
        let interval = 0.008
        #expect(
            await eventually {
                let time = RenderActor.sync { target.pacer.clock.nextFrame(now: SystemTimeSource.shared.now) }
                return abs(time.refreshInterval - interval) < 1e-6
            })
        desk.end()
    }

    @Test("A size requested for the extended counter is acknowledged with it")
    func extendedRequest() async throws {
        let desk = try await Desk(tellsFrames: false)
        desk.client.answersConfigurations = true
        desk.raw.connection.sendMessage(
            desk.raw.atoms[.wmProtocols], about: desk.identifier, [desk.raw.atoms[.netSyncRequest], 0, 240, 0, 1])
        desk.raw.resize(desk.identifier, to: 333, 222)
        #expect(await eventually { desk.raw.counter(desk.extended) == 242 })
        #expect(desk.raw.counter(desk.basic) == 0)
        desk.end()
    }

    @Test("When the window manager ends, frames follow the server's rate")
    func managerGoes() async throws {
        let desk = try await Desk(tellsFrames: true)
        let (target, frame) = (desk.window.surface.target, desk.frame())
        _ = await Frames.show(on: target, frame, color: 0xff00_ff00)
        let other = try RawClient(desk.server.display)
        try other.becomeManager(tellsFrames: false)
        await Frames.settle(target)
        desk.end()
    }
}
