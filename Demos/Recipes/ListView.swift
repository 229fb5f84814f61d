// SPDX-License-Identifier: MIT
import UIKit

/// Rows one below the other that scroll.
final class ListView: UIScrollView {
    static let widestContent: CGFloat = 680

    var rows: [UIView] = [] {
        didSet {
            for row in oldValue where !rows.contains(row) { row.removeFromSuperview() }
            for row in rows { addSubview(row) }
            setNeedsLayout()
        }
    }

    /// Shown in the middle while there are no rows.
    var emptyText: String? {
        get { emptyLabel.text }
        set { emptyLabel.text = newValue }
    }

    private let emptyLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        alwaysBounceVertical = true
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        emptyLabel.numberOfLines = 0
        addSubview(emptyLabel)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = max(16, (bounds.width - Self.widestContent) / 2)
        let width = max(bounds.width - 2 * side, 0)
        var y: CGFloat = 12
        for row in rows {
            let height = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            row.frame = CGRect(x: side, y: y, width: width, height: height)
            y += height + 8
        }
        contentSize = CGSize(width: bounds.width, height: y + 12)
        emptyLabel.isHidden = !rows.isEmpty
        emptyLabel.frame = CGRect(x: side, y: 120, width: width, height: 60)
    }
}

/// A card with a title, a line below it and something at its end; it can be pressed.
final class ListRow: UIControl {
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let accessory: UIView?

    init(title: String, detail: String?, accessory: UIView?) {
        self.accessory = accessory
        super.init(frame: .zero)
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 17)
        detailLabel.text = detail
        detailLabel.font = .systemFont(ofSize: 14)
        detailLabel.textColor = .secondaryLabel
        accessibilityLabel = title
        for view in [titleLabel, detailLabel] { addSubview(view) }
        if let accessory { addSubview(accessory) }
        show()
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { show() }
    }

    private func show() {
        backgroundColor = isHighlighted ? .tertiarySystemFill : .secondarySystemGroupedBackground
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: detailLabel.text == nil ? 48 : 64)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let end = accessory.map { $0.sizeThatFits(bounds.size) } ?? .zero
        let x: CGFloat = isRightToLeft ? 16 + end.width : 16
        let width = max(bounds.width - 32 - end.width, 0)
        if detailLabel.text == nil {
            titleLabel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        } else {
            titleLabel.frame = CGRect(x: x, y: 11, width: width, height: 22)
            detailLabel.frame = CGRect(x: x, y: 34, width: width, height: 19)
        }
        accessory?.frame = CGRect(
            x: isRightToLeft ? 12 : bounds.width - 12 - end.width, y: ((bounds.height - end.height) / 2).rounded(),
            width: end.width, height: end.height)
    }
}
