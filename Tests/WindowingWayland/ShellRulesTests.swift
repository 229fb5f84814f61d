// SPDX-License-Identifier: MIT
import TestCompositor
import Testing
import WaylandClient

/// The rules that the other tests rely on the compositor to enforce: each is broken once.
@Suite("Rules of the shell", .timeLimit(.minutes(15)))
struct ShellRulesTests {
    struct Rule: Sendable, CustomTestStringConvertible {
        var interface: String
        var code: UInt32
        var testDescription: String
        var offence: @Sendable (BareClient) throws -> Void

        init(
            _ name: String, _ interface: String, _ code: UInt32,
            offence: @escaping @Sendable (BareClient) throws -> Void
        ) {
            testDescription = name
            self.interface = interface
            self.code = code
            self.offence = offence
        }
    }

    /// What libwayland calls an object that the client has forgotten.
    private static let ended = "unknown object"

    private static let surfaces = [
        Rule("a buffer before the first acknowledgement", "xdg_surface", 3) { client in
            let window = client.makeWindow()
            window.surface.attach(buffer: try client.makeBuffer(), x: 0, y: 0)
            window.surface.commit()
        },
        Rule("an unknown serial", "xdg_surface", 4) { $0.makeWindow().shellSurface.ackConfigure(serial: 12345) },
        Rule("an acknowledgement twice", "xdg_surface", 4) { client in
            let window = client.makeWindow()
            window.shellSurface.handler = { [weak surface = window.shellSurface] event in
                guard case .configure(let serial) = event else { return }
                surface?.ackConfigure(serial: serial)
                surface?.ackConfigure(serial: serial)
            }
            window.surface.commit()
            try client.display.roundtrip()
        },
        Rule("no role", "xdg_surface", 1) { client in
            client.makeSurface().shellSurface.setWindowGeometry(x: 0, y: 0, width: 1, height: 1)
        },
        Rule("two roles", "xdg_surface", 2) { client in
            let window = client.makeWindow()
            _ = client.keep(window.shellSurface.getToplevel())
        },
        Rule("an empty geometry", "xdg_surface", 5) {
            $0.makeWindow().shellSurface.setWindowGeometry(x: 0, y: 0, width: 0, height: 5)
        },
        Rule("a shell surface that ends before its role", ended, 6) { $0.makeWindow().shellSurface.destroy() },
        Rule("a surface that ends before its shell surface", ended, 4) { $0.makeWindow().surface.destroy() },
        Rule("two shell surfaces", "xdg_wm_base", 0) { client in
            let window = client.makeWindow()
            _ = client.keep(client.shell.getXdgSurface(surface: window.surface))
        },
        Rule("a shell surface for what is shown already", "xdg_wm_base", 4) { client in
            let surface = client.keep(client.factory.createSurface())
            surface.attach(buffer: try client.makeBuffer(), x: 0, y: 0)
            surface.commit()
            _ = client.keep(client.shell.getXdgSurface(surface: surface))
        },
        Rule("a shell that ends before its surfaces", ended, 1) { client in
            _ = client.makeWindow()
            client.shell.destroy()
        },
        Rule("a negative limit", "xdg_toplevel", 2) { $0.makeWindow().toplevel.setMinSize(width: -1, height: 5) },
        Rule("limits that contradict each other", "xdg_toplevel", 2) { client in
            let window = client.makeWindow()
            window.toplevel.setMinSize(width: 20, height: 20)
            window.toplevel.setMaxSize(width: 10, height: 10)
            window.surface.commit()
        },
        Rule("a window above itself", "xdg_toplevel", 1) { client in
            let first = client.makeWindow()
            let second = client.makeWindow()
            first.toplevel.setParent(parent: second.toplevel)
            second.toplevel.setParent(parent: first.toplevel)
        },
        Rule("an edge that is none", "xdg_toplevel", 0) { client in
            client.makeWindow().toplevel.resize(
                seat: try client.makeSeat(), serial: 1, edges: XdgToplevel.ResizeEdge(rawValue: 3))
        },
    ]

    private static let popups = [
        Rule("a positioner's empty size", "xdg_positioner", 0) {
            $0.keep($0.shell.createPositioner()).setSize(width: 0, height: 5)
        },
        Rule("a positioner's negative anchor", "xdg_positioner", 0) {
            $0.keep($0.shell.createPositioner()).setAnchorRect(x: 0, y: 0, width: -1, height: 5)
        },
        Rule("a positioner's unknown anchor", "xdg_positioner", 0) {
            $0.keep($0.shell.createPositioner()).setAnchor(anchor: XdgPositioner.Anchor(rawValue: 9))
        },
        Rule("a positioner without an anchor", "xdg_wm_base", 5) { client in
            let positioner = client.keep(client.shell.createPositioner())
            positioner.setSize(width: 10, height: 10)
            _ = client.makePopup(on: try client.makeMappedWindow().shellSurface, positioner)
        },
        Rule("an anchor outside of the parent", "xdg_wm_base", 5) { client in
            let positioner = client.makePositioner()
            positioner.setAnchorRect(x: 10, y: 10, width: 10, height: 1)
            _ = client.makePopup(on: try client.makeMappedWindow().shellSurface, positioner)
        },
        Rule("a popup without a parent", "xdg_wm_base", 3) { client in
            _ = client.makePopup(on: nil)
        },
        Rule("a popup on what is not shown", "xdg_wm_base", 3) { client in
            let window = client.makeWindow()
            window.shellSurface.setWindowGeometry(x: 0, y: 0, width: 16, height: 16)
            client.makePopup(on: window.shellSurface).surface.commit()
        },
        Rule("a grab after the showing", "xdg_popup", 0) { client in
            let popup = client.makePopup(on: try client.makeMappedWindow().shellSurface)
            try client.map(popup.surface, popup.shellSurface)
            popup.popup.grab(seat: try client.makeSeat(), serial: 1)
        },
        Rule("a grab on a popup without one", "xdg_popup", 0) { client in
            let first = client.makePopup(on: try client.makeMappedWindow().shellSurface)
            try client.map(first.surface, first.shellSurface)
            let second = client.makePopup(on: first.shellSurface)
            second.popup.grab(seat: try client.makeSeat(), serial: 1)
        },
        Rule("a second grab beside the first", "xdg_wm_base", 2) { client in
            let window = try client.makeMappedWindow()
            let seat = try client.makeSeat()
            let first = client.makePopup(on: window.shellSurface)
            first.popup.grab(seat: seat, serial: 1)
            client.makePopup(on: window.shellSurface).popup.grab(seat: seat, serial: 1)
        },
        Rule("an end that is not the topmost's", "xdg_wm_base", 2) { client in
            let first = client.makePopup(on: try client.makeMappedWindow().shellSurface)
            try client.map(first.surface, first.shellSurface)
            _ = client.makePopup(on: first.shellSurface)
            first.popup.destroy()
        },
    ]

    @Test("Breaking one ends the connection with its error", arguments: surfaces + popups)
    func offence(rule: Rule) throws {
        let client = try BareClient()
        let error = #expect(throws: DisplayError.self) {
            try rule.offence(client)
            try client.display.roundtrip()
        }
        guard case .protocolError(let interface, _, let code, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(interface == rule.interface)
        #expect(code == rule.code)
    }

    @Test("A client that keeps them is served")
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
