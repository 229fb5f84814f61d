// SPDX-License-Identifier: MIT
import UIKit

/// A fine drawing at the resolutions of a 1x and of a 2x screen.
final class SharpnessCard: CardView {
    private static let size = CGSize(width: 120, height: 72)

    private static func sample(scale: CGFloat) -> UIImage? {
        UIImage.drawn(size: size, scale: scale) { context in
            context.setLineWidth(1)
            for ring in 0..<9 {
                let radius = CGFloat(ring) * 4 + 2
                context.strokeEllipse(in: CGRect(x: 36 - radius, y: 36 - radius, width: 2 * radius, height: 2 * radius))
            }
            for ray in 0..<12 {
                context.beginPath()
                context.move(to: CGPoint(x: 80, y: 70))
                context.addLine(to: CGPoint(x: 80 + CGFloat(ray) * 3.5, y: 4 + CGFloat(ray) * 3))
                context.strokePath()
            }
        }?.withRenderingMode(.alwaysTemplate)
    }

    private let pictures: [UIImageView] = [1, 2].map { scale in
        let view = UIImageView(image: sample(scale: scale))
        view.tintColor = .label
        return view
    }
    private let names = ["1 pixel per point", "2 pixels per point"].map {
        UILabel($0, font: .systemFont(ofSize: 13), color: .secondaryLabel)
    }

    override func build() {
        for view in pictures + names { addSubview(view) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.size.height + 8 + grown(20) }

    override func layoutBody(in area: CGRect) {
        let pitch = (area.width / 2).rounded()
        for (index, picture) in pictures.enumerated() {
            let x = area.minX + CGFloat(index) * pitch
            picture.frame = CGRect(origin: CGPoint(x: x, y: area.minY), size: Self.size)
            names[index].frame = CGRect(x: x, y: area.minY + Self.size.height + 8, width: pitch, height: grown(20))
        }
    }
}
