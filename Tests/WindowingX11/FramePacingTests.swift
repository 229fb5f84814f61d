// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import Testing
import Windowing

@testable import WindowingX11

@Suite("Frame pacing by a window manager")
@RenderActor
struct FramePacingTests {
    /// Scheduled calls that the test makes explicitly.
    @RenderActor
    private final class Alarms {
        private(set) var pending: [@RenderActor () -> Void] = []
        nonisolated init() {}

        func add(_ body: @escaping @RenderActor () -> Void) {
            pending.append(body)
        }

        func ring() {
            let due = pending
            pending = []
            for body in due { body() }
        }
    }

    private let alarms = Alarms()
    private let pacing: FramePacing

    init() {
        let alarms = alarms
        pacing = FramePacing { delay, body in
            #expect(delay == FramePacing.timeLimit)
            alarms.add(body)
        }
        pacing.setPromised(true)
    }

    @Test("A frame waits for its own value or a later one")
    func frameWaitsForItsOwnValueOrLaterOne() {
        pacing.wait(for: 4)
        #expect(pacing.receive(.drawn(value: 2, time: 0)) == nil)
        #expect(pacing.isWaiting)
        _ = pacing.receive(.drawn(value: 6, time: 0))
        #expect(!pacing.isWaiting)
    }

    @Test("A silent window manager times out, and pacing resumes when it responds")
    func silentWindowManagerTimesOutAndPacingResumesWhenItResponds() {
        var silences = 0
        pacing.onSilence = { silences += 1 }
        pacing.wait(for: 4)
        alarms.ring()
        #expect(silences == 1 && !pacing.isWaiting && !pacing.isOn)
        pacing.wait(for: 6)
        #expect(!pacing.isWaiting)
        _ = pacing.receive(.drawn(value: 4, time: 0))
        #expect(pacing.isOn)
    }

    @Test("Many frames share one timeout, and the current one gets its full time")
    func manyFramesShareOneTimeoutAndCurrentOneGetsItsFullTime() {
        var silences = 0
        pacing.onSilence = { silences += 1 }
        for value in stride(from: UInt64(2), through: 20, by: 2) {
            pacing.wait(for: value)
            _ = pacing.receive(.drawn(value: value, time: 0))
        }
        pacing.wait(for: 22)
        #expect(alarms.pending.count == 1)
        alarms.ring()
        #expect(silences == 0 && pacing.isWaiting && alarms.pending.count == 1)
        _ = pacing.receive(.drawn(value: 22, time: 0))
        alarms.ring()
        #expect(silences == 0 && pacing.isOn && alarms.pending.isEmpty)
    }

    @Test("Presentation times belong to the frame drawn last")
    func presentationTimesBelongToFrameDrawnLast() throws {
        _ = pacing.receive(.drawn(value: 4, time: 2_000_000))
        #expect(pacing.receive(.timings(value: 2, delay: 1, interval: 1)) == nil)
        #expect(pacing.receive(.timings(value: 4, delay: nil, interval: 1)) == nil)
        let found = try #require(pacing.receive(.timings(value: 4, delay: -500_000, interval: 8000)))
        #expect(found.seen == 1.5 && found.interval == 8000)
    }

    @Test("Messages are read from five numbers")
    func messagesAreReadFromFiveNumbers() {
        #expect(FrameMessage(.netFrameDrawn, [1, 2, 3, 4, 0]) == .drawn(value: 1 | 2 << 32, time: 3 | 4 << 32))
        #expect(
            FrameMessage(.netFrameTimings, [6, 0, .max, 16_667, 0])
                == .timings(value: 6, delay: -1, interval: 16_667))
        #expect(FrameMessage(.netFrameTimings, [6, 0, 0, 0, 0]) == .timings(value: 6, delay: nil, interval: nil))
        #expect(FrameMessage(.netFrameDrawn, [1, 2]) == nil && FrameMessage(.netPing, [1, 2, 3, 4, 5]) == nil)
    }
}
