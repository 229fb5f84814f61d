// SPDX-License-Identifier: MIT
import UIKit

/// A row of a list, as wide as that.
class Row: UIControl {
    /// Whether what the row stands for is shown beside the list.
    var isChosen = false {
        didSet { if isChosen != oldValue { showBackground() } }
    }
    /// How far the highlight keeps from the sides, in points.
    var highlightInset: CGFloat { 0 }
    private let highlight = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        highlight.isUserInteractionEnabled = false
        addSubview(highlight)
        showBackground()
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { showBackground() }
    }

    private func showBackground() {
        highlight.backgroundColor = isHighlighted ? .systemFill : isChosen ? .tertiarySystemFill : .clear
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        highlight.frame = bounds.insetBy(dx: highlightInset, dy: 0)
        highlight.layer.cornerRadius = highlightInset > 0 ? 10 : 0
    }

    /// Calls `body` for a press, by a hand or a key.
    func onPress(_ body: @escaping @MainActor () -> Void) {
        addAction(UIAction { _ in body() }, for: [.touchUpInside, .primaryActionTriggered])
    }

    /// From where reading begins to where it ends.
    func place(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension UILabel {
    /// Begins where reading in the window does, whatever the direction of the words.
    func alignToStart() {
        textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
}

/// Rows one below the other that scroll.
final class RowsView: UIScrollView {
    var rowHeight: CGFloat = 44
    var rows: [Row] = [] {
        didSet {
            for row in oldValue where !rows.contains(row) { row.removeFromSuperview() }
            for row in rows where row.superview !== self { addSubview(row) }
            emptyLabel.isHidden = !rows.isEmpty
            setNeedsLayout()
        }
    }
    let emptyLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.font = .systemFont(ofSize: 20)
        emptyLabel.textAlignment = .center
        addSubview(emptyLabel)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
        }
        contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * rowHeight)
        emptyLabel.frame = CGRect(x: 16, y: 120, width: max(bounds.width - 32, 0), height: 40)
    }

    func reveal(_ row: Row, animated: Bool) {
        layoutIfNeeded()
        scrollRectToVisible(row.frame, animated: animated)
    }
}
