// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import LayerTree

/// A control with an on and an off state, toggled by a tap, by dragging the thumb, or with Space.
///
/// It sends `.valueChanged` when the touch ends, before `.touchUpInside`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    // MARK: - Creating

    /// Creates a switch that is off.
    ///
    /// Only the origin of `frame` is used.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UISwitch.self)
    }

    // MARK: - State

    /// Whether the switch is on.
    ///
    /// The default is `false`. Setting it moves the thumb without animation and doesn't send `.valueChanged`.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Sets the state, moving the thumb with an animation if `animated` is `true`.
    ///
    /// Doesn't send `.valueChanged`.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        drag = nil
        showState(animated: animated)
    }

    // MARK: - Appearance

    /// The background color in the on state.
    ///
    /// `nil`, the default, uses the tint color.
    ///
    /// > Note: Differs from UIKit: the default is the tint color instead of green.
    open var onTintColor: UIColor? {
        didSet { if onTintColor != oldValue { setNeedsLayout() } }
    }

    /// The color of the thumb.
    ///
    /// `nil`, the default, uses white.
    open var thumbTintColor: UIColor? {
        didSet { if thumbTintColor != oldValue { thumb.color = thumbTintColor } }
    }

    /// The requested style.
    ///
    /// The default is `automatic`.
    open var preferredStyle = Style.automatic {
        didSet { if preferredStyle != oldValue { styleDidChange() } }
    }

    /// The style in use: `checkbox` if it is preferred, otherwise `sliding`.
    ///
    /// > Note: Differs from UIKit, where checkboxes require the idiom of the Mac.
    public var style: Style { preferredStyle == .checkbox ? .checkbox : .sliding }

    /// The text next to a checkbox.
    ///
    /// `nil`, the default, shows none. A sliding switch doesn't show it.
    open var title: String? {
        didSet { if title != oldValue { styleDidChange() } }
    }

    // MARK: - Layout

    /// The switch's position.
    ///
    /// Its size can't be changed.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: naturalSize) }
    }

    /// The bounds.
    ///
    /// Their size can't be changed.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: naturalSize) }
    }

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showLooks()
    }

    open override func tintColorDidChange() {
        setNeedsLayout()
    }

    override var focusRingCornerRadius: CGFloat { style == .checkbox ? Theme.Switch.boxRadius : bounds.height / 2 }

    override func stateDidChange() {
        showState(animated: true)
    }

    // MARK: - Tracking

    /// Returns whether a gesture that began on the switch may be recognized.
    ///
    /// The default is `false` for horizontal drags and swipes of other views' recognizers.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer) && startOfHorizontalDrag(gestureRecognizer) == nil
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag = Drag(start: touch.location(in: self).x, isOn: storedIsOn)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let drag else { return }
        self.drag = nil
        let isOn = drag.hasMoved ? drag.isOn : isTouchInside && touch != nil ? !storedIsOn : storedIsOn
        turn(isOn, for: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        drag = nil
        showState(animated: true)
    }

    override func activate(for event: UIEvent?) {
        turn(!storedIsOn, for: event)
    }

    override func adjust(with key: UIKey, for event: UIEvent?) -> Bool {
        switch key.keyCode {
        case .keyboardLeftArrow: turn(isRightToLeft, for: event)
        case .keyboardRightArrow: turn(!isRightToLeft, for: event)
        default: return false
        }
        return true
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.formUnion([.button, .toggleButton])
        defaults.role = preferredStyle == .checkbox || style == .checkbox ? .checkBox : .switchControl
        defaults.states = isOn ? [.checkable, .checked] : .checkable
        defaults.value = isOn ? "1" : "0"
        return defaults
    }

    // MARK: - Internal state

    /// A touch that moves the thumb.
    struct Drag {
        let start: CGFloat
        var hasMoved = false
        /// The side of the thumb until the touch ends.
        var isOn: Bool
    }

    var storedIsOn = false
    var drag: Drag?
    /// Contains the parts, so that they fade together.
    let content = UIView(frame: .zero)
    let groove = UIView(frame: .zero)
    let thumb = ThumbView()
    /// The signs for on and off; `nil` unless the user prefers them.
    var signs: SwitchSigns?
    /// The checkmark and the title of a checkbox.
    var checkbox: CheckboxParts?

    @_spi(Toolkit) open override var preventsTapsOfAncestors: Bool { true }
}

extension UISwitch {
    /// The styles of switches.
    public enum Style: Int, Sendable {
        /// The style that suits the environment, which is `sliding`.
        case automatic = 0
        /// A box with a checkmark and, optionally, a title.
        case checkbox = 1
        /// A thumb that slides from one side to the other.
        case sliding = 2
    }
}

extension UISwitch {
    func prepare() {
        content.isUserInteractionEnabled = false
        content.frame = CGRect(origin: .zero, size: naturalSize)
        content.addSubview(groove)
        content.addSubview(thumb)
        addSubview(content)
        bounds.size = naturalSize
        showLooks()
    }

    /// Moves the thumb to the touch's side once the touch has crossed the center.
    func follow(_ touch: UITouch) {
        guard style == .sliding, var drag else { return }
        let x = touch.location(in: self).x
        if abs(x - drag.start) >= Theme.Switch.dragDistance { drag.hasMoved = true }
        guard drag.hasMoved else { return self.drag = drag }
        let isOn = (x > bounds.midX) != isRightToLeft
        let turned = isOn != drag.isOn
        drag.isOn = isOn
        self.drag = drag
        if turned { showState(animated: true) }
    }

    func turn(_ isOn: Bool, for event: UIEvent?) {
        let changes = isOn != storedIsOn
        storedIsOn = isOn
        showState(animated: true)
        if changes { sendValueChange(for: event) }
    }

    func showState(animated: Bool) {
        setNeedsLayout()
        if animated {
            animateValue(over: Theme.Switch.duration, bounce: Theme.Switch.bounce, changes: showLooks)
        } else {
            showLooks()
        }
    }

    func showLooks() {
        guard style == .sliding else { return showCheckbox() }
        let size = Theme.Switch.size
        let isOn = drag?.isOn ?? storedIsOn
        let inset = Theme.Switch.thumbInset
        let side = size.height - 2 * inset
        // A pressed thumb is wider, extending toward the other end.
        let width = side + (isTracking || trackedKey != nil ? Theme.Switch.pressedReach : 0)
        let x = isOn == isRightToLeft ? inset : size.width - inset - width
        thumb.frame = CGRect(x: x, y: inset, width: width, height: side)
        thumb.layer.cornerRadius = side / 2
        groove.frame = CGRect(origin: .zero, size: size)
        groove.layer.cornerRadius = size.height / 2
        let color: UIColor = isOn ? onTintColor ?? tintColor : Theme.Switch.off
        groove.backgroundColor = isHovered && isEnabled ? color.shaded(with: Theme.Control.hovered) : color
        groove.showContrastOutline()
        showSigns(isOn: isOn)
        content.alpha = isEnabled ? 1 : Theme.Control.disabledAlpha
    }
}
