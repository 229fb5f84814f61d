// SPDX-License-Identifier: MIT
import UIKit

/// Symbols in each way of coloring their parts.
final class SymbolColorsCard: CardView {
    private static let names = [
        "person.crop.circle.badge.plus", "cloud.sun.rain.fill", "folder.fill.badge.plus", "wifi",
    ]
    private static let configurations: [UIImage.SymbolConfiguration] = [
        .preferringMonochrome(), .init(hierarchicalColor: .systemTeal),
        .init(paletteColors: [.systemOrange, .systemIndigo, .systemTeal]), .preferringMulticolor(),
    ]
    private static let titles = ["Monochrome", "Hierarchical", "Palette", "Multicolor"]
    private static let row: CGFloat = 46

    private let labels = titles.map { UILabel($0, font: .systemFont(ofSize: 13), color: .secondaryLabel) }
    private let rows: [[UIImageView]] = configurations.map { configuration in
        names.map { name in
            let size = UIImage.SymbolConfiguration(pointSize: 26)
            let view = UIImageView(
                image: UIImage(systemName: name, withConfiguration: size.applying(configuration)))
            view.contentMode = .center
            return view
        }
    }

    override func build() {
        for view in labels { addSubview(view) }
        for view in rows.joined() { addSubview(view) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { CGFloat(rows.count) * grown(Self.row) }

    override func layoutBody(in area: CGRect) {
        let rowHeight = grown(Self.row)
        let title = min(grown(104), (area.width * 0.4).rounded())
        let width = ((area.width - title) / CGFloat(Self.names.count)).rounded(.down)
        for (rowIndex, row) in rows.enumerated() {
            let y = area.minY + CGFloat(rowIndex) * rowHeight
            labels[rowIndex].frame = CGRect(x: area.minX, y: y, width: title, height: rowHeight)
            for (index, view) in row.enumerated() {
                view.frame = CGRect(
                    x: area.minX + title + CGFloat(index) * width, y: y, width: width, height: rowHeight)
            }
        }
    }
}
