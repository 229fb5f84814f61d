// SPDX-License-Identifier: MIT
import TestProcesses
import TestScreenReader
import Testing

@Suite("AT-SPI: clients that use the desktop's library", .enabled(if: AccessibilitySession.isInstalled))
struct ClientTests {
    @Test("A client that starts after the application sees its tree with roles, states, and interfaces")
    func tree() async throws {
        let session = try await AccessibilitySession()
        let application = try session.start(.built("AccessibilityFixture"), ["sample"])
        try await application.line("started")
        let client = try session.startScript("dump", ["AccessibilityFixture"])
        let report = try await client.end()
        #expect(report.ending == .status(0), "\(report)")
        let lines = report.lines.filter { $0 != "waiting" }
        #expect(lines.first == "application 'AccessibilityFixture' [] Accessible,Collection")
        #expect(
            lines.contains(
                "    push button 'Send' [enabled,focusable,focused,sensitive,showing,visible] "
                    + "Accessible,Action,Component"))
        #expect(lines.contains { $0.hasPrefix("    check box 'Wi-Fi' [checkable,checked,") })
        #expect(lines.contains { $0.hasPrefix("        table cell 'Cell 2 1' ") && $0.hasSuffix("TableCell") })
        #expect(lines.count == 23)
    }

    @Test("An application that starts after the client is found")
    func lateApplication() async throws {
        let session = try await AccessibilitySession()
        let client = try session.startScript("dump", ["AccessibilityFixture"])
        try await client.line("waiting")
        let application = try session.start(.built("AccessibilityFixture"), ["sample"])
        #expect(try await client.end().ending == .status(0))
        withExtendedLifetime(application) {}
    }

    @Test("A client reads and operates the objects, and receives events")
    func operation() async throws {
        let session = try await AccessibilitySession()
        let application = try session.start(.built("AccessibilityFixture"), ["sample"])
        let client = try session.startScript("client", ["AccessibilityFixture"])
        try await application.line("action activate")
        // Sent to the last listener that the client registers.
        try await client.line("event window:activate")
        for command in ["toggle", "name Dispatch", "insert x", "remove Send"] { application.write(command) }
        try await application.line("done remove Send")
        let report = try await client.end()
        #expect(report.ending == .status(0), "\(report)")
        let expected = """
            toolkit Shoji 1.0
            extents (110, 90, 80, 30) (10, 40, 80, 30)
            description Sends the message | send
            action 1 activate <Control>s True
            value 0.0 100.0 5.0 True 70.0
            relation labelled-by Volume label
            attributes [('valuetext', '50 percent')]
            count 36
            text 'One bold 😀 word. Second.\\nשלום world\\n'
            part ('😀', 9, 10) ('ו', 27, 28)
            """
        let lines = report.lines
        #expect(
            lines.filter { $0 != "waiting" }.starts(with: expected.split(separator: "\n").map(String.init)), "\(report)"
        )
        #expect(lines.contains("caret True 4") && lines.contains("select True 1"))
        #expect(lines.contains("edit True '😀One '"))
        #expect(lines.contains("selection True Banana 1"))
        #expect(lines.contains("table 3 2 Cell 1 1 Cell 0 1"))
        #expect(lines.contains("matches ['Send', 'Chapter']"))
        #expect(lines.filter { $0 == "child None" }.count == 2)
        let events = lines.filter { $0.hasPrefix("event ") }
        #expect(
            events == [
                "event window:activate Sample 0 0 Sample", "event object:state-changed:checked Wi-Fi 0 0 0",
                "event object:property-change:accessible-name Dispatch 0 0 Dispatch",
                "event object:text-changed:insert Notes 1 1 x", "event object:text-caret-moved Notes 2 0 0",
                "event object:children-changed:remove Sample 1 0 Dispatch",
            ])
        #expect(lines.last?.hasPrefix("gone ") == true)
    }
}
