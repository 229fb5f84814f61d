// SPDX-License-Identifier: MIT
import UIKit

/// An image in six content modes.
final class ContentModesCard: CardView {
    private static let modes: [(name: String, mode: UIView.ContentMode)] = [
        ("Fit", .scaleAspectFit), ("Fill", .scaleAspectFill), ("To fill", .scaleToFill), ("Center", .center),
        ("Top left", .topLeft), ("Bottom right", .bottomRight),
    ]
    private static let gap: CGFloat = 12

    private let frames: [UIImageView] = modes.map { _, mode in
        let view = UIImageView(image: thumbnail(for: mode))
        view.contentMode = mode
        view.clipsToBounds = true
        view.backgroundColor = .quaternarySystemFill
        view.layer.cornerRadius = 6
        view.layer.cornerCurve = .continuous
        return view
    }
    private let names = modes.map { UILabel($0.name, font: .systemFont(ofSize: 13), color: .secondaryLabel) }

    /// The image at a fifth of its size for the modes that don't scale, so that more than the sky is visible.
    private static func thumbnail(for mode: UIView.ContentMode) -> UIImage? {
        switch mode {
        case .center, .topLeft, .bottomRight: Scenery.image?.cgImage.map { UIImage(cgImage: $0, scale: 5) }
        default: Scenery.image
        }
    }

    override func build() {
        for view in frames + names { addSubview(view) }
        for name in names { name.textAlignment = .center }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        height(forWidth: width, side: min(112, cellWidth(width, columns(width))))
    }

    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        height(forWidth: width, side: 56)
    }

    override func layoutBody(in area: CGRect) {
        let columns = columns(area.width)
        let rows = CGFloat(frames.count / columns)
        let side = (min(bodyHeight(forWidth: area.width), area.height) + 8) / rows - 8 - nameHeight
        for (index, view) in frames.enumerated() {
            let x = area.minX + CGFloat(index % columns) * (cellWidth(area.width, columns) + Self.gap)
            let y = area.minY + CGFloat(index / columns) * (side + nameHeight + 8)
            view.frame = CGRect(x: x, y: y, width: cellWidth(area.width, columns), height: side)
            names[index].frame = CGRect(
                x: x, y: y + side + 4, width: cellWidth(area.width, columns), height: nameHeight - 4)
        }
    }

    private var nameHeight: CGFloat { 4 + grown(20) }

    private func columns(_ width: CGFloat) -> Int { width >= 560 ? 6 : 3 }

    private func height(forWidth width: CGFloat, side: CGFloat) -> CGFloat {
        CGFloat(frames.count / columns(width)) * (side + nameHeight + 8) - 8
    }

    private func cellWidth(_ width: CGFloat, _ columns: Int) -> CGFloat {
        ((width - Self.gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    }
}
