// SPDX-License-Identifier: MIT
public import Foundation

/// Where a popup wants to be, as rules that the desktop works out: it knows the screen's edges, the application may not.
public struct PopupPlacement: Hashable, Sendable {
    /// A point of a rectangle: a corner, the middle of an edge, or the centre.
    public enum Point: Hashable, Sendable, CaseIterable {
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// What may be done about a popup that would leave the screen; tried in the order flip, slide, resize.
    public struct Adjustments: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let slideX = Adjustments(rawValue: 1 << 0)
        public static let slideY = Adjustments(rawValue: 1 << 1)
        /// To the other side of the anchor.
        public static let flipX = Adjustments(rawValue: 1 << 2)
        public static let flipY = Adjustments(rawValue: 1 << 3)
        public static let resizeX = Adjustments(rawValue: 1 << 4)
        public static let resizeY = Adjustments(rawValue: 1 << 5)
    }

    /// What the popup belongs to, in points of the parent's window geometry; at least a point wide and high.
    public var anchorRect: CGRect
    /// The point of the anchor's rectangle that the popup is put at.
    public var anchor: Point
    /// Which way the popup extends from there.
    public var gravity: Point
    /// Points that the popup is moved by after that.
    public var offset: CGPoint
    /// The popup's own size in points, without shadow; positive.
    public var size: CGSize
    public var adjustments: Adjustments
    /// Whether the popup is placed anew when its parent moves or the screens change.
    public var isReactive: Bool

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

/// What a new popup asks for.
public struct PopupAttributes: Hashable, Sendable {
    public var placement: PopupPlacement
    /// The press or key that opens the popup; `nil` for one that takes no grab, as a tooltip.
    ///
    /// With a grab, a press outside the application's popups dismisses the popup, and keys go to it. A press in one of
    /// the application's windows is told to that window too, after the dismissal. Only one chain of popups can have the
    /// input: a new one dismisses those that it is not opened from, and one opened from a popup without a grab is refused.
    public var grabSerial: UInt32?

    public init(placement: PopupPlacement, grabSerial: UInt32? = nil) {
        self.placement = placement
        self.grabSerial = grabSerial
    }
}

/// Where the desktop puts a popup.
public struct PopupConfiguration: Hashable, Sendable {
    /// To be quoted in the frame that answers.
    public var serial: UInt32?
    /// The popup without shadow, in points of the parent's window geometry.
    public var frame: CGRect
    /// Pixels per point.
    public var scale: CGFloat

    public init(serial: UInt32? = nil, frame: CGRect, scale: CGFloat = 1) {
        self.serial = serial
        self.frame = frame
        self.scale = scale
    }
}

/// What happened to a popup, from the desktop's side.
@MainActor
public protocol PlatformPopupDelegate: AnyObject {
    /// A place and size are given. Answer by presenting a frame that quotes the serial; only the latest needs an answer.
    func popup(_ popup: any PlatformPopup, didReceive configuration: PopupConfiguration)
    func popup(_ popup: any PlatformPopup, didReceive event: InputEvent)
    /// The desktop took the popup away: it was refused, or the user pressed elsewhere. Close it, and those opened from it.
    func popupWasDismissed(_ popup: any PlatformPopup)
}

/// A surface that belongs to a window or another popup and may reach out of it: a menu, a popover, a tooltip.
@MainActor
public protocol PlatformPopup: AnyObject {
    var delegate: (any PlatformPopupDelegate)? { get set }
    /// Where the popup's frames go. Stays the same object until `close()`.
    var frameTarget: any FrameTarget { get }
    /// The last configuration received; before the first one, a guess.
    var configuration: PopupConfiguration { get }

    /// Asks the desktop for the first configuration; the popup is seen once the frame that answers it is presented.
    func show()
    /// Asks for another place; a configuration follows.
    func reposition(_ placement: PopupPlacement)
    func setCursor(_ shape: CursorShape)
    /// A popup on top of this one, as a submenu.
    func makePopup(_ attributes: PopupAttributes) throws(WindowingError) -> any PlatformPopup
    /// Takes the popup off the screen for good, and those opened from it first.
    func close()
}
