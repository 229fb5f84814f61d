// SPDX-License-Identifier: MIT
import UIKit

/// Shadows of four radii.
final class ShadowsCard: CardView {
    private static let height: CGFloat = 64
    private static let levels: [(radius: CGFloat, opacity: Float)] = [(1, 0.14), (4, 0.16), (9, 0.18), (16, 0.22)]

    private let stage = StageView(frame: .zero)
    private let sheets: [UILabel] = levels.map { level in
        let label = UILabel(
            "\(Int(level.radius))", font: .systemFont(ofSize: 15, weight: .medium), color: .secondaryLabel)
        label.textAlignment = .center
        label.backgroundColor = .secondarySystemGroupedBackground
        label.layer.cornerRadius = 10
        label.layer.cornerCurve = .continuous
        label.layer.shadowRadius = level.radius
        label.layer.shadowOpacity = level.opacity
        label.layer.shadowOffset = CGSize(width: 0, height: level.radius / 2)
        return label
    }

    override func build() {
        addSubview(stage)
        for sheet in sheets { stage.addSubview(sheet) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.height + 48 }

    override func layoutBody(in area: CGRect) {
        stage.frame = area
        let gap: CGFloat = 24
        let width = ((area.width - gap * CGFloat(sheets.count + 1)) / CGFloat(sheets.count)).rounded(.down)
        for (index, sheet) in sheets.enumerated() {
            sheet.frame = CGRect(
                x: gap + CGFloat(index) * (width + gap), y: ((area.height - Self.height) / 2).rounded(), width: width,
                height: Self.height)
        }
    }
}
