// SPDX-License-Identifier: MIT
import UIKit

/// A layer whose properties are set by hand.
final class LayerLabCard: CardView {
    private static let rowHeight: CGFloat = ChoiceControl.height + 8
    private static let stageHeight: CGFloat = 168

    private struct Row {
        var name: UILabel
        var choice: ChoiceControl
    }

    private let stage = StageView(frame: .zero)
    private let sample = CALayer()
    private let rows: [Row] = [
        ("Corners", ["None", "Round", "Circle"], 1), ("Border", ["None", "Thin", "Thick"], 0),
        ("Shadow", ["None", "Soft", "Deep"], 1), ("Opacity", ["100 %", "60 %", "20 %"], 0),
        ("Rotation", ["0°", "15°", "45°"], 0),
    ].map { name, titles, index in
        Row(
            name: UILabel(name, font: .systemFont(ofSize: 13), color: .secondaryLabel),
            choice: ChoiceControl(titles: titles, selectedIndex: index))
    }

    override func build() {
        addSubview(stage)
        sample.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
        sample.cornerCurve = .continuous
        stage.layer.addSublayer(sample)
        for row in rows {
            addSubview(row.name)
            addSubview(row.choice)
            row.choice.onChange = { [weak self] _ in self?.apply() }
        }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        minimumBodyHeight(forWidth: width)
    }

    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        let choices = Self.rowHeight * CGFloat(rows.count) - 8
        return isWide(width) ? choices : choices + Self.stageHeight + 16
    }

    override var stretch: CGFloat { 80 }

    override func layoutBody(in area: CGRect) {
        let choicesHeight = Self.rowHeight * CGFloat(rows.count) - 8
        var choices = area
        if isWide(area.width) {
            stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width - 336, height: area.height)
            choices.origin.x = stage.frame.maxX + 16
            choices.size.width = 320
            choices.origin.y += ((area.height - choicesHeight) / 2).rounded()
        } else {
            stage.frame = CGRect(
                x: area.minX, y: area.minY, width: area.width, height: area.height - choicesHeight - 16)
            choices.origin.y = stage.frame.maxY + 16
        }
        for (index, row) in rows.enumerated() {
            let y = choices.minY + CGFloat(index) * Self.rowHeight
            row.name.frame = CGRect(x: choices.minX, y: y + 8, width: 64, height: 20)
            row.choice.frame = CGRect(
                x: choices.minX + 72, y: y, width: choices.width - 72, height: ChoiceControl.height)
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        sample.position = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
        apply()
        CATransaction.commit()
    }

    private func isWide(_ width: CGFloat) -> Bool { width >= 560 }

    /// Sets all properties; those that change are animated by the layer.
    private func apply() {
        let chosen = rows.map(\.choice.selectedIndex)
        UITraitCollection.current = traitCollection
        sample.backgroundColor = UIColor.tintColor.cgColor
        sample.cornerRadius = [0, 20, 48][chosen[0]]
        sample.borderWidth = [0, 2, 8][chosen[1]]
        sample.borderColor = UIColor.systemOrange.cgColor
        sample.shadowOpacity = [0, 0.25, 0.45][chosen[2]]
        sample.shadowRadius = [4, 8, 18][chosen[2]]
        sample.shadowOffset =
            [CGSize(width: 0, height: 2), CGSize(width: 0, height: 4), CGSize(width: 0, height: 12)][chosen[2]]
        sample.opacity = [1, 0.6, 0.2][chosen[3]]
        sample.setAffineTransform(CGAffineTransform(rotationAngle: [0, .pi / 12, .pi / 4][chosen[4]]))
    }
}
