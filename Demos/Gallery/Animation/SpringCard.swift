// SPDX-License-Identifier: MIT
import UIKit

/// A tile that moves with a spring of adjustable damping.
final class SpringCard: CardView {
    private static let stageHeight: CGFloat = 64
    private static let side: CGFloat = 40
    private static let dampings: [CGFloat] = [0.2, 0.4, 0.7, 1]

    private let stage = StageView(frame: .zero)
    private let tile = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    private let choice = ChoiceControl(titles: ["0.2", "0.4", "0.7", "1.0"], selectedIndex: 1)
    private let button = UIButton("Spring", .filled()) { $0.buttonSize = .small }
    private var isAtEnd = false

    override func build() {
        tile.backgroundColor = .systemOrange
        tile.layer.cornerRadius = 10
        tile.layer.cornerCurve = .continuous
        stage.addSubview(tile)
        for view in [stage, choice, button] { addSubview(view) }
        choice.onChange = { [weak self] _ in self?.bounce() }
        button.addTarget(self, action: SpringCard.bounce, for: .primaryActionTriggered)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.stageHeight + 12 + ChoiceControl.height }
    override var stretch: CGFloat { 120 }

    override func layoutBody(in area: CGRect) {
        let buttonWidth = button.sizeThatFits(.zero).width
        let rowY = area.maxY - ChoiceControl.height
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: rowY - 12 - area.minY)
        button.frame = CGRect(x: area.maxX - buttonWidth, y: rowY, width: buttonWidth, height: ChoiceControl.height)
        choice.frame = CGRect(
            x: area.minX, y: rowY, width: min(280, area.width - buttonWidth - 12), height: ChoiceControl.height)
        placeTile()
    }

    private func placeTile() {
        let margin: CGFloat = 56
        tile.center = CGPoint(x: isAtEnd ? stage.bounds.width - margin : margin, y: stage.bounds.midY)
    }

    private func bounce() {
        isAtEnd.toggle()
        UIView.animate(
            withDuration: 1.2, delay: 0, usingSpringWithDamping: Self.dampings[choice.selectedIndex],
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) {
            placeTile()
        }
    }
}
