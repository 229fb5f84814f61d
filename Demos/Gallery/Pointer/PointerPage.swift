// SPDX-License-Identifier: MIT
import UIKit

final class PointerPage: PageViewController {
    override var summary: String { "Pointer shapes over views, and views that react to the pointer." }

    override func viewDidLoad() {
        title = "Pointer"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            PointerShapesCard("Shapes", note: "The desktop's cursors, and a hidden pointer."),
            PointerEffectsCard("Effects", note: "Highlighted, lifted, or slightly enlarged."),
            PointerRegionsCard("Regions", note: "One view with four pointer regions."),
            PointerButtonsCard("Buttons", note: "Pointer effects of button configurations."),
            HoverStylesCard("Hover styles", note: "Hover effects in the view's shape or in a custom shape."),
        ]
    }
}

/// A tile with a label.
final class PointerTile: UIView {
    private let caption: UILabel

    init(_ title: String, color: UIColor? = .tertiarySystemFill, ink: UIColor? = nil) {
        caption = UILabel(title, font: .systemFont(ofSize: 14, weight: .medium), color: ink ?? .secondaryLabel)
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        accessibilityIdentifier = title
        caption.textAlignment = .center
        addSubview(caption)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        caption.frame = bounds
    }
}

/// A card of tiles in rows.
class PointerTilesCard: CardView {
    private static let gap: CGFloat = 12
    private static let narrowest: CGFloat = 84

    var tiles: [UIView] { [] }
    var tileHeight: CGFloat { grown(54) }

    override func build() {
        for tile in tiles { addSubview(tile) }
    }

    private func columns(forWidth width: CGFloat) -> Int {
        let most = Int(max(1, (width + Self.gap) / (grown(Self.narrowest) + Self.gap)))
        if most >= tiles.count { return tiles.count }
        let rows = (tiles.count + most - 1) / most
        return (tiles.count + rows - 1) / rows
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        let columns = columns(forWidth: width)
        let rows = CGFloat((tiles.count + columns - 1) / columns)
        return rows * tileHeight + (rows - 1) * Self.gap
    }

    override func layoutBody(in area: CGRect) {
        let columns = columns(forWidth: area.width)
        let width = (area.width - Self.gap * CGFloat(columns - 1)) / CGFloat(columns)
        for (index, tile) in tiles.enumerated() {
            tile.frame = CGRect(
                x: area.minX + CGFloat(index % columns) * (width + Self.gap),
                y: area.minY + CGFloat(index / columns) * (tileHeight + Self.gap), width: width, height: tileHeight)
        }
    }
}
