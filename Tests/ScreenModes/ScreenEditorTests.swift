// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import Testing
import Windowing
import WindowingHeadless

@MainActor
struct ScreenEditorTests {
    private let clock = ManualTimeSource()
    private let desktop = FakeConfigurator(ScreenHead.desk)

    private func makeEditor() -> ScreenEditor {
        ScreenEditor(configurator: desktop, clock: clock) { [desktop] in
            Survey(desktop: "fake", route: desktop.route, heads: desktop.heads)
        }
    }

    /// Lets what was begun go on until `condition` holds.
    private func wait(until condition: () -> Bool) async {
        while !condition() { await Task.yield() }
    }

    @Test func `Applies the draft and keeps it`() async {
        let editor = makeEditor()
        #expect(editor.selection == "eDP-1")
        #expect(!editor.canApply)
        editor.edit { $0["eDP-1"]?.scale = 2 }
        #expect(editor.canApply)
        async let applied: Void = editor.apply()
        await wait { editor.trial?.state == .provisional }
        #expect(desktop.heads[0].screen.scale == 2)
        #expect(!editor.canApply)
        editor.edit { $0["eDP-1"]?.scale = 3 }
        #expect(editor.draft["eDP-1"]?.scale == 2)
        editor.keep()
        await applied
        #expect(editor.trial == nil)
        #expect(editor.message == nil)
        #expect(desktop.heads[0].screen.scale == 2)
        #expect(editor.draft.changes.isEmpty)
    }

    @Test func `Reverts automatically, and reports it`() async {
        let editor = makeEditor()
        editor.edit { $0["HDMI-A-1"]?.mode = .mode(1280, 720) }
        async let applied: Void = editor.apply()
        await wait { editor.trial?.state == .provisional }
        clock.advance(by: 15)
        await applied
        #expect(desktop.heads == ScreenHead.desk)
        #expect(editor.draft.changes.isEmpty)
        #expect(editor.message == "The screens are restored.")
    }

    @Test func `Keeps a refused draft, and reports the reason`() async {
        let error = ScreenConfigurationError.refused(route: "fake", reason: "too many pixels")
        desktop.behaviours[0] = .refuses(error)
        let editor = makeEditor()
        editor.edit { $0["eDP-1"]?.scale = 2 }
        await editor.apply()
        #expect(editor.message == error.description)
        #expect(editor.draft["eDP-1"]?.scale == 2)
        #expect(editor.canApply)
        editor.discard()
        #expect(editor.message == nil)
        #expect(!editor.canApply)
    }

    @Test func `Keeps the selection while screens change`() {
        let editor = makeEditor()
        editor.select("HDMI-A-1")
        editor.select("VGA-1")
        #expect(editor.selection == "HDMI-A-1")
        let all = desktop.heads
        desktop.heads = [all[0]]
        #expect(editor.selection == "eDP-1")
        desktop.heads = all
        #expect(editor.selection == "HDMI-A-1")
        desktop.heads = []
        #expect(editor.selection == nil)
    }

    @Test func `Changes nothing without a configurator`() async {
        let missing = [ScreenConfiguration.MissingRoute(route: "x", reason: "y")]
        let editor = ScreenEditor(configurator: nil, clock: clock) {
            Survey(desktop: "fake", missing: missing, heads: ScreenHead.desk)
        }
        editor.edit { $0["eDP-1"]?.scale = 2 }
        await editor.apply()
        #expect(editor.draft["eDP-1"]?.scale == 1.5)
        #expect(!editor.canApply)
    }
}
