// SPDX-License-Identifier: MIT
import UIKit

/// A ball that springs to the point that was clicked.
final class RetargetCard: CardView {
    private let field = RetargetField(frame: .zero)

    override func build() {
        field.accessibilityIdentifier = "field"
        field.accessibilityLabel = "Field"
        addSubview(field)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 200 }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 120 }
    override var stretch: CGFloat { 400 }
    override func layoutBody(in area: CGRect) { field.frame = area }
}

private final class RetargetField: StageView {
    private static let side: CGFloat = 48

    private let ball = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    private let target = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    /// The ball's target as a fraction of the field's size, so that it survives resizing.
    private var place = CGPoint(x: 0.3, y: 0.5)
    private var corner = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        ball.backgroundColor = .tintColor
        ball.layer.cornerRadius = Self.side / 2
        ball.layer.shadowOpacity = 0.22
        ball.layer.shadowRadius = 6
        ball.layer.shadowOffset = CGSize(width: 0, height: 3)
        ball.isUserInteractionEnabled = false
        target.layer.cornerRadius = 8
        target.layer.borderWidth = 2
        target.alpha = 0
        target.isUserInteractionEnabled = false
        addSubview(target)
        addSubview(ball)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        target.layer.borderColor = UIColor.tintColor.cgColor
        ball.center = point(of: place)
    }

    private func point(of place: CGPoint) -> CGPoint {
        CGPoint(x: place.x * bounds.width, y: place.y * bounds.height)
    }

    private func send(to point: CGPoint) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        // Keeps the whole ball inside the field.
        let reach = Self.side / 2 + 8
        place = CGPoint(
            x: min(max(point.x, reach), bounds.width - reach) / bounds.width,
            y: min(max(point.y, reach), bounds.height - reach) / bounds.height)
        let destination = self.point(of: place)
        UIView.animate(
            withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            ball.center = destination
        }
        target.center = destination
        target.alpha = 1
        target.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        UIView.animate(withDuration: 0.6, options: [.allowUserInteraction, .curveEaseOut]) {
            target.alpha = 0
            target.transform = CGAffineTransform(scaleX: 2.5, y: 2.5)
        }
    }

    // MARK: - Input

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { send(to: touch.location(in: self)) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let location = touch.location(in: self)
        let present = point(of: place)
        // Starts a new spring every 24 points of a drag instead of at every pointer event.
        if hypot(location.x - present.x, location.y - present.y) > 24 { send(to: location) }
    }

    override var canBecomeFocused: Bool { true }

    /// Any key sends the ball to the next corner.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) else {
            return super.pressesBegan(presses, with: event)
        }
        let corners = [(0.85, 0.25), (0.85, 0.75), (0.15, 0.75), (0.15, 0.25)]
        let (x, y) = corners[corner % corners.count]
        corner += 1
        send(to: point(of: CGPoint(x: x, y: y)))
    }
}
