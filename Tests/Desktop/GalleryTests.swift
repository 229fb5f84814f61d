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
        // Scroll indicators that are shown at the start may fade between a picture and the screenshot after it.
        let (count, size) = (8, (width: 700 * scale, height: 500 * scale))
        let pictures = (1...count).map { "wait idle\npicture \($0).png\nstop \(2 * $0 - 1)\nstop \(2 * $0)" }
        let gallery = try ScriptedApplication(
            "Gallery", on: sway.compositor,
            script: "wait idle\nresize 700 500\n\(pictures.joined(separator: "\n"))")
        var isShown = false
        for number in 1...count {
            try await gallery.pass(2 * number - 1)
            if !isShown {
                let screen = try await sway.screenshot()
                let picture = try gallery.picture("\(number).png")
                #expect(picture.width == size.width && picture.height == size.height)
                isShown = screen.shows(picture)
            }
            try await gallery.pass(2 * number)
        }
        #expect(isShown)
        let report = try await gallery.process.end()
        #expect(report.ending == .status(0))
        #expect(report.errors == "")
    }
}
