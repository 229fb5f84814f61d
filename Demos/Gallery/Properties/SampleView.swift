// SPDX-License-Identifier: MIT
import UIKit

/// The view whose properties are set: a test card that makes stretching visible, with a badge past its edge.
final class SampleView: UIView {
    /// The size at which the card is first drawn.
    ///
    /// Other sizes show the effect of the content mode.
    static let drawnSize = CGSize(width: 104, height: 104)
    private static let badgeSide: CGFloat = 36

    /// Called with the number of active touches.
    var onTouches: ((Int) -> Void)?

    let badge = UIView(frame: .zero)
    private let sign = UIImageView(frame: .zero)
    private var touchesDown: Set<UITouch> = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        isOpaque = false
        badge.backgroundColor = .systemOrange
        badge.layer.cornerRadius = Self.badgeSide / 2
        sign.contentMode = .center
        sign.tintColor = .white
        badge.addSubview(sign)
        badge.frame = CGRect(
            x: bounds.width - Self.badgeSide * 0.7, y: -Self.badgeSide * 0.3, width: Self.badgeSide,
            height: Self.badgeSide)
        badge.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
        badge.isUserInteractionEnabled = false
        addSubview(badge)
        accessibilityIdentifier = "sample"
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        sign.image = Icon.starFilled.image(scale: traitCollection.displayScale)
        sign.frame = badge.bounds
    }

    override func tintColorDidChange() { setNeedsDisplay() }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let frame = bounds.insetBy(dx: 1.5, dy: 1.5)
        UIColor.separator.set()
        context.setLineWidth(1)
        for step in 1..<6 {
            let share = CGFloat(step) / 6
            context.strokeLineSegments(between: [
                CGPoint(x: frame.minX + frame.width * share, y: frame.minY),
                CGPoint(x: frame.minX + frame.width * share, y: frame.maxY),
                CGPoint(x: frame.minX, y: frame.minY + frame.height * share),
                CGPoint(x: frame.maxX, y: frame.minY + frame.height * share),
            ])
        }
        (tintColor ?? .tintColor).set()
        context.setLineWidth(3)
        context.stroke(frame)
        let side = min(frame.width, frame.height)
        let circle = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        context.strokeEllipse(in: circle.insetBy(dx: 10, dy: 10))
        context.fillEllipse(in: circle.insetBy(dx: side * 0.36, dy: side * 0.36))
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { set(touchesDown.union(touches)) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { set(touchesDown.subtracting(touches)) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        set(touchesDown.subtracting(touches))
    }

    private func set(_ touches: Set<UITouch>) {
        touchesDown = touches
        layer.borderWidth = touches.isEmpty ? 0 : 4
        layer.borderColor = UIColor.systemOrange.cgColor
        onTouches?(touches.count)
    }
}
