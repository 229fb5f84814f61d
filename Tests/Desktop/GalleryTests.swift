// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import TestDesktops
import TestProcesses
import Testing

@Suite("Gallery on sway", .enabled(if: Sway.isInstalled, "Needs sway and grim."))
struct GalleryTests {
    @Test("The application opens, and the screen shows its rendering", arguments: [1, 2])
    func opens(scale: Int) async throws {
        let sway = try await Sway(scale: scale)
        try sway.hand.move(to: Sway.corner)
        let gallery = try ScriptedApplication(
            "Gallery", on: sway.compositor,
            script: "wait idle\nresize 700 500\nwait idle\npicture all.png\nstop 1\nstop 2")
        try await gallery.pass(1)
        let screen = try await sway.screenshot()
        let picture = try gallery.picture("all.png")
        #expect(picture.width == 700 * scale && picture.height == 500 * scale)
        #expect(screen.shows(picture))
        try await gallery.pass(2)
        let report = try await gallery.process.end()
        #expect(report.ending == .status(0))
        #expect(report.errors == "")
    }
}
