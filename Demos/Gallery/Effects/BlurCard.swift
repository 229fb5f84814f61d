// SPDX-License-Identifier: MIT
import UIKit

/// A blur effect over moving content.
final class BlurCard: CardView {
    private let stage = StageView(frame: .zero)
    private let picture = UIImageView(image: Scenery.image)
    private let ball = CALayer()
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    private let name = UILabel("Frosted", font: .systemFont(ofSize: 15, weight: .semibold))

    override func build() {
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        ball.bounds = CGRect(x: 0, y: 0, width: 44, height: 44)
        ball.cornerRadius = 22
        glass.layer.cornerRadius = 14
        glass.layer.cornerCurve = .continuous
        glass.clipsToBounds = true
        name.textAlignment = .center
        glass.contentView.addSubview(name)
        stage.addSubview(picture)
        stage.layer.addSublayer(ball)
        stage.addSubview(glass)
        addSubview(stage)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 120 }
    override var stretch: CGFloat { 60 }

    override func layoutBody(in area: CGRect) {
        stage.frame = area
        picture.frame = stage.bounds
        glass.frame = stage.bounds.insetBy(dx: stage.bounds.width * 0.22, dy: 24)
        name.frame = glass.bounds
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ball.backgroundColor = UIColor.systemIndigo.cgColor
        ball.position = CGPoint(x: 40, y: stage.bounds.midY)
        CATransaction.commit()
    }

    func start() {
        let crossing = CABasicAnimation(keyPath: "position.x")
        crossing.fromValue = 40.0
        crossing.toValue = Double(max(stage.bounds.width - 40, 40))
        crossing.duration = 3
        crossing.autoreverses = true
        crossing.repeatCount = .infinity
        crossing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        ball.add(crossing, forKey: "crossing")
    }

    func stop() {
        ball.removeAnimation(forKey: "crossing")
    }
}
