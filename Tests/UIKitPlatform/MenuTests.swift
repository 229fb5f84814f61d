// SPDX-License-Identifier: MIT
import TestCompositor
import TestProcesses
import Testing

/// Menus from the compositor's point of view.
@Suite("Menus on Wayland")
struct MenuTests {
    private enum Key {
        static let escape: UInt32 = 1
        static let enter: UInt32 = 28
        static let down: UInt32 = 108
        static let left: UInt32 = 105
        static let right: UInt32 = 106
    }

    private func open() async throws -> (TestCompositor, ChildProcess) {
        let compositor = try TestCompositor()
        try compositor.perform { $0.seat.keymap = Array(writingKeymap.utf8) + [0] }
        return (compositor, try await Fixture.open("menu", on: compositor))
    }

    /// Presses in the window, and waits for the menu.
    private func openMenu(on compositor: TestCompositor) async throws -> UInt32 {
        let serial = try compositor.perform { desk -> UInt32 in
            let window = try #require(desk.toplevel)
            desk.movePointer(
                to: window.surface, x: Double(window.geometry[0] + window.geometry[2] / 2),
                y: Double(window.geometry[1] + window.geometry[3] - 20))
            return desk.press()
        }
        try await compositor.wait { $0.popup?.surface.frameCount ?? 0 > 0 }
        return serial
    }

    /// Clicks a row of the topmost menu.
    private static func click(row: Int, on desk: Desk) throws {
        let popup = try #require(desk.popup)
        desk.movePointer(
            to: popup.surface, x: Double(popup.shell.geometry[0]) + 40,
            y: Double(popup.shell.geometry[1]) + 20 + 30 * Double(row))
        desk.press()
        desk.press(isDown: false)
    }

    private func strike(_ keys: UInt32..., on compositor: TestCompositor) throws {
        try compositor.perform { desk in
            for key in keys {
                desk.key(key)
                desk.key(key, isDown: false)
            }
        }
    }

    private func close(_ process: ChildProcess, _ compositor: TestCompositor) async throws -> ProcessReport {
        try compositor.perform { $0.toplevel?.requestClose() }
        let report = try await process.end()
        #expect(report.ending == .status(0))
        #expect(report.errors == "")
        return report
    }

    @Test("A menu grabs input with the press that opened it, and an element can be selected")
    func choosing() async throws {
        let (compositor, process) = try await open()
        let serial = try await openMenu(on: compositor)
        try compositor.perform { desk in
            let popup = try #require(desk.popup)
            #expect(popup.grabSerial == serial)
            #expect(popup.parent === desk.toplevel?.shell)
            desk.press(isDown: false)
            try Self.click(row: 0, on: desk)
        }
        try await compositor.wait { $0.popups.isEmpty }
        #expect(try await close(process, compositor).lines.contains("chose First"))
    }

    @Test("A submenu takes over the grab from its menu, and both are destroyed in the required order")
    func submenu() async throws {
        let (compositor, process) = try await open()
        _ = try await openMenu(on: compositor)
        try compositor.perform { desk in
            desk.press(isDown: false)
            try Self.click(row: 1, on: desk)
        }
        try await compositor.wait { $0.popups.count == 2 && $0.popup?.surface.frameCount ?? 0 > 0 }
        try compositor.perform { desk in
            #expect(desk.popups[1].parent === desk.popups[0].shell)
            #expect(desk.grabs.count == 2)
            try Self.click(row: 0, on: desk)
        }
        try await compositor.wait { $0.popups.isEmpty }
        #expect(try await close(process, compositor).lines.contains("chose Inner"))
    }

    @Test("Arrow keys move through a menu and into and out of its submenu, and Return selects")
    func keyboard() async throws {
        let (compositor, process) = try await open()
        _ = try await openMenu(on: compositor)
        try compositor.perform { desk in
            desk.press(isDown: false)
            // As a compositor does for a popup with a grab.
            desk.focusKeyboard(desk.popup?.surface)
        }
        try strike(Key.down, Key.down, Key.right, on: compositor)
        try await compositor.wait { $0.popups.count == 2 && $0.popup?.surface.frameCount ?? 0 > 0 }
        try strike(Key.left, on: compositor)
        try await compositor.wait { $0.popups.count == 1 }
        try strike(Key.right, on: compositor)
        try await compositor.wait { $0.popups.count == 2 && $0.popup?.surface.frameCount ?? 0 > 0 }
        try strike(Key.enter, on: compositor)
        try await compositor.wait { $0.popups.isEmpty }
        #expect(try await close(process, compositor).lines.contains("chose Inner"))
    }

    @Test("Escape dismisses the menu and selects nothing")
    func escape() async throws {
        let (compositor, process) = try await open()
        _ = try await openMenu(on: compositor)
        try compositor.perform { desk in
            desk.press(isDown: false)
            desk.focusKeyboard(desk.popup?.surface)
        }
        try strike(Key.escape, on: compositor)
        try await compositor.wait { $0.popups.isEmpty }
        #expect(try await !close(process, compositor).lines.contains { $0.hasPrefix("chose") })
    }

    @Test("A press outside the application dismisses the menu and its submenu")
    func pressElsewhere() async throws {
        let (compositor, process) = try await open()
        _ = try await openMenu(on: compositor)
        try compositor.perform { desk in
            desk.press(isDown: false)
            try Self.click(row: 1, on: desk)
        }
        try await compositor.wait { $0.popups.count == 2 && $0.popup?.surface.frameCount ?? 0 > 0 }
        try compositor.perform { desk in
            desk.movePointer(to: nil)
            desk.press()
            desk.press(isDown: false)
        }
        try await compositor.wait { $0.popups.isEmpty }
        #expect(try await !close(process, compositor).lines.contains { $0.hasPrefix("chose") })
    }

    @Test("If the compositor refuses the grab, the menu is drawn in the window")
    func refused() async throws {
        let (compositor, process) = try await open()
        try compositor.perform { desk in
            desk.refusesGrabs = true
            let window = try #require(desk.toplevel)
            desk.movePointer(to: window.surface, x: Double(window.geometry[0]) + 60, y: Double(window.geometry[1]) + 60)
            desk.press()
            desk.press(isDown: false)
        }
        try await compositor.wait { $0.hasLogged("xdg_popup.destroy") && $0.popups.isEmpty }
        _ = try await close(process, compositor)
    }
}
