// SPDX-License-Identifier: MIT
import UIKit

/// A shape layer whose stroke is animated along its path.
final class StrokeCard: CardView {
    private let stage = StageView(frame: .zero)
    private let ghost = CAShapeLayer()
    private let line = CAShapeLayer()
    private let button = UIButton("Draw", .filled()) { $0.buttonSize = .small }

    override func build() {
        for shape in [ghost, line] {
            shape.fillColor = nil
            shape.lineCap = .round
            shape.lineJoin = .round
            stage.layer.addSublayer(shape)
        }
        ghost.lineWidth = 1
        line.lineWidth = 5
        for view in [stage, button] { addSubview(view) }
        button.addTarget(self, action: StrokeCard.drawLine, for: .primaryActionTriggered)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 112 + 12 + ChoiceControl.height }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 88 + 12 + ChoiceControl.height }
    override var stretch: CGFloat { 80 }

    override func layoutBody(in area: CGRect) {
        let y = area.maxY - ChoiceControl.height
        let width = button.sizeThatFits(.zero).width
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: y - 12 - area.minY)
        button.frame = CGRect(x: area.maxX - width, y: y, width: width, height: ChoiceControl.height)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ghost.strokeColor = UIColor.tertiaryLabel.cgColor
        line.strokeColor = UIColor.tintColor.cgColor
        for shape in [ghost, line] {
            shape.frame = stage.bounds
            shape.path = path(in: stage.bounds.insetBy(dx: 28, dy: 20))
        }
        CATransaction.commit()
    }

    /// A flourish of shrinking loops from left to right.
    private func path(in area: CGRect) -> CGPath {
        // Nothing fits into an empty area.
        guard area.width > 0, area.height > 0 else { return CGMutablePath() }
        let path = UIBezierPath()
        let count = 160
        for index in 0...count {
            let share = CGFloat(index) / CGFloat(count)
            let angle = share * 8 * .pi
            let radius = area.height / 2 * (1 - share * 0.7)
            let reach = max(area.width - area.height, 1)
            let point = CGPoint(
                x: area.minX + area.height / 2 + share * reach - radius * cos(angle),
                y: area.midY + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path.cgPath
    }

    private func drawLine() {
        let growth = CABasicAnimation(keyPath: "strokeEnd")
        growth.fromValue = 0.0
        growth.toValue = 1.0
        growth.duration = 2.2
        growth.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        line.add(growth, forKey: "growth")
    }
}
