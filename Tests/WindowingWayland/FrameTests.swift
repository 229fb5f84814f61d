// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import RenderThread
import TestClients
import TestCompositor
import Testing
import WaylandServer
import Windowing
import WindowingBackends

@testable import WindowingWayland

@Suite("Frames")
@MainActor
struct FrameTests {
    private func configuration(_ width: CGFloat = 200, _ height: CGFloat = 100) -> FrameConfiguration {
        FrameConfiguration(WindowConfiguration(width: width, height: height))
    }

    @Test("The pixels that arrive are those that were drawn")
    func pixels() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let damage = [PixelRect(x: -5, y: 10, width: 20, height: 2000), PixelRect(x: 300, y: 0, width: 5, height: 5)]
        _ = await Frames.show(on: window.target, configuration(), color: 0xff65_4321, damage: damage)
        try await client.compositor.wait { $0.toplevel?.surface.frameCount == 2 }
        let surface = try client.compositor.perform { desk in
            let pixels = try #require(desk.toplevel?.surface.pixels)
            return (pixels.width, pixels.height, Array(pixels.bytes.prefix(4)), desk.toplevel?.surface.damage)
        }
        #expect(surface.0 == 200 && surface.1 == 100)
        #expect(surface.2 == [0x21, 0x43, 0x65, 0xff])
        #expect(surface.3 == [[0, 10, 15, 90]], "cut to the buffer; what lies outside is left out")
    }

    @Test("Frames continue while the main actor is busy")
    func busyMainActor() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let target = window.target
        let configuration = configuration()
        let finished = DispatchSemaphore(value: 0)
        RenderActor.async { Self.animate(target, configuration, count: 20) { finished.signal() } }
        // The main actor is blocked until twenty frames have been shown, each after the previous one.
        Self.block(on: finished)
        let frameCount = try client.compositor.perform { $0.toplevel?.surface.frameCount }
        #expect(frameCount ?? 0 >= 20)
    }

    /// Blocks the main thread, which asynchronous code must not do directly.
    private nonisolated static func block(on semaphore: DispatchSemaphore) {
        semaphore.wait()
    }

    @RenderActor
    private static func animate(
        _ target: any FrameTarget, _ configuration: FrameConfiguration, count: Int,
        then: @escaping @RenderActor () -> Void
    ) {
        guard count > 0 else { return then() }
        Frames.show(on: target, configuration) { _ in
            animate(target, configuration, count: count - 1, then: then)
        }
    }

    @Test("Buffers are reused: a long animation needs at most three")
    func recycling() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        var ages: [Int?] = []
        for _ in 0..<30 { ages.append(await Frames.show(on: window.target, configuration()).age) }
        let count = try client.compositor.perform { $0.toplevel?.surface.bufferCount }
        #expect(try #require(count) <= 3)
        #expect(ages.dropFirst(4).allSatisfy { (1...4).contains($0 ?? 0) })
    }

    @Test("The age is the number of frames since a buffer was shown")
    func age() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        var shown: [Int] = []
        for _ in 0..<12 {
            let outcome = await Frames.show(on: window.target, configuration())
            let identifier = try #require(outcome.identifier)
            let last = shown.lastIndex(of: identifier)
            // The very first frame was the window's own, before this list.
            if let last { #expect(outcome.age == shown.count - last) }
            shown.append(identifier)
        }
    }

    @Test("The next frame waits for the compositor's callback")
    func pacing() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try client.compositor.perform { $0.holdsFrames = true }
        _ = await Frames.show(on: window.target, configuration())
        try await client.compositor.wait { $0.toplevel?.surface.waitingCallbackCount == 1 }
        var isAnswered = false
        let target = window.target
        async let outcome = Frames.show(on: target, configuration())
        try await client.settle()
        #expect(try client.compositor.perform { $0.toplevel?.surface.frameCount } == 2)
        isAnswered = true
        try client.compositor.perform { $0.finishFrame() }
        _ = await outcome
        #expect(isAnswered)
        try await client.compositor.wait { $0.toplevel?.surface.frameCount == 3 }
    }

    @Test("While the compositor holds all buffers there is none, and the next frame follows the first release")
    func starvation() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        try client.compositor.perform { $0.holdsBuffers = true }
        let target = window.target
        var outcome = await Frames.show(on: target, configuration())
        while outcome.identifier != nil, await !RenderActor.value({ target.buffers.isExhausted }) {
            outcome = await Frames.show(on: target, configuration())
        }
        let size = configuration().pixelSize
        #expect(await RenderActor.value { target.nextBuffer(size: size) } == nil)
        async let next = Frames.show(on: target, configuration())
        try await client.settle()
        let before = try client.compositor.perform { $0.toplevel?.surface.frameCount }
        #expect(before == SurfaceBuffer.capacity)
        try client.compositor.perform { $0.releaseBuffers() }
        #expect(await next.identifier != nil)
    }

    @Test("However many frames were requested, a released buffer is available immediately")
    func manyRequests() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let target = window.target
        // Data associated with each request must not accumulate, or the stack would overflow.
        await RenderActor.value {
            for _ in 0..<100_000 { target.requestFrame { _ in } }
        }
        for _ in 0..<4 { _ = await Frames.show(on: target, configuration()) }
        try await client.compositor.wait { $0.toplevel?.surface.frameCount == 5 }
        #expect(await RenderActor.value { !target.buffers.isExhausted })
    }

    @Test("A new size creates new buffers of age 0, and frees the old ones")
    func newSize() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        for _ in 0..<4 { _ = await Frames.show(on: window.target, configuration()) }
        let first = await Frames.show(on: window.target, configuration(300, 150))
        #expect(first.age == 0)
        let second = await Frames.show(on: window.target, configuration())
        #expect(second.age == 0, "the old buffers missed a frame of another size")
        try await client.compositor.wait { $0.toplevel?.surface.frameCount == 7 }
        try await client.settle()
        let target = window.target
        #expect(await RenderActor.value { target.buffers.count } <= 3)
    }

    @Test(
        "An unsupported size is refused",
        arguments: [(0, 10), (10, -1), (16_385, 1), (.max, .max), (1, .max)] as [(Int, Int)])
    func hugeSize(width: Int, height: Int) async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let target = window.target
        let size = PixelSize(width: width, height: height)
        #expect(await RenderActor.value { target.nextBuffer(size: size) } == nil)
    }

    @Test("An abandoned buffer is reused without content")
    func abandon() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let target = window.target
        let size = configuration().pixelSize
        let identifiers = await RenderActor.value {
            (0..<10).map { _ -> Int? in
                guard let buffer = target.nextBuffer(size: size) else { return nil }
                target.abandon(buffer)
                return buffer.identifier
            }
        }
        #expect(Set(identifiers).count == 1)
        #expect(await Frames.show(on: target, configuration()).age == 0)
    }

    @Test("No frame is requested before the first configure event")
    func beforeConfigure() async throws {
        let client = try TestClient()
        client.answersConfigures = false
        try client.compositor.perform { $0.configuresWindows = false }
        let window = try client.makeWindow()
        window.show()
        let target = window.target
        let configuration = configuration()
        let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
        await RenderActor.run { Frames.show(on: target, configuration) { _ in answer.yield(true) } }
        try await client.settle()
        await RenderActor.run { answer.yield(false) }
        try client.compositor.perform { _ = $0.toplevel?.configure(width: 200, height: 100) }
        var order: [Bool] = []
        for await isFrame in answers {
            order.append(isFrame)
            if isFrame { break }
        }
        #expect(order == [false, true])
    }

    @Test("A frame that responds to no configure event yet is kept, and shown with the next configuration")
    func earlyFrame() async throws {
        let client = try TestClient()
        client.answersConfigures = false
        let window = try client.makeWindow()
        window.show()
        await client.wait { !$0.configurations.isEmpty }
        var frame = configuration()
        _ = await Frames.show(on: window.target, frame, color: 0xff00_00aa)
        _ = await Frames.show(on: window.target, frame, color: 0xff00_00bb)
        try await client.settle()
        #expect(try client.compositor.perform { $0.toplevel?.surface.frameCount } == 0)
        frame.serial = client.configurations.first?.serial
        let target = window.target
        let answer = frame
        await RenderActor.run { target.apply(answer) }
        try await client.compositor.wait { $0.toplevel?.surface.frameCount == 1 }
        #expect(try client.compositor.perform { $0.toplevel?.surface.pixels?.bytes.first } == 0xbb)
        #expect(client.failures.isEmpty)
        for _ in 0..<6 { #expect(await Frames.show(on: target, frame).identifier != nil) }
    }

    @Test("After closing, requests are unanswered and late frames have no effect")
    func closed() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        let target = window.target
        let size = configuration().pixelSize
        let buffer = try #require(await RenderActor.value { target.nextBuffer(size: size) })
        window.close()
        let configuration = configuration()
        await RenderActor.run {
            target.present(buffer, damage: [], configuration: configuration)
            target.apply(configuration)
            target.requestFrame { _ in Issue.record("a closed window was asked for a frame") }
        }
        try await client.compositor.wait { $0.toplevels.isEmpty }
        try await client.settle()
        #expect(client.failures.isEmpty)
    }

    @Test("Regions and geometry are sent once, with the frame to which they belong")
    func regions() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        var frame = configuration()
        frame.windowGeometry = CGRect(x: 10, y: 20, width: 180, height: 70)
        frame.opaqueRegion = CGRect(x: 10.4, y: 20, width: 100, height: 50)
        frame.inputRegion = CGRect(x: 0, y: 0, width: 200, height: 100)
        for _ in 0..<3 { _ = await Frames.show(on: window.target, frame) }
        try await client.compositor.wait { $0.toplevel?.surface.frameCount == 4 }
        try client.compositor.perform { desk in
            #expect(desk.count(of: "wl_surface.set_opaque_region region") == 1)
            #expect(desk.count(of: "wl_surface.set_input_region region") == 1)
            #expect(desk.count(of: "xdg_surface.set_window_geometry 10 20 180 70") == 1)
        }
        frame.opaqueRegion = nil
        frame.inputRegion = nil
        let target = window.target
        let changed = frame
        await RenderActor.run { target.apply(changed) }
        try await client.compositor.wait { $0.hasLogged("wl_surface.set_opaque_region null") }
        #expect(try client.compositor.perform { $0.toplevel?.surface.frameCount } == 4, "no pixels changed")
        #expect(try client.compositor.perform { $0.hasLogged("wl_surface.attach null") } == false)
    }

    @Test("Frame times follow the compositor's presentation times")
    func presentationTimes() async throws {
        let client = try TestClient()
        let window = try await client.openWindow()
        // At first the clock shows 1000 s; refreshes are 10 ms apart, the last one 4 ms ago.
        try client.compositor.perform { $0.presentation = (999_996_000_000, 10_000_000) }
        for _ in 0..<3 { _ = await Frames.show(on: window.target, configuration()) }
        try await client.settle()
        // Beyond the refreshes predicted for those frames.
        client.clock.advance(by: 0.05)
        let time = await Frames.show(on: window.target, configuration()).time
        #expect(abs(time.refreshInterval - 0.01) < 1e-9)
        #expect(abs(time.timestamp - 1000.056) < 1e-6)
    }
}

extension RenderActor {
    /// Returns a value computed on the render thread.
    static func value<Value: Sendable>(_ body: @escaping @RenderActor @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            RenderActor.async { continuation.resume(returning: body()) }
        }
    }
}
