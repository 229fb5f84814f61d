// SPDX-License-Identifier: MIT
public import Foundation

/// What a new window asks for.
public struct WindowAttributes: Hashable, Sendable {
    public var title: String
    /// The reverse-DNS name that desktops match with a `.desktop` file.
    public var applicationIdentifier: String
    /// The content's size in points, decorations and shadow excluded.
    public var contentSize: CGSize
    /// Zero on an axis means no limit.
    public var minimumSize: CGSize
    public var maximumSize: CGSize
    /// The screen to open on, by `ScreenDescription.name`, where the desktop lets applications say so; `nil` for any.
    public var screenName: String?
    /// Where the content's top left corner shall be, in the desktop's own points, where the desktop lets applications say
    /// so; `nil` leaves it to the desktop, as does a place that no screen shows.
    public var position: CGPoint?

    public init(
        title: String = "", applicationIdentifier: String = "", contentSize: CGSize, minimumSize: CGSize = .zero,
        maximumSize: CGSize = .zero, screenName: String? = nil, position: CGPoint? = nil
    ) {
        self.title = title
        self.applicationIdentifier = applicationIdentifier
        self.contentSize = contentSize
        self.minimumSize = minimumSize
        self.maximumSize = maximumSize
        self.screenName = screenName
        self.position = position
    }
}

/// How the desktop shows a window at the moment.
public struct WindowStates: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let activated = WindowStates(rawValue: 1 << 0)
    public static let maximized = WindowStates(rawValue: 1 << 1)
    public static let fullScreen = WindowStates(rawValue: 1 << 2)
    public static let resizing = WindowStates(rawValue: 1 << 3)
    public static let tiledLeft = WindowStates(rawValue: 1 << 4)
    public static let tiledRight = WindowStates(rawValue: 1 << 5)
    public static let tiledTop = WindowStates(rawValue: 1 << 6)
    public static let tiledBottom = WindowStates(rawValue: 1 << 7)
    public static let suspended = WindowStates(rawValue: 1 << 8)

    /// Edges cannot be dragged and the shadow is not seen: no room for either is kept.
    public static let anchored: WindowStates = [
        .maximized, .fullScreen, .tiledLeft, .tiledRight, .tiledTop, .tiledBottom,
    ]
}

/// Who draws the title bar and the edges.
public enum DecorationSide: Hashable, Sendable {
    /// The desktop does: the whole surface is content.
    case server
    /// The application does, inside its own surface.
    case client
    /// Nobody does (headless, kiosk).
    case none
}

/// The window that the desktop asks for.
///
/// It becomes true when a frame with its serial is presented.
public struct WindowConfiguration: Hashable, Sendable {
    /// To be quoted in the frame that answers.
    public var serial: UInt32?
    /// The window's size in points with its title bar, without shadow; an axis of `nil` is the application's choice.
    public var width: CGFloat?
    public var height: CGFloat?
    /// The largest useful size, if the desktop told it.
    public var bounds: CGSize?
    public var states: WindowStates
    /// Pixels per point.
    public var scale: CGFloat
    public var decoration: DecorationSide
    public var capabilities: WindowCapabilities

    public init(
        serial: UInt32? = nil, width: CGFloat? = nil, height: CGFloat? = nil, bounds: CGSize? = nil,
        states: WindowStates = [], scale: CGFloat = 1, decoration: DecorationSide = .none,
        capabilities: WindowCapabilities = .all
    ) {
        self.serial = serial
        self.width = width
        self.height = height
        self.bounds = bounds
        self.states = states
        self.scale = scale
        self.decoration = decoration
        self.capabilities = capabilities
    }
}

/// What the desktop can do to a window when asked.
public struct WindowCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let windowMenu = WindowCapabilities(rawValue: 1 << 0)
    public static let maximize = WindowCapabilities(rawValue: 1 << 1)
    public static let fullScreen = WindowCapabilities(rawValue: 1 << 2)
    public static let minimize = WindowCapabilities(rawValue: 1 << 3)
    public static let all: WindowCapabilities = [.windowMenu, .maximize, .fullScreen, .minimize]
}

/// An edge or corner by which a window is resized.
public enum WindowEdge: Hashable, Sendable, CaseIterable {
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// The pointer's picture, by its CSS name; `hidden` is none at all.
public enum CursorShape: String, Hashable, Sendable, CaseIterable {
    case `default`, contextMenu = "context-menu", help, pointer, progress, wait, cell, crosshair, text
    case verticalText = "vertical-text", alias, copy, move, noDrop = "no-drop", notAllowed = "not-allowed", grab
    case grabbing, eResize = "e-resize", nResize = "n-resize", neResize = "ne-resize", nwResize = "nw-resize"
    case sResize = "s-resize", seResize = "se-resize", swResize = "sw-resize", wResize = "w-resize"
    case ewResize = "ew-resize", nsResize = "ns-resize", neswResize = "nesw-resize", nwseResize = "nwse-resize"
    case colResize = "col-resize", rowResize = "row-resize", allScroll = "all-scroll", zoomIn = "zoom-in"
    case zoomOut = "zoom-out", hidden = "none"
}

/// What happened to a window, from the desktop's side.
@MainActor
public protocol PlatformWindowDelegate: AnyObject {
    /// A new shape is asked for. Answer by presenting a frame that quotes the serial; only the latest needs an answer.
    func window(_ window: any PlatformWindow, didReceive configuration: WindowConfiguration)
    func window(_ window: any PlatformWindow, didReceive event: InputEvent)
    /// The user wants the window closed; it stays until `close()`.
    func windowShouldClose(_ window: any PlatformWindow)
    /// The window now touches these screens.
    func window(_ window: any PlatformWindow, didMoveTo screens: [any PlatformScreen])
}

/// A toplevel surface of the desktop.
@MainActor
public protocol PlatformWindow: AnyObject {
    var delegate: (any PlatformWindowDelegate)? { get set }
    /// Where this window's frames go. Stays the same object until `close()`.
    var frameTarget: any FrameTarget { get }
    /// The last configuration received; before the first one, what was asked for.
    var configuration: WindowConfiguration { get }

    /// The top left corner of what the user takes for the window, in the desktop's own points; `nil` where the desktop
    /// does not tell.
    var position: CGPoint? { get }

    /// Asks the desktop for the first configuration; the window is seen once the frame that answers it is presented.
    func show()
    func setTitle(_ title: String)
    func setMinimumSize(_ size: CGSize)
    func setMaximumSize(_ size: CGSize)
    /// Asks for another content size. Where the size is the application's own choice it is taken as it is, and a
    /// configuration follows.
    func setContentSize(_ size: CGSize)
    func setMaximized(_ maximized: Bool)
    /// Full screen on `screen`, or on the one the desktop prefers.
    func setFullScreen(_ fullScreen: Bool, on screen: (any PlatformScreen)?)
    func minimize()
    /// Hands the press with `serial` over to the desktop, which moves the window until the button comes up.
    func beginMove(serial: UInt32)
    func beginResize(_ edge: WindowEdge, serial: UInt32)
    func showWindowMenu(at location: CGPoint, serial: UInt32)
    func setCursor(_ shape: CursorShape)
    /// Takes the window off the screen for good. Frames presented later are dropped.
    func close()

    /// A surface that belongs to this window and may reach out of it.
    func makePopup(_ attributes: PopupAttributes) throws(WindowingError) -> any PlatformPopup
    /// Keeps this window in front of `parent`; a modal one keeps the user from it, where the desktop knows how.
    ///
    /// Set before `show()`; `nil` makes the window stand alone again.
    func setParent(_ parent: (any PlatformWindow)?, isModal: Bool)
    /// Asks the desktop for a token with which another application may come to the front, then calls `completion`.
    ///
    /// `nil` if the desktop knows no tokens. `serial` is the input that made the user's wish known.
    func requestActivationToken(serial: UInt32?, completion: @escaping (String?) -> Void)
    /// Asks to come to the front; without a token the desktop may only hint that the window wants attention.
    func activate(token: String?)
    /// Keeps the screen from dimming while the window is seen.
    func setIdleInhibited(_ isInhibited: Bool) throws(WindowingError)
    /// Holds the pointer in this window while it is active; `nil` lets it go.
    func setPointerConfinement(_ confinement: PointerConfinement?) throws(WindowingError)
    /// The desktop's input method for this window, or why there is none.
    func textInputMethod() throws(WindowingError) -> any TextInputMethod
    /// Hears what is dragged over the window; without one nothing can be dropped on it.
    var dropDelegate: (any PlatformDropDelegate)? { get set }
    /// Hands the press over to the desktop as a drag of content out of this window.
    func beginDrag(_ attributes: DragAttributes, progress: @escaping (DragProgress) -> Void) throws(WindowingError)
}

extension PlatformWindow {
    public var position: CGPoint? { nil }

    public func makePopup(_ attributes: PopupAttributes) throws(WindowingError) -> any PlatformPopup {
        throw .notSupported(operation: "Opening a popup", reason: "this backend has none")
    }

    public func setIdleInhibited(_ isInhibited: Bool) throws(WindowingError) {
        throw .notSupported(operation: "Keeping the screen on", reason: "this backend has no way to do it")
    }

    public func setPointerConfinement(_ confinement: PointerConfinement?) throws(WindowingError) {
        throw .notSupported(operation: "Holding the pointer", reason: "this backend has no way to do it")
    }

    public func textInputMethod() throws(WindowingError) -> any TextInputMethod {
        throw .notSupported(operation: "Using an input method", reason: "this backend has none")
    }

    public func beginDrag(
        _ attributes: DragAttributes, progress: @escaping (DragProgress) -> Void
    ) throws(WindowingError) {
        throw .notSupported(operation: "Dragging content", reason: "this backend has no way to do it")
    }
}
