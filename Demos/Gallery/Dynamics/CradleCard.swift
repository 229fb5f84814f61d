// SPDX-License-Identifier: MIT
import UIKit

/// Balls on strings that pass on their momentum.
final class CradleCard: DynamicsCard {
    private static let side: CGFloat = 30
    private static let count = 5
    /// Without a distance, the balls would push each other at rest.
    private static let pitch: CGFloat = side + 0.5

    private let beam = UIView(frame: .zero)
    private let strings = (0..<count).map { _ in UIView(frame: .zero) }
    private let balls = (0..<count).map { _ in BallView(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
    private let swingButton = UIButton("Swing", .filled()) { $0.buttonSize = .small }

    override func build() {
        super.build()
        for view in [beam] + strings {
            view.backgroundColor = .tertiaryLabel
            stage.addSubview(view)
        }
        for ball in balls {
            ball.backgroundColor = .systemIndigo
            ball.layer.cornerRadius = Self.side / 2
            stage.addSubview(ball)
        }
        swingButton.addTarget(self, action: CradleCard.swing, for: .primaryActionTriggered)
    }

    override var button: UIButton? { swingButton }
    override var stageHeight: (natural: CGFloat, minimum: CGFloat) { (190, 130) }

    private var anchors: [CGPoint] {
        let start = stage.bounds.midX - Self.pitch * CGFloat(Self.count - 1) / 2
        return (0..<Self.count).map { CGPoint(x: start + Self.pitch * CGFloat($0), y: 24) }
    }

    override func start() {
        super.start()
        let length = stage.bounds.height - 24 - Self.side - 12
        beam.frame = CGRect(
            x: stage.bounds.midX - Self.pitch * 3, y: 22, width: Self.pitch * 6, height: 3)
        for (ball, anchor) in zip(balls, anchors) {
            ball.transform = .identity
            ball.center = CGPoint(x: anchor.x, y: anchor.y + length)
            let attachment = UIAttachmentBehavior(item: ball, attachedToAnchor: anchor)
            attachment.action = { [weak self] in self?.placeStrings() }
            animator.addBehavior(attachment)
        }
        let properties = UIDynamicItemBehavior(items: balls)
        properties.elasticity = 1
        properties.friction = 0
        properties.resistance = 0.25
        properties.allowsRotation = false
        for behavior in [UIGravityBehavior(items: balls), UICollisionBehavior(items: balls), properties] {
            animator.addBehavior(behavior)
        }
        placeStrings()
    }

    /// Spans the strings from the beam to the balls.
    private func placeStrings() {
        for (string, (ball, anchor)) in zip(strings, zip(balls, anchors)) {
            let (x, y) = (ball.center.x - anchor.x, ball.center.y - anchor.y)
            string.transform = .identity
            string.bounds = CGRect(x: 0, y: 0, width: 1, height: (x * x + y * y).squareRoot())
            string.center = CGPoint(x: (ball.center.x + anchor.x) / 2, y: (ball.center.y + anchor.y) / 2)
            string.transform = CGAffineTransform(rotationAngle: -atan2(x, y))
        }
    }

    private func swing() {
        start()
        let push = UIPushBehavior(items: [balls[0]], mode: .instantaneous)
        push.pushDirection = CGVector(dx: -0.3, dy: 0)
        animator.addBehavior(push)
    }
}

/// A view that collides as a circle.
final class BallView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
