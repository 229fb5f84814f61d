// SPDX-License-Identifier: MIT
import UIKit

/// The nine weights of the system font.
final class WeightsCard: CardView {
    private static let weights: [(name: String, weight: UIFont.Weight)] = [
        ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
        ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]

    private let samples = weights.map { UILabel($0.name, font: .systemFont(ofSize: 17, weight: $0.weight)) }

    override func build() {
        for label in samples { addSubview(label) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        WrapLayout.place(
            samples, in: CGRect(x: 0, y: 0, width: width, height: 0), spacing: 14, lineSpacing: 8, measuresOnly: true)
    }

    override func layoutBody(in area: CGRect) {
        WrapLayout.place(samples, in: area, spacing: 14, lineSpacing: 8)
    }
}
