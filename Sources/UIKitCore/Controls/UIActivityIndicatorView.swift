// SPDX-License-Identifier: MIT
public import Foundation

/// A wheel that turns while something goes on whose end is not known.
///
/// It turns on the render server's clock, also while the main actor is busy.
@MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable {
        /// 20 points across.
        case medium = 100
        /// 37 points across.
        case large = 101
    }

    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a wheel of its own size, which does not turn and is hidden.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        prepare()
        sizeToFit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    // MARK: - Turning

    public private(set) var isAnimating = false

    /// Begins to turn, and shows the wheel.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
        updateTurning()
    }

    /// Stops, and hides the wheel if `hidesWhenStopped`.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
        updateTurning()
    }

    /// Whether a wheel that does not turn is hidden; `true` by default.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
    }

    // MARK: - Looks

    /// The size; `medium` by default.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            wheel.metrics = metrics
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The colour of the leading blade; a grey by default, and again after `nil`.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor! {
        get { storedColor ?? Theme.Activity.color }
        set {
            guard newValue != storedColor else { return }
            storedColor = newValue
            wheel.color = color
        }
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: metrics.side, height: metrics.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.frame = CGRect(
            x: bounds.midX - metrics.side / 2, y: bounds.midY - metrics.side / 2, width: metrics.side,
            height: metrics.side)
    }

    override var mayDraw: Bool { false }

    // MARK: - State

    private var storedColor: UIColor?
    private let wheel = SpokeWheel(Theme.Activity.medium, color: Theme.Activity.color)

    private var metrics: Theme.Activity.Wheel {
        style == .large ? Theme.Activity.large : Theme.Activity.medium
    }

    private func prepare() {
        isUserInteractionEnabled = false
        isHidden = true
        wheel.metrics = metrics
        addSubview(wheel)
    }

    private func updateTurning() {
        wheel.isTurning = isAnimating
    }
}
