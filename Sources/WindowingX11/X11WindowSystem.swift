// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

/// A connection to an X server.
///
/// Windows are toplevels that a window manager frames, where one runs. What only some servers have (shared memory,
/// Present, RandR) is used where it is there and made up for where it is not.
///
/// The connection keeps the object alive until `disconnect()` is called or the server ends it.
@MainActor
public final class X11WindowSystem: WindowSystem {
    public let name = "x11"
    public weak var delegate: (any WindowSystemDelegate)?
    public let timeSource: any TimeSource

    public var screens: [any PlatformScreen] { displays.screens }

    private let displayName: String?
    /// `nil` once the connection is over.
    var session: Session?
    var displays = Displays()
    var manager = WindowManager()
    /// Goes before RandR: who has such a service, as GNOME, knows of scales, and changes back what others change.
    public var externalConfigurator: (any ScreenConfigurator)?
    public internal(set) var settings = DisplaySettings() {
        didSet { if settings != oldValue { delegate?.windowSystem(self, didChange: settings) } }
    }
    /// What a compositor of this screen owns.
    var compositorSelection: UInt32?
    /// Pixels per point, one for the whole display.
    var scale: CGFloat = 1
    /// The window of whoever keeps the desktop's settings; 0 if nobody does.
    var settingsWindow: UInt32 = 0
    /// Open windows and popups by the server's numbers, which is how events name them.
    var surfaces: [UInt32: XSurface] = [:]
    var windows: [UInt32: X11Window] = [:]
    var popups: [UInt32: X11Popup] = [:]
    /// Popups that have taken the input, the topmost last.
    var grabs: [X11Popup] = []
    /// The window that the pointer is grabbed for.
    var grabbedWindow: UInt32?
    var cursors: CursorTheme?
    private(set) lazy var configurator = X11ScreenConfigurator(system: self)
    /// Content that is dragged out of one of our windows.
    var drag: DragSource?
    /// The screen saver has been asked to wait.
    var isIdleInhibited = false
    /// Launches of other applications that were given names.
    var launchCount = 0
    private var launchIdentifier: String?
    var selections: [SelectionKind: X11Selection] = [:]
    /// Content of ours by the selections that it can be had by.
    var offered: [UInt32: OfferedSelection] = [:]
    /// Content on its way to us, by the windows that receive it.
    var transfers: [UInt32: SelectionTransfer] = [:]
    /// Content on its way to others.
    var outgoing: [OutgoingTransfer] = []
    /// The latest input's time, as the server counts.
    var lastUserTime: UInt32 = 0
    var eventClock = EventClock()
    // Made anew with each connection: what they remember is of its devices.
    private(set) lazy var pointer = Pointer(system: self)
    private(set) lazy var keyboard = KeyboardDevice(system: self)
    private(set) lazy var touch = Touch(system: self)
    private(set) lazy var pens = Pens(system: self)
    private(set) lazy var hold = PointerGrab(system: self)

    /// Connects to the X server whose display is called `displayName` (`:0`), by default the one in `DISPLAY`.
    ///
    /// Waits until the server has described its screens. Throws `noDisplay` if there is no such server, and
    /// `missingInterface` if it is too old: XInputExtension 2.0 and XKEYBOARD 1.0 are needed.
    public init(
        displayName: String? = nil, timeSource: any TimeSource = SystemTimeSource.shared,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(WindowingError) {
        self.displayName = displayName
        self.timeSource = timeSource
        launchIdentifier = environment["DESKTOP_STARTUP_ID"].flatMap { $0.isEmpty ? nil : $0 }
        try connect()
    }

    func connect() throws(WindowingError) {
        let relay = Relay()
        let session = try Session(
            displayName: displayName,
            handlers: EventReader.Handlers(
                onItems: { relay.system?.dispatch() },
                onFailure: { relay.system?.fail($0, of: relay) }))
        let screens = readSurroundings(session)
        if let error = session.connection.error { throw error }
        self.session = session
        relay.session = session
        relay.system = self
        startDevices(session)
        for selection in selections.values { selection.connect(session) }
        let reader = session.reader
        RenderActor.async { reader.start() }
        report(screens)
    }

    // MARK: - WindowSystem

    public func makeWindow(_ attributes: WindowAttributes) throws(WindowingError) -> any PlatformWindow {
        guard let session else {
            throw .notSupported(operation: "Making a window", reason: "the connection to the display is closed")
        }
        let window = try X11Window(attributes, session: session, system: self)
        windows[window.surface.identifier] = window
        return window
    }

    public func flush() {
        session?.flush()
    }

    public func disconnect() {
        guard let session else { return }
        self.session = nil
        for window in windows.values { window.close() }
        windows = [:]
        popups = [:]
        grabs = []
        surfaces = [:]
        keyboard.stop()
        pointer = Pointer(system: self)
        keyboard = KeyboardDevice(system: self)
        touch = Touch(system: self)
        pens = Pens(system: self)
        hold = PointerGrab(system: self)
        for transfer in transfers.values {
            transfer.finish(
                throwing: WindowingError.connectionLost(
                    display: session.connection.name, reason: "the connection was closed"))
        }
        drag = nil
        for selection in selections.values { selection.disconnect() }
        offered = [:]
        outgoing = []
        displays = Displays()
        manager = WindowManager()
        settingsWindow = 0
        grabbedWindow = nil
        cursors = nil
        isIdleInhibited = false
        lastUserTime = 0
        eventClock = EventClock()
        session.end()
    }

    /// Calls the handlers of what has arrived for the main actor.
    func dispatch() {
        guard let session else { return }
        for item in session.reader.inbox.take() {
            switch item {
            case .event(let event): receive(event)
            case .answer(let handler, let bytes): handler(bytes)
            }
        }
        flush()
    }

    /// The name that the launch of this process was given, once.
    func takeLaunchIdentifier() -> String? {
        defer { launchIdentifier = nil }
        return launchIdentifier
    }

    /// The server ended the connection, or is gone.
    private func fail(_ error: WindowingError, of relay: Relay) {
        // The end of one connection may be told when the next one stands already.
        guard let session, session === relay.session else { return }
        disconnect()
        delegate?.windowSystem(self, didFailWith: error)
    }

    /// Leads from the session's handlers to the system, which needs a session to exist.
    ///
    /// A circle of references, broken when the system lets go of the session.
    @MainActor
    private final class Relay {
        var system: X11WindowSystem?
        weak var session: Session?
    }
}
