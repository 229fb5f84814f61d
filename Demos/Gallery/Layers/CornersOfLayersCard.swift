// SPDX-License-Identifier: MIT
import UIKit

/// Both corner curves, and a layer with only two rounded corners.
final class CornersOfLayersCard: CardView {
    private static let height: CGFloat = 88

    private let shapes = (0..<3).map { _ in UIView(frame: .zero) }
    private let names = ["Circular", "Continuous", "Two corners"].map {
        UILabel($0, font: .systemFont(ofSize: 13), color: .secondaryLabel)
    }

    override func build() {
        for shape in shapes {
            shape.backgroundColor = .tintColor
            shape.layer.cornerRadius = 28
            addSubview(shape)
        }
        shapes[1].layer.cornerCurve = .continuous
        shapes[2].layer.cornerCurve = .continuous
        shapes[2].layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        for name in names {
            name.textAlignment = .center
            addSubview(name)
        }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.height + 8 + grown(20) }

    override func layoutBody(in area: CGRect) {
        GridLayout.place(shapes, in: area, columns: 3, rowHeight: Self.height, spacing: 16)
        GridLayout.place(
            names, in: area.offsetBy(dx: 0, dy: Self.height + 8), columns: 3, rowHeight: grown(20), spacing: 16)
    }
}
