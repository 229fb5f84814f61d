// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import Testing
import Windowing

struct ScreenEventTests {
    @Test func `Reports connected and disconnected screens`() {
        let desk = ScreenHead.desk
        let events = ScreenEvent.differences(from: [desk[0]], to: [desk[1], desk[2]])
        #expect(
            events.map(\.line) == [
                "eDP-1 disconnected", "HDMI-A-1 connected 1920x1080@59.94", "DP-2 connected off",
            ])
    }

    @Test func `Reports each change of a screen on a separate line`() {
        var head = ScreenHead.desk[0]
        head.screen.currentMode = .mode(1280, 800)
        head.screen.scale = 2
        head.screen.transform = .rotated270
        head.screen.frame.origin = CGPoint(x: -10.5, y: 3)
        let events = ScreenEvent.differences(from: ScreenHead.desk, to: [head] + ScreenHead.desk.dropFirst())
        #expect(
            events.map(\.line) == [
                "eDP-1 mode 1280x800@60", "eDP-1 scale 2", "eDP-1 transform 270", "eDP-1 position -10.5,3",
            ])
    }

    @Test func `Ignores changes of outputs that are off`() {
        var head = ScreenHead.desk[2]
        head.screen.scale = 3
        let desk = [ScreenHead.desk[0], ScreenHead.desk[1], head]
        #expect(ScreenEvent.differences(from: ScreenHead.desk, to: desk).isEmpty)
        // Rates come back rounded.
        head = ScreenHead.desk[1]
        head.screen.currentMode?.refreshRate = 59.94 + 0.001
        #expect(ScreenEvent.differences(from: [ScreenHead.desk[1]], to: [head]).isEmpty)
    }

    @Test func `Reports the mode of a screen that is turned on`() {
        var head = ScreenHead.desk[2]
        head.isEnabled = true
        head.screen.currentMode = head.screen.modes[0]
        let on = ScreenEvent.differences(from: [ScreenHead.desk[2]], to: [head])
        #expect(on.map(\.line) == ["DP-2 on", "DP-2 mode 1600x1200@60"])
        #expect(ScreenEvent.differences(from: [head], to: [ScreenHead.desk[2]]).map(\.line) == ["DP-2 off"])
    }

    @Test func `Writes one line of JSON for each`() throws {
        var head = ScreenHead.desk[0]
        head.screen.model = "Two\nlines"
        let text = try #require(ScreenEvent.differences(from: [], to: [head]).first).json()
        #expect(!text.contains("\n"))
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(object?["event"] as? String == "connected")
        #expect((object?["screen"] as? [String: Any])?["model"] as? String == "Two\nlines")
        let gone = try #require(ScreenEvent.differences(from: [head], to: []).first).json()
        #expect(gone == #"{"event":"disconnected","name":"eDP-1"}"#)
    }
}
