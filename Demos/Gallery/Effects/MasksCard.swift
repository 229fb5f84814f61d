// SPDX-License-Identifier: MIT
import UIKit

/// An image masked by a shape, by a gradient, and by text.
final class MasksCard: CardView {
    private static let height: CGFloat = 88

    private let views = (0..<3).map { _ in
        let view = UIImageView(image: Scenery.view)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        return view
    }
    private let star = CAShapeLayer()
    private let fade = CAGradientLayer()
    private let letters = UILabel("Shoji", font: .systemFont(ofSize: 40, weight: .heavy), color: .black)
    private let names = ["Shape", "Gradient", "Text"].map {
        UILabel($0, font: .systemFont(ofSize: 13), color: .secondaryLabel)
    }

    override func build() {
        star.fillColor = UIColor.black.cgColor
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        letters.textAlignment = .center
        for (view, mask) in zip(views, [star, fade, letters.layer]) {
            view.layer.mask = mask
            addSubview(view)
        }
        for name in names {
            name.textAlignment = .center
            addSubview(name)
        }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.height + 8 + grown(20) }

    override func layoutBody(in area: CGRect) {
        GridLayout.place(views, in: area, columns: 3, rowHeight: Self.height, spacing: 16)
        GridLayout.place(
            names, in: area.offsetBy(dx: 0, dy: Self.height + 8), columns: 3, rowHeight: grown(20), spacing: 16)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        star.frame = views[0].bounds
        star.path = UIBezierPath.star(in: views[0].bounds).cgPath
        fade.frame = views[1].bounds
        letters.frame = views[2].bounds
        CATransaction.commit()
    }
}
