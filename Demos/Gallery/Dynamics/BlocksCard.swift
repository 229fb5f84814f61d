// SPDX-License-Identifier: MIT
import UIKit

/// Shapes that fall to the ground, and can be dragged and thrown.
final class BlocksCard: DynamicsCard {
    private static let sizes: [(width: CGFloat, height: CGFloat, isRound: Bool)] = [
        (56, 40, false), (44, 44, true), (34, 34, false), (72, 28, false), (30, 30, true), (48, 48, false),
        (60, 36, true), (26, 26, false),
    ]
    private static let colors: [UIColor] = [
        .systemIndigo, .systemOrange, .systemTeal, .systemPink, .systemGreen, .systemBlue, .systemPurple, .systemYellow,
    ]

    private let dropButton = UIButton("Drop Again", .filled()) { $0.buttonSize = .small }
    private let blocks = sizes.indices.map { index in
        BlockView(sizes[index].isRound, size: CGSize(width: sizes[index].width, height: sizes[index].height))
    }
    private var drag: UIAttachmentBehavior?

    override func build() {
        super.build()
        for (block, color) in zip(blocks, Self.colors) {
            block.backgroundColor = color
            stage.addSubview(block)
            block.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: BlocksCard.panned))
        }
        dropButton.addTarget(self, action: BlocksCard.start, for: .primaryActionTriggered)
    }

    override var button: UIButton? { dropButton }
    override var stageHeight: (natural: CGFloat, minimum: CGFloat) { (190, 130) }

    override func start() {
        super.start()
        drag = nil
        let space = stage.bounds.insetBy(dx: 44, dy: 0)
        for (index, block) in blocks.enumerated() {
            block.transform = CGAffineTransform(rotationAngle: CGFloat(index) * 0.7)
            block.center = CGPoint(
                x: space.minX + space.width * CGFloat(index * 3 % blocks.count) / CGFloat(blocks.count - 1),
                y: 40 + CGFloat(index % 3) * 16)
        }
        let collisions = UICollisionBehavior(items: blocks)
        collisions.translatesReferenceBoundsIntoBoundary = true
        let properties = UIDynamicItemBehavior(items: blocks)
        properties.elasticity = 0.4
        properties.friction = 0.4
        properties.angularResistance = 0.5
        for behavior in [UIGravityBehavior(items: blocks), collisions, properties] { animator.addBehavior(behavior) }
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard let block = pan.view else { return }
        let point = pan.location(in: stage)
        switch pan.state {
        case .began:
            // The point under the pointer, in the directions of the block.
            let (x, y) = (point.x - block.center.x, point.y - block.center.y)
            let angle = atan2(block.transform.b, block.transform.a)
            let offset = UIOffset(
                horizontal: cos(angle) * x + sin(angle) * y, vertical: cos(angle) * y - sin(angle) * x)
            let attachment = UIAttachmentBehavior(item: block, offsetFromCenter: offset, attachedToAnchor: point)
            animator.addBehavior(attachment)
            drag = attachment
        case .changed:
            drag?.anchorPoint = point
        default:
            if let drag { animator.removeBehavior(drag) }
            drag = nil
        }
    }
}

/// A view that collides as the shape that it shows.
private final class BlockView: UIView {
    private let isRound: Bool

    init(_ isRound: Bool, size: CGSize) {
        self.isRound = isRound
        super.init(frame: CGRect(origin: .zero, size: size))
        layer.cornerRadius = isRound ? size.height / 2 : 4
    }

    required init?(coder: NSCoder) { nil }

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { isRound ? .path : .rectangle }

    override var collisionBoundingPath: UIBezierPath {
        UIBezierPath(
            roundedRect: CGRect(
                x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height),
            cornerRadius: layer.cornerRadius)
    }
}
