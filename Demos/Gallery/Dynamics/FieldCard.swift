// SPDX-License-Identifier: MIT
import UIKit

/// Dots that a vortex moves around the center.
final class FieldCard: DynamicsCard {
    private static let count = 36
    private static let side: CGFloat = 8

    private let dots = (0..<count).map { _ in BallView(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
    private let stirButton = UIButton("Stir", .filled()) { $0.buttonSize = .small }
    private let vortex = UIFieldBehavior.vortexField()
    private let spring = UIFieldBehavior.springField()
    /// The time at which the vortex ends, on the animator's clock.
    private var end: TimeInterval = 0

    override func build() {
        super.build()
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor = UIColor(
                hue: CGFloat(index) / CGFloat(Self.count), saturation: 0.7, brightness: 0.9, alpha: 1)
            dot.layer.cornerRadius = Self.side / 2
            stage.addSubview(dot)
            for field in [vortex, spring] { field.addItem(dot) }
        }
        spring.strength = 0.05
        stirButton.addTarget(self, action: FieldCard.stir, for: .primaryActionTriggered)
        vortex.action = { [weak self] in
            guard let self, animator.elapsedTime > end else { return }
            vortex.strength = 0
        }
    }

    override var button: UIButton? { stirButton }

    override func start() {
        super.start()
        let center = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
        for (index, dot) in dots.enumerated() {
            let (angle, radius) = (CGFloat(index) * 2.4, 10 * CGFloat(index).squareRoot())
            dot.center = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        }
        for field in [vortex, spring] { field.position = center }
        (vortex.strength, end) = (0, 0)
        let properties = UIDynamicItemBehavior(items: dots)
        properties.resistance = 2
        properties.elasticity = 0.2
        let collisions = UICollisionBehavior(items: dots)
        collisions.translatesReferenceBoundsIntoBoundary = true
        for behavior in [vortex, spring, properties, collisions] { animator.addBehavior(behavior) }
    }

    private func stir() {
        vortex.strength = 0.02
        // A paused animator starts at 0 again.
        end = (animator.isRunning ? animator.elapsedTime : 0) + 1.5
    }
}
