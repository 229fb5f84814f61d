// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// Spokes round a hub that turn by steps, each weaker than the one in front of it.
final class SpokeWheel: UIView {
    var metrics: Theme.Activity.Wheel {
        didSet { setNeedsLayout() }
    }

    var color: UIColor {
        didSet { if color != oldValue { updateColors() } }
    }

    var isTurning = false {
        didSet { if isTurning != oldValue { updateTurning() } }
    }

    /// How many of the spokes are seen, clockwise from the top and all equally strong; `nil` shows them as they turn.
    var share: CGFloat? {
        didSet { if share != oldValue { updateColors() } }
    }

    private static let animationKey = "turning"
    private let spokes = (0..<Theme.Activity.bladeCount).map { _ in CALayer() }

    init(_ metrics: Theme.Activity.Wheel, color: UIColor) {
        self.metrics = metrics
        self.color = color
        super.init(frame: CGRect(x: 0, y: 0, width: metrics.side, height: metrics.side))
        isUserInteractionEnabled = false
        for spoke in spokes { layer.addSublayer(spoke) }
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    override var mayDraw: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, spoke) in spokes.enumerated() {
            let angle = -2 * CGFloat.pi * CGFloat(index) / CGFloat(spokes.count)
            spoke.bounds = CGRect(origin: .zero, size: metrics.blade)
            spoke.cornerRadius = metrics.blade.width / 2
            spoke.position = CGPoint(
                x: bounds.midX + sin(angle) * metrics.radius, y: bounds.midY - cos(angle) * metrics.radius)
            spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        }
        CATransaction.commit()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateTurning()
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        updateColors()
    }

    private func updateColors() {
        let color = color.resolvedColor(with: traitCollection).cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, spoke) in spokes.enumerated() {
            spoke.backgroundColor = color
            spoke.opacity = Float(alpha(of: index))
        }
        CATransaction.commit()
    }

    /// The spokes are numbered against the turn: the first one leads.
    private func alpha(of index: Int) -> CGFloat {
        let alphas = Theme.Activity.alphas
        guard let share else { return alphas[min(index, alphas.count - 1)] }
        let place = CGFloat((spokes.count - index) % spokes.count)
        return alphas[0] * min(max(share * CGFloat(spokes.count) - place, 0), 1)
    }

    /// Goes on by steps, from spoke to spoke: between them the wheel costs nothing.
    private func updateTurning() {
        guard isTurning, window != nil else { return layer.removeAnimation(forKey: Self.animationKey) }
        guard layer.animation(forKey: Self.animationKey) == nil else { return }
        let count = spokes.count
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = (0..<count).map { 2 * Double.pi * Double($0) / Double(count) }
        animation.keyTimes = (0...count).map { Double($0) / Double(count) }
        animation.calculationMode = .discrete
        animation.duration = Theme.Activity.period
        animation.repeatCount = .infinity
        layer.add(animation, forKey: Self.animationKey)
    }
}
