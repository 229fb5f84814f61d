// SPDX-License-Identifier: MIT
import UIKit

/// A tile that snaps to where the user clicks.
final class SnapCard: CardView {
    private static let dampings: [CGFloat] = [0, 0.5, 1]

    private let stage = StageView(frame: .zero)
    private let tile = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 44))
    private let choice = ChoiceControl(titles: dampings.map { String(format: "%.1f", Double($0)) }, selectedIndex: 1)
    private let name = UILabel("Damping", font: .systemFont(ofSize: 13), color: .secondaryLabel)
    private lazy var animator = UIDynamicAnimator(referenceView: stage)
    private lazy var snap = UISnapBehavior(item: tile, snapTo: tile.center)

    private lazy var turn = UIDynamicItemBehavior(items: [tile])

    override func build() {
        for view in [stage, choice, name] { addSubview(view) }
        tile.backgroundColor = .systemTeal
        tile.layer.cornerRadius = 10
        tile.layer.cornerCurve = .continuous
        stage.addSubview(tile)
        stage.accessibilityLabel = "Snap area"
        stage.addGestureRecognizer(UITapGestureRecognizer(target: self, action: SnapCard.tapped))
        choice.onChange = { [weak self] index in self?.snap.damping = SnapCard.dampings[index] }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 150 + 8 + ChoiceControl.height }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 100 + 8 + ChoiceControl.height }
    override var stretch: CGFloat { 240 }
    override var mirrorsBody: Bool { false }

    override func layoutBody(in area: CGRect) {
        let y = area.maxY - ChoiceControl.height
        let width = name.sizeThatFits(.zero).width
        name.frame = CGRect(x: area.minX, y: y, width: width, height: ChoiceControl.height)
        choice.frame = CGRect(
            x: area.minX + width + 12, y: y, width: area.width - width - 12, height: ChoiceControl.height)
        let frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: y - 8 - area.minY)
        guard stage.frame != frame else { return }
        stage.frame = frame
        animator.removeAllBehaviors()
        tile.transform = .identity
        tile.center = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
        snap.snapPoint = tile.center
        animator.addBehavior(snap)
        animator.addBehavior(turn)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        snap.snapPoint = tap.location(in: stage)
        // A turn on the way makes the return to upright visible.
        turn.addAngularVelocity(6, for: tile)
    }
}
