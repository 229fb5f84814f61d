// SPDX-License-Identifier: MIT
import TestCompositor
import WaylandClient

/// A client without checks, for violating a compositor's rules.
///
/// Its objects live as long as it does, unless they are destroyed.
final class BareClient {
    let compositor: TestCompositor
    let display: Display
    let registry: Registry
    let factory: WlCompositor
    let shell: XdgWmBase

    private var kept: [Proxy] = []

    init(_ options: CompositorOptions = CompositorOptions()) throws {
        compositor = try TestCompositor(options)
        display = try Display.connect(to: compositor.displayName)
        registry = Registry(display)
        try display.roundtrip()
        factory = try registry.bind(WlCompositor.self)
        shell = try registry.bind(XdgWmBase.self)
    }

    func keep<Object: Proxy>(_ object: Object) -> Object {
        kept.append(object)
        return object
    }

    func makeSurface() -> (surface: WlSurface, shellSurface: XdgSurface) {
        let surface = keep(factory.createSurface())
        return (surface, keep(shell.getXdgSurface(surface: surface)))
    }

    /// Returns a window's objects, before the first commit.
    func makeWindow() -> (surface: WlSurface, shellSurface: XdgSurface, toplevel: XdgToplevel) {
        let (surface, shellSurface) = makeSurface()
        return (surface, shellSurface, keep(shellSurface.getToplevel()))
    }

    /// Returns a popup's objects, before the first commit, by default with a valid positioner.
    func makePopup(
        on parent: XdgSurface?, _ positioner: XdgPositioner? = nil
    ) -> (surface: WlSurface, shellSurface: XdgSurface, popup: XdgPopup) {
        let (surface, shellSurface) = makeSurface()
        let popup = shellSurface.getPopup(parent: parent, positioner: positioner ?? makePositioner())
        return (surface, shellSurface, keep(popup))
    }

    func makeSeat() throws -> WlSeat {
        keep(try registry.bind(WlSeat.self))
    }

    /// Returns a complete positioner.
    func makePositioner() -> XdgPositioner {
        let positioner = keep(shell.createPositioner())
        positioner.setSize(width: 10, height: 10)
        positioner.setAnchorRect(x: 0, y: 0, width: 1, height: 1)
        return positioner
    }

    /// Returns a mapped window, 16 points wide and high.
    func makeMappedWindow() throws -> (surface: WlSurface, shellSurface: XdgSurface, toplevel: XdgToplevel) {
        let window = makeWindow()
        try map(window.surface, window.shellSurface)
        return window
    }

    /// Answers the first configure event, and shows 16 by 16 points.
    func map(_ surface: WlSurface, _ shellSurface: XdgSurface) throws {
        shellSurface.handler = { [weak shellSurface] event in
            if case .configure(let serial) = event { shellSurface?.ackConfigure(serial: serial) }
        }
        surface.commit()
        try display.roundtrip()
        surface.attach(buffer: try makeBuffer(), x: 0, y: 0)
        surface.commit()
    }

    func makeBuffer() throws -> WlBuffer {
        let pool = try SharedMemoryPool(registry.bind(WlShm.self), size: 16 * 16 * 4)
        return keep(try pool.makeBuffer(width: 16, height: 16, stride: 64, format: .argb8888))
    }
}
