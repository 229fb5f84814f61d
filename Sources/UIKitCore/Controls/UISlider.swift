// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import LayerTree

/// A control for selecting a value from a continuous range by dragging a thumb along a track.
///
/// A pointer may press anywhere on the track, and the thumb jumps to it; a finger has to touch the thumb. The arrow
/// keys, Page Up, Page Down, Home, End, and the scroll wheel over the slider move the thumb as well.
@preconcurrency @MainActor
open class UISlider: UIControl {
    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UISlider.self)
    }

    // MARK: - Value

    /// The value, limited to the range.
    ///
    /// The default is 0. Setting it doesn't send `.valueChanged`. NaN is ignored.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The value at the leading end.
    ///
    /// The default is 0. The maximum and the value are raised to it if they are smaller.
    open var minimumValue: Float = 0 {
        didSet {
            if !minimumValue.isFinite { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            rangeDidChange()
        }
    }

    /// The value at the trailing end.
    ///
    /// The default is 1. The minimum and the value are lowered to it if they are larger.
    open var maximumValue: Float = 1 {
        didSet {
            if !maximumValue.isFinite { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            rangeDidChange()
        }
    }

    /// Sets the value, and moves the thumb with an animation if `animated` is `true`; longer distances take longer.
    ///
    /// Doesn't send `.valueChanged`.
    open func setValue(_ value: Float, animated: Bool) {
        guard let value = clamped(value), value != storedValue else { return }
        let way = abs(fraction(of: value) - fraction(of: storedValue))
        storedValue = value
        setNeedsLayout()
        guard animated, window != nil else { return }
        let duration = max(Theme.Slider.travelDuration * way, Theme.Slider.minimumDuration)
        UIView.animate(
            withDuration: duration, options: [.allowUserInteraction, .beginFromCurrentState], animations: showLooks)
    }

    /// Whether `.valueChanged` is sent continuously while the thumb is dragged, rather than once at the end.
    ///
    /// The default is `true`.
    open var isContinuous = true

    // MARK: - Appearance

    /// The image at the leading end of the track.
    open var minimumValueImage: UIImage? {
        didSet { if minimumValueImage !== oldValue { setNeedsLayout() } }
    }

    /// The image at the trailing end of the track.
    open var maximumValueImage: UIImage? {
        didSet { if maximumValueImage !== oldValue { setNeedsLayout() } }
    }

    /// The color of the track from the leading end to the thumb.
    ///
    /// `nil`, the default, uses the tint color.
    open var minimumTrackTintColor: UIColor? {
        didSet { if minimumTrackTintColor != oldValue { setNeedsLayout() } }
    }

    /// The color of the track from the thumb to the trailing end.
    ///
    /// `nil`, the default, uses a gray.
    open var maximumTrackTintColor: UIColor? {
        didSet { if maximumTrackTintColor != oldValue { setNeedsLayout() } }
    }

    /// The color of the thumb.
    ///
    /// `nil`, the default, uses white.
    open var thumbTintColor: UIColor? {
        didSet { if thumbTintColor != oldValue { setNeedsLayout() } }
    }

    /// Sets the image that replaces the thumb in `state`.
    ///
    /// States without an image use the one for `normal`.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        setNeedsLayout()
    }

    /// Sets the image that is stretched over the track before the thumb.
    ///
    /// States without an image use the one for `normal`.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages[state] = image
        setNeedsLayout()
    }

    /// Sets the image that is stretched over the track after the thumb.
    ///
    /// States without an image use the one for `normal`.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages[state] = image
        setNeedsLayout()
    }

    /// Returns the thumb image set for exactly that state.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    /// Returns the image of the track before the thumb set for exactly that state.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    /// Returns the image of the track after the thumb set for exactly that state.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

    /// The thumb image for the current state.
    public var currentThumbImage: UIImage? { value(in: thumbImages) }
    /// The image of the track before the thumb for the current state.
    public var currentMinimumTrackImage: UIImage? { value(in: minimumTrackImages) }
    /// The image of the track after the thumb for the current state.
    public var currentMaximumTrackImage: UIImage? { value(in: maximumTrackImages) }

    // MARK: - Layout

    /// Returns the frame of the minimum value's image; empty if there is none.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endImageRect(minimumValueImage, atLeft: !isRightToLeft, in: bounds)
    }

    /// Returns the frame of the maximum value's image; empty if there is none.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endImageRect(maximumValueImage, atLeft: isRightToLeft, in: bounds)
    }

    /// Returns the frame of the whole track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        defaultTrackRect(in: bounds)
    }

    /// Returns the frame of the thumb for `value`, within the ends of the track in `rect`.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        defaultThumbRect(in: bounds, track: rect, value: value)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: naturalHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: naturalHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showLooks()
    }

    open override func tintColorDidChange() {
        setNeedsLayout()
    }

    override var isPressedByKeys: Bool { false }
    override var focusRingCornerRadius: CGFloat { Theme.Slider.trackHeight * 2 }

    override func stateDidChange() {
        setNeedsLayout()
        animateValue(over: Theme.Slider.thumbChange, changes: showLooks)
    }

    // MARK: - Tracking

    /// Returns whether a gesture that began on the slider may be recognized.
    ///
    /// The default is `false` for drags and swipes of other views' recognizers that begin on the thumb and are parallel
    /// to the track.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer) && !isDragOfThumb(gestureRecognizer)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        takeHold(touch)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch, with: event)
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
        if let trackedTouch { follow(trackedTouch, with: event) }
    }

    override func adjust(with key: UIKey, for event: UIEvent?) -> Bool {
        guard let target = target(of: key) else { return false }
        move(to: target, animated: true, for: event)
        return true
    }

    override func adjust(bySteps steps: CGPoint, for event: UIEvent?) -> Bool {
        // Turning the wheel away from the user, or toward the trailing end, increases the value.
        let clicks = Float(isRightToLeft ? -steps.x : steps.x) - Float(steps.y)
        guard clicks != 0, clicks.isFinite else { return false }
        move(to: storedValue + clicks * Theme.Slider.step * (maximumValue - minimumValue), animated: true, for: event)
        return true
    }

    open override func accessibilityIncrement() {
        move(to: storedValue + Theme.Slider.step * (maximumValue - minimumValue), animated: true, for: nil)
    }

    open override func accessibilityDecrement() {
        move(to: storedValue - Theme.Slider.step * (maximumValue - minimumValue), animated: true, for: nil)
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.role = .slider
        defaults.states = .horizontal
        defaults.range = AccessibilityRange(
            minimum: Double(minimumValue), maximum: Double(maximumValue), current: Double(value),
            step: Double(Theme.Slider.step * (maximumValue - minimumValue)))
        defaults.traits.insert(.adjustable)
        let range = maximumValue - minimumValue
        let share = range > 0 ? Double((value - minimumValue) / range) : 0
        defaults.value = share.formatted(.percent.precision(.fractionLength(0)))
        return defaults
    }

    @_spi(Toolkit) open override func accessibilityPress() -> Bool { false }

    @_spi(Toolkit) open override func accessibilitySetValue(_ value: Double) -> Bool {
        guard isEnabled else { return false }
        move(to: Float(value), animated: true, for: nil)
        return true
    }

    // MARK: - Internal state

    var storedValue: Float = 0
    var drag: Drag?
    var thumbImages: [State: UIImage] = [:]
    var minimumTrackImages: [State: UIImage] = [:]
    var maximumTrackImages: [State: UIImage] = [:]
    let track = UIImageView(frame: .zero)
    let filledTrack = UIImageView(frame: .zero)
    let minimumImageView = UIImageView(frame: .zero)
    let maximumImageView = UIImageView(frame: .zero)
    let thumb = ThumbView()
    let thumbImageView = UIImageView(frame: .zero)
}
