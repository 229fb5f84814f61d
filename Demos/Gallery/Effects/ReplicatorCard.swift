// SPDX-License-Identifier: MIT
import UIKit

/// A ring of dots made by a replicator layer from a single dot.
final class ReplicatorCard: CardView {
    private static let count = 12

    private let stage = StageView(frame: .zero)
    private let ring = CAReplicatorLayer()
    private let dot = CALayer()

    override func build() {
        addSubview(stage)
        ring.bounds = CGRect(x: 0, y: 0, width: 72, height: 72)
        ring.instanceCount = Self.count
        ring.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(Self.count), 0, 0, 1)
        ring.instanceDelay = 1 / Double(Self.count)
        dot.frame = CGRect(x: 31, y: 0, width: 10, height: 10)
        dot.cornerRadius = 5
        ring.addSublayer(dot)
        stage.layer.addSublayer(ring)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 112 }
    override var stretch: CGFloat { 60 }

    override func layoutBody(in area: CGRect) {
        stage.frame = area
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        dot.backgroundColor = UIColor.tintColor.cgColor
        ring.position = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
        CATransaction.commit()
    }

    func start() {
        let swell = CABasicAnimation(keyPath: "transform.scale")
        swell.fromValue = 1.0
        swell.toValue = 0.25
        swell.duration = 1
        swell.repeatCount = .infinity
        dot.add(swell, forKey: "swell")
    }

    func stop() {
        dot.removeAnimation(forKey: "swell")
    }
}
