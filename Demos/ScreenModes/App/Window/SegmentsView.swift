// SPDX-License-Identifier: MIT
import UIKit

/// Titles with one selected, side by side or, if they don't fit, in several rows.
final class SegmentsView: UIView {
    private static let rowHeight: CGFloat = 28
    private static let inset: CGFloat = 2

    /// Called with the index when the user selects a title.
    var onChoose: ((Int) -> Void)?

    private let thumb = UIView(frame: .zero)
    private var buttons: [UIButton] = []
    private var titles: [String] = []
    private var chosen: Int?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 9
        layer.cornerCurve = .continuous
        thumb.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : .white }
        thumb.layer.cornerRadius = 7
        thumb.layer.cornerCurve = .continuous
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 2
        thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
        addSubview(thumb)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows titles.
    ///
    /// `chosen` is `nil` for no selection.
    func show(_ titles: [String], chosen: Int?, isEnabled: Bool) {
        if titles != self.titles { rebuild(titles) }
        self.chosen = chosen.flatMap { titles.indices.contains($0) ? $0 : nil }
        thumb.isHidden = self.chosen == nil
        alpha = isEnabled ? 1 : 0.5
        isUserInteractionEnabled = isEnabled
        for (index, button) in buttons.enumerated() {
            button.configuration?.baseForegroundColor = index == chosen ? .label : .secondaryLabel
        }
        setNeedsLayout()
    }

    private func rebuild(_ titles: [String]) {
        self.titles = titles
        for button in buttons { button.removeFromSuperview() }
        buttons = titles.enumerated().map { index, title in
            var configuration = UIButton.Configuration.plain()
            configuration.title = title
            configuration.buttonSize = .small
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 2, bottom: 4, trailing: 2)
            let button = UIButton(configuration: configuration)
            button.addAction(UIAction { [weak self] _ in self?.onChoose?(index) }, for: .primaryActionTriggered)
            addSubview(button)
            return button
        }
    }

    /// Returns the number of titles in each row, as many as fit into a width.
    private func columns(in width: CGFloat) -> Int {
        let widest = buttons.map { $0.intrinsicContentSize.width }.max() ?? 0
        let count = max(buttons.count, 1)
        let rows = (1...count).first { rows in
            CGFloat((count + rows - 1) / rows) * widest <= width - 2 * Self.inset
        }
        return (count + (rows ?? count) - 1) / (rows ?? count)
    }

    /// Returns the height that shows all titles in a width.
    func height(forWidth width: CGFloat) -> CGFloat {
        let columns = columns(in: width)
        let rows = max((buttons.count + columns - 1) / columns, 1)
        return CGFloat(rows) * enlarged(Self.rowHeight) + 2 * Self.inset
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: Self.inset, dy: Self.inset)
        let columns = columns(in: bounds.width)
        let rows = max((buttons.count + columns - 1) / columns, 1)
        let (width, height) = (inner.width / CGFloat(columns), inner.height / CGFloat(rows))
        for (index, button) in buttons.enumerated() {
            let (row, column) = (index / columns, index % columns)
            let left = (inner.minX + CGFloat(column) * width).rounded()
            let right = (inner.minX + CGFloat(column + 1) * width).rounded()
            button.frame = CGRect(
                x: left, y: (inner.minY + CGFloat(row) * height).rounded(), width: right - left,
                height: height.rounded(.down))
        }
        if let chosen, buttons.indices.contains(chosen) { thumb.frame = buttons[chosen].frame }
    }
}
