// SPDX-License-Identifier: MIT
import UIKit

/// A playing card that dragging rotates in perspective.
final class PerspectiveCard: CardView {
    private let field = PerspectiveField(frame: .zero)

    override func build() {
        field.accessibilityIdentifier = "space"
        addSubview(field)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 200 }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 140 }
    override var stretch: CGFloat { 240 }
    override func layoutBody(in area: CGRect) { field.frame = area }
}

final class PerspectiveField: StageView {
    /// The distance from the eye to the card, in points.
    private static let distance: CGFloat = 500

    /// The rotation about the vertical and the horizontal axis, in radians.
    private(set) var turn = CGPoint(x: -0.5, y: 0.25)

    private let space = CATransformLayer()
    private let front = CALayer()
    private let back = CALayer()
    private let sun = CALayer()
    private var last: CGPoint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for side in [front, back] {
            side.bounds = CGRect(x: 0, y: 0, width: 150, height: 100)
            side.cornerRadius = 14
            side.cornerCurve = .continuous
            side.isDoubleSided = false
            side.masksToBounds = true
            space.addSublayer(side)
        }
        front.contents = Scenery.view?.cgImage
        front.contentsGravity = .resizeAspectFill
        back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        back.contents = AppMark.image(scale: 2)?.cgImage
        back.contentsGravity = .center
        back.contentsScale = 2
        // A layer above the card, visible from the side.
        sun.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
        sun.cornerRadius = 12
        sun.zPosition = 28
        space.addSublayer(sun)
        layer.addSublayer(space)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        back.backgroundColor = UIColor.systemIndigo.cgColor
        sun.backgroundColor = UIColor.systemOrange.cgColor
        space.position = CGPoint(x: bounds.midX, y: bounds.midY)
        sun.position = CGPoint(x: -44, y: 24)
        apply()
        CATransaction.commit()
    }

    private func apply() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / Self.distance
        let scale = min(1.6, max(0.9, (bounds.height - 40) / 130))
        transform = CATransform3DScale(transform, scale, scale, scale)
        transform = CATransform3DRotate(transform, turn.y, 1, 0, 0)
        space.transform = CATransform3DRotate(transform, turn.x, 0, 1, 0)
    }

    private func turn(by change: CGPoint) {
        turn.x += change.x
        turn.y = min(max(turn.y + change.y, -1.2), 1.2)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        apply()
        CATransaction.commit()
    }

    // MARK: - Input

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        last = touches.first?.location(in: self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let last, let location = touches.first?.location(in: self) else { return }
        self.last = location
        turn(by: CGPoint(x: (location.x - last.x) / 90, y: (last.y - location.y) / 90))
    }

    override var canBecomeFocused: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardLeftArrow: turn(by: CGPoint(x: -0.15, y: 0))
        case .keyboardRightArrow: turn(by: CGPoint(x: 0.15, y: 0))
        case .keyboardUpArrow: turn(by: CGPoint(x: 0, y: 0.15))
        case .keyboardDownArrow: turn(by: CGPoint(x: 0, y: -0.15))
        default: super.pressesBegan(presses, with: event)
        }
    }
}
