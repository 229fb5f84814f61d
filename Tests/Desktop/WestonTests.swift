// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import TestDesktops
import TestProcesses
import Testing

/// An application on a compositor without server-side decorations, a pointer and a keyboard.
@Suite("Hello on weston", .enabled(if: Weston.isInstalled, "Needs weston."), .serialized)
struct WestonTests {
    @Test("The application draws its own title bar above its content")
    func clientSideDecorations() async throws {
        let weston = try await Weston()
        let hello = try ScriptedApplication(
            "Hello", on: weston.compositor,
            script: """
                wait idle
                picture content.png
                stop 1
                stop 2
                """)
        try await hello.pass(1)
        let screen = try await weston.screenshot()
        let content = try hello.picture("content.png")
        #expect(content.width == 440 && content.height == 320)

        // The bottom corners are rounded off; the center is unchanged.
        let middle = CGRect(x: 20, y: 60, width: 400, height: 200)
        let part = try #require(content.makeImage()?.cropping(to: middle)?.bitmap)
        let place = try #require(screen.place(of: part))
        let (left, top) = (place.x - Int(middle.minX), place.y - Int(middle.minY))
        let desktop = screen.pixel(x: 0, y: 599)
        // The title bar has a background with the title and buttons.
        let bar = (0..<440).map { screen.pixel(x: left + $0, y: top - 22) }
        let ground = bar[40]
        #expect(ground != desktop)
        #expect(bar.count { $0 == ground } > 220)
        #expect(bar[180..<260].contains { $0 != ground })
        #expect(bar[340..<430].contains { $0 != ground })
        // The shadow darkens the background below the window.
        let shadow = screen.pixel(x: left + 220, y: top + 330)
        #expect(shadow.blue < desktop.blue)
        try await hello.pass(2)
        #expect(try await hello.process.end().ending == .status(0))
    }

    @Test("A restored window as large as the screen opens with its title bar and shadow on the screen")
    func restoredWindow() async throws {
        let weston = try await Weston()
        let home = try Home()
        try home.writeScene(of: "Mail", size: CGSize(width: 800, height: 600))
        let mail = try ScriptedApplication(
            "Mail", [], environment: home.desktopEnvironment.merging(weston.compositor.environment) { $1 },
            script: "wait idle\npicture content.png\nstop 1\nstop 2")
        try await mail.pass(1)
        let screen = try await weston.screenshot()
        let content = try mail.picture("content.png")
        #expect(content.width < 800 && content.height < 600 && content.width > 700)
        // Without the rounded corners.
        let middle = CGRect(x: 20, y: 20, width: content.width - 40, height: content.height - 40)
        let part = try #require(content.makeImage()?.cropping(to: middle)?.bitmap)
        let place = try #require(screen.place(of: part))
        #expect(place.x > 20 && place.x + part.width < 780)
        // The title bar is in the row of the content's bar.
        #expect(place.y > 20 && place.y + part.height < 580)
        try await mail.pass(2)
        #expect(try await mail.process.end().ending == .status(0))
    }

    @Test("If the compositor crashes, the application terminates with an error")
    func crash() async throws {
        let weston = try await Weston()
        let hello = try ScriptedApplication("Hello", on: weston.compositor, script: "wait idle\nstop 1\nwait 600")
        try await hello.pass(1)
        weston.compositor.kill()
        let report = try await hello.process.end()
        #expect(report.ending == .status(1))
        #expect(report.errors.contains("was lost: "))
    }
}
