// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import Testing
import Windowing
import WindowingHeadless

@Suite("Headless frames")
@RenderActor
struct HeadlessFrameTargetTests {
    private let size = PixelSize(width: 4, height: 3)

    @Test("Frames are fired explicitly, once per request, and the last request counts")
    func requests() async throws {
        let target = try await makeTarget()
        var answers: [String] = []
        #expect(!target.fireFrame(at: FrameTime(timestamp: 1)))
        target.requestFrame { _ in answers.append("replaced") }
        target.requestFrame { answers.append("at \($0.timestamp)") }
        #expect(answers.isEmpty)
        #expect(target.hasRequest)
        #expect(target.fireFrame(at: FrameTime(timestamp: 2)))
        #expect(!target.fireFrame(at: FrameTime(timestamp: 3)))
        #expect(answers == ["at 2.0"])
    }

    @Test("A request made in response to a frame waits for the next one")
    func requestInside() async throws {
        let target = try await makeTarget()
        var count = 0
        target.requestFrame { _ in
            count += 1
            target.requestFrame { _ in count += 1 }
        }
        target.fireFrame(at: FrameTime(timestamp: 1))
        #expect(count == 1)
        target.fireFrame(at: FrameTime(timestamp: 2))
        #expect(count == 2)
    }

    @Test("Two buffers alternate, and each has the correct age")
    func ages() async throws {
        let target = try await makeTarget()
        var ages: [Int] = []
        var identifiers: Set<Int> = []
        for _ in 0..<5 {
            let buffer = try #require(target.nextBuffer(size: size))
            ages.append(buffer.age)
            identifiers.insert(buffer.identifier)
            target.present(buffer, damage: [], configuration: nil)
        }
        #expect(ages == [0, 0, 2, 2, 2])
        #expect(identifiers.count == 2)
        #expect(target.presentCount == 5)
        #expect(target.lastBufferAge == 2)
    }

    @Test("A recycled buffer contains the pixels of the frame that its age refers to")
    func content() async throws {
        let target = try await makeTarget()
        for value: UInt32 in 1...2 {
            try present(value, to: target)
        }
        let buffer = try #require(target.nextBuffer(size: size))
        #expect(buffer.age == 2)
        #expect(buffer.baseAddress.load(as: UInt32.self) == 1)
    }

    @Test("An abandoned buffer loses its content")
    func abandon() async throws {
        let target = try await makeTarget()
        for value: UInt32 in 1...2 {
            try present(value, to: target)
        }
        let buffer = try #require(target.nextBuffer(size: size))
        target.abandon(buffer)
        let again = try #require(target.nextBuffer(size: size))
        #expect(again.identifier == buffer.identifier)
        #expect(again.age == 0)
    }

    @Test("With all buffers in use none is available, and requests wait until one is released")
    func exhausted() async throws {
        let target = try await makeTarget()
        target.keepsShownBuffers = true
        for value: UInt32 in 1...3 {
            try present(value, to: target)
        }
        #expect(target.nextBuffer(size: size) == nil)
        var answered = false
        target.requestFrame { _ in answered = true }
        #expect(!target.fireFrame(at: FrameTime(timestamp: 1)))
        target.keepsShownBuffers = false
        #expect(target.fireFrame(at: FrameTime(timestamp: 2)))
        #expect(answered)
        #expect(target.nextBuffer(size: size) != nil)
    }

    @Test(
        "An unsupported size has no buffer",
        arguments: [(0, 4), (4, -1), (40_000, 1), (1, 40_000), (30_000, 30_000), (Int.max, Int.max)])
    func impossibleSize(width: Int, height: Int) async throws {
        let target = try await makeTarget()
        #expect(target.nextBuffer(size: PixelSize(width: width, height: height)) == nil)
        #expect(target.nextBuffer(size: size) != nil)
    }

    @Test("Only the damage is copied to the image")
    func damage() async throws {
        let target = try await makeTarget()
        try present(0xff00_0001, to: target)
        let buffer = try #require(target.nextBuffer(size: size))
        fill(buffer, with: 0xff00_0002)
        let rects = [
            PixelRect(x: 1, y: 1, width: 2, height: 1), PixelRect(x: 3, y: -5, width: 100, height: 6),
            PixelRect(x: 50, y: 50, width: 1, height: 1),
        ]
        target.present(buffer, damage: rects, configuration: nil)
        let picture = try #require(target.picture)
        let old: UInt32 = 0xff00_0001
        let new: UInt32 = 0xff00_0002
        #expect(picture.pixels == [old, old, old, new, old, new, new, old, old, old, old, old])
        #expect(target.lastDamage == rects)
    }

    @Test("A frame of another size is copied completely, whatever its damage")
    func otherSize() async throws {
        let target = try await makeTarget()
        try present(1, to: target)
        let buffer = try #require(target.nextBuffer(size: PixelSize(width: 2, height: 2)))
        #expect(buffer.age == 0)
        fill(buffer, with: 7)
        target.present(buffer, damage: [], configuration: nil)
        #expect(target.picture == HeadlessPicture(size: PixelSize(width: 2, height: 2), filledWith: 7))
    }

    @Test("A configuration is applied with the pixels or separately, and a missing one keeps the last")
    func configuration() async throws {
        let target = try await makeTarget()
        let first = FrameConfiguration(
            serial: 1, pixelSize: size, size: CGSize(width: 4, height: 3), scale: 1,
            windowGeometry: CGRect(x: 0, y: 0, width: 4, height: 3))
        let buffer = try #require(target.nextBuffer(size: size))
        target.present(buffer, damage: [], configuration: first)
        try present(2, to: target)
        #expect(target.configuration == first)
        var second = first
        second.serial = 2
        target.apply(second)
        #expect(target.configuration == second)
        #expect(target.presentCount == 2)
    }

    @Test("After the window is closed, frames are dropped and requests unanswered")
    func closed() async throws {
        let (target, window) = try await makeTargetAndWindow()
        let buffer = try #require(target.nextBuffer(size: size))
        target.requestFrame { _ in Issue.record("A closed window has no frames.") }
        await window.close()
        await MainActor.run { RenderActor.sync {} }
        target.present(buffer, damage: [], configuration: nil)
        target.requestFrame { _ in Issue.record("A closed window has no frames.") }
        #expect(!target.fireFrame(at: FrameTime(timestamp: 1)))
        #expect(target.picture == nil)
        #expect(target.nextBuffer(size: size) == nil)
    }

    @Test("A buffer can't be presented twice")
    func presentedTwice() async {
        await #expect(processExitsWith: .failure) { @RenderActor in
            let target = try await makeTargetAndWindow().target
            let buffer = try #require(target.nextBuffer(size: PixelSize(width: 1, height: 1)))
            target.present(buffer, damage: [], configuration: nil)
            target.present(buffer, damage: [], configuration: nil)
        }
    }

    @Test("With the system clock a request is answered at a multiple of the refresh interval")
    func systemClock() async throws {
        let target = try await makeTargetAndWindow(clock: SystemTimeSource.shared).target
        let before = SystemTimeSource.shared.now
        var times: [FrameTime] = []
        await withCheckedContinuation { continuation in
            target.requestFrame { first in
                times.append(first)
                target.requestFrame { second in
                    times.append(second)
                    continuation.resume()
                }
            }
        }
        try #require(times.count == 2)
        #expect(times[0].refreshInterval == 1.0 / 60)
        #expect(times[0].timestamp >= before - 1e-6)
        #expect(times[1].timestamp >= times[0].timestamp + 1 / 60 - 1e-6)
        for time in times {
            let ticks = time.timestamp * 60
            #expect(abs(ticks - ticks.rounded()) < 1e-3)
        }
    }

    private func makeTarget() async throws -> HeadlessFrameTarget {
        try await makeTargetAndWindow().target
    }

    private func present(_ value: UInt32, to target: HeadlessFrameTarget) throws {
        let buffer = try #require(target.nextBuffer(size: size))
        fill(buffer, with: value)
        target.present(buffer, damage: [PixelRect(buffer.size)], configuration: nil)
    }
}

/// A window of a separate system, and its frames.
@MainActor
private func makeTargetAndWindow(
    clock: any TimeSource = ManualTimeSource()
) throws -> (target: HeadlessFrameTarget, window: HeadlessWindow) {
    let system = HeadlessWindowSystem(timeSource: clock)
    let window = try system.makeHeadlessWindow(WindowAttributes(contentSize: CGSize(width: 4, height: 3)))
    return (window.target, window)
}

@RenderActor
func fill(_ buffer: PixelBuffer, with value: UInt32) {
    for y in 0..<buffer.size.height {
        let row = (buffer.baseAddress + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<buffer.size.width { row[x] = value }
    }
}
