// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import RenderThread
internal import Windowing

/// A toplevel window, as specified by ICCCM and EWMH.
@MainActor
final class X11Window: PlatformWindow, PopupParent {
    weak var delegate: (any PlatformWindowDelegate)?
    let surface: XSurface
    unowned let system: X11WindowSystem
    let session: Session

    private(set) var configuration: WindowConfiguration
    var state = ToplevelState()
    var limits: SizeLimits
    var title: String
    /// The position on the root window and the size, without decorations, in pixels.
    var frame: PixelRect
    /// The frame before the window filled a screen without a window manager.
    var restoredFrame: PixelRect?
    /// Whether `frame` has the requested initial position, which otherwise is up to the window manager.
    var isPlaced = false
    /// The number of pending requests for the window's position; only the last one's answer is used.
    var placeQuestionCount = 0
    var isShown = false
    var isMapped = false
    /// The serial of the last configuration; 0 before the first.
    private var lastSerial: UInt32 = 0
    /// The counters that report frames to the window manager.
    var syncCounters: FrameSynchronization.Counters?
    /// The window manager's sync request for the next size.
    var pendingSync: FrameSynchronization.Request?
    /// The initial states, as atoms.
    var initialStates: [UInt32] = []
    var screensShown: [X11Screen] = []
    weak var parent: X11Window?
    weak var dropDelegate: (any PlatformDropDelegate)?
    private(set) lazy var dropTarget = DropTarget(window: self)
    /// Whether the window prevents the screen from blanking while it is visible.
    var inhibitsIdle = false
    /// The window's constraint on the pointer.
    var confinement: PointerConfinement?
    var textInput: X11TextInput?
    var popups: [X11Popup] = []
    var toplevel: X11Window? { self }
    var rootFrame: CGRect {
        CGRect(
            x: CGFloat(frame.x) / scale, y: CGFloat(frame.y) / scale, width: CGFloat(frame.width) / scale,
            height: CGFloat(frame.height) / scale)
    }

    /// `nil` until the window manager has positioned the window.
    var position: CGPoint? { isPlaced || isMapped || !system.manager.isRunning ? rootFrame.origin : nil }
    var frameTarget: any FrameTarget { surface.target }
    var scale: CGFloat { system.scale }

    init(_ attributes: WindowAttributes, session: Session, system: X11WindowSystem) throws(OperationError) {
        self.session = session
        self.system = system
        title = attributes.title
        limits = SizeLimits(minimum: attributes.minimumSize, maximum: attributes.maximumSize)
        let size = PixelSize(points: attributes.contentSize, scale: system.scale)
        let place = system.displays.place(for: attributes, size: size, scale: system.scale)
        frame = place ?? PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        isPlaced = place != nil
        surface = try XSurface(
            frame: frame, kind: session.screen.opaque, overridesRedirect: false, session: session, system: system)
        configuration = WindowConfiguration(
            width: attributes.contentSize.width, height: attributes.contentSize.height,
            bounds: system.bounds(around: frame), scale: system.scale,
            decoration: system.manager.isRunning ? .server : .none,
            capabilities: system.manager.capabilities(session.atoms))
        surface.onInput = { [weak self] event in
            guard let self else { return }
            delegate?.window(self, didReceive: event)
        }
        describe(attributes)
    }

    // MARK: - PlatformWindow

    func show() {
        guard !isShown, !surface.isClosed else { return }
        isShown = true
        placeWithoutManager()
        // Asynchronous, like the response of a display server.
        DispatchQueue.main.async { [self] in
            guard !surface.isClosed else { return }
            deliver()
            // In the next iteration, so that the application's layout for this configuration is available for the first
            // frame.
            let target = surface.target
            DispatchQueue.main.async { RenderActor.async { target.open() } }
        }
    }

    func setTitle(_ title: String) {
        self.title = title
        sendTitle()
    }

    func setMinimumSize(_ size: CGSize) {
        limits.minimum = size
        sendSizeHints()
    }

    func setMaximumSize(_ size: CGSize) {
        limits.maximum = size
        sendSizeHints()
    }

    func setContentSize(_ size: CGSize) {
        guard state.states.isDisjoint(with: .anchored) else { return }
        let pixels = PixelSize(points: size, scale: scale)
        if isShown {
            surface.setSize(pixels)
        } else {
            frame.width = pixels.width
            frame.height = pixels.height
            surface.setSize(pixels)
            configuration.width = size.width
            configuration.height = size.height
        }
        session.flush()
    }

    func setMaximized(_ maximized: Bool) {
        guard system.manager.isRunning else { return fillScreen(maximized, as: .maximized, on: nil) }
        changeState(maximized, .netMaximizedVertically, .netMaximizedHorizontally)
    }

    func setFullScreen(_ fullScreen: Bool, on screen: (any PlatformScreen)?) {
        let screen = screen as? X11Screen
        guard system.manager.isRunning else { return fillScreen(fullScreen, as: .fullScreen, on: screen) }
        if fullScreen, let screen { move(to: screen) }
        changeState(fullScreen, .netFullScreen)
    }

    func minimize() {
        guard system.manager.isRunning else { return }
        let iconic: UInt32 = 3  // IconicState
        sendToRoot(.wmChangeState, [iconic])
    }

    func beginMove(serial: UInt32) {
        moveOrResize(direction: 8)
    }

    func beginResize(_ edge: WindowEdge, serial: UInt32) {
        moveOrResize(direction: edge.moveResizeDirection)
    }

    func setCursor(_ shape: CursorShape) {
        surface.setCursor(shape)
    }

    func close() {
        guard !surface.isClosed else { return }
        for popup in popups.reversed() { popup.close() }
        system.hold.release(self)
        if let syncCounters {
            for counter in [syncCounters.basic, syncCounters.extended] {
                unsafe _ = xcb_sync_destroy_counter(session.connection.pointer, counter)
            }
        }
        surface.close()
        screensShown = []
    }

    func makePopup(_ attributes: PopupAttributes) throws(OperationError) -> any PlatformPopup {
        try system.makePopup(attributes, on: self)
    }

    // MARK: - Configurations

    /// Notifies the application of the window's configuration, with a serial for the frames that respond.
    func deliver() {
        guard isShown, !surface.isClosed else { return }
        lastSerial &+= 1
        if let request = pendingSync {
            pendingSync = nil
            let (target, serial) = (surface.target, lastSerial)
            RenderActor.async { target.synchronization.expect(request, for: serial) }
        }
        let size = CGSize(PixelSize(width: frame.width, height: frame.height), scale: scale)
        configuration = WindowConfiguration(
            serial: lastSerial, width: size.width, height: size.height, bounds: system.bounds(around: frame),
            states: state.states, scale: scale,
            decoration: system.manager.isRunning ? .server : .none,
            capabilities: system.manager.capabilities(session.atoms))
        delegate?.window(self, didReceive: configuration)
    }
}

extension PixelSize {
    /// The pixels completely inside a size in points, rounded down so that converting back gives the same points.
    init(points: CGSize, scale: CGFloat) {
        self.init(width: Self.side(points.width * scale), height: Self.side(points.height * scale))
    }

    private static func side(_ length: CGFloat) -> Int {
        // A product that should be a whole number can be slightly less.
        length.isNaN ? 1 : Int(min(max((length + 1e-6).rounded(.down), 1), CGFloat(SurfaceBuffer.maximumSide)))
    }
}

extension CGSize {
    /// The whole points that cover a size in pixels; the last one can be cut off.
    init(_ pixels: PixelSize, scale: CGFloat) {
        self.init(
            width: (CGFloat(pixels.width) / scale - 1e-6).rounded(.up),
            height: (CGFloat(pixels.height) / scale - 1e-6).rounded(.up))
    }
}
