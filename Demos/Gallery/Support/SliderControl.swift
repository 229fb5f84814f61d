// SPDX-License-Identifier: MIT
import UIKit

/// A slider with an optional detent, moved by dragging or with the arrow keys.
final class SliderControl: UIControl {
    static let height: CGFloat = 32
    private static let knobSide: CGFloat = 20
    private static let trackHeight: CGFloat = 4
    /// The distance, in points, within which the knob snaps to the detent.
    private static let catchDistance: CGFloat = 4

    let range: ClosedRange<CGFloat>
    /// A value that the knob snaps to, marked by a tick.
    let detent: CGFloat?

    /// Called with the new value when the user moves the knob.
    var onChange: ((CGFloat) -> Void)?

    var value: CGFloat {
        didSet {
            value = value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
            if value != oldValue { setNeedsLayout() }
        }
    }

    private let track = UIView(frame: .zero)
    private let filled = UIView(frame: .zero)
    private let tick = UIView(frame: .zero)
    private let knob = UIView(frame: CGRect(x: 0, y: 0, width: knobSide, height: knobSide))
    /// The offset from the knob's center to the touch.
    private var grip: CGFloat = 0

    init(_ range: ClosedRange<CGFloat>, value: CGFloat, detent: CGFloat? = nil) {
        self.range = range
        self.value = value
        self.detent = detent
        super.init(frame: .zero)
        track.backgroundColor = .systemFill
        filled.backgroundColor = .tintColor
        tick.backgroundColor = .tertiaryLabel
        tick.isHidden = detent == nil
        knob.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.86, alpha: 1) : .white
        }
        knob.layer.cornerRadius = Self.knobSide / 2
        knob.layer.shadowOpacity = 0.2
        knob.layer.shadowRadius = 2.5
        knob.layer.shadowOffset = CGSize(width: 0, height: 1)
        for line in [track, filled] { line.layer.cornerRadius = Self.trackHeight / 2 }
        for view in [track, filled, tick, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = bounds.midY
        track.frame = CGRect(
            x: 0, y: middle - Self.trackHeight / 2, width: bounds.width, height: Self.trackHeight)
        // Starts at the detent, so that the length shows the value's distance from it.
        let (from, to) = (place(of: detent ?? range.lowerBound), place(of: value))
        let start = detent == nil ? (isMirrored ? bounds.width : 0) : from
        filled.frame = CGRect(
            x: min(start, to), y: track.frame.minY, width: abs(to - start), height: Self.trackHeight)
        tick.frame = CGRect(x: from.rounded() - 0.5, y: middle + 6, width: 1, height: 5)
        knob.center = CGPoint(x: to, y: middle)
        knob.transform = isHighlighted ? CGAffineTransform(scaleX: 1.1, y: 1.1) : .identity
        let hairline = 1 / max(traitCollection.displayScale, 1)
        knob.layer.borderWidth = hairline
        knob.layer.borderColor = UIColor.separator.cgColor
    }

    // MARK: - Places and values

    private var travel: CGFloat { max(bounds.width - Self.knobSide, 1) }

    private func place(of value: CGFloat) -> CGFloat {
        let x = Self.knobSide / 2 + travel * (value - range.lowerBound) / (range.upperBound - range.lowerBound)
        return isMirrored ? bounds.width - x : x
    }

    /// The knob's center in this view's coordinates.
    var knobCenter: CGPoint { CGPoint(x: place(of: value), y: bounds.midY) }

    private func move(to x: CGFloat) {
        if let detent, abs(x - place(of: detent)) < Self.catchDistance { return set(detent) }
        let distance = isMirrored ? bounds.width - x : x
        set(range.lowerBound + (distance - Self.knobSide / 2) / travel * (range.upperBound - range.lowerBound))
    }

    private func set(_ newValue: CGFloat) {
        let old = value
        value = newValue
        guard value != old else { return }
        onChange?(value)
        sendActions(for: .valueChanged)
    }

    // MARK: - Input

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let offset = x - place(of: value)
        // A touch next to the knob moves the knob to the touch.
        grip = abs(offset) <= Self.knobSide / 2 + 2 ? offset : 0
        move(to: x - grip)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        move(to: touch.location(in: self).x - grip)
        return true
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let step = (range.upperBound - range.lowerBound) / 20
        switch presses.first?.key?.keyCode {
        case .keyboardLeftArrow: set(value + (isMirrored ? step : -step))
        case .keyboardRightArrow: set(value + (isMirrored ? -step : step))
        case .keyboardDownArrow: set(value - step)
        case .keyboardUpArrow: set(value + step)
        case .keyboardHome: set(range.lowerBound)
        case .keyboardEnd: set(range.upperBound)
        default: super.pressesBegan(presses, with: event)
        }
    }
}
