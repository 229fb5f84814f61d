// SPDX-License-Identifier: MIT
import UIKit

/// A layer with adjustable properties.
final class LayerLabCard: CardView {
    private static var rowHeight: CGFloat { ChoiceControl.height + 8 }
    private static var minimumRowHeight: CGFloat { ChoiceControl.height + 2 }
    private static let stageHeight: CGFloat = 144
    private static let minimumStageHeight: CGFloat = 112

    private struct Row {
        var name: UILabel
        var choice: ChoiceControl
    }

    private let stage = StageView(frame: .zero)
    private let sample = CALayer()
    private let rows: [Row] = [
        ("Corners", ["None", "Round", "Circle"], 1), ("Border", ["None", "Thin", "Thick"], 0),
        ("Shadow", ["None", "Soft", "Deep"], 1), ("Opacity", ["100%", "60%", "20%"], 0),
        ("Rotation", ["0°", "15°", "45°"], 0),
    ].map { name, titles, index in
        Row(
            name: UILabel(name, font: .systemFont(ofSize: 13), color: .secondaryLabel),
            choice: ChoiceControl(titles: titles, selectedIndex: index))
    }

    override func build() {
        addSubview(stage)
        sample.bounds = CGRect(x: 0, y: 0, width: 88, height: 88)
        sample.cornerCurve = .continuous
        stage.layer.addSublayer(sample)
        for row in rows {
            addSubview(row.name)
            addSubview(row.choice)
            row.choice.onChange = { [weak self] _ in self?.apply() }
        }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        let choices = Self.rowHeight * CGFloat(rows.count) - 8
        return isWide(width) ? choices : choices + Self.stageHeight + 16
    }

    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        let choices = Self.rowHeight * CGFloat(rows.count) - 8
        return isWide(width) ? Self.minimumRowHeight * CGFloat(rows.count) - 2 : choices + Self.minimumStageHeight + 16
    }

    override var stretch: CGFloat { 80 }

    override func layoutBody(in area: CGRect) {
        let rowHeight =
            isWide(area.width)
            ? min(Self.rowHeight, ((area.height + 2) / CGFloat(rows.count)).rounded(.down)) : Self.rowHeight
        let choicesHeight = rowHeight * CGFloat(rows.count) - (rowHeight - ChoiceControl.height)
        var choices = area
        if isWide(area.width) {
            let choicesWidth = min(grown(320), area.width * 0.64).rounded()
            stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width - choicesWidth - 16, height: area.height)
            choices.origin.x = stage.frame.maxX + 16
            choices.size.width = choicesWidth
            choices.origin.y += ((area.height - choicesHeight) / 2).rounded()
        } else {
            stage.frame = CGRect(
                x: area.minX, y: area.minY, width: area.width, height: area.height - choicesHeight - 16)
            choices.origin.y = stage.frame.maxY + 16
        }
        for (index, row) in rows.enumerated() {
            let y = choices.minY + CGFloat(index) * rowHeight
            row.name.frame = CGRect(x: choices.minX, y: y, width: grown(64), height: ChoiceControl.height)
            row.choice.frame = CGRect(
                x: choices.minX + grown(64) + 8, y: y, width: choices.width - grown(64) - 8,
                height: ChoiceControl.height)
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        sample.position = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
        apply()
        CATransaction.commit()
    }

    /// Whether the layer is next to its properties instead of above them.
    private func isWide(_ width: CGFloat) -> Bool { width >= grown(560) }

    /// Sets all properties.
    ///
    /// The layer animates those that change.
    private func apply() {
        let chosen = rows.map(\.choice.selectedIndex)
        traitCollection.performAsCurrent {
            sample.backgroundColor = UIColor.tintColor.cgColor
            sample.borderColor = UIColor.systemOrange.cgColor
        }
        sample.cornerRadius = [0, 20, 44][chosen[0]]
        sample.borderWidth = [0, 2, 8][chosen[1]]
        let shadow = [(0, 4, 2), (0.25, 8, 4), (0.45, 18, 12)][chosen[2]]
        sample.shadowOpacity = Float(shadow.0)
        sample.shadowRadius = CGFloat(shadow.1)
        sample.shadowOffset = CGSize(width: 0, height: shadow.2)
        sample.opacity = [1, 0.6, 0.2][chosen[3]]
        sample.setAffineTransform(CGAffineTransform(rotationAngle: [0, .pi / 12, .pi / 4][chosen[4]]))
    }
}
