// SPDX-License-Identifier: MIT
import TestCompositor
import TestProcesses
import Testing
import WaylandServer

/// Text fields on a compositor with a keyboard, an input method, and a pointer.
@Suite("Text entry on Wayland")
struct TextEntryTests {
    private enum Key {
        static let e: UInt32 = 18
        static let enter: UInt32 = 28
        static let a: UInt32 = 30
        static let deadAcute: UInt32 = 40
        static let c: UInt32 = 46
        static let v: UInt32 = 47
    }

    private func desktop() throws -> TestCompositor {
        var options = CompositorOptions()
        options.servesClients = true
        let compositor = try TestCompositor(options)
        try compositor.perform { $0.seat.keymap = Array(writingKeymap.utf8) + [0] }
        return compositor
    }

    /// Starts the application and gives it the keyboard focus.
    private func write(on compositor: TestCompositor) async throws -> ChildProcess {
        let process = try await Fixture.open("writes", on: compositor)
        _ = try await process.line("writing")
        try compositor.perform { desk in desk.focusKeyboard(try #require(desk.toplevel?.surface)) }
        return process
    }

    private func strike(_ keys: UInt32..., on compositor: TestCompositor) throws {
        try compositor.perform { desk in
            for key in keys {
                desk.key(key)
                desk.key(key, isDown: false)
            }
        }
    }

    /// Presses a key with Control.
    private func command(_ key: UInt32, on compositor: TestCompositor) throws {
        try compositor.perform { desk in
            desk.key(29)
            desk.setModifiers(TestModifiers.control)
            desk.key(key)
            desk.key(key, isDown: false)
            desk.key(29, isDown: false)
            desk.setModifiers(0)
        }
    }

    private func end(_ process: ChildProcess) async throws {
        process.send(15)
        #expect(try await process.end().ending == .status(0))
    }

    @Test("A held key repeats until it is released")
    func keyRepeat() async throws {
        let compositor = try desktop()
        let process = try await write(on: compositor)
        try compositor.perform { desk in _ = desk.key(Key.a) }
        _ = try await process.line("text xaaa")
        try compositor.perform { desk in _ = desk.key(Key.a, isDown: false) }
        try strike(Key.e, on: compositor)
        // Regardless of the number of repetitions, none follows the release.
        _ = try await process.wait(for: "the other letter") { report in
            report.lines.contains { $0.hasPrefix("text xaaa") && $0.hasSuffix("ae") } ? true : nil
        }
        try strike(Key.enter, on: compositor)
        _ = try await process.line("returned")
        #expect(process.report.lines.last { $0.hasPrefix("text ") }?.hasSuffix("ae") == true)
        try await end(process)
    }

    @Test("A dead key and a letter yield one character")
    func deadKey() async throws {
        let compositor = try desktop()
        let process = try await write(on: compositor)
        try strike(Key.deadAcute, Key.e, on: compositor)
        _ = try await process.line("text xé")
        #expect(!process.report.lines.contains("text xe"))
        try await end(process)
    }

    @Test("An input method composes, commits, and deletes, and receives the text (S-IPAD-79)")
    func inputMethod() async throws {
        let compositor = try desktop()
        let process = try await write(on: compositor)
        try compositor.perform { desk in
            let surface = try #require(desk.toplevel?.surface)
            for textInput in desk.input.textInputs { textInput.resource.sendEnter(surface: surface.resource) }
        }
        try await compositor.wait { $0.input.textInputs.first?.state.isEnabled == true }
        let begin = try compositor.perform { try #require($0.input.textInputs.first).state }
        #expect(begin.text == "x" && begin.cursor == 1 && begin.rectangle.count == 4)

        try say(compositor) { $0.sendPreeditString(text: "にほん", cursorBegin: 9, cursorEnd: 9) }
        _ = try await process.line("composing xにほん")
        try say(compositor) { $0.sendCommitString(text: "日本") }
        _ = try await process.line("text x日本")
        try say(compositor) { $0.sendDeleteSurroundingText(beforeLength: 3, afterLength: 0) }
        _ = try await process.line("text x日")
        // Typed text is inserted after that, and reported immediately, even before the input method has answered.
        try strike(Key.a, on: compositor)
        _ = try await process.line("text x日a")
        try await compositor.wait { $0.input.textInputs.first?.state.text == "x日a" }
        try strike(Key.enter, on: compositor)
        _ = try await process.line("returned")
        // No text is being edited any more.
        try await compositor.wait { $0.input.textInputs.first?.state.isEnabled == false }
        try await end(process)
    }

    /// Sends events of the input method, followed by `done` with the latest serial.
    private func say(_ compositor: TestCompositor, _ body: @Sendable (ZwpTextInputV3Resource) -> Void) throws {
        try compositor.perform { desk in
            let textInput = try #require(desk.input.textInputs.first)
            body(textInput.resource)
            textInput.resource.sendDone(serial: textInput.commitCount)
        }
    }

    @Test("A right click opens a list with a grab, and the selected command is performed")
    func list() async throws {
        let compositor = try desktop()
        let process = try await write(on: compositor)
        let serial = try compositor.perform { desk -> UInt32 in
            let window = try #require(desk.toplevel)
            desk.movePointer(
                to: window.surface, x: Double(window.geometry[0]) + 60, y: Double(window.geometry[1]) + 27)
            defer { desk.press(.right, isDown: false) }
            return desk.press(.right)
        }
        try await compositor.wait { $0.popup?.surface.frameCount ?? 0 > 0 }
        try compositor.perform { desk in
            let popup = try #require(desk.popup)
            #expect(popup.grabSerial == serial)
            // Select All is the last row.
            let geometry = popup.shell.geometry
            desk.movePointer(
                to: popup.surface, x: Double(geometry[0]) + 40, y: Double(geometry[1] + geometry[3]) - 20)
            desk.press()
            desk.press(isDown: false)
        }
        _ = try await process.line("selected x")
        try await compositor.wait { $0.popups.isEmpty }
        try await end(process)
    }

    @Test("A double tap selects and shows a bar without a grab; tapping Cut in it cuts")
    func bar() async throws {
        let compositor = try desktop()
        let process = try await write(on: compositor)
        try compositor.perform { desk in
            let window = try #require(desk.toplevel)
            for id in [Int32(0), 1] {
                desk.touch(
                    id, on: window.surface, x: Double(window.geometry[0]) + 20, y: Double(window.geometry[1]) + 27)
                desk.liftTouch(id)
            }
        }
        _ = try await process.line("selected x")
        try await compositor.wait { $0.popup?.surface.frameCount ?? 0 > 0 }
        try compositor.perform { desk in
            let popup = try #require(desk.popup)
            #expect(popup.grabSerial == nil)
            #expect(desk.grabs.isEmpty)
            let geometry = popup.shell.geometry
            desk.touch(2, on: popup.surface, x: Double(geometry[0]) + 20, y: Double(geometry[1]) + 26)
            desk.liftTouch(2)
        }
        #expect(try await process.line("text ") == "")
        try await compositor.wait { $0.popups.isEmpty }
        try await end(process)
    }

    @Test("Dragging the pointer selects, and text copied by one application is pasted by another")
    func copyAndPaste() async throws {
        let compositor = try desktop()
        let giver = try await write(on: compositor)
        try strike(Key.a, Key.e, on: compositor)
        _ = try await giver.line("text xae")
        try compositor.perform { desk in
            let window = try #require(desk.toplevel)
            let (x, y) = (Double(window.geometry[0]), Double(window.geometry[1]))
            desk.movePointer(to: window.surface, x: x + 150, y: y + 27)
            desk.press()
            desk.movePointer(x: x + 60, y: y + 27)
            desk.movePointer(x: x + 11, y: y + 27)
            desk.press(isDown: false)
        }
        _ = try await giver.line("selected xae")
        try command(Key.c, on: compositor)
        try await compositor.wait { $0.data.clipboard != nil }

        let taker = try Fixture.start(
            "writes", ["WAYLAND_DISPLAY": compositor.displayName, "SHOJI_RECONNECT": "0"])
        _ = try await taker.line("writing")
        try await compositor.wait { $0.toplevels.count == 2 && $0.toplevels[1].surface.frameCount > 0 }
        try compositor.perform { desk in desk.focusKeyboard(desk.toplevels[1].surface) }
        try command(Key.v, on: compositor)
        _ = try await taker.line("text xxae")
        try await end(taker)
        try await end(giver)
    }
}
