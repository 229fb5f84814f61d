// SPDX-License-Identifier: MIT
import UIKit

/// Two bars that request more than the available width, with adjustable priorities.
final class PrioritiesCard: CardView {
    private static let barHeight: CGFloat = 56
    private static let wish: CGFloat = 0.75

    private let stage = StageView(frame: .zero)
    private let bars = ["first", "second"].map { name in
        let bar = UIView(frame: .zero)
        bar.accessibilityIdentifier = name
        bar.layer.cornerRadius = 10
        bar.layer.cornerCurve = .continuous
        bar.translatesAutoresizingMaskIntoConstraints = false
        return bar
    }
    private var wishes: [NSLayoutConstraint] = []
    private var rows: [PropertyRow] = []

    override func build() {
        bars[0].backgroundColor = .systemTeal
        bars[1].backgroundColor = .systemOrange
        addSubview(stage)
        for bar in bars { stage.addSubview(bar) }
        wishes = bars.map { $0.widthAnchor.constraint(equalTo: stage.widthAnchor, multiplier: Self.wish) }
        wishes[0].priority = UILayoutPriority(600)
        wishes[1].priority = UILayoutPriority(400)
        NSLayoutConstraint.activate(
            wishes + [
                bars[0].leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 12),
                bars[1].leadingAnchor.constraint(equalTo: bars[0].trailingAnchor, constant: 8),
                bars[1].trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -12),
            ]
                + bars.flatMap { bar in
                    [
                        bar.centerYAnchor.constraint(equalTo: stage.centerYAnchor),
                        bar.heightAnchor.constraint(equalToConstant: Self.barHeight),
                    ]
                })
        rows = zip(["Teal", "Orange"], wishes).map { name, wish in makeRow(name, wish) }
        for row in rows { addSubview(row) }
    }

    private func makeRow(_ name: String, _ wish: NSLayoutConstraint) -> PropertyRow {
        let slider = SliderControl(1...999, value: CGFloat(wish.priority.rawValue))
        let row = PropertyRow(name, slider, showsValue: true)
        row.show("\(Int(slider.value))")
        slider.onChange = { [weak self, weak row] value in
            row?.show("\(Int(value))")
            UIView.animate(withDuration: 0.3, options: [.allowUserInteraction, .beginFromCurrentState]) {
                wish.priority = UILayoutPriority(Float(value.rounded()))
                self?.stage.layoutIfNeeded()
            }
        }
        return row
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.barHeight + 32 + 12 + 2 * grown(36) }
    override var stretch: CGFloat { 60 }

    override func layoutBody(in area: CGRect) {
        let rowsHeight: CGFloat = 2 * grown(36)
        stage.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: area.height - rowsHeight - 12)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: area.minX, y: stage.frame.maxY + 12 + CGFloat(index) * grown(36), width: area.width,
                height: grown(36))
        }
    }
}
