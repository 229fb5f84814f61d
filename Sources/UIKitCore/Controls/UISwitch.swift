// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// A control that is on or off: its thumb is tapped, dragged, or moved by the Space key.
///
/// It sends `.valueChanged` when the user lets go, before `.touchUpInside`.
@MainActor
open class UISwitch: UIControl {
    // MARK: - Creating

    /// Makes a switch that is off; of `frame` only the origin counts.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    // MARK: - State

    /// Whether the switch is on; `false` by default.
    ///
    /// Setting it moves the thumb at once and sends nothing.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch, and if `animated` shows the thumb's way; sends nothing.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        drag = nil
        showState(animated: animated)
    }

    // MARK: - Looks

    /// The colour of a switch that is on; `nil`, the default, for the tint colour.
    ///
    /// > Note: Differs from UIKit: the default there is green, here it is that of everything else that can be acted on.
    open var onTintColor: UIColor? {
        didSet { if onTintColor != oldValue { setNeedsLayout() } }
    }

    /// The thumb's colour; `nil`, the default, for white.
    open var thumbTintColor: UIColor? {
        didSet { if thumbTintColor != oldValue { thumb.color = thumbTintColor } }
    }

    // MARK: - Layout

    /// The switch's place; its size cannot be changed.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Theme.Switch.size) }
    }

    /// The size cannot be changed.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Theme.Switch.size) }
    }

    open override var intrinsicContentSize: CGSize { Theme.Switch.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Theme.Switch.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showLooks()
    }

    open override func tintColorDidChange() {
        setNeedsLayout()
    }

    override var mayDraw: Bool { false }
    override var focusRingCornerRadius: CGFloat { bounds.height / 2 }

    override func stateDidChange() {
        showState(animated: true)
    }

    // MARK: - Tracking

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

    // MARK: - State of the concerns

    /// A touch that moves the thumb.
    struct Drag {
        let start: CGFloat
        var hasMoved = false
        /// Where the thumb is until the touch ends.
        var isOn: Bool
    }

    var storedIsOn = false
    var drag: Drag?
    /// Holds the parts, so that they fade as one.
    let content = UIView(frame: .zero)
    let groove = UIView(frame: .zero)
    let thumb = ThumbView()
}

extension UISwitch {
    func prepare() {
        content.isUserInteractionEnabled = false
        content.frame = CGRect(origin: .zero, size: Theme.Switch.size)
        content.addSubview(groove)
        content.addSubview(thumb)
        addSubview(content)
        bounds.size = Theme.Switch.size
        showLooks()
    }

    /// The thumb goes to the side of the touch as soon as the touch has crossed the middle.
    func follow(_ touch: UITouch) {
        guard var drag else { return }
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
        let size = Theme.Switch.size
        let isOn = drag?.isOn ?? storedIsOn
        let inset = Theme.Switch.thumbInset
        let side = size.height - 2 * inset
        // Pressed, the thumb reaches out for the other end.
        let width = side + (isTracking || trackedKey != nil ? Theme.Switch.pressedReach : 0)
        let x = isOn == isRightToLeft ? inset : size.width - inset - width
        thumb.frame = CGRect(x: x, y: inset, width: width, height: side)
        thumb.layer.cornerRadius = side / 2
        groove.frame = CGRect(origin: .zero, size: size)
        groove.layer.cornerRadius = size.height / 2
        let color: UIColor = isOn ? onTintColor ?? tintColor : Theme.Switch.off
        groove.backgroundColor = isHovered && isEnabled ? color.shaded(with: Theme.Control.hovered) : color
        content.alpha = isEnabled ? 1 : Theme.Control.disabledAlpha
    }
}
