// SPDX-License-Identifier: MIT
public import Foundation
internal import RenderThread
public import Windowing

/// The parent of a popup: a window or another popup.
@MainActor
protocol HeadlessPopupParent: AnyObject {
    /// The window at the root of the chain; for a window, itself.
    var window: HeadlessWindow? { get }
    /// The child popups, in order of opening.
    var popups: [HeadlessPopup] { get set }
    /// The window geometry, in points of the screen.
    var frameOnScreen: CGRect { get }
    /// Whether it has been closed.
    var isClosed: Bool { get }
}

/// A popup of the simulated window system, positioned by the rules of xdg-shell above its window.
///
/// `PlatformPopup` is the application's interface; user actions are in `HeadlessPopup+User.swift`.
@MainActor
public final class HeadlessPopup: PlatformPopup, HeadlessPopupParent {
    public weak var delegate: (any PlatformPopupDelegate)?
    public private(set) var configuration: PopupConfiguration
    public var frameTarget: any FrameTarget { target }
    /// The frames, for reading back.
    public let target: HeadlessFrameTarget

    public private(set) var placement: PopupPlacement
    /// The serial of the popup's grab.
    public let grabSerial: UInt32?
    public private(set) var cursor = CursorShape.default
    public private(set) var isShown = false
    public private(set) var isClosed = false
    /// The child popups, in order of opening.
    public internal(set) var popups: [HeadlessPopup] = []

    private(set) weak var parent: (any HeadlessPopupParent)?
    var hasFocus = false
    private var isDismissed = false
    private var pendingConfiguration: ScheduledCall?
    private weak var system: HeadlessWindowSystem?

    init(
        _ attributes: PopupAttributes, parent: any HeadlessPopupParent, system: HeadlessWindowSystem?
    ) throws(OperationError) {
        guard let system, !parent.isClosed else {
            throw .unavailable(operation: "Opening a popup", reason: "what it belongs to is closed")
        }
        if attributes.grabSerial != nil, let popup = parent as? HeadlessPopup, popup.grabSerial == nil {
            throw .unavailable(
                operation: "Opening a popup that takes the input", reason: "the popup it belongs to has not taken it")
        }
        self.system = system
        self.parent = parent
        placement = attributes.placement
        grabSerial = attributes.grabSerial
        target = HeadlessFrameTarget(
            clock: system.timeSource is ManualTimeSource ? nil : system.timeSource,
            paintsOnDemand: system.paintsOnDemand)
        configuration = PopupConfiguration(
            frame: placement.frame(parentGeometry: parent.frameOnScreen, bounds: nil),
            scale: parent.window?.configuration.scale ?? 1)
        parent.popups.append(self)
    }

    /// The window at the root of the chain.
    public var window: HeadlessWindow? { parent?.window }

    /// The popup without its shadow, in points of its window's screen.
    public var frameOnScreen: CGRect {
        let origin = parent?.frameOnScreen.origin ?? .zero
        return configuration.frame.offsetBy(dx: origin.x, dy: origin.y)
    }

    public func show() {
        guard !isClosed, !isShown, let parent, let system else { return }
        isShown = true
        if grabSerial != nil { system.grab(self, on: parent) }
        setNeedsConfiguration()
    }

    public func reposition(_ placement: PopupPlacement) {
        self.placement = placement
        setNeedsConfiguration()
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

    public func close() {
        guard !isClosed else { return }
        for popup in popups.reversed() { popup.close() }
        isClosed = true
        pendingConfiguration?.cancel()
        pendingConfiguration = nil
        parent?.popups.removeAll { $0 === self }
        system?.release(self)
        let target = target
        RenderActor.async { target.close() }
    }

    /// Dismisses the popup with its child popups, the topmost first, and notifies each delegate once.
    public func dismiss() {
        for popup in popups.reversed() { popup.dismiss() }
        guard !isClosed, !isDismissed else { return }
        isDismissed = true
        // A popup that is no longer visible must not receive input, whatever the application does.
        system?.release(self)
        if let delegate {
            delegate.popupWasDismissed(self)
        } else {
            close()
        }
    }

    /// Called when the parent has moved or the screen has changed.
    func parentDidChange() {
        if placement.isReactive { setNeedsConfiguration() }
        for popup in popups { popup.parentDidChange() }
    }

    /// Whether it is visible.
    var isVisible: Bool { isShown && !isClosed && !isDismissed }

    private func setNeedsConfiguration() {
        guard isVisible, pendingConfiguration == nil, let system else { return }
        pendingConfiguration = system.timeSource.schedule(after: 0) { [weak self] in self?.configure() }
    }

    private func configure() {
        pendingConfiguration = nil
        guard isVisible, let parent, let system else { return }
        let screen = window?.screen
        configuration = PopupConfiguration(
            serial: system.nextSerial(),
            frame: placement.frame(
                parentGeometry: parent.frameOnScreen,
                bounds: screen.map { CGRect(origin: .zero, size: $0.size) }),
            scale: screen?.description.scale ?? configuration.scale)
        delegate?.popup(self, didReceive: configuration)
    }

    func setFocus(_ focused: Bool) {
        guard focused != hasFocus, !isClosed else { return }
        hasFocus = focused
        delegate?.popup(self, didReceive: .keyboardFocus(focused))
    }
}
