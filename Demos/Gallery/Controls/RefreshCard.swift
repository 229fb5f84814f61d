// SPDX-License-Identifier: MIT
import UIKit

/// A list that adds a row each time it is pulled down.
final class RefreshCard: CardView {
    private var rowHeight: CGFloat { grown(36) }
    private let list = UIScrollView(frame: .zero)
    private let control = UIRefreshControl()
    private var rows: [UILabel] = []
    private let waiting = UIView(frame: .zero)

    override func build() {
        list.backgroundColor = .tertiarySystemGroupedBackground
        list.layer.cornerRadius = 10
        list.layer.cornerCurve = .continuous
        list.alwaysBounceVertical = true
        list.refreshControl = control
        control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        addSubview(list)
        addSubview(waiting)
        for _ in 0..<6 { addRow() }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { grown(170) }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { grown(100) }
    override var stretch: CGFloat { 200 }

    override func layoutBody(in area: CGRect) {
        list.frame = area
        for (index, row) in rows.reversed().enumerated() {
            row.frame = CGRect(
                x: 14, y: CGFloat(index) * rowHeight, width: area.width - 28, height: rowHeight)
        }
        list.contentSize = CGSize(width: area.width, height: CGFloat(rows.count) * rowHeight)
    }

    private func addRow() {
        let row = UILabel("Message \(rows.count + 1)", font: .systemFont(ofSize: 15))
        rows.append(row)
        list.addSubview(row)
    }

    /// Simulates a refresh of one second with an empty animation.
    private func refresh() {
        UIView.animate(withDuration: 1.2, animations: { waiting.alpha = 1 - waiting.alpha }) { [weak self] _ in
            guard let self else { return }
            addRow()
            setNeedsLayout()
            control.endRefreshing()
        }
    }
}
