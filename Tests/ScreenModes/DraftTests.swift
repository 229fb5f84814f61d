// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import Testing
import Windowing

struct DraftTests {
    private let desk = ScreenHead.desk

    @Test func `Changes nothing at first`() {
        #expect(Draft(desk).changes.isEmpty)
    }

    @Test func `Moves the neighbors of a screen that becomes smaller`() throws {
        var draft = Draft(desk)
        draft["eDP-1"]?.mode = .mode(1280, 800)
        draft["eDP-1"]?.scale = 1
        draft["eDP-1"]?.transform = .rotated90
        #expect(
            draft.changes == [
                ScreenChange(name: "eDP-1", mode: .mode(1280, 800), scale: 1, transform: .rotated90),
                ScreenChange(name: "HDMI-A-1", position: CGPoint(x: 800, y: 0)),
            ])
    }

    @Test func `Has no changes after all are undone`() {
        var draft = Draft(desk)
        draft["eDP-1"]?.scale = 3
        draft["eDP-1"]?.scale = 1.5
        #expect(draft.changes.isEmpty)
        draft["HDMI-A-1"]?.isEnabled = false
        #expect(draft.changes == [ScreenChange(name: "HDMI-A-1", isEnabled: false)])
        draft.reset()
        #expect(draft.changes.isEmpty)
    }

    @Test func `Places a screen that is turned on next to the others`() {
        var draft = Draft(desk)
        draft["DP-2"]?.isEnabled = true
        #expect(
            draft.changes == [
                ScreenChange(
                    name: "DP-2", isEnabled: true, mode: .mode(1600, 1200, preferred: true),
                    position: CGPoint(x: 3200, y: 0), scale: 1, transform: .rotated90)
            ])
        #expect(draft.arrangement["DP-2"]?.size == CGSize(width: 1200, height: 1600))
    }

    @Test func `Measures positions from the top-left corner`() {
        var draft = Draft(desk)
        draft.move("HDMI-A-1", to: CGPoint(x: -2000, y: 0), reach: 50)
        #expect(
            draft.changes == [
                ScreenChange(name: "eDP-1", position: CGPoint(x: 1920, y: 0)),
                ScreenChange(name: "HDMI-A-1", position: .zero),
            ])
    }

    @Test func `Keeps the requests for connected screens when others change`() {
        var draft = Draft(desk)
        draft["eDP-1"]?.scale = 2
        draft["HDMI-A-1"]?.scale = 2
        draft.update([desk[0], desk[2]])
        #expect(draft.changes == [ScreenChange(name: "eDP-1", scale: 2)])
        #expect(draft["HDMI-A-1"] == nil)
        // The draft became the actual state.
        var head = desk[0]
        head.screen.scale = 2
        draft.update([head])
        #expect(draft.changes.isEmpty)
    }
}
