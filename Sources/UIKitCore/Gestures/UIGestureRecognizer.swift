// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// Watches the touches in a view and below it for a movement that means something, and says so to its targets.
///
/// A window shows each touch to the recognizers of the view that was hit, and of those around it, before the view itself
/// gets it. Subclasses override `touchesBegan(_:with:)` and the like and set `state`; every override calls super.
@MainActor
open class UIGestureRecognizer {
    /// Makes a recognizer that performs the action named `action` of `target`, which is not kept alive.
    public init(target: (any ActionTarget)?, action: Selector?) {
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer without targets.
    public convenience init() {
        self.init(target: nil, action: nil)
    }

    // MARK: - State

    /// How far the gesture is; only subclasses set it.
    ///
    /// A step that is not in the state machine is ignored, and reported: from `.possible` to `.failed`, `.began` or
    /// `.recognized`; from `.began` and `.changed` to `.changed`, `.ended` or `.cancelled`. Taken from `.possible` to
    /// `.cancelled`, the gesture fails. The actions are sent once all recognizers have seen the event.
    open var state: State {
        get { progress.shown ?? progress.state }
        set { request(newValue) }
    }

    /// Whether the recognizer gets touches; `true` by default.
    ///
    /// Disabling it cancels what is under way.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue, !isEnabled { interrupt() } }
    }

    /// The view that the recognizer was added to.
    public internal(set) weak var view: UIView?

    /// Decides for the recognizer where it meets others.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for the programmer, never shown.
    open var name: String?

    // MARK: - Touches and the view

    /// Whether the view is told that touches are over once they turn out to be the gesture; `true` by default.
    open var cancelsTouchesInView = true

    /// Whether the view gets touches only once they turn out not to be the gesture; `false` by default.
    open var delaysTouchesBegan = false

    /// Whether the view hears of the end of touches only once they turn out not to be the gesture; `true` by default.
    open var delaysTouchesEnded = true

    /// The kinds of touches that the recognizer gets; all of them by default.
    ///
    /// > Note: Differs from UIKit: `UITouch.TouchType` values, not numbers in objects.
    open var allowedTouchTypes: Set<UITouch.TouchType> = [.direct, .indirect, .pencil, .indirectPointer]

    /// The kinds of presses that the recognizer gets; none by default.
    ///
    /// > Note: Differs from UIKit: a keyboard is always there, and its Return key must not be a tap unasked.
    open var allowedPressTypes: Set<UIPress.PressType> = []

    /// Whether touches of one kind keep those of the others out until they are over; `true` by default.
    open var requiresExclusiveTouchType = true

    /// The modifier keys during the last event.
    public internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The pointer's buttons during the last event.
    public internal(set) var buttonMask: UIEvent.ButtonMask = []

    /// How many touches are down that the gesture is made of.
    open var numberOfTouches: Int { tracking.touches.count { $0.isDown } }

    /// The middle of the touches, in the coordinates of `view`, or of the window for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convertFromWindow(tracking.centroid, to: view)
    }

    /// The place of one of `numberOfTouches` touches, in the coordinates of `view`, or of the window for `nil`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        location(ofTouchAt: touchIndex, in: view)
    }

    // MARK: - For subclasses

    /// Touches began that may be the gesture.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches were taken away: the device left, or the window closed.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Keys of `allowedPressTypes` went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Keys that went down came up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// The gesture is over, whatever came of it, and its touches are up: what was kept of it is forgotten.
    open func reset() {}

    /// Hands a touch to the view as if this recognizer were not there.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        tracking.ignore(touch)
    }

    /// Whether recognizing this gesture keeps `preventedGestureRecognizer` from recognizing its own; `true` unless
    /// overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another gesture that was recognized keeps this one from being so; `true` unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this gesture is only recognized once `otherGestureRecognizer` has failed; `false` unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether `otherGestureRecognizer` has to wait until this one has failed; `false` unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the event's new touches, or the scrolling that it is about, are for this recognizer; `true` unless
    /// overridden.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: - Hooks of the toolkit's own recognizers

    /// Whether touches are awaited while none is down, as between the taps of a double tap.
    var awaitsTouches: Bool { false }

    /// Whether the pointer's buttons of the event are the gesture's.
    func acceptsButtons(_ mask: UIEvent.ButtonMask) -> Bool { true }

    /// Whether the two are recognized together without being asked.
    func goesTogether(with other: UIGestureRecognizer) -> Bool { false }

    /// Seconds for which touches are kept from their view while this gesture is undecided; 0 for none.
    func contentDelay(for touch: UITouch) -> TimeInterval { 0 }

    /// Whether this recognizer follows the scrolling; called for each event until it does.
    func takeScroll(_ event: UIScrollEvent) -> Bool { false }

    /// Whether this recognizer follows the fingers on the touchpad.
    func takeTransform(_ event: UITransformEvent) -> Bool { false }

    /// The pointer is at a place of the window, or not over the view any more.
    func hover(at location: CGPoint?, with event: UIHoverEvent) {}

    // MARK: - State of the concerns

    var progress = GestureProgress()
    var tracking = GestureTracking()
    var registrations: [Registration] = []
    var failureRequirements: [WeakRecognizer] = []
    var expiry: ScheduledCall?
}

extension UIGestureRecognizer {
    /// How far a gesture is.
    public enum State: Int, Sendable {
        /// Not recognized yet; the state in which all begin.
        case possible = 0
        /// A gesture that goes on was recognized.
        case began = 1
        case changed = 2
        /// A gesture that went on is over, or one that happens at once was recognized.
        case ended = 3
        /// A gesture that went on was broken off.
        case cancelled = 4
        /// The touches were not the gesture.
        case failed = 5

        /// A gesture that happens at once was recognized.
        public static var recognized: State { .ended }
    }

    struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }
}

extension UIGestureRecognizer: Hashable {
    public nonisolated static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
