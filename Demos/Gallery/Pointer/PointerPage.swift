// SPDX-License-Identifier: MIT
import UIKit

final class PointerPage: PageViewController {
    override var summary: String { "What the pointer is over views, and what views do under it." }

    override func viewDidLoad() {
        title = "Pointer"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            PointerShapesCard("Shapes", note: "The desktop's own, and none."),
            PointerEffectsCard("Effects", note: "Behind, above, or a little larger."),
            PointerRegionsCard("Regions", note: "One view, and four places in it."),
            PointerButtonsCard("On buttons", note: "Lifted off their background, or given one."),
            HoverStylesCard("Hover styles", note: "Outlines that fit the view, or have a size of their own."),
        ]
    }
}

/// A field with a word on it.
final class PointerTile: UIView {
    private let caption: UILabel

    init(_ title: String, color: UIColor? = .tertiarySystemFill, ink: UIColor = .secondaryLabel) {
        caption = UILabel(title, font: .systemFont(ofSize: 14, weight: .medium), color: ink)
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

/// A card with tiles side by side, in as many rows as it takes.
class PointerTilesCard: CardView {
    private static let gap: CGFloat = 12
    private static let narrowest: CGFloat = 84

    var tiles: [UIView] { [] }
    var tileHeight: CGFloat { 54 }

    override func build() {
        for tile in tiles { addSubview(tile) }
    }

    private func columns(forWidth width: CGFloat) -> Int {
        let most = Int(max(1, (width + Self.gap) / (Self.narrowest + Self.gap)))
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
