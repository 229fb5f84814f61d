// SPDX-License-Identifier: MIT
import UIKit

/// A tile that snaps to where the user clicks.
final class SnapCard: DynamicsCard {
    private static let dampings: [CGFloat] = [0, 0.5, 1]

    private let tile = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 44))
    private let choice = ChoiceControl(titles: dampings.map { String(format: "%.1f", Double($0)) }, selectedIndex: 1)
    private let name = UILabel("Damping", font: .systemFont(ofSize: 13), color: .secondaryLabel)
    private lazy var snap = UISnapBehavior(item: tile, snapTo: tile.center)
    private lazy var turn = UIDynamicItemBehavior(items: [tile])

    override func build() {
        super.build()
        for view in [choice, name] { addSubview(view) }
        tile.backgroundColor = .systemTeal
        tile.layer.cornerRadius = 10
        tile.layer.cornerCurve = .continuous
        stage.addSubview(tile)
        stage.accessibilityLabel = "Snap area"
        stage.addGestureRecognizer(UITapGestureRecognizer(target: self, action: SnapCard.tapped))
        choice.onChange = { [weak self] index in self?.snap.damping = SnapCard.dampings[index] }
    }

    override func layoutControls(in row: CGRect) {
        let width = name.sizeThatFits(.zero).width
        name.frame = CGRect(x: row.minX, y: row.minY, width: width, height: row.height)
        choice.frame = CGRect(
            x: row.minX + width + 12, y: row.minY, width: row.width - width - 12, height: row.height)
    }

    override func start() {
        super.start()
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
