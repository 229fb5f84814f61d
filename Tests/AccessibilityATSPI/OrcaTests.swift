// SPDX-License-Identifier: MIT
import TestProcesses
import TestScreenReader
import Testing

@Suite("AT-SPI: Orca", .enabled(if: Orca.isInstalled), .serialized)
struct OrcaTests {
    @Test("Orca reads the focus, changes, messages, and alerts of an application")
    func speech() async throws {
        let orca = try await Orca()
        let application = try orca.session.start(.built("AccessibilityFixture"), ["sample"])
        try await orca.wait(for: "Send push button.")
        func expect(_ command: String, _ words: [String], sourceLocation: SourceLocation = #_sourceLocation)
            async throws
        {
            let count = orca.speech.count
            application.write(command)
            let last = try #require(words.last, sourceLocation: sourceLocation)
            let said = try await orca.wait(for: last, after: count)
            #expect(said == words, "Orca said \(said) after \(command)", sourceLocation: sourceLocation)
        }
        try await orca.wait(for: "Sends the message.")
        try await expect("focus Wi-Fi", ["Wi-Fi check box checked."])
        try await expect("toggle", ["not checked"])
        try await expect("focus Volume", ["Volume label horizontal slider 50 percent."])
        try await expect("focus Notes", ["Notes text.", "One bold 😀 word. Second."])
        try await expect("select Banana", ["Fruits.", "List with 3 items.", "Banana."])
        try await expect("select Cherry", ["Cherry."])
        try await expect(
            "focus Cell 1 0", ["Prices.", "table with 3 rows 2 columns", "Cell 1 0 table row header."])
        try await expect("focus Cell 1 1", ["Cell 0 1 column header Cell 1 1."])
        try await expect("focus Password", ["Password password text 4 bullet characters."])
        try await expect("announce Message sent", ["notification Message sent."])
        try await expect("alert Disk full", ["alert Disk full.", "Something happened.", "OK push button."])
        withExtendedLifetime(application) {}
    }
}
