// SPDX-License-Identifier: MIT
import Testing

@testable import ApplicationPackage

@Suite("Messages of a build")
struct BuildMessagesTests {
    @Test("Messages about the application are shown once; progress and the toolkit's warnings are left out")
    func selection() {
        let output = """
            [12/40] Compiling Birds Bird.swift
            warning: prohibited flag(s): -pthread
            /toolkit/Sources/A.swift:1:2: warning: unused
             1 | let a = 1
            /birds/Bird.swift:3:5: error: cannot find 'x' in scope
            2 | func f() {
              |     `- error: cannot find 'x' in scope
            /birds/Bird.swift:3:5: error: cannot find 'x' in scope
            2 | func f() {
            /birds/.build/Bird.swift:1:23: warning: '#sourceLocation' directive produces '#fileID' string
             1 | #sourceLocation(file: "/birds/Bird.swift", line: 1)
            /toolkit/Sources/B.swift:1:2: error: damaged
            Build complete! (1.00s)
            """
        var messages = BuildMessages(toolkit: "/toolkit")
        let shown = output.split(separator: "\n").map(String.init).filter { messages.shows($0) }
        #expect(
            shown == [
                "/birds/Bird.swift:3:5: error: cannot find 'x' in scope", "2 | func f() {",
                "  |     `- error: cannot find 'x' in scope", "/toolkit/Sources/B.swift:1:2: error: damaged",
            ])
    }
}
