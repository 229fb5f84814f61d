// SPDX-License-Identifier: MIT
import UIKit

/// Balls that drop with springs of equal duration and different bounce.
final class BounceCard: CardView {
    private static let bounces: [CGFloat] = [0, 0.2, 0.4, 0.6, 0.8]
    private static let side: CGFloat = 28

    private let stage = StageView(frame: .zero)
    private let balls = bounces.map { _ in UIView(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
    private let names = bounces.map {
        UILabel(String(format: "%.1f", Double($0)), font: .systemFont(ofSize: 13), color: .secondaryLabel)
    }
    private let button = UIButton("Drop", .filled()) { $0.buttonSize = .small }
    private var isDown = false

    override func build() {
        for view in [stage, button] { addSubview(view) }
        for ball in balls {
            ball.backgroundColor = .systemIndigo
            ball.layer.cornerRadius = Self.side / 2
            stage.addSubview(ball)
        }
        for name in names {
            name.textAlignment = .center
            addSubview(name)
        }
        button.addTarget(self, action: BounceCard.drop, for: .primaryActionTriggered)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 168 + 8 + ChoiceControl.height }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 110 + 8 + ChoiceControl.height }
    override var stretch: CGFloat { 240 }

    /// The labels are under the balls, which aren't mirrored.
    override var mirrorsBody: Bool { false }

    override func layoutBody(in area: CGRect) {
        let y = area.maxY - ChoiceControl.height
        let width = button.sizeThatFits(.zero).width
        button.frame = CGRect(x: area.maxX - width, y: y, width: width, height: ChoiceControl.height)
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: y - 8 - area.minY)
        // The values are below the balls, next to the button.
        let pitch = (area.width - width - 12) / CGFloat(balls.count)
        for (index, name) in names.enumerated() {
            name.frame = CGRect(x: area.minX + CGFloat(index) * pitch, y: y, width: pitch, height: ChoiceControl.height)
        }
        for index in balls.indices { place(index) }
    }

    private func place(_ index: Int) {
        let space = stage.bounds.insetBy(dx: 0, dy: Self.side / 2 + 12)
        // Leaves space for the springs to overshoot.
        let y = isDown ? space.minY + space.height * 0.68 : space.minY
        balls[index].center = CGPoint(x: names[index].frame.midX - stage.frame.minX, y: y)
    }

    private func drop() {
        isDown.toggle()
        button.configuration?.title = isDown ? "Lift" : "Drop"
        for (index, bounce) in Self.bounces.enumerated() {
            UIView.animate(springDuration: 0.7, bounce: bounce, options: .allowUserInteraction) { place(index) }
        }
    }
}
