// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// A control for a number in a range: its thumb is dragged along a track.
///
/// A pointer may press anywhere on the track, and the thumb comes to it; a finger has to take hold of the thumb. The
/// arrow keys, Page Up and Down, Home and End move the thumb, and so does a wheel that is turned over it.
@MainActor
open class UISlider: UIControl {
    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    // MARK: - Value

    /// The number, kept within the range; 0 by default.
    ///
    /// Setting it sends nothing; what is not a number is ignored.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The least value, at the leading end; 0 by default.
    ///
    /// A larger maximum or value follows it.
    open var minimumValue: Float = 0 {
        didSet {
            if !minimumValue.isFinite { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            rangeDidChange()
        }
    }

    /// The greatest value, at the trailing end; 1 by default.
    ///
    /// A smaller minimum or value follows it.
    open var maximumValue: Float = 1 {
        didSet {
            if !maximumValue.isFinite { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            rangeDidChange()
        }
    }

    /// Sets the value, and if `animated` shows the thumb's way, which takes longer the longer it is; sends nothing.
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

    /// Whether `.valueChanged` is sent all the time while the thumb is dragged, or once at the end; `true` by default.
    open var isContinuous = true

    // MARK: - Looks

    /// Shown at the leading end, beside the track.
    open var minimumValueImage: UIImage? {
        didSet { if minimumValueImage !== oldValue { setNeedsLayout() } }
    }

    /// Shown at the trailing end, beside the track.
    open var maximumValueImage: UIImage? {
        didSet { if maximumValueImage !== oldValue { setNeedsLayout() } }
    }

    /// The colour of the track from the leading end to the thumb; `nil`, the default, for the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet { if minimumTrackTintColor != oldValue { setNeedsLayout() } }
    }

    /// The colour of the rest of the track; `nil`, the default, for a grey.
    open var maximumTrackTintColor: UIColor? {
        didSet { if maximumTrackTintColor != oldValue { setNeedsLayout() } }
    }

    /// The thumb's colour; `nil`, the default, for white.
    open var thumbTintColor: UIColor? {
        didSet { if thumbTintColor != oldValue { setNeedsLayout() } }
    }

    /// Shows `image` in place of the thumb in `state`; a state without one shows the normal state's.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        setNeedsLayout()
    }

    /// Shows `image`, stretched, as the track before the thumb; a state without one shows the normal state's.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages[state] = image
        setNeedsLayout()
    }

    /// Shows `image`, stretched, as the track behind the thumb; a state without one shows the normal state's.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages[state] = image
        setNeedsLayout()
    }

    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

    public var currentThumbImage: UIImage? { value(in: thumbImages) }
    public var currentMinimumTrackImage: UIImage? { value(in: minimumTrackImages) }
    public var currentMaximumTrackImage: UIImage? { value(in: maximumTrackImages) }

    // MARK: - Layout

    /// Where the image of the minimum is in a slider with `bounds`; empty without one.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endImageRect(minimumValueImage, atLeft: !isRightToLeft, in: bounds)
    }

    /// Where the image of the maximum is in a slider with `bounds`; empty without one.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endImageRect(maximumValueImage, atLeft: isRightToLeft, in: bounds)
    }

    /// Where the whole track is in a slider with `bounds`.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        defaultTrackRect(in: bounds)
    }

    /// Where the thumb is for `value`, on the track that is in `rect`: within its ends.
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

    override var mayDraw: Bool { false }
    override var isPressedByKeys: Bool { false }
    override var focusRingCornerRadius: CGFloat { Theme.Slider.trackHeight * 2 }

    override func stateDidChange() {
        setNeedsLayout()
        animateValue(over: Theme.Slider.thumbChange, changes: showLooks)
    }

    // MARK: - Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        takeHold(touch)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch, with: event)
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
        if let trackedTouch { follow(trackedTouch, with: event) }
    }

    override func adjust(with key: UIKey, for event: UIEvent?) -> Bool {
        guard let target = target(of: key) else { return false }
        move(to: target, animated: true, for: event)
        return true
    }

    override func adjust(bySteps steps: CGPoint, for event: UIEvent?) -> Bool {
        // Away from the user is more, and so is to the end that lines of text go to.
        let clicks = Float(isRightToLeft ? -steps.x : steps.x) - Float(steps.y)
        guard clicks != 0, clicks.isFinite else { return false }
        move(to: storedValue + clicks * Theme.Slider.step * (maximumValue - minimumValue), animated: true, for: event)
        return true
    }

    // MARK: - State of the concerns

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
