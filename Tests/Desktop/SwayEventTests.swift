// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import TestProcesses
import Testing

/// User input, from a compositor's devices to the views.
///
/// Touches and touchpads are tested with the test compositor: sway has no protocol for emulating them.
@Suite(
    "Events on sway", .enabled(if: Sway.isInstalled, "Needs sway and grim."), .serialized)
struct SwayEventTests {
    /// Opens the fixture with one of its habits, with its window at the corner of the screen.
    private func open(_ habit: String, on sway: Sway) async throws -> ScriptedApplication {
        try sway.hand.move(to: Sway.corner)
        let fixture = try ScriptedApplication(
            "PlatformFixture", habit, on: sway.compositor, script: "wait idle\nstop 1\nwait 600")
        try await fixture.pass(1)
        return fixture
    }

    /// Closes the window and returns the application's output.
    private func close(_ fixture: ScriptedApplication, on sway: Sway) async throws -> [String] {
        try await sway.message(#"[app_id="PlatformFixture"] kill"#)
        let report = try await fixture.process.end()
        #expect(report.ending == .status(0))
        #expect(report.errors == "")
        return report.lines
    }

    @Test("On sway: a double click and a drag are recognized once, each by its own recognizer (S-IPAD-38, S-IPAD-41)")
    func clicksAndDrags() async throws {
        let sway = try await Sway()
        let fixture = try await open("hears", on: sway)
        try sway.hand.doubleClick(at: CGPoint(x: 50, y: 30))
        _ = try await fixture.process.line("tapped twice")
        #expect(!fixture.process.report.lines.contains { $0.hasPrefix("panned") })
        try sway.hand.move(to: CGPoint(x: 20, y: 30))
        try sway.hand.press()
        for x in [30, 50, 90] { try sway.hand.move(to: CGPoint(x: x, y: 30)) }
        // The release counts wherever it happens, inside the view or not.
        try sway.hand.move(to: CGPoint(x: 150, y: 30))
        try sway.hand.release()
        #expect(try await fixture.process.line("panned to ") == "150")
        let lines = try await close(fixture, on: sway)
        #expect(lines.count { $0 == "tapped twice" } == 1)
        #expect(lines.filter { $0.hasPrefix("panned, ") }.first == "panned, began")
        #expect(lines.filter { $0.hasPrefix("panned, ") }.last == "panned, ended")
        #expect(!lines.contains { $0.hasPrefix("scrolled") })
    }

    @Test(
        "On sway: the wheel scrolls the view under the pointer, and a click outside the window reaches no view (S-V-11)"
    )
    func wheel() async throws {
        let sway = try await Sway()
        let fixture = try await open("hears", on: sway)
        try sway.hand.move(to: CGPoint(x: 50, y: 30))
        try sway.hand.turnWheel(by: 1)
        try sway.hand.move(to: CGPoint(x: 250, y: 80))
        try sway.hand.turnWheel(by: 1)
        try sway.hand.click(at: CGPoint(x: 250, y: 80))
        try sway.hand.move(to: CGPoint(x: 150, y: 30))
        try sway.hand.turnWheel(by: 2)
        _ = try await fixture.process.line("scrolled to ")
        try sway.hand.click(at: CGPoint(x: 150, y: 80))
        _ = try await fixture.process.line("pressed Second")
        let lines = try await close(fixture, on: sway)
        let places = lines.compactMap { $0.hasPrefix("scrolled to ") ? Int($0.dropFirst(12)) : nil }
        #expect(places == places.sorted())
        #expect(places.last ?? 0 > 0)
        #expect(lines.filter { $0.hasPrefix("pressed") } == ["pressed Second"])
    }

    @Test("On sway: a click of the wheel in parts scrolls as far as a whole one")
    func partsOfAClick() async throws {
        let sway = try await Sway()
        let fixture = try await open("hears", on: sway)
        func wait(for place: Int) async throws {
            _ = try await fixture.process.wait(for: "the position \(place)") { report in
                report.lines.last { $0.hasPrefix("scrolled to ") } == "scrolled to \(place)" ? true : nil
            }
        }
        try sway.hand.move(to: CGPoint(x: 150, y: 30))
        try sway.hand.turnWheel(by: 1)
        try await wait(for: 16)
        try sway.hand.turnWheel(by: -1)
        try await wait(for: 0)
        for _ in 0..<8 { try sway.hand.turnWheel(byPart: 0.125) }
        try await wait(for: 16)
        _ = try await close(fixture, on: sway)
    }

    @Test("On sway: an item of a menu is chosen by a press on its button, a drag, and a release")
    func menuByDragging() async throws {
        let sway = try await Sway()
        let fixture = try await open("menu", on: sway)
        try sway.hand.move(to: CGPoint(x: 100, y: 50))
        let before = try await sway.screenshot()
        try sway.hand.press()
        // The button fills the window's content to its bottom at 100; the menu opens below it.
        let isOpen = try await Patience.eventually {
            try await sway.screenshot().difference(from: before).map { $0.maxY > 130 } == true
        }
        #expect(isOpen)
        // The release of a shorter press leaves the menu open.
        let opening = ContinuousClock.now
        let isHeld = try await Patience.eventually { ContinuousClock.now - opening > .milliseconds(300) }
        #expect(isHeld)
        for y in stride(from: 60, through: 120, by: 10) { try sway.hand.move(to: CGPoint(x: 100, y: y)) }
        try sway.hand.release()
        #expect(try await fixture.process.line("chose ") == "First")
        _ = try await close(fixture, on: sway)
    }

    @Test("On sway: Tab moves between buttons, Shift reverses, and the space bar presses")
    func focus() async throws {
        let sway = try await Sway()
        let fixture = try await open("hears", on: sway)
        try sway.hand.type(.tab)
        try sway.hand.type(.tab)
        try sway.hand.type(.space)
        try sway.hand.type(.tab, with: .leftShift)
        try sway.hand.type(.space)
        _ = try await fixture.process.line("pressed First")
        let lines = try await close(fixture, on: sway).filter { $0.hasPrefix("focus") || $0.hasPrefix("pressed") }
        #expect(lines == ["focus on First", "focus on Second", "pressed Second", "focus on First", "pressed First"])
    }

    @Test("On sway: keys are typed with shift, as shortcuts, and over a selection made by dragging (S-IPAD-77)")
    func typing() async throws {
        let sway = try await Sway()
        let fixture = try await open("writes", on: sway)
        try sway.hand.type(.a)
        try sway.hand.type(.a, with: .leftShift)
        _ = try await fixture.process.line("text xaA")
        try sway.hand.type(.a, with: .leftControl)
        _ = try await fixture.process.line("selected xaA")
        try sway.hand.type(.c, with: .leftControl)
        try sway.hand.type(.v, with: .leftControl)
        try sway.hand.type(.v, with: .leftControl)
        _ = try await fixture.process.line("text xaAxaA")
        try sway.hand.move(to: CGPoint(x: 180, y: 27))
        try sway.hand.press()
        try sway.hand.move(to: CGPoint(x: 100, y: 27))
        try sway.hand.move(to: CGPoint(x: 11, y: 27))
        try sway.hand.release()
        _ = try await fixture.process.line("selected xaAxaA")
        try sway.hand.type(.v)
        #expect(try await fixture.process.wait(for: "the letter alone") { $0.lines.contains("text v") ? true : nil })
        try sway.hand.type(.enter)
        _ = try await fixture.process.line("returned")
        _ = try await close(fixture, on: sway)
    }

    @Test("On sway: the context menu is operated with keys, and its action affects the text")
    func contextMenu() async throws {
        let sway = try await Sway()
        let fixture = try await open("writes", on: sway)
        try sway.hand.move(to: CGPoint(x: 60, y: 27))
        try sway.hand.press(.right)
        try sway.hand.release(.right)
        // Select All is the last row.
        try sway.hand.type(.up)
        try sway.hand.type(.enter)
        _ = try await fixture.process.line("selected x")
        // Keys are delivered to the text again.
        try sway.hand.type(.a)
        _ = try await fixture.process.line("text a")
        #expect(!(try await close(fixture, on: sway)).contains("returned"))
    }

    @Test("On sway: a button's menu takes keyboard focus; Escape closes it without action, and Return chooses")
    func menu() async throws {
        let sway = try await Sway()
        let fixture = try await open("menu", on: sway)
        try sway.hand.click(at: CGPoint(x: 100, y: 50))
        try sway.hand.type(.down)
        try sway.hand.type(.escape)
        try sway.hand.click(at: CGPoint(x: 100, y: 50))
        try sway.hand.type(.down)
        try sway.hand.type(.enter)
        _ = try await fixture.process.line("chose First")
        #expect(try await close(fixture, on: sway).count { $0.hasPrefix("chose") } == 1)
    }
}
