// SPDX-License-Identifier: MIT
import UIKit

/// A wide stroke with a choice of caps, joins, and dashes.
final class StrokesCard: CardView {
    private static let stageHeight: CGFloat = 96
    private static var pitch: CGFloat { ChoiceControl.height + 8 }
    private static var minimumPitch: CGFloat { ChoiceControl.height + 2 }

    private let stage = StageView(frame: .zero)
    private let line = DrawingView()
    private let rows: [(name: UILabel, choice: ChoiceControl)] = [
        ("Caps", ["Butt", "Round", "Square"]), ("Joins", ["Miter", "Round", "Bevel"]),
        ("Dashes", ["None", "Dashes", "Dots"]),
    ]
    .map { (UILabel($0, font: .systemFont(ofSize: 13), color: .secondaryLabel), ChoiceControl(titles: $1)) }

    override func build() {
        addSubview(stage)
        stage.addSubview(line)
        for (name, choice) in rows {
            addSubview(name)
            addSubview(choice)
            choice.onChange = { [weak self] _ in self?.line.setNeedsDisplay() }
        }
        line.drawing = { [weak self] bounds in self?.draw(in: bounds) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.stageHeight + 12 + Self.pitch * 3 - 8 }

    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        72 + 12 + Self.minimumPitch * 3
    }

    override var stretch: CGFloat { 60 }

    override func layoutBody(in area: CGRect) {
        let pitch = area.height < bodyHeight(forWidth: area.width) ? Self.minimumPitch : Self.pitch
        let height = pitch * 3 - (pitch - ChoiceControl.height)
        var choices = area
        choices.origin.y = area.maxY - height
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height - height - 12)
        line.frame = stage.bounds
        for (index, row) in rows.enumerated() {
            let y = choices.minY + CGFloat(index) * pitch
            row.name.frame = CGRect(x: choices.minX, y: y, width: grown(64), height: ChoiceControl.height)
            row.choice.frame = CGRect(
                x: choices.minX + grown(64) + 8, y: y, width: choices.width - grown(64) - 8,
                height: ChoiceControl.height)
        }
    }

    private func draw(in bounds: CGRect) {
        let area = bounds.insetBy(dx: 32, dy: 26)
        let path = UIBezierPath()
        let peaks: [(CGFloat, CGFloat)] = [(0, 1), (0.3, 0), (0.55, 1), (0.7, 0.15), (1, 0.15)]
        for (index, peak) in peaks.enumerated() {
            let point = CGPoint(x: area.minX + peak.0 * area.width, y: area.minY + peak.1 * area.height)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        let chosen = rows.map(\.choice.selectedIndex)
        path.lineWidth = 14
        path.lineCapStyle = [.butt, .round, .square][chosen[0]]
        path.lineJoinStyle = [.miter, .round, .bevel][chosen[1]]
        let pattern: [CGFloat] = [[], [34, 24], [0.1, 22]][chosen[2]]
        path.setLineDash(pattern, count: pattern.count, phase: 0)
        UIColor.tintColor.setStroke()
        path.stroke()
        path.setLineDash(nil, count: 0, phase: 0)
        path.lineWidth = 1
        UIColor.systemBackground.setStroke()
        path.stroke()
    }
}
