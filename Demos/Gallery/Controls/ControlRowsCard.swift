// SPDX-License-Identifier: MIT
import UIKit

/// A card of named controls, one below the other.
class ControlRowsCard: CardView {
    private struct Row {
        let name: UILabel
        let control: UIView
        let fills: Bool
    }

    private static let rowHeight: CGFloat = 44
    private static let leastRowHeight: CGFloat = 36
    private static let nameWidth: CGFloat = 128
    private var rows: [Row] = []

    /// Adds a row; a control that `fills` takes the width that the name leaves, others are at the trailing edge.
    func add(_ name: String, _ control: UIView, fills: Bool = false) {
        let label = UILabel(name, font: .systemFont(ofSize: 15))
        control.accessibilityLabel = name
        rows.append(Row(name: label, control: control, fills: fills))
        addSubview(label)
        addSubview(control)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { CGFloat(rows.count) * Self.rowHeight }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { CGFloat(rows.count) * Self.leastRowHeight }

    override func layoutBody(in area: CGRect) {
        let height = area.height / CGFloat(max(rows.count, 1))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, row) in rows.enumerated() {
            let line = CGRect(x: area.minX, y: area.minY + CGFloat(index) * height, width: area.width, height: height)
            var size = row.control.sizeThatFits(line.size)
            let room = max(line.width - Self.nameWidth, 0)
            if row.fills || size.width > room { size.width = room }
            let y = (line.midY - size.height / 2).rounded()
            let x = isMirrored ? line.minX : line.maxX - size.width
            row.control.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
            let nameWidth = max(line.width - size.width - 12, 0)
            row.name.frame = CGRect(
                x: isMirrored ? line.maxX - nameWidth : line.minX, y: line.minY, width: nameWidth, height: height)
        }
    }
}
