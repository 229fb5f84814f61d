// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// An object that recognizes a gesture from the touches in a view and its descendants, and sends actions to its
/// targets.
///
/// A window delivers each touch to the recognizers of the hit view and its ancestors before the view itself. Subclasses
/// override `touchesBegan(_:with:)` and related methods, and set `state`. Overrides call super.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Creates a recognizer with the action named `action` of `target`, which isn't retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without targets.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    // MARK: - State

    /// The state of the recognizer; set by subclasses only.
    ///
    /// Valid transitions are from `.possible` to `.failed`, `.began`, or `.recognized`, and from `.began` and
    /// `.changed` to `.changed`, `.ended`, or `.cancelled`. Setting `.cancelled` in the state `.possible` fails the
    /// gesture. Other transitions are ignored and logged. Actions are sent after all recognizers have received the
    /// event.
    open var state: State {
        get { progress.shown ?? progress.state }
        set { request(newValue) }
    }

    /// Whether the recognizer receives input; `true` by default.
    ///
    /// Disabling it cancels a gesture in progress.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue, !isEnabled { interrupt() } }
    }

    /// The view that the recognizer is attached to.
    public internal(set) weak var view: UIView?

    /// The delegate, which resolves conflicts with other recognizers.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for debugging, never shown to the user.
    open var name: String?

    // MARK: - Touches and the view

    /// Whether touches are canceled in the view when the gesture is recognized; `true` by default.
    open var cancelsTouchesInView = true

    /// Whether the beginning of touches is delivered to the view only after the gesture has failed; `false` by default.
    open var delaysTouchesBegan = false

    /// Whether the end of touches is delivered to the view only after the gesture has failed; `true` by default.
    open var delaysTouchesEnded = true

    /// The types of touches that the recognizer receives; all by default.
    ///
    /// > Note: Differs from UIKit: `UITouch.TouchType` values rather than `NSNumber` objects.
    open var allowedTouchTypes: Set<UITouch.TouchType> = [.direct, .indirect, .pencil, .indirectPointer]

    /// The types of presses that the recognizer receives; none by default.
    ///
    /// > Note: Differs from UIKit, whose recognizers receive presses by default: Return on a keyboard must not act as a tap.
    open var allowedPressTypes: Set<UIPress.PressType> = []

    /// Whether touches of one type exclude those of other types until they end; `true` by default.
    open var requiresExclusiveTouchType = true

    /// The modifier keys pressed during the last event.
    public internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The mouse buttons pressed during the last event.
    public internal(set) var buttonMask: UIEvent.ButtonMask = []

    /// The number of touches down that are part of the gesture.
    open var numberOfTouches: Int { tracking.touches.count { $0.isDown } }

    /// Returns the centroid of the touches in the coordinates of `view`, or of the window if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convertFromWindow(tracking.centroid, to: view)
    }

    /// Returns the location of one of the touches in the coordinates of `view`, or of the window if `view` is `nil`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        location(ofTouchAt: touchIndex, in: view)
    }

    // MARK: - Methods for subclasses

    /// Called when touches begin.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches are lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches are canceled because the device was removed or the window closed.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when keys with a type in `allowedPressTypes` are pressed.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when the analog value of a press changes.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when keys are released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when presses are canceled, for example because the keyboard focus left the window.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called after the gesture has ended or failed and its touches are up.
    ///
    /// Overrides reset their own state.
    open func reset() {}

    /// Stops tracking a touch, which is then delivered to the view as usual.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        tracking.ignore(touch)
    }

    /// Returns whether recognizing this gesture prevents `preventedGestureRecognizer` from recognizing its own; `true`
    /// by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether another recognized gesture prevents this one; `true` by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether `otherGestureRecognizer` has to fail before this gesture is recognized; `false` by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether this gesture has to fail before `otherGestureRecognizer` recognizes its own; `false` by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether the recognizer receives a touch event's new touches or a scroll event; `true` by default.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: - Hooks for built-in recognizers

    /// Whether more touches are expected while none is down, as between the taps of a double tap.
    var awaitsTouches: Bool { false }

    /// Returns whether the pressed mouse buttons match the gesture.
    func acceptsButtons(_ mask: UIEvent.ButtonMask) -> Bool { true }

    /// Returns whether both gestures are recognized simultaneously without asking the delegates.
    func goesTogether(with other: UIGestureRecognizer) -> Bool { false }

    /// Returns the time in seconds for which touches are withheld from their view while the gesture is undecided; 0 for
    /// none.
    func contentDelay(for touch: UITouch) -> TimeInterval { 0 }

    /// Returns whether the recognizer tracks the scroll.
    ///
    /// Called for each event until it does.
    func takeScroll(_ event: UIScrollEvent) -> Bool { false }

    /// Returns whether the recognizer tracks the touchpad gesture.
    func takeTransform(_ event: UITransformEvent) -> Bool { false }

    /// Called when the pointer moves over the view; the location is `nil` after it left.
    func hover(at location: CGPoint?, with event: UIHoverEvent) {}

    // MARK: - Storage of extensions

    var progress = GestureProgress()
    var tracking = GestureTracking()
    var registrations: [Registration] = []
    var failureRequirements: [WeakRecognizer] = []
    var expiry: ScheduledCall?
}

extension UIGestureRecognizer {
    /// The state of a gesture recognizer.
    public enum State: Int, Sendable {
        /// The gesture hasn't been recognized or failed yet; the initial state.
        case possible = 0
        /// A continuous gesture was recognized.
        case began = 1
        /// A continuous gesture changed.
        case changed = 2
        /// A continuous gesture ended, or a discrete gesture was recognized.
        case ended = 3
        /// A continuous gesture was canceled.
        case cancelled = 4
        /// The input didn't match the gesture.
        case failed = 5

        /// The state of a recognized discrete gesture; same as `ended`.
        public static var recognized: State { .ended }
    }

    struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }
}
