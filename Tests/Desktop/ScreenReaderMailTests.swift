// SPDX-License-Identifier: MIT
import TestScreenReader
import Testing

extension ScreenReaderTests {
    /// Moves the focus to the second row of Mail's messages.
    private func messages() async throws -> ScreenReaderWalk {
        let walk = try await ScreenReaderWalk("Mail", title: "All Inboxes")
        // The window has the keyboard from then on.
        try await walk.perform("Edit", focuses: true)
        try await walk.orca.wait(for: "Edit push button.")
        try await walk.press(.tab, says: "Search entry.")
        try await walk.press(.tab, says: "Cancel push button.")
        try await walk.press(.tab, says: "not selected.")
        #expect(walk.orca.speech.contains("List with 10 items."))
        try await walk.press(.down, hearing: "the second message") { $0.hasPrefix("City Library, A book") }
        return walk
    }

    @Test("Orca reads the form of a message that is written with keys, and the list when it is sent")
    func form() async throws {
        let walk = try await messages()
        try await walk.press(.control, .n, says: "New Message dialog", "To: entry.")
        try await walk.press(.a, says: "a")
        try await walk.press(.shift, .two, says: "at")
        try await walk.press(.b, says: "b")
        try await walk.press(.dot, says: "dot")
        try await walk.press(.c, says: "c")
        try await walk.press(.tab, says: "Subject: entry.")
        try await walk.press(.shift, .h, says: "H")
        try await walk.press(.i, says: "i")
        try await walk.press(.tab, says: "Message text.")
        try await walk.press(.shift, .y, says: "Y")
        try await walk.press(.o, says: "o")
        try await walk.press(.shift, .tab, says: "Hi", "selected")
        try await walk.press(.shift, .tab, says: "a@b.c", "selected")
        try await walk.press(.shift, .tab, says: "Send push button.")
        try await walk.press(.space, hearing: "the message in the list") { $0.hasPrefix("City Library, A book") }
    }

    @Test("Orca reads a message line by line, all of it, and its links")
    func reading() async throws {
        let walk = try await messages()
        try await walk.press(.enter, says: "return")
        try await walk.press(.f6, says: "Archive push button.")
        try await walk.press(
            .f6, says: "Message read only text.", "The following item waits for you at the desk until the 28th:")
        try await walk.press(
            .padPlus, says: "The following item waits for you at the desk until the 28th:", "",
            "The Shape of Winter Light", "",
            "Please bring your card. The branch is open until eight on Thursdays. To renew, go to "
                + "https://library.example/renew.")
        // Orca leaves the caret in the last paragraph that it read.
        let above = "The following item waits for you at the desk until the 28th:\n\nThe Shape of Winter Light\n\n"
        try await walk.orca.wait(forCaret: above.unicodeScalars.count)
        try await walk.press(.f7, says: "F7")
        try await walk.press(.right, says: "l")
        try await walk.press(.left, says: "P")
        try await walk.press(.up, says: "blank")
        try await walk.press(.up, says: "The Shape of Winter Light")
    }
}
