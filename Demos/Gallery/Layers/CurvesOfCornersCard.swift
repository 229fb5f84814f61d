// SPDX-License-Identifier: MIT
import UIKit

/// Both curves of a corner, and what lies between them.
final class CurvesOfCornersCard: CardView {
    private static let height: CGFloat = 112

    private let circular = UIView(frame: .zero)
    private let continuous = UIView(frame: .zero)
    private let behind = UIView(frame: .zero)
    private let front = UIView(frame: .zero)
    private let names = ["Circular", "Continuous", "The difference"].map {
        UILabel($0, font: .systemFont(ofSize: 13), color: .secondaryLabel)
    }

    override func build() {
        for view in [circular, continuous, behind, front] {
            view.layer.cornerRadius = 36
            addSubview(view)
        }
        for view in [circular, continuous, front] { view.backgroundColor = .tintColor }
        behind.backgroundColor = .systemOrange
        continuous.layer.cornerCurve = .continuous
        front.layer.cornerCurve = .continuous
        for name in names {
            name.textAlignment = .center
            addSubview(name)
        }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.height + 28 }

    override func layoutBody(in area: CGRect) {
        let gap: CGFloat = 16
        let width = ((area.width - 2 * gap) / 3).rounded(.down)
        for (index, views) in [[circular], [continuous], [behind, front]].enumerated() {
            let x = area.minX + CGFloat(index) * (width + gap)
            for view in views { view.frame = CGRect(x: x, y: area.minY, width: width, height: Self.height) }
            names[index].frame = CGRect(x: x, y: area.minY + Self.height + 8, width: width, height: 20)
        }
    }
}
