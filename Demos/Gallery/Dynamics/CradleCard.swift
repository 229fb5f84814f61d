// SPDX-License-Identifier: MIT
import UIKit

/// Balls on strings that pass on their momentum.
final class CradleCard: CardView {
    private static let side: CGFloat = 30
    private static let count = 5
    /// Without a distance, the balls would push each other at rest.
    private static let pitch: CGFloat = side + 0.5

    private let stage = StageView(frame: .zero)
    private let beam = UIView(frame: .zero)
    private let strings = (0..<count).map { _ in UIView(frame: .zero) }
    private let balls = (0..<count).map { _ in BallView(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
    private let button = UIButton("Swing", .filled()) { $0.buttonSize = .small }
    private lazy var animator = UIDynamicAnimator(referenceView: stage)

    override func build() {
        for view in [stage, button] { addSubview(view) }
        for view in [beam] + strings {
            view.backgroundColor = .tertiaryLabel
            stage.addSubview(view)
        }
        for ball in balls {
            ball.backgroundColor = .systemIndigo
            ball.layer.cornerRadius = Self.side / 2
            stage.addSubview(ball)
        }
        button.addTarget(self, action: CradleCard.swing, for: .primaryActionTriggered)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 190 + 8 + ChoiceControl.height }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 130 + 8 + ChoiceControl.height }
    override var stretch: CGFloat { 240 }
    override var mirrorsBody: Bool { false }

    override func layoutBody(in area: CGRect) {
        let width = button.sizeThatFits(.zero).width
        button.frame = CGRect(
            x: area.maxX - width, y: area.maxY - ChoiceControl.height, width: width, height: ChoiceControl.height)
        let frame = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: area.height - ChoiceControl.height - 8)
        guard stage.frame != frame else { return }
        stage.frame = frame
        hang()
    }

    private var anchors: [CGPoint] {
        let start = stage.bounds.midX - Self.pitch * CGFloat(Self.count - 1) / 2
        return (0..<Self.count).map { CGPoint(x: start + Self.pitch * CGFloat($0), y: 24) }
    }

    private func hang() {
        animator.removeAllBehaviors()
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
        hang()
        let push = UIPushBehavior(items: [balls[0]], mode: .instantaneous)
        push.pushDirection = CGVector(dx: -0.3, dy: 0)
        animator.addBehavior(push)
    }
}

/// A view that collides as a circle.
final class BallView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
