// SPDX-License-Identifier: MIT
public import Foundation
internal import RenderThread
public import Windowing
internal import WindowingBackends

/// A connection to an X server.
///
/// Windows are toplevels, decorated by the window manager if there is one. Optional extensions (shared memory, Present,
/// RandR) are used where available, with fallbacks otherwise.
///
/// The connection keeps the object alive until `disconnect()` is called or the server ends it.
@MainActor
public final class X11WindowSystem: WindowSystem {
    public let name = "x11"
    public weak var delegate: (any WindowSystemDelegate)?
    public let timeSource: any TimeSource

    public var screens: [any PlatformScreen] { displays.screens }

    private let displayName: String?
    /// `nil` once the connection has ended.
    var session: Session?
    var displays = Displays()
    var manager = WindowManager()
    /// Takes precedence over RandR: a desktop environment with such a service, such as GNOME, supports scales, and
    /// reverts other clients' changes.
    public var externalConfigurator: (any ScreenConfigurator)?
    /// The input methods that keys are offered to while text is edited; `nil` for none.
    public var inputMethods: (any InputMethodProvider)?
    public internal(set) var settings = DisplaySettings() {
        didSet { if settings != oldValue { delegate?.windowSystem(self, didChange: settings) } }
    }
    /// The selection that a compositor of this screen owns.
    var compositorSelection: UInt32?
    /// The number of pixels per point of the whole display.
    var scale: CGFloat = 1
    /// The settings manager's window; 0 if there is none.
    var settingsWindow: UInt32 = 0
    /// The open windows and popups by server identifier.
    var surfaces: [UInt32: XSurface] = [:]
    var windows: [UInt32: X11Window] = [:]
    var popups: [UInt32: X11Popup] = [:]
    /// The popups with a grab, the topmost last.
    var grabs: [X11Popup] = []
    /// The window for which the pointer is grabbed.
    var grabbedWindow: UInt32?
    /// The time after a popup opens in which a window manager may still raise the window below it.
    var popupOpeningDuration = Duration.seconds(2)
    /// The number of popups that opened within `popupOpeningDuration`.
    var openingPopupCount = 0
    /// The connections to input method servers, by the windows that receive their messages.
    var channels: [UInt32: XIMChannel] = [:]
    var cursors: CursorTheme?
    private(set) lazy var configurator = X11ScreenConfigurator(system: self)
    /// The current drag from one of the application's windows.
    var drag: DragSource?
    /// Whether the screen saver has been suspended.
    var isIdleInhibited = false
    /// The number of launch identifiers created.
    var launchCount = 0
    private var launchIdentifier: String?
    var selections: [SelectionKind: X11Selection] = [:]
    /// The application's content by selection.
    var offered: [UInt32: OfferedSelection] = [:]
    /// Incoming transfers, by receiving window.
    var transfers: [UInt32: SelectionTransfer] = [:]
    /// The turns of incoming transfers, by selection.
    private(set) var turns = TransferTurns()
    /// Incoming transfers whose content isn't wanted any more, by receiving window.
    var abandonedTransfers: [UInt32: SelectionTransfer] = [:]
    /// Outgoing transfers.
    var outgoing: [OutgoingTransfer] = []
    /// The server time of the last input.
    var lastUserTime: UInt32 = 0
    var eventClock = EventClock()
    // Created for each connection, because their state refers to its devices.
    private(set) lazy var pointer = Pointer(system: self)
    private(set) lazy var keyboard = KeyboardDevice(system: self)
    private(set) lazy var touch = Touch(system: self)
    private(set) lazy var pens = Pens(system: self)
    private(set) lazy var hold = PointerGrab(system: self)

    /// Connects to the X server with the display name `displayName` (`:0`), by default the one in `DISPLAY`.
    ///
    /// Waits until the server has described its screens.
    ///
    /// - Throws: `ConnectionError.noDisplay` if there is no such server, and `missingInterface` if it is too old:
    ///   XInputExtension 2.0 and XKEYBOARD 1.0 are required.
    public init(
        displayName: String? = nil, timeSource: any TimeSource = SystemTimeSource.shared,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ConnectionError) {
        self.displayName = displayName
        self.timeSource = timeSource
        launchIdentifier = environment["DESKTOP_STARTUP_ID"].flatMap { $0.isEmpty ? nil : $0 }
        try connect()
    }

    func connect() throws(ConnectionError) {
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

    public func makeWindow(_ attributes: WindowAttributes) throws(OperationError) -> any PlatformWindow {
        guard let session else {
            throw .unavailable(operation: "Making a window", reason: "the connection to the display is closed")
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
        for channel in channels.values { channel.end() }
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
                throwing: TransferError.failed(
                    type: transfer.type, reason: "the connection to the display was closed"))
        }
        abandonedTransfers = [:]
        turns.passAll()
        turns = TransferTurns()
        drag = nil
        for selection in selections.values { selection.disconnect() }
        offered = [:]
        outgoing = []
        displays = Displays()
        manager = WindowManager()
        settingsWindow = 0
        grabbedWindow = nil
        openingPopupCount = 0
        cursors = nil
        isIdleInhibited = false
        lastUserTime = 0
        eventClock = EventClock()
        session.end()
    }

    /// Calls the handlers of the items that have arrived for the main actor.
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

    /// Returns the launch identifier of this process the first time it is called.
    func takeLaunchIdentifier() -> String? {
        defer { launchIdentifier = nil }
        return launchIdentifier
    }

    /// Called when the server has ended the connection or disconnected.
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
        var system: X11WindowSystem?
        weak var session: Session?
    }
}
