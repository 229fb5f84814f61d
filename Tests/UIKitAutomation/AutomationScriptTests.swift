// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitAccessibility
import UIKitAutomation
import UIKitCore
import Windowing

@Suite("Automation scripts")
struct AutomationScriptTests {
    @Test("Every command is parsed with its defaults")
    func verbs() throws {
        let script = try AutomationScript(
            text: """
                wait 0.5
                wait idle
                tap Save
                tap "10 20"
                tap 10 20.5
                longpress "A b"
                longpress 1 2 3
                drag 1 2 3 4
                drag 1 2 -3 4 0
                scroll 1 2 0 -40
                type "say \\"hi\\"\\n\\\\\\t"
                key ctrl+s
                resize 640 480
                orientation landscapeLeft
                connect-screen 800x600:640x480@2
                disconnect-screen 1
                expect Saved
                expect-not "Not saved"
                screenshot a.png
                screenshot "b c.png" 1
                tree t.json
                accessibility a.json
                activate Save
                increment Wind
                decrement "Wind 2"
                act Robin Delete
                escape
                shake
                page Birds next
                magic-tap
                quit
                """)
        let commands: [AutomationCommand] = [
            .wait(0.5), .waitUntilIdle, .tap(.named("Save")), .tap(.named("10 20")),
            .tap(.point(CGPoint(x: 10, y: 20.5))), .longPress(.named("A b"), 1),
            .longPress(.point(CGPoint(x: 1, y: 2)), 3), .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), 0.25),
            .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: -3, y: 4), 0),
            .scroll(at: CGPoint(x: 1, y: 2), by: CGSize(width: 0, height: -40)), .type("say \"hi\"\n\\\t"),
            .key(try #require(KeyChord("ctrl+s"))), .resize(CGSize(width: 640, height: 480)),
            .orientation(.landscapeLeft), .connectScreen("800x600:640x480@2"), .disconnectScreen(1), .expect("Saved"),
            .expectNot("Not saved"), .screenshot(path: "a.png", screen: nil),
            .screenshot(path: "b c.png", screen: 1), .tree(path: "t.json"),
            .accessibility(path: "a.json"), .assist(.activate, "Save"), .assist(.increment, "Wind"),
            .assist(.decrement, "Wind 2"), .assist(.custom("Delete"), "Robin"), .escape, .shake,
            .assist(.page(.next), "Birds"), .magicTap, .quit,
        ]
        #expect(script.steps.map(\.command) == commands)
        #expect(script.steps.map(\.line) == Array(1...31))
    }

    @Test("Comments, empty lines, and all kinds of line endings are ignored but counted")
    func blanks() throws {
        let script = try AutomationScript(text: "# first\r\n\n  tap A # then\ttext\n\ttap \"#B\"\rquit")
        #expect(
            script.steps == [
                AutomationScript.Step(line: 3, command: .tap(.named("A"))),
                AutomationScript.Step(line: 4, command: .tap(.named("#B"))),
                AutomationScript.Step(line: 5, command: .quit),
            ])
        #expect(try AutomationScript(text: "").steps.isEmpty)
    }

    @Test(
        "An invalid line is an error with its number and what was expected",
        arguments: [
            ("jump", "verbs", "\"jump\""), ("pinch 1 2", "scale", "end of the line"),
            ("pinch 1 2 0", "scale", "\"0\""), ("rotate 1 2 x", "degrees", "\"x\""),
            ("click 1 2 up", "left or right", "\"up\""), ("hover", "label", "end of the line"),
            ("scroll-to-top 1", "end of the line", "\"1\""), ("\"tap\" A", "verb", "in quotes"),
            ("wait", "seconds", "end of the line"), ("wait soon", "seconds", "\"soon\""),
            ("wait -1", "seconds", "\"-1\""), ("wait nan", "seconds", "\"nan\""), ("wait inf", "seconds", "\"inf\""),
            ("wait 1e9", "seconds", "\"1e9\""), ("wait 1 2", "end of the line", "\"2\""),
            ("tap", "label", "end of the line"), ("tap \"\"", "label", "empty"), ("tap 1", "X Y", "1"),
            ("tap 1 x", "points", "\"x\""), ("tap 1 nan", "points", "\"nan\""), ("tap 1 1e300", "points", "\"1e300\""),
            ("tap A B", "end of the line", "\"B\""), ("tap \"A", "closing quote", "end of the line"),
            ("tap \"A\"B", "space", "\"B\""), ("type \"\\q\"", "\\n", "\\q"), ("type \"\\", "\\n", "\\"),
            ("drag 1 2 3", "X Y X Y", "3"), ("drag 1 2 3 4 5 6", "end of the line", "\"6\""),
            ("scroll 1 2 3", "DX DY", "3"), ("key ctrl+", "key", "\"ctrl+\""), ("key hyper+s", "key", "\"hyper+s\""),
            ("key ctrl+nothing", "key", "\"ctrl+nothing\""), ("resize 0 5", "at least 1", "0"),
            ("resize 5", "WIDTH HEIGHT", "1"), ("expect", "label", "end of the line"),
            ("screenshot", "file", "end of the line"), ("screenshot a.png -1", "screen", "\"-1\""),
            ("screenshot a.png b", "screen", "\"b\""), ("orientation", "portrait", "end of the line"),
            ("orientation faceUp", "landscapeRight", "\"faceUp\""), ("connect-screen", "1024x768@2", "end of the line"),
            ("disconnect-screen", "screen", "end of the line"), ("disconnect-screen x", "screen", "\"x\""),
            ("quit now", "end of the line", "\"now\""),
        ])
    func mistakes(line: String, expected: String, found: String) throws {
        let error = #expect(throws: AutomationError.self) { try AutomationScript(text: "quit\n" + line) }
        guard case .syntax(line: 2, let wanted, let was) = error else {
            Issue.record("\(String(describing: error)) is no mistake on line 2")
            return
        }
        #expect(wanted.contains(expected))
        #expect(was.contains(found))
    }

    @Test("A file that is missing, too long, or not text is an error with its name")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let good = folder.appendingPathComponent("good")
        try Data("quit\n".utf8).write(to: good)
        #expect(try AutomationScript(contentsOfFile: good.path).steps.count == 1)
        let long = folder.appendingPathComponent("long")
        try Data(repeating: 0x0a, count: AutomationScript.maximumFileBytes + 1).write(to: long)
        let binary = folder.appendingPathComponent("binary")
        try Data([0xff, 0xfe, 0x00]).write(to: binary)
        for path in [long.path, binary.path, folder.path, folder.appendingPathComponent("none").path] {
            let error = #expect(throws: AutomationError.self) { try AutomationScript(contentsOfFile: path) }
            guard case .unreadable(path, _) = error else {
                Issue.record("\(String(describing: error)) does not name \(path)")
                continue
            }
        }
    }
}
