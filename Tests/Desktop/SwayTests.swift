// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import TestDesktops
import TestProcesses
import Testing

/// An application on a compositor with a pointer, a keyboard and server-side decorations.
@Suite("Hello on sway", .enabled(if: Sway.isInstalled, "Needs sway and grim."), .serialized)
struct SwayTests {
    @Test("A click on the button is counted, and the screen shows it", arguments: [1, 2])
    func click(scale: Int) async throws {
        let sway = try await Sway(scale: scale)
        let hello = try ScriptedApplication(
            "Hello", on: sway.compositor,
            script: """
                expect "Not tapped yet"
                wait idle
                picture before.png
                stop 1
                stop 2
                expect "Tapped 1 time"
                wait idle
                picture after.png
                stop 3
                stop 4
                """)
        // Screenshots include the pointer, and hovering changes the button's appearance.
        try sway.hand.move(to: Sway.corner)
        let window = try await hello.pass(1)
        let before = try await sway.screenshot()
        #expect(before.width == Sway.size.width * scale)
        let button = try #require(window.first { $0.traits.contains("button") })
        try sway.hand.click(at: CGPoint(x: button.rect.midX, y: button.rect.midY))
        try sway.hand.move(to: Sway.corner)
        try await hello.pass(2)
        let caption = try #require(try await hello.pass(3).first { $0.identifier == "count" })
        #expect(caption.text == "Tapped 1 time")
        let after = try await sway.screenshot()
        try await hello.pass(4)
        #expect(try await hello.process.end().ending == .status(0))

        // Each pixel on the screen is as the application drew it: nothing is scaled, shifted or tinted.
        let pictures = (before: try hello.picture("before.png"), after: try hello.picture("after.png"))
        #expect(pictures.before.width == Int(window.rect.width) * scale)
        #expect(before.shows(pictures.before))
        #expect(after.shows(pictures.after))
        // The caption changed, and nothing else did.
        let change = try #require(after.difference(from: before))
        #expect(caption.rect.applying(scale: scale).contains(change))
    }

    @Test("Tab focuses the button and the space bar presses it")
    func keyboard() async throws {
        let sway = try await Sway()
        let hello = try ScriptedApplication(
            "Hello", on: sway.compositor,
            script: """
                wait idle
                stop 1
                stop 2
                expect "Tapped 2 times"
                stop 3
                """)
        #expect(try await hello.pass(1).first { $0.traits.contains("focused") } == nil)
        try sway.hand.type(.tab)
        try sway.hand.type(.space)
        try sway.hand.type(.space)
        try await hello.pass(2)
        let focused = try await hello.pass(3).first { $0.traits.contains("focused") }
        #expect(focused?.traits.contains("button") == true)
        #expect(try await hello.process.end().ending == .status(0))
    }

    @Test("With server-side decorations the window contains only content")
    func serverSideDecorations() async throws {
        let sway = try await Sway()
        let hello = try ScriptedApplication("Hello", on: sway.compositor, script: "wait idle\nstop 1\nwait 600")
        let size = try await hello.pass(1).rect.size
        #expect(size == CGSize(width: 440, height: 320))
        #expect(try await sway.windows() == [Sway.Window(title: "Hello", application: "Hello", size: size)])
    }

    @Test("The content follows the window's size")
    func resize() async throws {
        let sway = try await Sway()
        let hello = try ScriptedApplication(
            "Hello", on: sway.compositor,
            script: """
                wait idle
                stop 1
                stop 2
                wait idle
                picture after.png
                stop 3
                stop 4
                """)
        try sway.hand.move(to: Sway.corner)
        let old = try await hello.pass(1)
        try await sway.message(#"[app_id="Hello"] resize set 600 400, move position 0 0"#)
        try await hello.pass(2)
        let new = try await hello.pass(3)
        #expect(new.rect == CGRect(x: 0, y: 0, width: 600, height: 400))
        let (oldCaption, newCaption) = (
            try #require(old.first { $0.identifier == "count" }), try #require(new.first { $0.identifier == "count" })
        )
        #expect(newCaption.rect.width - oldCaption.rect.width == 160)
        #expect(try await sway.windows().map(\.size) == [CGSize(width: 600, height: 400)])
        let screen = try await sway.screenshot()
        #expect(screen.shows(try hello.picture("after.png")))
        try await hello.pass(4)
        #expect(try await hello.process.end().ending == .status(0))
    }

    @Test("Closing the window terminates the application")
    func close() async throws {
        let sway = try await Sway()
        let hello = try ScriptedApplication("Hello", on: sway.compositor, script: "wait idle\nstop 1\nwait 600")
        try await hello.pass(1)
        try await sway.message(#"[app_id="Hello"] kill"#)
        let report = try await hello.process.end()
        #expect(report.ending == .status(0))
        #expect(report.errors == "")
        #expect(try await sway.windows() == [])
    }

    @Test("If the compositor crashes, the application terminates with an error that names it")
    func crash() async throws {
        let sway = try await Sway()
        let hello = try ScriptedApplication("Hello", on: sway.compositor, script: "wait idle\nstop 1\nwait 600")
        try await hello.pass(1)
        sway.compositor.kill()
        let report = try await hello.process.end()
        #expect(report.ending == .status(1))
        #expect(
            report.errors.hasPrefix("shoji: The connection to the display \"\(sway.compositor.display)\" was lost: "))
        #expect(report.errors.count { $0 == "\n" } == 1)
    }
}

extension CGRect {
    /// Converts to pixels.
    func applying(scale: Int) -> CGRect {
        let scale = CGFloat(scale)
        return CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
    }
}
