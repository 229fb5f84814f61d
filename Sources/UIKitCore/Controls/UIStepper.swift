// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import LayerTree
internal import Windowing

/// A control with two buttons that decrease and increase a value in steps.
///
/// A press changes the value at once and, while it is held, repeatedly at an increasing rate. The arrow keys do the
/// same, Home and End select the bounds, and the scroll wheel over the stepper changes the value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    // MARK: - Creating

    /// Creates a stepper from 0 to 100.
    ///
    /// Only the origin of `frame` is used.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UIStepper.self)
    }

    // MARK: - Value

    /// The value, limited to the bounds.
    ///
    /// The default is 0. Setting it doesn't send `.valueChanged`. NaN is ignored.
    open var value: Double {
        get { storedValue }
        set {
            guard !newValue.isNaN else { return }
            setValue(min(max(newValue, minimumValue), maximumValue))
        }
    }

    /// The lowest value.
    ///
    /// The default is 0. The maximum and the value are raised to it if they are smaller.
    open var minimumValue: Double = 0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            setValue(max(storedValue, minimumValue))
        }
    }

    /// The highest value.
    ///
    /// The default is 100. The minimum and the value are lowered to it if they are larger.
    open var maximumValue: Double = 100 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            setValue(min(storedValue, maximumValue))
        }
    }

    /// The amount by which one press changes the value.
    ///
    /// The default is 1.
    ///
    /// > Note: Differs from UIKit: values that aren't above 0 are ignored instead of raising an exception.
    open var stepValue: Double = 1 {
        didSet { if !(stepValue > 0 && stepValue.isFinite) { stepValue = oldValue } }
    }

    /// Whether a step beyond one bound continues at the other.
    ///
    /// The default is `false`.
    open var wraps = false {
        didSet { if wraps != oldValue { setNeedsLayout() } }
    }

    /// Whether holding a button repeats the step.
    ///
    /// The default is `true`.
    open var autorepeat = true

    /// Whether each step sends `.valueChanged`, rather than only the end of a press.
    ///
    /// The default is `true`.
    open var isContinuous = true

    // MARK: - Appearance

    /// Sets the image that is stretched behind the buttons in `state`.
    ///
    /// States without an image use the one for `normal`.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        setNeedsLayout()
    }

    /// Sets the image between the buttons for a combination of their states.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        dividerImages[StatePair(left: leftState, right: rightState)] = image
        setNeedsLayout()
    }

    /// Sets the image that replaces the plus glyph in `state`.
    ///
    /// Template images are tinted.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        increment.images[state] = image
        setNeedsLayout()
    }

    /// Sets the image that replaces the minus glyph in `state`.
    ///
    /// Template images are tinted.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        decrement.images[state] = image
        setNeedsLayout()
    }

    /// Returns the background image set for exactly that state.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
    /// Returns the image set for exactly that state instead of the plus glyph.
    open func incrementImage(for state: State) -> UIImage? { increment.images[state] }
    /// Returns the image set for exactly that state instead of the minus glyph.
    open func decrementImage(for state: State) -> UIImage? { decrement.images[state] }

    /// Returns the divider image set for exactly that combination of states.
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) -> UIImage? {
        dividerImages[StatePair(left: leftState, right: rightState)]
    }

    // MARK: - Layout

    /// The stepper's position.
    ///
    /// Its size can't be changed.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Theme.Stepper.size) }
    }

    /// The bounds.
    ///
    /// Their size can't be changed.
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
        finishTracking(for: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        finishTracking(for: event)
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

    open override func accessibilityIncrement() {
        change(by: stepValue, for: nil)
    }

    open override func accessibilityDecrement() {
        change(by: -stepValue, for: nil)
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.adjustable)
        defaults.role = .spinButton
        defaults.range = AccessibilityRange(
            minimum: minimumValue, maximum: maximumValue, current: value, step: stepValue)
        defaults.value = value.formatted()
        return defaults
    }

    @_spi(Toolkit) open override func accessibilityPress() -> Bool { false }

    @_spi(Toolkit) open override func accessibilitySetValue(_ value: Double) -> Bool {
        guard isEnabled else { return false }
        change(to: value, for: nil)
        return true
    }

    // MARK: - Internal state

    /// One of the two buttons.
    enum Side {
        case decrement, increment
    }

    struct StatePair: Hashable {
        let left: State
        let right: State
    }

    var storedValue: Double = 0
    /// The button on which the current touch began.
    var pressed: Side?
    /// Whether the touch has left the button, which pauses repetition until it returns.
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

    @_spi(Toolkit) open override var preventsTapsOfAncestors: Bool { true }
}
