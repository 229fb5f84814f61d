// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import Testing
import Windowing
import WindowingHeadless

@MainActor
struct ProvisionalChangeTests {
    private let clock = ManualTimeSource()
    private let desktop = FakeConfigurator(ScreenHead.desk)
    private let small = ScreenChange(name: "HDMI-A-1", mode: .mode(1280, 720))

    private func makeChange(timeLimit: Double = 15) -> ProvisionalChange {
        ProvisionalChange(by: desktop, clock: clock, timeLimit: timeLimit)
    }

    @Test func `Reverts automatically without confirmation`() async {
        let change = makeChange()
        await change.apply([small])
        #expect(change.state == .provisional)
        #expect(change.secondsLeft == 15)
        #expect(desktop.heads[1].screen.currentMode == .mode(1280, 720))
        clock.advance(by: 14.9)
        #expect(change.state == .provisional)
        #expect(change.secondsLeft == 1)
        clock.advance(by: 0.1)
        #expect(await change.outcome() == .reverted)
        #expect(desktop.heads == ScreenHead.desk)
    }

    @Test func `Counts down second by second`() async {
        let change = makeChange(timeLimit: 3)
        var seconds: [Int] = []
        change.changeHandler = { if change.state == .provisional { seconds.append(change.secondsLeft) } }
        await change.apply([small])
        clock.advance(by: 5)
        #expect(await change.outcome() == .reverted)
        #expect(seconds == [3, 2, 1])
    }

    @Test func `Stays when confirmed`() async {
        let change = makeChange()
        await change.apply([small])
        clock.advance(by: 14)
        change.confirm()
        #expect(await change.outcome() == .confirmed)
        clock.advance(by: 100)
        await change.revert()
        #expect(change.state == .confirmed)
        #expect(desktop.heads[1].screen.currentMode == .mode(1280, 720))
        #expect(desktop.applied.count == 1)
        #expect(clock.nextDueTime == nil)
    }

    @Test func `Reverts on request`() async {
        let change = makeChange()
        await change.apply([small])
        await change.revert()
        #expect(change.state == .reverted)
        #expect(desktop.heads == ScreenHead.desk)
        change.confirm()
        #expect(change.state == .reverted)
    }

    @Test func `Remembers a decision made while the change is being applied`() async {
        for isKept in [true, false] {
            let desktop = FakeConfigurator(ScreenHead.desk)
            desktop.behaviours[0] = .waits
            let change = ProvisionalChange(by: desktop, clock: clock)
            async let applied: Void = change.apply([small])
            while !desktop.isWaiting { await Task.yield() }
            #expect(change.state == .applying)
            if isKept { change.confirm() }
            async let reverted: Void = isKept ? () : change.revert()
            // Let the wish arrive before the desktop's answer.
            for _ in 0..<10 { await Task.yield() }
            desktop.finish()
            _ = await (applied, reverted)
            #expect(change.state == (isKept ? .confirmed : .reverted))
            #expect((desktop.heads == ScreenHead.desk) == !isKept)
        }
    }

    @Test func `Ends when refused`() async {
        let error = ScreenConfigurationError.refused(route: "fake", reason: "no")
        desktop.behaviours[0] = .refuses(error)
        let change = makeChange()
        await change.apply([small])
        #expect(await change.outcome() == .refused(error))
        await change.apply([small])
        #expect(desktop.applied.count == 1)
    }

    @Test func `Retries if the screens have changed, and reports that reverting failed`() async {
        let outdated = ScreenConfigurationError.outdated(route: "fake")
        desktop.behaviours[1] = .refuses(outdated)
        let change = makeChange()
        await change.apply([small])
        await change.revert()
        #expect(change.state == .reverted)
        #expect(desktop.applied.count == 3)

        let other = FakeConfigurator(ScreenHead.desk)
        other.behaviours = [1: .refuses(outdated), 2: .refuses(outdated), 3: .refuses(outdated)]
        let stuck = ProvisionalChange(by: other, clock: clock)
        await stuck.apply([small])
        await stuck.revert()
        #expect(stuck.state == .stuck(outdated))
    }

    @Test func `Ignores disconnected screens, and turns on those that were turned off`() async {
        let change = makeChange()
        await change.apply([ScreenChange(name: "eDP-1", isEnabled: false), small])
        desktop.heads.removeAll { $0.screen.name == "HDMI-A-1" }
        await change.revert()
        #expect(change.state == .reverted)
        #expect(desktop.heads == [ScreenHead.desk[0], ScreenHead.desk[2]])
        #expect(desktop.applied.last?.map(\.name) == ["eDP-1"])
    }

    @Test func `Encodes the saved state as text`() throws {
        var heads = ScreenHead.desk
        heads[0].screen.scale = .nan
        let restoration = try Restoration(json: Restoration(heads).json())
        var now = ScreenHead.desk
        #expect(restoration.changes(from: now) == [ScreenChange(name: "eDP-1", scale: 1)])
        now[0].screen.scale = 1
        now[1].screen.currentMode = .mode(1280, 720)
        now[2].isEnabled = true
        #expect(
            restoration.changes(from: now) == [
                ScreenChange(name: "HDMI-A-1", mode: .mode(1920, 1080, 59.94)),
                ScreenChange(name: "DP-2", isEnabled: false),
            ])
        for text in ["", "{}", "[{}]", "[1]", "null"] {
            #expect(throws: ScreenModesError.self, "\(text)") { try Restoration(json: text) }
        }
    }

    @Test(arguments: [Double.nan, -1, 0, .infinity])
    func `Limits an infinite or NaN timeout`(timeLimit: Double) async {
        let change = makeChange(timeLimit: timeLimit)
        await change.apply([small])
        clock.advance(by: 86_401)
        #expect(await change.outcome() == .reverted)
    }
}
