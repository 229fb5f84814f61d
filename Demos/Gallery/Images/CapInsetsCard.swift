// SPDX-License-Identifier: MIT
import UIKit

/// An image stretched with and without cap insets.
final class CapInsetsCard: CardView {
    private static let height: CGFloat = 56
    private static let corner: CGFloat = 16

    private static let frameImage = UIImage.drawn(size: CGSize(width: 40, height: 40), scale: 2) { context in
        let rect = CGRect(x: 1.5, y: 1.5, width: 37, height: 37)
        context.addPath(CGPath(RoundedRect(rect, radii: CornerRadii(14), curve: .circular)))
        context.setFillColor(CGColor(red: 0.17, green: 0.36, blue: 0.77, alpha: 0.12))
        context.setStrokeColor(CGColor(red: 0.24, green: 0.43, blue: 0.84, alpha: 1))
        context.setLineWidth(3)
        context.drawPath(using: .fillStroke)
    }

    private let kept: [UIImageView] = (0..<2).map { _ in
        UIImageView(
            image: frameImage?.resizableImage(
                withCapInsets: UIEdgeInsets(top: corner, left: corner, bottom: corner, right: corner)))
    }
    private let stretched = UIImageView(image: frameImage)
    private let names = ["Cap insets", "Cap insets", "None"].map {
        UILabel($0, font: .systemFont(ofSize: 13), color: .secondaryLabel)
    }

    override func build() {
        for view in kept + [stretched] + names { addSubview(view) }
        for name in names { name.textAlignment = .center }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.height }

    override func layoutBody(in area: CGRect) {
        let gap: CGFloat = 12
        let space = area.width - 2 * gap
        var x = area.minX
        for (index, share) in [0.24, 0.38, 0.38].enumerated() {
            let view = index < 2 ? kept[index] : stretched
            let width = (space * share).rounded(.down)
            view.frame = CGRect(x: x, y: area.minY, width: width, height: Self.height)
            names[index].frame = CGRect(x: x, y: area.minY, width: width, height: Self.height)
            x += width + gap
        }
    }
}
