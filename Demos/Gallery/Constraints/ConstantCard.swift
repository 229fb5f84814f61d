// SPDX-License-Identifier: MIT
import UIKit

/// A tile whose leading constant changes, and a second tile constrained to the first.
final class ConstantCard: CardView {
    private static let side: CGFloat = 48

    private let stage = StageView(frame: .zero)
    private let leader = UIView(frame: .zero)
    private let follower = UIView(frame: .zero)
    private let button = UIButton("Move", .filled()) { $0.buttonSize = .small }
    private var distance: NSLayoutConstraint?

    override func build() {
        leader.backgroundColor = .tintColor
        follower.backgroundColor = .systemMint
        leader.accessibilityIdentifier = "leader"
        follower.accessibilityIdentifier = "follower"
        for view in [stage, button] { addSubview(view) }
        for view in [leader, follower] {
            view.layer.cornerRadius = 10
            view.layer.cornerCurve = .continuous
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.addSubview(view)
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: Self.side),
                view.heightAnchor.constraint(equalTo: view.widthAnchor),
                view.centerYAnchor.constraint(equalTo: stage.centerYAnchor),
            ])
        }
        let distance = leader.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 20)
        NSLayoutConstraint.activate([
            distance, follower.leadingAnchor.constraint(equalTo: leader.trailingAnchor, constant: 12),
        ])
        self.distance = distance
        button.addTarget(self, action: ConstantCard.move, for: .primaryActionTriggered)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 88 + 12 + ChoiceControl.height }
    override var stretch: CGFloat { 80 }

    override func layoutBody(in area: CGRect) {
        let y = area.maxY - ChoiceControl.height
        let width = button.sizeThatFits(.zero).width
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: y - 12 - area.minY)
        button.frame = CGRect(x: area.maxX - width, y: y, width: width, height: ChoiceControl.height)
    }

    private func move() {
        let far = stage.bounds.width - 2 * Self.side - 32
        UIView.animate(springDuration: 0.6, bounce: 0.25, options: .allowUserInteraction) {
            distance?.constant = distance?.constant == 20 ? far : 20
            stage.layoutIfNeeded()
        }
    }
}
