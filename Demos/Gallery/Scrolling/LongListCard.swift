// SPDX-License-Identifier: MIT
import UIKit

/// Rows that are reused as they scroll off screen.
final class LongListCard: ScrollCard {
    private static let count = 10_000
    private var rowHeight: CGFloat { grown(44) }
    private var rows: [Int: RowView] = [:]
    private var spare: [RowView] = []

    override func build() {
        super.build()
        scrollView.accessibilityIdentifier = "long list"
        scrollView.delegate = self
    }

    override func layoutContent(in size: CGSize) {
        scrollView.contentSize = CGSize(width: size.width, height: CGFloat(Self.count) * rowHeight)
        for (index, row) in rows {
            row.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: size.width, height: rowHeight)
        }
        placeRows()
    }

    private func placeRows() {
        let visible = scrollView.bounds
        let first = max(0, Int(visible.minY / rowHeight))
        let last = min(Self.count - 1, Int(visible.maxY / rowHeight))
        guard first <= last else { return }
        for (index, row) in rows where !(first...last).contains(index) {
            rows[index] = nil
            spare.append(row)
        }
        for index in first...last where rows[index] == nil {
            let row = spare.popLast() ?? RowView(frame: .zero)
            row.show(index)
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * rowHeight, width: visible.width, height: rowHeight)
            if row.superview == nil { scrollView.addSubview(row) }
            rows[index] = row
        }
        for row in spare { row.removeFromSuperview() }
    }
}

extension LongListCard: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }
}

private final class RowView: UIView {
    private let label = UILabel("", font: .systemFont(ofSize: 15))
    private let dot = UIView(frame: .zero)
    private let line = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        dot.layer.cornerRadius = 6
        line.backgroundColor = .separator
        for view in [dot, label, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ index: Int) {
        label.text = "Row \(index + 1)"
        dot.backgroundColor = UIColor(hue: CGFloat(index % 48) / 48, saturation: 0.5, brightness: 0.8, alpha: 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hairline = 1 / max(traitCollection.displayScale, 1)
        dot.frame = CGRect(x: 16, y: (bounds.midY - 6).rounded(), width: 12, height: 12)
        label.frame = CGRect(x: 40, y: 0, width: max(0, bounds.width - 56), height: bounds.height)
        line.frame = CGRect(x: 40, y: bounds.maxY - hairline, width: max(0, bounds.width - 40), height: hairline)
        mirrorIfNeeded([dot, label, line])
    }
}
