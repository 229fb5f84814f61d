// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree

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
            updateColors()
        }
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: metrics.side, height: metrics.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        placeBlades()
        CATransaction.commit()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateTurning()
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        updateColors()
    }

    override var mayDraw: Bool { false }

    // MARK: - State

    private static let animationKey = "turning"
    private var storedColor: UIColor?
    private let wheel = CALayer()
    private let blades = (0..<Theme.Activity.bladeCount).map { _ in CALayer() }

    private var metrics: Theme.Activity.Wheel {
        style == .large ? Theme.Activity.large : Theme.Activity.medium
    }

    private func prepare() {
        isUserInteractionEnabled = false
        isHidden = true
        for blade in blades { wheel.addSublayer(blade) }
        layer.addSublayer(wheel)
        updateColors()
    }

    private func placeBlades() {
        let metrics = metrics
        wheel.bounds = CGRect(x: 0, y: 0, width: metrics.side, height: metrics.side)
        wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
        let middle = metrics.side / 2
        for (index, blade) in blades.enumerated() {
            let angle = -2 * CGFloat.pi * CGFloat(index) / CGFloat(blades.count)
            blade.bounds = CGRect(origin: .zero, size: metrics.blade)
            blade.cornerRadius = metrics.blade.width / 2
            blade.position = CGPoint(x: middle + sin(angle) * metrics.radius, y: middle - cos(angle) * metrics.radius)
            blade.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        }
    }

    private func updateColors() {
        let color = color.resolvedColor(with: traitCollection).cgColor
        let alphas = Theme.Activity.alphas
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, blade) in blades.enumerated() {
            blade.backgroundColor = color
            blade.opacity = Float(alphas[min(index, alphas.count - 1)])
        }
        CATransaction.commit()
    }

    /// Goes on by steps, from blade to blade: between them the wheel costs nothing.
    private func updateTurning() {
        guard isAnimating, window != nil else { return wheel.removeAnimation(forKey: Self.animationKey) }
        guard wheel.animation(forKey: Self.animationKey) == nil else { return }
        let count = Theme.Activity.bladeCount
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = (0..<count).map { 2 * Double.pi * Double($0) / Double(count) }
        animation.keyTimes = (0...count).map { Double($0) / Double(count) }
        animation.calculationMode = .discrete
        animation.duration = Theme.Activity.period
        animation.repeatCount = .infinity
        wheel.add(animation, forKey: Self.animationKey)
    }
}
