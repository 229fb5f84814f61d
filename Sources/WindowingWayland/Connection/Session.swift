// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// Everything that ends with the connection: the display, its globals, and the thread that reads it.
///
/// The connection is closed when the last object made through it is gone, so the window system keeps all of them here
/// and in windows, screens and seats that let go of theirs.
@MainActor
final class Session {
    let display: Display
    let registry: Registry
    let reader: DisplayReader
    /// Where the events of frames wait: callbacks, buffer releases, presentation feedback.
    let renderQueue: EventQueue

    let compositor: WlCompositor
    let memory: WlShm
    let shell: XdgWmBase
    var optional = OptionalGlobals()

    /// Connects and binds what nothing can replace.
    ///
    /// Damage in buffer pixels came with `wl_compositor` 4, in 2015.
    init(displayName: String?, handlers: DisplayReader.Handlers) throws(WindowingError) {
        do {
            display = try Display.connect(to: displayName)
            registry = Registry(display)
            try display.roundtrip()
        } catch {
            throw WindowingError(greeting: error)
        }
        do {
            compositor = try registry.bind(WlCompositor.self, minVersion: 4)
            memory = try registry.bind(WlShm.self)
            shell = try registry.bind(XdgWmBase.self)
        } catch {
            throw WindowingError(error)
        }
        renderQueue = display.makeQueue()
        reader = DisplayReader(display: display, renderQueue: renderQueue, handlers: handlers)
        shell.handler = { [weak shell, weak reader] event in
            guard case .ping(let serial) = event else { return }
            // Answered by the main actor, so that a compositor sees when the application hangs.
            shell?.pong(serial: serial)
            reader?.flush()
        }
    }

    /// Waits until the compositor has told everything about the objects bound so far.
    func synchronize() throws(WindowingError) {
        do {
            try display.roundtrip()
        } catch {
            throw WindowingError(greeting: error)
        }
    }

    /// Stops reading and tells the compositor goodbye.
    func end() {
        let reader = reader
        RenderActor.sync { reader.stop() }
        registry.handler = nil
        _ = try? display.flush()
        display.disconnect()
    }
}
