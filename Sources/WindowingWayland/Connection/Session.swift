// SPDX-License-Identifier: MIT
internal import RenderThread
internal import WaylandClient
internal import Windowing

/// The resources of one connection: the display, its globals, and the thread that reads it.
///
/// The connection is closed when the last object created on it is released, so the window system keeps all of them here
/// and in windows, screens and seats, which release theirs.
@MainActor
final class Session {
    let display: Display
    let registry: Registry
    let reader: DisplayReader
    /// The queue for frame events: callbacks, buffer releases, presentation feedback.
    let renderQueue: EventQueue

    let compositor: WlCompositor
    let memory: WlShm
    let shell: XdgWmBase
    var optional = OptionalGlobals()

    /// Connects and binds the required globals.
    ///
    /// Damage in buffer pixels was added in `wl_compositor` 4, in 2015.
    init(displayName: String?, handlers: DisplayReader.Handlers) throws(ConnectionError) {
        do {
            display = try Display.connect(to: displayName)
            registry = Registry(display)
            try display.roundtrip()
        } catch {
            throw ConnectionError(greeting: error)
        }
        do {
            compositor = try registry.bind(WlCompositor.self, minVersion: 4)
            memory = try registry.bind(WlShm.self)
            shell = try registry.bind(XdgWmBase.self)
        } catch {
            throw ConnectionError(error)
        }
        renderQueue = display.makeQueue()
        reader = DisplayReader(display: display, renderQueue: renderQueue, handlers: handlers)
        shell.handler = { [weak shell, weak reader] event in
            guard case .ping(let serial) = event else { return }
            // Sent on the main actor, so that a compositor can detect a hanging application.
            shell?.pong(serial: serial)
            reader?.flush()
        }
    }

    /// Waits until the compositor has sent the state of all objects bound so far.
    func synchronize() throws(ConnectionError) {
        do {
            try display.roundtrip()
        } catch {
            throw ConnectionError(greeting: error)
        }
    }

    /// Stops reading and disconnects.
    func end() {
        let reader = reader
        RenderActor.sync { reader.stop() }
        registry.handler = nil
        _ = try? display.flush()
        display.disconnect()
    }
}
