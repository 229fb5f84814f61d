// SPDX-License-Identifier: MIT
import UIKit

/// A button for an ink or a width, with a ring when selected.
final class Swatch: UIControl {
    private static let side: CGFloat = 30
    private static let inkDiameter: CGFloat = 20

    let ink: Ink?
    var dotColor: UIColor {
        didSet { dot.backgroundColor = dotColor }
    }
    private let dot = UIView()
    private let diameter: CGFloat

    init(ink: Ink) {
        self.ink = ink
        (diameter, dotColor) = (Self.inkDiameter, ink.color)
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        accessibilityLabel = ink.name
        prepare()
    }

    init(width: CGFloat) {
        ink = nil
        (diameter, dotColor) = (min(width, Self.side - 8), .label)
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        accessibilityLabel = "Width \(Int(width))"
        prepare()
    }

    required init?(coder: NSCoder) { nil }

    private func prepare() {
        dot.backgroundColor = dotColor
        dot.isUserInteractionEnabled = false
        dot.layer.cornerRadius = diameter / 2
        dot.layer.borderColor = UIColor(white: 0.5, alpha: 0.35).cgColor
        dot.layer.borderWidth = ink == nil ? 0 : 1
        layer.cornerRadius = Self.side / 2
        addSubview(dot)
    }

    override var isSelected: Bool {
        didSet { showState() }
    }
    override var isHighlighted: Bool {
        didSet { showState() }
    }

    private func showState() {
        layer.borderWidth = isSelected ? 2 : 0
        layer.borderColor = tintColor.cgColor
        dot.alpha = isHighlighted ? 0.5 : 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: Self.side, height: Self.side) }

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = CGRect(
            x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
    }
}
