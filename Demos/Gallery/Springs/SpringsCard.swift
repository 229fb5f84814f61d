// SPDX-License-Identifier: MIT
import UIKit

/// A box in a frame, switches for its six flexible dimensions, and an animated preview.
final class SpringsCard: CardView {
    private static let rowHeight: CGFloat = 34
    private static let minimumFieldHeight: CGFloat = 120
    private static let flags: [(name: String, flag: UIView.AutoresizingMask)] = [
        ("Left", .flexibleLeftMargin), ("Top", .flexibleTopMargin), ("Width", .flexibleWidth),
        ("Height", .flexibleHeight), ("Right", .flexibleRightMargin), ("Bottom", .flexibleBottomMargin),
    ]

    private let field = SpringsField(frame: .zero)
    private let rows: [(row: PropertyRow, control: SwitchControl)] = flags.map { name, _ in
        let control = SwitchControl()
        return (PropertyRow(name, control, isShort: true), control)
    }
    private let play = UIButton("Play", .filled()) { $0.buttonSize = .small }
    private let reset = UIButton("Reset", .gray()) { $0.buttonSize = .small }

    override func build() {
        field.accessibilityIdentifier = "springs"
        addSubview(field)
        for ((row, control), (_, flag)) in zip(rows, Self.flags) {
            addSubview(row)
            control.onChange = { [weak self] isOn in
                guard let self else { return }
                if isOn { field.boxMask.insert(flag) } else { field.boxMask.remove(flag) }
            }
        }
        for button in [play, reset] { addSubview(button) }
        play.addAction(UIAction { [weak self] _ in self?.field.play() }, for: .primaryActionTriggered)
        reset.addAction(UIAction { [weak self] _ in self?.field.reset() }, for: .primaryActionTriggered)
        show([.flexibleWidth, .flexibleRightMargin, .flexibleBottomMargin])
    }

    /// Applies `mask` and plays its preview.
    func show(_ mask: UIView.AutoresizingMask) {
        field.boxMask = mask
        for ((_, control), (_, flag)) in zip(rows, Self.flags) { control.isOn = mask.contains(flag) }
    }

    // MARK: - Layout

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 260 + controlsHeight(width) }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        Self.minimumFieldHeight + 12 + controlsHeight(width)
    }
    override var stretch: CGFloat { 300 }

    override func layoutBody(in area: CGRect) {
        let height = controlsHeight(area.width)
        var controls = area
        controls.origin.y = area.maxY - height
        field.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height - height - 16)
        layoutControls(in: controls)
    }

    override var mirrorsBody: Bool { false }

    /// Lays out the switches: each axis has its margins and its length in one column.
    private func layoutControls(in area: CGRect) {
        let columns = columns(area.width)
        let gap: CGFloat = 20
        let width = ((area.width - gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
        for (index, (row, _)) in rows.enumerated() {
            let (line, column) = columns == 2 ? (index / 2, index % 2) : (index % 2, index / 2)
            row.frame = CGRect(
                x: area.minX + CGFloat(column) * (width + gap), y: area.minY + CGFloat(line) * grown(Self.rowHeight),
                width: width, height: grown(Self.rowHeight))
        }
        let y = area.minY + CGFloat(rows.count / columns) * grown(Self.rowHeight) + 10
        let playWidth = play.sizeThatFits(.zero).width
        let resetWidth = reset.sizeThatFits(.zero).width
        play.frame = CGRect(x: area.maxX - playWidth, y: y, width: playWidth, height: ChoiceControl.height)
        reset.frame = CGRect(
            x: play.frame.minX - 8 - resetWidth, y: y, width: resetWidth, height: ChoiceControl.height)
    }

    private func columns(_ width: CGFloat) -> Int { width < 360 ? 2 : 3 }

    private func controlsHeight(_ width: CGFloat) -> CGFloat {
        grown(Self.rowHeight) * CGFloat(rows.count / columns(width)) + 10 + ChoiceControl.height
    }
}
