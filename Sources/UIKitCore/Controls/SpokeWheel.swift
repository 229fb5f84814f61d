// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// A wheel of spokes that turns in steps, with spokes that fade behind the leading one.
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

    /// The fraction of the spokes to show, clockwise from the top and at equal opacity; `nil` shows the turning wheel.
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

    /// The opacity of a spoke.
    ///
    /// Spokes are numbered against the direction of rotation, beginning with the leading one.
    private func alpha(of index: Int) -> CGFloat {
        let alphas = Theme.Activity.alphas
        guard let share else { return alphas[min(index, alphas.count - 1)] }
        let place = CGFloat((spokes.count - index) % spokes.count)
        return alphas[0] * min(max(share * CGFloat(spokes.count) - place, 0), 1)
    }

    /// Starts or stops the rotation.
    ///
    /// It proceeds in steps, so that nothing is rendered between them.
    private func updateTurning() {
        guard isTurning, window != nil else { return layer.removeAnimation(forKey: Self.animationKey) }
        guard layer.animation(forKey: Self.animationKey) == nil else { return }
        let count = spokes.count
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = (0..<count).map { 2 * Double.pi * Double($0) / Double(count) }
        animation.keyTimes = (0...count).map { NSNumber(value: Double($0) / Double(count)) }
        animation.calculationMode = .discrete
        animation.duration = Theme.Activity.period
        animation.repeatCount = .infinity
        layer.add(animation, forKey: Self.animationKey)
    }
}
