// SPDX-License-Identifier: MIT
public import Foundation
internal import RenderThread
public import Windowing

/// A window of the simulated window system.
///
/// `PlatformWindow` is the application's interface; user actions are in `HeadlessWindow+User.swift`.
@MainActor
public final class HeadlessWindow: PlatformWindow, HeadlessPopupParent {
    public weak var delegate: (any PlatformWindowDelegate)?
    public weak var dropDelegate: (any PlatformDropDelegate)? {
        didSet { if oldValue == nil { system?.drag?.enterNewDelegate(of: self) } }
    }
    /// The constraint that the application requested.
    ///
    /// The test that moves the pointer can apply it.
    public private(set) var pointerConfinement: PointerConfinement?
    /// The input method, for a test to compose text with.
    public let inputMethod = HeadlessTextInputMethod()
    public private(set) var configuration: WindowConfiguration
    public var frameTarget: any FrameTarget { target }
    /// The frames, for reading back.
    public let target: HeadlessFrameTarget

    /// The application identifier.
    public let applicationIdentifier: String
    /// The title.
    public private(set) var title: String
    /// The icon.
    public private(set) var icon: WindowIcon?
    /// Whether the simulated desktop shows icons of windows.
    public var acceptsIcon: Bool { system?.showsWindowIcons == true }
    /// The minimum size; zero on an axis means no limit.
    public private(set) var minimumSize: CGSize
    /// The maximum size; zero on an axis means no limit.
    public private(set) var maximumSize: CGSize
    /// The current cursor.
    public private(set) var cursor = CursorShape.default
    /// Whether `show()` has been called.
    public private(set) var isShown = false
    /// Whether the window has been closed.
    public private(set) var isClosed = false
    /// Whether the window is minimized.
    public internal(set) var isMinimized = false
    /// The position of the window's top-left corner on its screen, in points.
    public internal(set) var origin = CGPoint.zero {
        didSet { for popup in popups { popup.parentDidChange() } }
    }
    /// The child popups, in order of opening.
    public internal(set) var popups: [HeadlessPopup] = []
    /// The position in the coordinate space of all screens, in points; `nil` while no screen is connected.
    public var position: CGPoint? {
        guard let corner = screen?.description.frame.origin else { return nil }
        return CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    }

    /// The screen that shows the window; `nil` while none is connected.
    public internal(set) var screen: HeadlessScreen?
    /// The window above which this one is kept.
    public internal(set) weak var parent: HeadlessWindow?
    /// Whether input to `parent` should be blocked.
    public internal(set) var isModal = false
    /// Whether the screens are prevented from dimming while the window is visible.
    public internal(set) var isIdleInhibited = false
    /// Whether the window requested activation without a valid token; reset when it becomes active.
    public internal(set) var wantsAttention = false
    /// The application's requests for interactive pointer operations, oldest first; they are only recorded.
    public private(set) var pointerRequests: [HeadlessPointerRequest] = []

    /// The size of the window when it does not fill the screen.
    package internal(set) var contentSize: CGSize
    private var isMaximized = false
    private var isFullScreen = false
    private var hasFocus = false
    private var toldScreen: HeadlessScreen?
    private var pendingConfiguration: ScheduledCall?
    private(set) weak var system: HeadlessWindowSystem?

    init(_ attributes: WindowAttributes, system: HeadlessWindowSystem, screen: HeadlessScreen?) {
        self.system = system
        self.screen = screen
        if let position = attributes.position, let frame = screen?.description.frame, frame.contains(position) {
            origin = CGPoint(x: position.x - frame.minX, y: position.y - frame.minY)
        }
        title = attributes.title
        applicationIdentifier = attributes.applicationIdentifier
        minimumSize = attributes.minimumSize
        maximumSize = attributes.maximumSize
        contentSize = Self.possible(attributes.contentSize, otherwise: CGSize(width: 1, height: 1))
        target = HeadlessFrameTarget(
            clock: system.timeSource is ManualTimeSource ? nil : system.timeSource,
            paintsOnDemand: system.paintsOnDemand)
        configuration = WindowConfiguration(
            width: contentSize.width, height: contentSize.height, scale: screen?.description.scale ?? 1)
    }

    public func show() {
        guard !isClosed, !isShown else { return }
        isShown = true
        setNeedsConfiguration()
        system?.raise(self)
    }

    public func setTitle(_ title: String) {
        self.title = title
    }

    public func setIcon(_ icon: WindowIcon) {
        if acceptsIcon { self.icon = icon }
    }

    public func setMinimumSize(_ size: CGSize) {
        minimumSize = size
    }

    public func setMaximumSize(_ size: CGSize) {
        maximumSize = size
    }

    /// Applies `size`, even beyond the window's limits, which only apply to the user.
    ///
    /// Ignored while the window fills the screen.
    public func setContentSize(_ size: CGSize) {
        guard !isMaximized, !isFullScreen else { return }
        contentSize = Self.possible(size, otherwise: contentSize)
        setNeedsConfiguration()
    }

    public func setMaximized(_ maximized: Bool) {
        isMaximized = maximized
        setNeedsConfiguration()
    }

    public func setFullScreen(_ fullScreen: Bool, on screen: (any PlatformScreen)?) {
        isFullScreen = fullScreen
        if fullScreen, let other = system?.headlessScreens.first(where: { $0 === screen }) {
            self.screen = other
        }
        setNeedsConfiguration()
    }

    public func minimize() {
        guard isShown, !isClosed, !isMinimized else { return }
        for popup in popups.reversed() { popup.dismiss() }
        setMinimized(true)
        system?.yieldFocus(of: self)
    }

    public func beginMove(serial: UInt32) {
        pointerRequests.append(.move(serial: serial))
    }

    public func beginResize(_ edge: WindowEdge, serial: UInt32) {
        pointerRequests.append(.resize(edge, serial: serial))
    }

    public func showWindowMenu(at location: CGPoint, serial: UInt32) {
        pointerRequests.append(.windowMenu(location, serial: serial))
    }

    public func setCursor(_ shape: CursorShape) {
        cursor = shape
    }

    public func makePopup(_ attributes: PopupAttributes) throws(OperationError) -> any PlatformPopup {
        try makeHeadlessPopup(attributes)
    }

    /// Creates a child popup with its test interface.
    public func makeHeadlessPopup(_ attributes: PopupAttributes) throws(OperationError) -> HeadlessPopup {
        try HeadlessPopup(attributes, parent: self, system: system)
    }

    public func setPointerConfinement(_ confinement: PointerConfinement?) {
        if !isClosed { pointerConfinement = confinement }
    }

    public func textInputMethod() -> any TextInputMethod {
        inputMethod
    }

    /// Begins a drag that the test controls with the system's `drag`.
    public func beginDrag(
        _ attributes: DragAttributes, progress: @escaping (DragProgress) -> Void
    ) throws(OperationError) {
        guard isShown, !isClosed, let system else {
            throw .unavailable(operation: "Dragging content", reason: "the window is not shown")
        }
        system.beginDrag(attributes, from: self, progress: progress)
    }

    public func cancelDrag() {
        if let drag = system?.drag, drag.source === self { drag.cancel() }
    }

    public func close() {
        guard !isClosed else { return }
        for popup in popups.reversed() { popup.close() }
        isClosed = true
        pointerConfinement = nil
        system?.drag?.windowDidClose(self)
        pendingConfiguration?.cancel()
        pendingConfiguration = nil
        system?.remove(self)
        let target = target
        RenderActor.async { target.close() }
    }

    // MARK: - Configurations

    /// Schedules one configure event at the clock's next call.
    func setNeedsConfiguration() {
        guard isShown, !isClosed, pendingConfiguration == nil, let system else { return }
        pendingConfiguration = system.timeSource.schedule(after: 0) { [weak self] in self?.configure() }
    }

    func setMinimized(_ minimized: Bool) {
        isMinimized = minimized
        let target = target
        RenderActor.async { target.setHidden(minimized) }
        setNeedsConfiguration()
    }

    /// Raises the window above the others.
    func raise() {
        system?.raise(self)
    }

    private func configure() {
        pendingConfiguration = nil
        guard !isClosed, let system else { return }
        let isActive = system.activeWindow === self
        let fills = isMaximized || isFullScreen
        let size = fills ? screen?.size ?? contentSize : contentSize
        if fills { origin = .zero }
        var states: WindowStates = []
        if isActive { states.insert(.activated) }
        if isMaximized { states.insert(.maximized) }
        if isFullScreen { states.insert(.fullScreen) }
        if isMinimized { states.insert(.suspended) }
        configuration = WindowConfiguration(
            serial: system.nextSerial(), width: size.width, height: size.height, bounds: screen?.size, states: states,
            scale: screen?.description.scale ?? configuration.scale, decoration: system.decoration,
            capabilities: [.maximize, .fullScreen, .minimize])
        delegate?.window(self, didReceive: configuration)
        if toldScreen !== screen, !isClosed {
            toldScreen = screen
            delegate?.window(self, didMoveTo: screen.map { [$0] } ?? [])
        }
        updateFocus()
        for popup in popups { popup.parentDidChange() }
    }

    /// A popup with a grab also has keyboard focus.
    func updateFocus() {
        guard let system, !isClosed, isShown else { return }
        let isFocused = system.activeWindow === self && system.grabs.isEmpty
        guard hasFocus != isFocused else { return }
        hasFocus = isFocused
        delegate?.window(self, didReceive: .keyboardFocus(isFocused))
    }

    /// The window geometry, in points of the window's screen.
    public var frameOnScreen: CGRect {
        CGRect(
            origin: origin,
            size: CGSize(
                width: configuration.width ?? contentSize.width, height: configuration.height ?? contentSize.height))
    }

    public var window: HeadlessWindow? { self }

    /// The visible popups in stacking order, topmost last.
    package var visiblePopups: [HeadlessPopup] {
        func all(_ popups: [HeadlessPopup]) -> [HeadlessPopup] {
            popups.filter(\.isVisible).flatMap { [$0] + all($0.popups) }
        }
        return all(popups)
    }

    /// Returns a valid surface size: NaN is replaced by `otherwise`, and other values are clamped.
    static func possible(_ size: CGSize, otherwise: CGSize) -> CGSize {
        let range = HeadlessScreenSpecification.sideRange
        func side(_ value: CGFloat, _ fallback: CGFloat) -> CGFloat {
            value.isNaN ? fallback : min(max(value, range.lowerBound), range.upperBound)
        }
        return CGSize(
            width: side(size.width, otherwise.width), height: side(size.height, otherwise.height))
    }
}

/// An interactive pointer operation requested by an application.
public enum HeadlessPointerRequest: Hashable, Sendable {
    /// An interactive move.
    case move(serial: UInt32)
    /// An interactive resize by an edge or corner.
    case resize(WindowEdge, serial: UInt32)
    /// The window menu at a location in surface points.
    case windowMenu(CGPoint, serial: UInt32)
}
