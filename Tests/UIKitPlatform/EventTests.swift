// SPDX-License-Identifier: MIT
import TestCompositor
import TestProcesses
import Testing
import WaylandServer

/// User input from the Wayland protocol to the views.
@Suite("Events on Wayland")
struct EventTests {
    private func open() async throws -> (TestCompositor, ChildProcess) {
        let compositor = try TestCompositor()
        try compositor.perform { $0.seat.keymap = Array(writingKeymap.utf8) + [0] }
        return (compositor, try await Fixture.open("hears", on: compositor))
    }

    private func end(_ process: ChildProcess) async throws -> [String] {
        process.send(15)
        let report = try await process.end()
        #expect(report.ending == .status(0))
        return report.lines
    }

    @Test("A double tap by a finger is recognized once (S-IPAD-38)")
    func doubleTap() async throws {
        let (compositor, process) = try await open()
        try compositor.perform { desk in
            let window = try #require(desk.toplevel)
            for id in [Int32(0), 1] {
                desk.touch(
                    id, on: window.surface, x: Double(window.geometry[0]) + 50, y: Double(window.geometry[1]) + 30)
                desk.liftTouch(id)
            }
        }
        _ = try await process.line("tapped twice")
        #expect(try await end(process).count { $0 == "tapped twice" } == 1)
    }

    @Test("Spreading two fingers is a pinch with several changes and one end (S-IPAD-38, S-IPAD-42)")
    func pinch() async throws {
        let (compositor, process) = try await open()
        try compositor.perform { desk in
            let window = try #require(desk.toplevel)
            let (x, y) = (Double(window.geometry[0]), Double(window.geometry[1]) + 30)
            desk.touch(0, on: window.surface, x: x + 40, y: y)
            desk.touch(1, on: window.surface, x: x + 60, y: y)
            desk.moveTouch(0, x: x + 20, y: y)
            desk.moveTouch(1, x: x + 80, y: y)
        }
        // Movements within one run-loop iteration are delivered once.
        _ = try await process.line("pinched, began")
        try compositor.perform { desk in
            let x = Double(try #require(desk.toplevel).geometry[0])
            desk.moveTouch(1, x: x + 90, y: 30)
        }
        _ = try await process.line("pinched, changed")
        try compositor.perform { desk in
            desk.liftTouch(0)
            desk.liftTouch(1)
        }
        _ = try await process.line("width")
        let calls = try await end(process).filter { $0.hasPrefix("pinched") }
        #expect(calls.first == "pinched, began")
        #expect(calls.last == "pinched, ended")
    }

    @Test("A touchpad pinch by two doubles the size of the view under the pointer (S-IPAD-42)")
    func touchpadPinch() async throws {
        let (compositor, process) = try await open()
        try compositor.perform { desk in
            let window = try #require(desk.toplevel)
            desk.movePointer(
                to: window.surface, x: Double(window.geometry[0]) + 50, y: Double(window.geometry[1]) + 30)
            let pinch = try #require(desk.input.pinches.first)
            pinch.sendBegin(serial: 1, time: 1, surface: window.surface.resource, fingers: 2)
            for scale in [1.2, 1.6, 2] { pinch.sendUpdate(time: 2, dx: 0, dy: 0, scale: scale, rotation: 0) }
            pinch.sendEnd(serial: 2, time: 3, cancelled: 0)
        }
        #expect(try await process.line("width ") == "200")
        _ = try await end(process)
    }

    @Test("A wheel scrolls only what is under the pointer")
    func wheel() async throws {
        let (compositor, process) = try await open()
        try compositor.perform { desk in
            let window = try #require(desk.toplevel)
            desk.movePointer(
                to: window.surface, x: Double(window.geometry[0]) + 50, y: Double(window.geometry[1]) + 30)
            desk.turnWheel(by: 1)
            desk.movePointer(x: Double(window.geometry[0]) + 150, y: Double(window.geometry[1]) + 30)
            desk.turnWheel(by: 2)
        }
        _ = try await process.line("scrolled to ")
        let places = try await end(process).compactMap { line in
            line.hasPrefix("scrolled to ") ? Int(line.dropFirst(12)) : nil
        }
        #expect(places == places.sorted())
        #expect(places.last ?? 0 > 0)
    }

    @Test("Tab and Shift-Tab move between buttons, and Space presses the focused one")
    func focus() async throws {
        let (compositor, process) = try await open()
        try compositor.perform { desk in
            desk.focusKeyboard(desk.toplevel?.surface)
            for key in [UInt32(15), 15, 57] {
                desk.key(key)
                desk.key(key, isDown: false)
            }
            desk.key(42)
            desk.setModifiers(TestModifiers.shift)
            desk.key(15)
            desk.key(15, isDown: false)
            desk.key(42, isDown: false)
            desk.setModifiers(0)
            desk.key(57)
            desk.key(57, isDown: false)
        }
        _ = try await process.line("pressed First")
        let lines = try await end(process).filter { $0.hasPrefix("focus") || $0.hasPrefix("pressed") }
        #expect(lines == ["focus on First", "focus on Second", "pressed Second", "focus on First", "pressed First"])
    }
}
