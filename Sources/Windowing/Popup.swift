// SPDX-License-Identifier: MIT
public import Foundation

/// The rules for positioning a popup, evaluated by the window system, which knows the screen's edges when the
/// application might not.
public struct PopupPlacement: Hashable, Sendable {
    /// A point of a rectangle: a corner, the middle of an edge, or the center.
    public enum Point: Hashable, Sendable, CaseIterable {
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// The permitted adjustments of a popup that would leave the screen, attempted in the order flip, slide, resize.
    public struct Adjustments: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Moves the popup horizontally.
        public static let slideX = Adjustments(rawValue: 1 << 0)
        /// Moves the popup vertically.
        public static let slideY = Adjustments(rawValue: 1 << 1)
        /// Places the popup on the opposite horizontal side of the anchor.
        public static let flipX = Adjustments(rawValue: 1 << 2)
        /// Places the popup on the opposite vertical side of the anchor.
        public static let flipY = Adjustments(rawValue: 1 << 3)
        /// Reduces the width.
        public static let resizeX = Adjustments(rawValue: 1 << 4)
        /// Reduces the height.
        public static let resizeY = Adjustments(rawValue: 1 << 5)
    }

    /// The rectangle that the popup belongs to, in points of the parent's window geometry; at least a point wide and
    /// high.
    public var anchorRect: CGRect
    /// The point of the anchor rectangle at which the popup is placed.
    public var anchor: Point
    /// The direction in which the popup extends from the anchor.
    public var gravity: Point
    /// An offset in points, applied last.
    public var offset: CGPoint
    /// The size of the popup in points, without its shadow; positive.
    public var size: CGSize
    /// The permitted adjustments.
    public var adjustments: Adjustments
    /// Whether the popup is repositioned when its parent moves or the screens change.
    public var isReactive: Bool

    /// Creates a placement.
    public init(
        anchorRect: CGRect, anchor: Point, gravity: Point, offset: CGPoint = .zero, size: CGSize,
        adjustments: Adjustments = [.flipX, .flipY, .slideX, .slideY], isReactive: Bool = true
    ) {
        self.anchorRect = anchorRect
        self.anchor = anchor
        self.gravity = gravity
        self.offset = offset
        self.size = size
        self.adjustments = adjustments
        self.isReactive = isReactive
    }
}

/// The initial properties of a popup.
public struct PopupAttributes: Hashable, Sendable {
    /// The position and size.
    public var placement: PopupPlacement
    /// The serial of the press or key that opens the popup; `nil` for a popup without a grab, such as a tooltip.
    ///
    /// With a grab, a press outside the application's popups dismisses the popup, and keys are delivered to it. A press
    /// in one of the application's windows is also delivered to that window, after the dismissal. Only one chain of
    /// popups can have the grab: a new one dismisses popups outside its own chain, and one opened from a popup without
    /// a grab is refused.
    public var grabSerial: UInt32?

    /// Creates attributes.
    public init(placement: PopupPlacement, grabSerial: UInt32? = nil) {
        self.placement = placement
        self.grabSerial = grabSerial
    }
}

/// The position of a popup chosen by the window system.
public struct PopupConfiguration: Hashable, Sendable {
    /// The serial for the frame that responds.
    public var serial: UInt32?
    /// The popup without its shadow, in points of the parent's window geometry.
    public var frame: CGRect
    /// The number of pixels per point.
    public var scale: CGFloat

    /// Creates a configuration.
    public init(serial: UInt32? = nil, frame: CGRect, scale: CGFloat = 1) {
        self.serial = serial
        self.frame = frame
        self.scale = scale
    }
}

/// Methods for responding to a popup's events.
@MainActor
public protocol PlatformPopupDelegate: AnyObject {
    /// Called with a position and size. Respond by presenting a frame with the serial; only the latest needs a
    /// response.
    func popup(_ popup: any PlatformPopup, didReceive configuration: PopupConfiguration)
    func popup(_ popup: any PlatformPopup, didReceive event: InputEvent)
    /// Called when the window system has dismissed the popup, because it was refused or the user clicked outside. Close
    /// it and its child popups.
    func popupWasDismissed(_ popup: any PlatformPopup)
}

/// A surface that belongs to a window or another popup and can extend beyond it: a menu, a popover, a tooltip.
@MainActor
public protocol PlatformPopup: AnyObject {
    var delegate: (any PlatformPopupDelegate)? { get set }
    /// The destination of the popup's frames; the same object until `close()`.
    var frameTarget: any FrameTarget { get }
    /// The last configuration received; an estimate before the first one.
    var configuration: PopupConfiguration { get }

    /// The delegate for drags over the popup.
    ///
    /// Its methods are called with the window that the popup belongs to, and with locations in points of the popup's
    /// surface. By default it isn't used: a drag over the popup is then reported to the window.
    var dropDelegate: (any PlatformDropDelegate)? { get set }

    /// Requests the first configuration. The popup becomes visible when the frame that responds to it is presented.
    func show()
    /// Requests another position; a configuration follows.
    func reposition(_ placement: PopupPlacement)
    func setCursor(_ shape: CursorShape)
    /// Creates a child popup, such as a submenu.
    func makePopup(_ attributes: PopupAttributes) throws(OperationError) -> any PlatformPopup
    /// Closes the popup permanently, and its child popups first.
    func close()
}

extension PlatformPopup {
    public var dropDelegate: (any PlatformDropDelegate)? {
        get { nil }
        set {}
    }
}
