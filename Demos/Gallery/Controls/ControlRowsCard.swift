// SPDX-License-Identifier: MIT
import UIKit

/// A card of labeled controls in rows.
class ControlRowsCard: CardView {
    private struct Row {
        let name: UILabel
        let control: UIView
        let fills: Bool
    }

    private static let rowHeight: CGFloat = 44
    private static let minimumRowHeight: CGFloat = 36
    private static let nameWidth: CGFloat = 128
    private var rows: [Row] = []

    /// Adds a row.
    ///
    /// A control that `fills` uses the remaining width; others are at the trailing edge.
    func add(_ name: String, _ control: UIView, fills: Bool = false) {
        let label = UILabel(name, font: .systemFont(ofSize: 15))
        control.accessibilityLabel = name
        rows.append(Row(name: label, control: control, fills: fills))
        addSubview(label)
        addSubview(control)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        traitCollection.hasLargeText ? stackedHeight(forWidth: width) : lines(width) * Self.rowHeight
    }

    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        traitCollection.hasLargeText ? stackedHeight(forWidth: width) : lines(width) * Self.minimumRowHeight
    }

    // MARK: - Large text

    /// The space between a label and the control below it, and that between two rows.
    private static let stackedGap: CGFloat = 6
    private static let stackedRowGap: CGFloat = 14

    private func stackedHeight(forWidth width: CGFloat) -> CGFloat {
        rows.reduce(-Self.stackedRowGap) { $0 + stackedHeight(of: $1, width) + Self.stackedRowGap }
    }

    private func stackedHeight(of row: Row, _ width: CGFloat) -> CGFloat {
        let height = controlSize(row, width).height
        let line = Self.lineHeight(of: row)
        return isBeside(row, width) ? max(line, height) : line + Self.stackedGap + height
    }

    /// The height of a name, whose characters may be of a larger font than the label's.
    private static func lineHeight(of row: Row) -> CGFloat { row.name.sizeThatFits(.zero).height.rounded(.up) }

    /// Whether label and control fit next to each other.
    private func isBeside(_ row: Row, _ width: CGFloat) -> Bool {
        !row.fills && row.name.sizeThatFits(.zero).width + 12 + controlSize(row, width).width <= width
    }

    private func controlSize(_ row: Row, _ width: CGFloat) -> CGSize {
        let size = row.control.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: row.fills ? width : min(size.width, width), height: size.height)
    }

    /// Lays out each label next to its control, or above it if there isn't enough space.
    private func layoutStacked(in area: CGRect) {
        var y = area.minY
        for row in rows {
            let size = controlSize(row, area.width)
            let line = Self.lineHeight(of: row)
            let height = stackedHeight(of: row, area.width)
            if isBeside(row, area.width) {
                row.name.frame = CGRect(
                    x: area.minX, y: y + ((height - line) / 2).rounded(), width: area.width - size.width - 12,
                    height: line)
                row.control.frame = CGRect(
                    x: area.maxX - size.width, y: y + ((height - size.height) / 2).rounded(), width: size.width,
                    height: size.height)
            } else {
                row.name.frame = CGRect(x: area.minX, y: y, width: area.width, height: line)
                let origin = CGPoint(x: area.minX, y: row.name.frame.maxY + Self.stackedGap)
                row.control.frame = CGRect(origin: origin, size: size)
            }
            y += height + Self.stackedRowGap
        }
    }

    // MARK: - Rows

    /// Whether the control is too wide to share a line with its label.
    private func isWide(_ row: Row, _ width: CGFloat) -> Bool {
        !row.fills && row.control.sizeThatFits(.zero).width > max(width - Self.nameWidth, 0)
    }

    private func lines(_ width: CGFloat) -> CGFloat {
        CGFloat(rows.count + rows.filter { isWide($0, width) }.count)
    }

    override func layoutBody(in area: CGRect) {
        guard !traitCollection.hasLargeText else { return layoutStacked(in: area) }
        let height = area.height / max(lines(area.width), 1)
        var y = area.minY
        for row in rows {
            var line = CGRect(x: area.minX, y: y, width: area.width, height: height)
            var size = row.control.sizeThatFits(line.size)
            if row.fills { size.width = max(line.width - Self.nameWidth, 0) }
            let nameWidth = isWide(row, area.width) ? line.width : max(line.width - size.width - 12, 0)
            row.name.frame = CGRect(x: line.minX, y: line.minY, width: nameWidth, height: height)
            if isWide(row, area.width) { line.origin.y += height }
            size.width = min(size.width, line.width)
            row.control.frame = CGRect(
                x: line.maxX - size.width, y: (line.midY - size.height / 2).rounded(),
                width: size.width, height: size.height)
            y = line.maxY
        }
    }
}
