// SPDX-License-Identifier: MIT
import TestDesktops
import TestProcesses
import TestScreenReader
import Testing

@Suite("Screen reader", .enabled(if: Orca.isInstalled, "Needs Orca and openbox."), .serialized)
struct ScreenReaderTests {
    private func gallery(on compositor: Sway? = nil) async throws -> ScreenReaderWalk {
        try await ScreenReaderWalk("Gallery", title: "Shoji Gallery", on: compositor)
    }

    @Test("Orca reads the gallery's controls and their changes")
    func controls() async throws {
        let walk = try await gallery()
        try await walk.perform("Controls")
        try await walk.perform("Tint color", focuses: true)
        try await walk.orca.wait(for: "Tint color check box checked.")
        try await walk.press(.space, says: "not checked")
        try await walk.press(.tab, says: "Green check box checked.")
        try await walk.perform("0 to 20", focuses: true)
        try await walk.orca.wait(for: "0 to 20 3 spin button.")
        try await walk.press(.tab, says: "Wraps 0 spin button.")
        try await walk.perform("Continuous", focuses: true)
        try await walk.orca.wait(for: "Continuous horizontal slider 60%")
    }

    @Test("Orca echoes typed characters, and reads what the caret passes")
    func typing() async throws {
        let walk = try await gallery()
        try await walk.perform("Text Fields")
        try await walk.perform("Rounded", focuses: true)
        try await walk.orca.wait(for: "Rounded entry.")
        try await walk.press(.shift, .h, says: "H")
        try await walk.press(.i, says: "i")
        try await walk.orca.wait(forCaret: 2)
        try await walk.press(.left, says: "i")
        try await walk.press(.left, says: "H")
    }

    @Test("Orca reads an alert when it appears, also if the keyboard hasn't been used")
    func alert() async throws {
        let walk = try await gallery()
        try await walk.perform("Presentation")
        try await walk.perform("Alert", focuses: true)
        try await walk.orca.wait(for: "Alert push button.")
        try await walk.perform("Alert")
        try await walk.orca.wait(for: "Cancel push button.")
        #expect(walk.orca.speech.suffix(3) == Self.alertWords)
    }

    private static let alertWords = [
        "alert Discard the drawing?", "This can't be undone.", "Cancel push button.",
    ]

    @Test("Orca reads the title and the message of an alert once when a key opens it, and the button when it closes")
    func alertByKeys() async throws {
        let walk = try await gallery()
        try await walk.perform("Presentation")
        try await walk.perform("Alert", focuses: true)
        try await walk.orca.wait(for: "Alert push button.")
        let count = walk.orca.speech.count
        try await walk.press(.space, says: "Cancel push button.")
        #expect(walk.orca.speech.dropFirst(count).filter { $0 != "space" } == Self.alertWords)
        try await walk.press(.tab, says: "Discard push button.")
        try await walk.press(.escape, says: "Alert push button.")
    }

    @Test("Orca reads a popover when it opens, and the button when it closes")
    func popover() async throws {
        let walk = try await gallery()
        // From then on, what is presented has the keyboard's focus.
        try await walk.perform("Labels", focuses: true)
        try await walk.orca.wait(for: "Labels push button.")
        try await walk.press(.tab)
        try await walk.perform("Presentation")
        try await walk.perform("Any Side", focuses: true)
        try await walk.orca.wait(for: "Any Side push button.")
        try await walk.press(
            .space, says: "Any side dialog A click outside or Escape closes this popover.", "Larger push button.")
        try await walk.press(.escape, says: "Any Side push button.")
    }

    @Test("Orca reads the rows of a table, their selection, the sections that are entered, and the index")
    func table() async throws {
        let walk = try await gallery()
        try await walk.perform("Tables")
        try await walk.perform("Tables", focuses: true)
        try await walk.orca.wait(for: "Tables push button.")
        // The choice of the appearance is between the list of pages and the page.
        try await walk.press(.tab)
        try await walk.press(.tab, says: "List with 72 items.", "Acacia.", "not selected.")
        try await walk.press(.down, says: "Alder.", "not selected.")
        try await walk.press(.down, says: "Anemone.", "not selected.")
        try await walk.press(.space, says: "selected")
        try await walk.press(.down, says: "Ash.", "not selected.")
        try await walk.press(.down, says: "Aspen.", "not selected.")
        try await walk.press(.down, says: "notification B.", "Bamboo.", "not selected.")
        // This version of Orca counts the headers as well.
        try await walk.press(.padEnter, says: "list item.", "Bamboo.", "not selected.", "8 of 94.")
        try await walk.press(.up, says: "notification A.", "Aspen.", "not selected.")
        try await walk.press(.tab, says: "List with 21 items.", "Nesting level 1", "A.")
        try await walk.press(.down, says: "B.")
    }

    @Test("Orca reads each change of a date: of wheels, a calendar, and the parts of a field")
    func dates() async throws {
        let walk = try await gallery()
        try await walk.perform("Pickers")
        try await walk.perform("Pickers", focuses: true)
        try await walk.orca.wait(for: "Pickers push button.")
        try await walk.press(.tab)
        try await walk.press(.tab, says: "Staple Ramen spin button.")
        try await walk.press(.down, says: "Rice")
        try await walk.press(.right, says: "Topping Salmon spin button.")
        try await walk.press(.up, says: "Egg")

        try await walk.press(.tab, hearing: "the month") { SpokenDate($0, "MMMM y 'push button.'") }
        try await walk.press(.tab, says: "Previous Month push button.")
        try await walk.press(.tab, says: "Next Month push button.")
        let day = "EEEE, d MMMM y 'push button.'"
        let today = try await walk.press(.tab, hearing: "a day") { SpokenDate($0, day) }
        let next = try await walk.press(.right, hearing: "the next day") { SpokenDate($0, day) }
        #expect(next.days(since: today) == 1)
        let following = try await walk.press(.down, hearing: "the day a week later") { SpokenDate($0, day) }
        #expect(following.days(since: next) == 7)
        try await walk.press(.tab, says: "Hour.")

        let field = "'Date and time' MMM d, y 'spin button.'"
        let whole = try await walk.press(.tab, hearing: "a field") { SpokenDate($0, field) }
        try await walk.orca.wait(for: "Month.")
        try await walk.press(.right, says: "Day")
        try await walk.press(.right, says: "Year")
        let changed = try await walk.press(.up, hearing: "the date of the field") { SpokenDate($0, "MMM d, y") }
        #expect((365...366).contains(changed.days(since: whole)))
    }

    @Test("On a Wayland compositor, Orca reads controls and their changes", .enabled(if: Sway.isInstalled))
    func wayland() async throws {
        let walk = try await gallery(on: try await Sway())
        try await walk.perform("Controls")
        try await walk.perform("Tint color", focuses: true)
        try await walk.orca.wait(for: "Tint color check box checked.")
        try await walk.press(.space, says: "not checked")
        try await walk.press(.tab, says: "Green check box checked.")
    }
}
