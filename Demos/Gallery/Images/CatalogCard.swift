// SPDX-License-Identifier: MIT
import UIKit

/// An image and a color of the gallery's asset catalog, which follow the appearance.
final class CatalogCard: CardView {
    private static let ratio: CGFloat = 0.5

    private let pictures: [UIImageView] = [UIUserInterfaceStyle.unspecified, .light, .dark].map { style in
        let view = UIImageView(image: .valley)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerRadius = 10
        view.layer.cornerCurve = .continuous
        view.overrideUserInterfaceStyle = style
        return view
    }
    private let names = ["Automatic", "Light", "Dark"].map {
        UILabel($0, font: .systemFont(ofSize: 13, weight: .medium), color: .valleyText)
    }

    override func build() {
        for view in pictures + names { addSubview(view) }
        for name in names { name.textAlignment = .center }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        largeHeight(width) + 12 + smallHeight(width) + 4 + grown(18)
    }

    private func largeHeight(_ width: CGFloat) -> CGFloat { (width * Self.ratio * 0.7).rounded() }
    private func smallHeight(_ width: CGFloat) -> CGFloat { ((width - 12) / 2 * Self.ratio).rounded() }

    override func layoutBody(in area: CGRect) {
        let height = largeHeight(area.width)
        pictures[0].frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        names[0].frame = CGRect(x: area.minX, y: area.minY + 8, width: area.width, height: grown(18))
        let width = (area.width - 12) / 2
        for index in 1...2 {
            let x = area.minX + CGFloat(index - 1) * (width + 12)
            pictures[index].frame = CGRect(
                x: x, y: area.minY + height + 12, width: width, height: smallHeight(area.width))
            names[index].frame = CGRect(x: x, y: pictures[index].frame.maxY + 4, width: width, height: grown(18))
        }
    }
}
