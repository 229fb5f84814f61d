// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import EventSounds

@Suite("Sounds of events", .serialized)
struct EventSoundPlayerTests {
    /// Whether libcanberra is installed; its drivers aren't used, so that tests are silent everywhere.
    private static let isInstalled: Bool = {
        setenv("CANBERRA_DRIVER", "none", 1)
        return CanberraContext(library: "libcanberra.so.0") != nil
    }()

    @Test("Without the library, no sound is started")
    func missing() async {
        let player = EventSoundPlayer(application: "org.example.Test", library: "libmissing.so.0")
        #expect(await !player.play("button-pressed"))
        #expect(await !player.play("button-pressed"))
    }

    @Test("A library without the functions is ignored")
    func otherLibrary() async {
        let player = EventSoundPlayer(application: "org.example.Test", library: "libc.so.6")
        #expect(await !player.play("button-pressed"))
    }

    @Test("Properties are accepted, and no sound is started without a sound server", .enabled(if: isInstalled))
    func noServer() async throws {
        let context = try #require(CanberraContext(library: "libcanberra.so.0"))
        #expect(context.change(["application.id": "org.example.Test"]))
        #expect(!context.play(["event.id": "button-pressed"]))
        let player = EventSoundPlayer(application: "org.example.Test")
        #expect(await !player.play("button-pressed", theme: "freedesktop"))
    }
}
