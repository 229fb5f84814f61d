// SPDX-License-Identifier: MIT
public import Foundation
internal import RenderThread
internal import WaylandClient
public import Windowing

/// A connection to a Wayland compositor.
///
/// Windows are `xdg_toplevel`s. Optional protocols (fractional scales, server-side decorations, cursor shapes,
/// presentation times) are used where available, with fallbacks otherwise.
///
/// The connection keeps the object alive until `disconnect()` is called or the compositor ends it.
@MainActor
public final class WaylandWindowSystem: WindowSystem {
    public let name = "wayland"
    public weak var delegate: (any WindowSystemDelegate)?
    public let timeSource: any TimeSource

    public var screens: [any PlatformScreen] { outputs.filter(\.isReady) }

    private let displayName: String?
    /// `nil` once the connection has ended.
    var session: Session?
    var outputs: [WaylandScreen] = []
    var seats: [Seat] = []
    /// The open windows and popups by surface.
    var surfaces: [ObjectIdentifier: ShellSurface] = [:]
    public var externalConfigurator: (any ScreenConfigurator)?
    /// The means of changing the screens' settings, created on first use.
    var configurator: WaylandScreenConfigurator?
    /// The activation token with which the application was started, until a window has used it.
    var startupToken: String?
    /// The popups with a grab, each above the previous one.
    var grabs: [WaylandPopup] = []
    var cursorThemes: CursorThemes
    let outgoingTransfers: OutgoingTransfers
    private(set) lazy var clipboard = WaylandSelection(.clipboard, system: self)
    private(set) lazy var primarySelection = WaylandSelection(.primary, system: self)

    /// Connects to the compositor with the socket `displayName`, by default the one in the environment variables
    /// `WAYLAND_SOCKET` or `WAYLAND_DISPLAY`.
    ///
    /// Waits until the compositor has described its screens.
    ///
    /// - Throws: `ConnectionError.noDisplay` if there is no such compositor, and `missingInterface` if it is too old:
    ///   `wl_compositor` 4, `wl_shm` 1 and `xdg_wm_base` 1 are needed.
    public init(
        displayName: String? = nil, timeSource: any TimeSource = SystemTimeSource.shared,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ConnectionError) {
        self.displayName = displayName
        self.timeSource = timeSource
        cursorThemes = CursorThemes(environment: environment)
        startupToken = environment["XDG_ACTIVATION_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
        outgoingTransfers = OutgoingTransfers(timeSource: timeSource)
        try connect()
    }

    func connect() throws(ConnectionError) {
        let relay = Relay()
        let session = try Session(
            displayName: displayName,
            handlers: DisplayReader.Handlers(
                onEvents: { relay.system?.dispatch() },
                onFailure: { relay.system?.fail(ConnectionError($0), of: relay) }))
        self.session = session
        relay.session = session
        relay.system = self
        followGlobals(of: session)
        do {
            try session.synchronize()
        } catch {
            disconnect()
            throw error
        }
        let reader = session.reader
        RenderActor.async { reader.start() }
    }

    // MARK: - WindowSystem

    public func makeWindow(_ attributes: WindowAttributes) throws(OperationError) -> any PlatformWindow {
        guard let session else {
            throw .unavailable(operation: "Making a window", reason: "the connection to the display is closed")
        }
        let window = WaylandWindow(attributes, session: session, system: self)
        if let surface = window.objects?.surface { surfaces[ObjectIdentifier(surface)] = window }
        return window
    }

    public func flush() {
        session?.reader.flush()
    }

    public func disconnect() {
        guard let session else { return }
        self.session = nil
        for owner in surfaces.values { owner.end() }
        surfaces = [:]
        for seat in seats { seat.disconnect() }
        seats = []
        devicesDidChange()
        for output in outputs { output.disconnect() }
        outputs = []
        configurator?.end(
            with: .connectionLost(display: session.display.name, reason: "the connection was closed"))
        configurator = nil
        session.end()
    }

    /// Calls the handlers of events that have arrived for the main actor.
    func dispatch() {
        session?.reader.dispatchMain()
        for seat in seats { seat.touch?.didDispatch() }
        flush()
    }

    /// Called when the compositor has ended the connection or disconnected.
    private func fail(_ error: ConnectionError, of relay: Relay) {
        // The end of one connection can be reported after the next one has been established.
        guard let session, session === relay.session else { return }
        disconnect()
        delegate?.windowSystem(self, didFailWith: error)
    }

    /// Forwards the session's callbacks to the system, which needs a session to be initialized.
    ///
    /// The reference cycle is broken when the system releases the session.
    @MainActor
    private final class Relay {
        var system: WaylandWindowSystem?
        weak var session: Session?
    }
}
