// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
internal import Windowing

/// Two buttons that take a number down and up by steps.
///
/// A press changes the number at once; held, it goes on, faster and faster. Arrow keys do the same, Home and End go to
/// the bounds, and a wheel that is turned over the stepper counts.
@MainActor
open class UIStepper: UIControl {
    // MARK: - Creating

    /// Makes a stepper from 0 to 100; of `frame` only the origin counts.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    // MARK: - Value

    /// The number, kept between the bounds; 0 by default.
    ///
    /// Setting it sends nothing; what is not a number is ignored.
    open var value: Double {
        get { storedValue }
        set {
            guard !newValue.isNaN else { return }
            setValue(min(max(newValue, minimumValue), maximumValue))
        }
    }

    /// The least number; 0 by default.
    ///
    /// A larger maximum or value follows it.
    open var minimumValue: Double = 0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            setValue(max(storedValue, minimumValue))
        }
    }

    /// The greatest number; 100 by default.
    ///
    /// A smaller minimum or value follows it.
    open var maximumValue: Double = 100 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            setValue(min(storedValue, maximumValue))
        }
    }

    /// How far one press goes; 1 by default.
    ///
    /// > Note: Differs from UIKit: what is not above 0 is ignored, not an exception.
    open var stepValue: Double = 1 {
        didSet { if !(stepValue > 0 && stepValue.isFinite) { stepValue = oldValue } }
    }

    /// Whether a step beyond one bound goes on at the other; `false` by default.
    open var wraps = false {
        didSet { if wraps != oldValue { setNeedsLayout() } }
    }

    /// Whether a button that is held goes on stepping; `true` by default.
    open var autorepeat = true

    /// Whether each step of a press sends `.valueChanged`, or only its end; `true` by default.
    open var isContinuous = true

    // MARK: - Looks

    /// Shows `image` behind the buttons, stretched, in `state`; a state without one shows the normal state's.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        setNeedsLayout()
    }

    /// Shows `image` between the buttons, of which the left and the right one are in those states.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        dividerImages[StatePair(left: leftState, right: rightState)] = image
        setNeedsLayout()
    }

    /// Shows `image` in place of the plus sign in `state`; templates are tinted.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        increment.images[state] = image
        setNeedsLayout()
    }

    /// Shows `image` in place of the minus sign in `state`; templates are tinted.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        decrement.images[state] = image
        setNeedsLayout()
    }

    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
    open func incrementImage(for state: State) -> UIImage? { increment.images[state] }
    open func decrementImage(for state: State) -> UIImage? { decrement.images[state] }

    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) -> UIImage? {
        dividerImages[StatePair(left: leftState, right: rightState)]
    }

    // MARK: - Layout

    /// The stepper's place; its size cannot be changed.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Theme.Stepper.size) }
    }

    /// The size cannot be changed.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Theme.Stepper.size) }
    }

    open override var intrinsicContentSize: CGSize { Theme.Stepper.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Theme.Stepper.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showLooks()
    }

    override var mayDraw: Bool { false }
    override var isPressedByKeys: Bool { false }
    override var focusRingCornerRadius: CGFloat { Theme.Stepper.cornerRadius }

    // MARK: - Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let side = side(at: touch.location(in: self))
        guard canStep(side) else { return false }
        pressed = side
        valueBefore = storedValue
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isPaused = !isTouchInside || side(at: touch.location(in: self)) != pressed
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        letGo(for: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        letGo(for: event)
    }

    override func trackingDidBegin(with event: UIEvent?) {
        step(for: event)
        guard autorepeat, pressed != nil else { return }
        repeatInterval = Theme.Stepper.firstInterval
        scheduleRepeat(after: Theme.Stepper.repeatDelay)
    }

    override func adjust(with key: UIKey, for event: UIEvent?) -> Bool {
        switch key.keyCode {
        case .keyboardUpArrow: change(by: stepValue, for: event)
        case .keyboardDownArrow: change(by: -stepValue, for: event)
        case .keyboardRightArrow: change(by: isRightToLeft ? -stepValue : stepValue, for: event)
        case .keyboardLeftArrow: change(by: isRightToLeft ? stepValue : -stepValue, for: event)
        case .keyboardHome where minimumValue.isFinite: change(to: minimumValue, for: event)
        case .keyboardEnd where maximumValue.isFinite: change(to: maximumValue, for: event)
        default: return false
        }
        return true
    }

    override func adjust(bySteps steps: CGPoint, for event: UIEvent?) -> Bool {
        guard steps.y != 0 else { return false }
        let clicks = wholeClicks(-steps.y)
        if clicks != 0 { change(by: stepValue * Double(clicks), for: event) }
        return true
    }

    // MARK: - State of the concerns

    /// One of the two buttons.
    enum Side {
        case decrement, increment
    }

    struct StatePair: Hashable {
        let left: State
        let right: State
    }

    var storedValue: Double = 0
    /// The button that the present touch went down on.
    var pressed: Side?
    /// The touch has left the button, which waits for it to come back.
    var isPaused = false {
        didSet { if isPaused != oldValue { setNeedsLayout() } }
    }
    /// The button under the pointer.
    var hoveredSide: Side?
    var valueBefore: Double = 0
    var nextRepeat: ScheduledCall?
    var repeatInterval: TimeInterval = 0
    var backgroundImages: [State: UIImage] = [:]
    var dividerImages: [StatePair: UIImage] = [:]
    let background = UIImageView(frame: .zero)
    let divider = UIImageView(frame: .zero)
    let decrement = StepperButton(.minus)
    let increment = StepperButton(.plus)
}
