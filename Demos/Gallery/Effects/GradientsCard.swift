// SPDX-License-Identifier: MIT
import UIKit

/// A gradient of each type.
final class GradientsCard: CardView {
    private static let height: CGFloat = 88
    private static let kinds: [(name: String, type: CAGradientLayerType, start: CGPoint, end: CGPoint)] = [
        ("Axial", .axial, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
        ("Radial", .radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)),
        ("Conic", .conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0)),
    ]

    private let views = kinds.map { _ in UIView(frame: .zero) }
    private let gradients = kinds.map { kind in
        let gradient = CAGradientLayer()
        gradient.type = kind.type
        gradient.startPoint = kind.start
        gradient.endPoint = kind.end
        gradient.cornerRadius = 14
        gradient.cornerCurve = .continuous
        return gradient
    }
    private let names = kinds.map { UILabel($0.name, font: .systemFont(ofSize: 13), color: .secondaryLabel) }

    override func build() {
        for (view, gradient) in zip(views, gradients) {
            view.layer.addSublayer(gradient)
            addSubview(view)
        }
        for name in names {
            name.textAlignment = .center
            addSubview(name)
        }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.height + 8 + grown(20) }
    override var stretch: CGFloat { 40 }

    override func layoutBody(in area: CGRect) {
        let height = area.height - 8 - grown(20)
        GridLayout.place(views, in: area, columns: 3, rowHeight: height, spacing: 16)
        GridLayout.place(names, in: area.offsetBy(dx: 0, dy: height + 8), columns: 3, rowHeight: grown(20), spacing: 16)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, gradient) in gradients.enumerated() {
            gradient.frame = views[index].bounds
            let colors: [UIColor] = [.systemIndigo, .systemPink, .systemOrange]
            // In a conic gradient the last color meets the first.
            gradient.colors = (index == 2 ? colors + [.systemIndigo] : colors).map(\.cgColor)
        }
        CATransaction.commit()
    }
}
