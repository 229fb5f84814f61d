// SPDX-License-Identifier: MIT
import TestCompositor
import Testing
import WaylandClient

/// The rules that other tests rely on the compositor to enforce, each violated once.
@Suite("Shell rules")
struct ShellRulesTests {
    private static let surfaces = [
        WireRule("a buffer before the first acknowledgement", "xdg_surface", 3) { client in
            let window = client.makeWindow()
            window.surface.attach(buffer: try client.makeBuffer(), x: 0, y: 0)
            window.surface.commit()
        },
        WireRule("an unknown serial", "xdg_surface", 4) { $0.makeWindow().shellSurface.ackConfigure(serial: 12345) },
        WireRule("an acknowledgement twice", "xdg_surface", 4) { client in
            let window = client.makeWindow()
            window.shellSurface.handler = { [weak surface = window.shellSurface] event in
                guard case .configure(let serial) = event else { return }
                surface?.ackConfigure(serial: serial)
                surface?.ackConfigure(serial: serial)
            }
            window.surface.commit()
            try client.display.roundtrip()
        },
        WireRule("no role", "xdg_surface", 1) { client in
            client.makeSurface().shellSurface.setWindowGeometry(x: 0, y: 0, width: 1, height: 1)
        },
        WireRule("two roles", "xdg_surface", 2) { client in
            let window = client.makeWindow()
            _ = client.keep(window.shellSurface.getToplevel())
        },
        WireRule("an empty geometry", "xdg_surface", 5) {
            $0.makeWindow().shellSurface.setWindowGeometry(x: 0, y: 0, width: 0, height: 5)
        },
        WireRule("a shell surface that ends before its role", WireRule.ended, 6) {
            $0.makeWindow().shellSurface.destroy()
        },
        WireRule("a surface that ends before its shell surface", WireRule.ended, 4) {
            $0.makeWindow().surface.destroy()
        },
        WireRule("two shell surfaces", "xdg_wm_base", 0) { client in
            let window = client.makeWindow()
            _ = client.keep(client.shell.getXdgSurface(surface: window.surface))
        },
        WireRule("a shell surface for what is shown already", "xdg_wm_base", 4) { client in
            let surface = client.keep(client.factory.createSurface())
            surface.attach(buffer: try client.makeBuffer(), x: 0, y: 0)
            surface.commit()
            _ = client.keep(client.shell.getXdgSurface(surface: surface))
        },
        WireRule("a shell that ends before its surfaces", WireRule.ended, 1) { client in
            _ = client.makeWindow()
            client.shell.destroy()
        },
        WireRule("a negative limit", "xdg_toplevel", 2) { $0.makeWindow().toplevel.setMinSize(width: -1, height: 5) },
        WireRule("limits that contradict each other", "xdg_toplevel", 2) { client in
            let window = client.makeWindow()
            window.toplevel.setMinSize(width: 20, height: 20)
            window.toplevel.setMaxSize(width: 10, height: 10)
            window.surface.commit()
        },
        WireRule("a window above itself", "xdg_toplevel", 1) { client in
            let first = client.makeWindow()
            let second = client.makeWindow()
            first.toplevel.setParent(parent: second.toplevel)
            second.toplevel.setParent(parent: first.toplevel)
        },
        WireRule("an edge that is none", "xdg_toplevel", 0) { client in
            client.makeWindow().toplevel.resize(
                seat: try client.makeSeat(), serial: 1, edges: XdgToplevel.ResizeEdge(rawValue: 3))
        },
    ]

    private static let popups = [
        WireRule("a positioner's empty size", "xdg_positioner", 0) {
            $0.keep($0.shell.createPositioner()).setSize(width: 0, height: 5)
        },
        WireRule("a positioner's negative anchor", "xdg_positioner", 0) {
            $0.keep($0.shell.createPositioner()).setAnchorRect(x: 0, y: 0, width: -1, height: 5)
        },
        WireRule("a positioner's unknown anchor", "xdg_positioner", 0) {
            $0.keep($0.shell.createPositioner()).setAnchor(anchor: XdgPositioner.Anchor(rawValue: 9))
        },
        WireRule("a positioner without an anchor", "xdg_wm_base", 5) { client in
            let positioner = client.keep(client.shell.createPositioner())
            positioner.setSize(width: 10, height: 10)
            _ = client.makePopup(on: try client.makeMappedWindow().shellSurface, positioner)
        },
        WireRule("an anchor outside of the parent", "xdg_wm_base", 5) { client in
            let positioner = client.makePositioner()
            positioner.setAnchorRect(x: 10, y: 10, width: 10, height: 1)
            _ = client.makePopup(on: try client.makeMappedWindow().shellSurface, positioner)
        },
        WireRule("a popup without a parent", "xdg_wm_base", 3) { client in
            _ = client.makePopup(on: nil)
        },
        WireRule("a popup on what is not shown", "xdg_wm_base", 3) { client in
            let window = client.makeWindow()
            window.shellSurface.setWindowGeometry(x: 0, y: 0, width: 16, height: 16)
            client.makePopup(on: window.shellSurface).surface.commit()
        },
        WireRule("a grab after the showing", "xdg_popup", 0) { client in
            let popup = client.makePopup(on: try client.makeMappedWindow().shellSurface)
            try client.map(popup.surface, popup.shellSurface)
            popup.popup.grab(seat: try client.makeSeat(), serial: 1)
        },
        WireRule("a grab on a popup without one", "xdg_popup", 0) { client in
            let first = client.makePopup(on: try client.makeMappedWindow().shellSurface)
            try client.map(first.surface, first.shellSurface)
            let second = client.makePopup(on: first.shellSurface)
            second.popup.grab(seat: try client.makeSeat(), serial: 1)
        },
        WireRule("a second grab beside the first", "xdg_wm_base", 2) { client in
            let window = try client.makeMappedWindow()
            let seat = try client.makeSeat()
            let first = client.makePopup(on: window.shellSurface)
            first.popup.grab(seat: seat, serial: 1)
            client.makePopup(on: window.shellSurface).popup.grab(seat: seat, serial: 1)
        },
        WireRule("an end that is not the topmost's", "xdg_wm_base", 2) { client in
            let first = client.makePopup(on: try client.makeMappedWindow().shellSurface)
            try client.map(first.surface, first.shellSurface)
            _ = client.makePopup(on: first.shellSurface)
            first.popup.destroy()
        },
    ]

    @Test("A violation ends the connection with the rule's error", arguments: surfaces + popups)
    func offence(rule: WireRule) throws {
        try rule.expectError()
    }

    @Test("A conforming client is served")
    func manners() throws {
        let client = try BareClient()
        let popup = client.makePopup(on: try client.makeMappedWindow().shellSurface)
        try client.map(popup.surface, popup.shellSurface)
        popup.popup.destroy()
        popup.shellSurface.destroy()
        popup.surface.destroy()
        try client.display.roundtrip()
        #expect(client.display.error == nil)
    }
}
