// SPDX-License-Identifier: MIT
import TestDesktops
import TestProcesses
import TestScreenReader
import Testing

@Suite("Screen reader", .enabled(if: Orca.isInstalled, "Needs Orca and openbox."), .serialized)
struct ScreenReaderTests {
    /// The gallery under Orca, operated by keys.
    private struct Walk {
        /// Linux key codes.
        enum Key: UInt8 {
            case escape = 1
            case tab = 15
            case i = 23
            case h = 35
            case shift = 42
            case space = 57
            case left = 105
        }

        let orca: Orca
        let gallery: ChildProcess
        private let hand: XHand

        init() async throws {
            orca = try await Orca()
            gallery = try orca.session.start(.built("Gallery"))
            try await orca.wait(for: "Shoji Gallery frame.")
            hand = try XHand(display: orca.display)
        }

        /// Presses keys together, and waits for Orca's words.
        func press(
            _ keys: Key..., says words: String..., sourceLocation: SourceLocation = #_sourceLocation
        ) async throws {
            let count = orca.speech.count
            for key in keys { hand.key(key.rawValue, isDown: true) }
            for key in keys.reversed() { hand.key(key.rawValue, isDown: false) }
            guard let last = words.last else { return }
            let speech = try await orca.wait(for: last, after: count)
            // Orca says the names of some keys as well.
            #expect(Array(speech.suffix(words.count)) == words, sourceLocation: sourceLocation)
        }

        /// Performs the action of an object as another client would.
        func perform(_ name: String, focuses: Bool = false) async throws {
            let client = try orca.session.startScript("press", ["Gallery", name] + (focuses ? ["focus"] : []))
            let report = try await client.end()
            #expect(report.ending == .status(0), "\(report)")
        }
    }

    @Test("Orca reads the gallery's controls and their changes")
    func controls() async throws {
        let walk = try await Walk()
        try await walk.perform("Controls")
        try await walk.perform("Tint color", focuses: true)
        try await walk.orca.wait(for: "Tint color check box checked.")
        try await walk.press(.space, says: "not checked")
        try await walk.press(.tab, says: "Green check box checked.")
        try await walk.press(.tab, says: "0 to 20 3 spin button.")
        try await walk.press(.tab, says: "Wraps 0 spin button.")
        try await walk.press(.tab, says: "Continuous horizontal slider 60%")
    }

    @Test("Orca echoes typed characters, and reads what the caret passes")
    func typing() async throws {
        let walk = try await Walk()
        try await walk.perform("Text Fields")
        try await walk.perform("Rounded", focuses: true)
        try await walk.orca.wait(for: "Rounded entry.")
        try await walk.press(.shift, .h, says: "H")
        try await walk.press(.i, says: "i")
        try await walk.press(.left, says: "i")
        try await walk.press(.left, says: "H")
    }

    @Test("Orca reads an alert when it appears, also if the keyboard hasn't been used")
    func alert() async throws {
        let walk = try await Walk()
        try await walk.perform("Presentation")
        try await walk.perform("Alert", focuses: true)
        try await walk.orca.wait(for: "Alert push button.")
        try await walk.perform("Alert")
        try await walk.orca.wait(for: "Cancel push button.")
        // The message can follow the title, once it is visible.
        #expect(walk.orca.speech.contains("alert Discard the drawing?"))
    }

    @Test("Orca reads a popover when it opens, and the button when it closes")
    func popover() async throws {
        let walk = try await Walk()
        // From then on, what is presented has the keyboard's focus.
        try await walk.perform("Labels", focuses: true)
        try await walk.orca.wait(for: "Labels push button.")
        try await walk.press(.tab, says: "Light push button.")
        try await walk.perform("Presentation")
        try await walk.perform("Any Side", focuses: true)
        try await walk.orca.wait(for: "Any Side push button.")
        try await walk.press(
            .space, says: "Any side dialog A click outside or Escape closes this popover.", "Larger push button.")
        try await walk.press(.escape, says: "Any Side push button.")
    }
}
