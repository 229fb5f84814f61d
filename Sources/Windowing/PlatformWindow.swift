// SPDX-License-Identifier: MIT
public import Foundation

/// The initial properties of a window.
public struct WindowAttributes: Hashable, Sendable {
    /// The title.
    public var title: String
    /// The reverse-DNS identifier that desktop environments match with a `.desktop` file.
    public var applicationIdentifier: String
    /// The size of the content in points, without decorations and shadow.
    public var contentSize: CGSize
    /// The minimum size of the content; zero on an axis means no limit.
    public var minimumSize: CGSize
    /// The maximum size of the content; zero on an axis means no limit.
    public var maximumSize: CGSize
    /// The screen to open on, by `ScreenDescription.name`, where the window system supports that; `nil` for any.
    public var screenName: String?
    /// The position of the content's top-left corner in the logical coordinate space of all screens, where the window
    /// system supports that.
    ///
    /// `nil`, or a position on no screen, lets the window system choose.
    public var position: CGPoint?

    /// Creates attributes.
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

/// The states of a window in the window system.
public struct WindowStates: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The window is active, typically with keyboard focus.
    public static let activated = WindowStates(rawValue: 1 << 0)
    /// The window is maximized.
    public static let maximized = WindowStates(rawValue: 1 << 1)
    /// The window fills a screen.
    public static let fullScreen = WindowStates(rawValue: 1 << 2)
    /// The user is resizing the window.
    public static let resizing = WindowStates(rawValue: 1 << 3)
    /// The left edge is tiled against another window or the screen's edge.
    public static let tiledLeft = WindowStates(rawValue: 1 << 4)
    /// The right edge is tiled against another window or the screen's edge.
    public static let tiledRight = WindowStates(rawValue: 1 << 5)
    /// The top edge is tiled against another window or the screen's edge.
    public static let tiledTop = WindowStates(rawValue: 1 << 6)
    /// The bottom edge is tiled against another window or the screen's edge.
    public static let tiledBottom = WindowStates(rawValue: 1 << 7)
    /// The window is not visible, and its frames are not shown.
    public static let suspended = WindowStates(rawValue: 1 << 8)

    /// The states in which edges can't be dragged and the shadow is invisible, so that no margins are needed for
    /// either.
    public static let anchored: WindowStates = [
        .maximized, .fullScreen, .tiledLeft, .tiledRight, .tiledTop, .tiledBottom,
    ]
}

/// Which side draws window decorations.
public enum DecorationSide: Hashable, Sendable {
    /// The window system draws them; the whole surface is content.
    case server
    /// The application draws them inside its own surface.
    case client
    /// There are no decorations (headless, kiosk).
    case none
}

/// The state of a window requested by the window system.
///
/// It takes effect when a frame with its serial is presented.
public struct WindowConfiguration: Hashable, Sendable {
    /// The serial for the frame that responds.
    public var serial: UInt32?
    /// The width of the window geometry in points: with its title bar, without its shadow.
    ///
    /// `nil` lets the application choose.
    public var width: CGFloat?
    /// The height of the window geometry in points.
    ///
    /// `nil` lets the application choose.
    public var height: CGFloat?
    /// The maximum useful size in points; `nil` if unknown.
    public var bounds: CGSize?
    /// The states of the window.
    public var states: WindowStates
    /// The number of pixels per point.
    public var scale: CGFloat
    /// Which side draws decorations.
    public var decoration: DecorationSide
    /// The supported window operations.
    public var capabilities: WindowCapabilities

    /// Creates a configuration.
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

/// Window operations that the compositor or window manager supports.
public struct WindowCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Showing the window menu.
    public static let windowMenu = WindowCapabilities(rawValue: 1 << 0)
    /// Maximizing.
    public static let maximize = WindowCapabilities(rawValue: 1 << 1)
    /// Full screen.
    public static let fullScreen = WindowCapabilities(rawValue: 1 << 2)
    /// Minimizing.
    public static let minimize = WindowCapabilities(rawValue: 1 << 3)
    /// All operations.
    public static let all: WindowCapabilities = [.windowMenu, .maximize, .fullScreen, .minimize]
}

/// An edge or corner by which a window is resized.
public enum WindowEdge: Hashable, Sendable, CaseIterable {
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// The shape of the pointer, by its CSS name; `hidden` shows no pointer.
public enum CursorShape: String, Hashable, Sendable, CaseIterable {
    case `default`, contextMenu = "context-menu", help, pointer, progress, wait, cell, crosshair, text
    case verticalText = "vertical-text", alias, copy, move, noDrop = "no-drop", notAllowed = "not-allowed", grab
    case grabbing, eResize = "e-resize", nResize = "n-resize", neResize = "ne-resize", nwResize = "nw-resize"
    case sResize = "s-resize", seResize = "se-resize", swResize = "sw-resize", wResize = "w-resize"
    case ewResize = "ew-resize", nsResize = "ns-resize", neswResize = "nesw-resize", nwseResize = "nwse-resize"
    case colResize = "col-resize", rowResize = "row-resize", allScroll = "all-scroll", zoomIn = "zoom-in"
    case zoomOut = "zoom-out", hidden = "none"
}

/// Methods for responding to a window's events.
@MainActor
public protocol PlatformWindowDelegate: AnyObject {
    /// Called when a new state is requested. Respond by presenting a frame with the serial; only the latest needs a
    /// response.
    func window(_ window: any PlatformWindow, didReceive configuration: WindowConfiguration)
    func window(_ window: any PlatformWindow, didReceive event: InputEvent)
    /// Called when the user asks to close the window, which stays open until `close()`.
    func windowShouldClose(_ window: any PlatformWindow)
    /// Called when the set of screens that show the window changes.
    func window(_ window: any PlatformWindow, didMoveTo screens: [any PlatformScreen])
}

/// A toplevel window.
@MainActor
public protocol PlatformWindow: AnyObject {
    var delegate: (any PlatformWindowDelegate)? { get set }
    /// The destination of this window's frames; the same object until `close()`.
    var frameTarget: any FrameTarget { get }
    /// The last configuration received; before the first one, the requested attributes.
    var configuration: WindowConfiguration { get }

    /// The position of the window geometry's top-left corner in the logical coordinate space of all screens; `nil` if
    /// the window system doesn't report it.
    var position: CGPoint? { get }

    /// Requests the first configuration. The window becomes visible when the frame that responds to it is presented.
    func show()
    func setTitle(_ title: String)
    /// Whether the desktop shows an icon that the window provides; otherwise it shows that of the `.desktop` file with
    /// the name of the application identifier.
    var acceptsIcon: Bool { get }
    /// Sets the icon for task bars and window switchers; ignored unless `acceptsIcon` is `true`.
    func setIcon(_ icon: WindowIcon)
    func setMinimumSize(_ size: CGSize)
    func setMaximumSize(_ size: CGSize)
    /// Requests another content size. If the application may choose the size it is applied as it is, and a
    /// configuration follows.
    func setContentSize(_ size: CGSize)
    func setMaximized(_ maximized: Bool)
    /// Makes the window fill `screen`, or one that the window system chooses, or ends full screen.
    func setFullScreen(_ fullScreen: Bool, on screen: (any PlatformScreen)?)
    func minimize()
    /// Starts an interactive move, which the window system continues until the button of the press `serial` is
    /// released.
    func beginMove(serial: UInt32)
    func beginResize(_ edge: WindowEdge, serial: UInt32)
    func showWindowMenu(at location: CGPoint, serial: UInt32)
    func setCursor(_ shape: CursorShape)
    /// Closes the window permanently. Frames presented later are dropped.
    func close()

    /// Creates a surface that belongs to this window and can extend beyond it.
    func makePopup(_ attributes: PopupAttributes) throws(OperationError) -> any PlatformPopup
    /// Keeps this window above `parent`. With a modal window the parent is blocked for input, where the window system
    /// supports that.
    ///
    /// Set before `show()`; `nil` makes the window independent again.
    func setParent(_ parent: (any PlatformWindow)?, isModal: Bool)
    /// Requests an activation token, with which another application can come to the front, and calls `completion`.
    ///
    /// The token is `nil` if the window system has none. `serial` is the input event that caused the request.
    func requestActivationToken(serial: UInt32?, completion: @escaping (String?) -> Void)
    /// Requests the identifier with which another process can keep its dialogs above this window, and calls `completion`
    /// once.
    ///
    /// It is the `parent_window` of the desktop portals: `wayland:` and the handle of an exported surface, or `x11:` and
    /// the window's number in hexadecimal. It is `nil` if the window system has none, or if the window is closed first.
    /// A display server can leave the request unanswered.
    func requestForeignHandle(completion: @escaping (String?) -> Void)
    /// Requests activation. Without a token, the window system might only indicate that the window wants attention.
    func activate(token: String?)
    /// Prevents the screen from dimming while the window is visible.
    func setIdleInhibited(_ isInhibited: Bool) throws(OperationError)
    /// Constrains the pointer to this window while it is active; `nil` removes the constraint.
    func setPointerConfinement(_ confinement: PointerConfinement?) throws(OperationError)
    /// Returns the input method for this window.
    func textInputMethod() throws(OperationError) -> any TextInputMethod
    /// The delegate for drags over the window; without one nothing can be dropped on it.
    ///
    /// A drag that is over the window when the first delegate is set enters then, or at its next movement.
    var dropDelegate: (any PlatformDropDelegate)? { get set }
    /// Starts a drag of content out of this window or one of its popups.
    func beginDrag(_ attributes: DragAttributes, progress: @escaping (DragProgress) -> Void) throws(OperationError)
    /// Cancels the drag of content out of this window or one of its popups, unless it has been dropped.
    func cancelDrag()
}

extension PlatformWindow {
    public var position: CGPoint? { nil }

    public var acceptsIcon: Bool { false }

    public func setIcon(_ icon: WindowIcon) {}

    public func makePopup(_ attributes: PopupAttributes) throws(OperationError) -> any PlatformPopup {
        throw .unavailable(operation: "Opening a popup", reason: "this backend has none")
    }

    public func setIdleInhibited(_ isInhibited: Bool) throws(OperationError) {
        throw .unavailable(operation: "Keeping the screen on", reason: "this backend has no way to do it")
    }

    public func setPointerConfinement(_ confinement: PointerConfinement?) throws(OperationError) {
        throw .unavailable(operation: "Holding the pointer", reason: "this backend has no way to do it")
    }

    public func textInputMethod() throws(OperationError) -> any TextInputMethod {
        throw .unavailable(operation: "Using an input method", reason: "this backend has none")
    }

    public func cancelDrag() {}

    public func beginDrag(
        _ attributes: DragAttributes, progress: @escaping (DragProgress) -> Void
    ) throws(OperationError) {
        throw .unavailable(operation: "Dragging content", reason: "this backend has no way to do it")
    }
}
