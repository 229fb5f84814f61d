// SPDX-License-Identifier: MIT
import UIKit

/// A few symbols in every weight.
final class SymbolWeightsCard: CardView {
    private static let weights: [UIImage.SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    private static let names = ["heart", "gearshape", "square.and.arrow.up"]
    private static let row: CGFloat = 40

    private let rows: [[UIImageView]] = names.map { name in
        weights.map { weight in
            let view = UIImageView(
                image: UIImage(
                    systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 22, weight: weight)))
            view.contentMode = .center
            view.tintColor = .label
            return view
        }
    }

    override func build() {
        for view in rows.joined() { addSubview(view) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { CGFloat(rows.count) * Self.row }

    override func layoutBody(in area: CGRect) {
        let width = (area.width / CGFloat(Self.weights.count)).rounded(.down)
        for (rowIndex, row) in rows.enumerated() {
            for (index, view) in row.enumerated() {
                view.frame = CGRect(
                    x: area.minX + CGFloat(index) * width, y: area.minY + CGFloat(rowIndex) * Self.row, width: width,
                    height: Self.row)
            }
        }
    }
}
