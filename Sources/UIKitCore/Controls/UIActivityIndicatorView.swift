// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import Localization

/// A view that shows that a task is in progress, as a spinning wheel.
///
/// The animation runs on the render server and continues while the main actor is busy.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size of the indicator.
    public enum Style: Int, Sendable {
        /// 20 by 20 points.
        case medium = 100
        /// 37 by 37 points.
        case large = 101
        /// White, 37 by 37 points.
        case whiteLarge = 0
        /// White, 20 by 20 points.
        case white = 1
        /// The older name of `medium`.
        case gray = 2
    }

    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates an indicator of the style's size.
    ///
    /// It is hidden until it is started.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        prepare()
        sizeToFit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UIActivityIndicatorView.self)
    }

    // MARK: - Animation

    /// Whether the indicator is spinning.
    public private(set) var isAnimating = false

    /// Shows the indicator and starts spinning.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
        updateTurning()
    }

    /// Stops spinning, and hides the indicator if `hidesWhenStopped` is `true`.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
        updateTurning()
    }

    /// Whether the indicator is hidden while it isn't spinning.
    ///
    /// The default is `true`.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
    }

    // MARK: - Appearance

    /// The size of the indicator.
    ///
    /// The default is `medium`.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            wheel.metrics = metrics
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The color of the leading spoke. The default is a gray; setting `nil` restores it.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor! {
        get { storedColor ?? defaultColor }
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

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, traits: .updatesFrequently, label: Phrase.loading.text, role: .activityIndicator,
            states: isAnimating ? [.busy, .indeterminate] : .indeterminate)
    }

    // MARK: - State

    private var storedColor: UIColor?
    private var defaultColor: UIColor {
        style == .white || style == .whiteLarge ? .white : Theme.Activity.color
    }

    private let wheel = SpokeWheel(Theme.Activity.medium, color: Theme.Activity.color)

    private var metrics: Theme.Activity.Wheel {
        style == .large || style == .whiteLarge ? Theme.Activity.large : Theme.Activity.medium
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
