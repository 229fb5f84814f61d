// SPDX-License-Identifier: MIT
import UIKit

/// A segmented choice of titles in one or more rows, with a sliding thumb.
final class ChoiceControl: UIView {
    /// The height of a row of titles, in the application's text size.
    static var height: CGFloat {
        UITraitCollection.current.hasLargeText ? UITraitCollection.current.grown(28) : 32
    }
    private static let inset: CGFloat = 2

    /// Called with the new index when the user selects a title.
    var onChange: ((Int) -> Void)?

    var selectedIndex = 0 {
        didSet { if selectedIndex != oldValue { selectionDidChange() } }
    }

    private let thumb = UIView(frame: .zero)
    private let buttons: [UIButton]
    /// The number of titles in each row.
    private let counts: [Int]

    convenience init(titles: [String], selectedIndex: Int = 0) {
        self.init(rows: [titles], selectedIndex: selectedIndex)
    }

    init(rows: [[String]], selectedIndex: Int = 0) {
        counts = rows.map(\.count)
        buttons = rows.joined().map { title in
            let button = UIButton(configuration: .plain())
            button.configuration?.title = title
            button.titleLabel?.adjustsFontSizeToFitWidth = true
            return button
        }
        self.selectedIndex = selectedIndex
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 9
        layer.cornerCurve = .continuous
        thumb.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : .white
        }
        thumb.layer.cornerRadius = 7
        thumb.layer.cornerCurve = .continuous
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 2
        thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
        addSubview(thumb)
        for (index, button) in buttons.enumerated() {
            button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .primaryActionTriggered)
            addSubview(button)
        }
        updateTitles()
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        let widest = (buttons.map { $0.sizeThatFits(.zero).width }.max() ?? 0) + 16
        return CGSize(
            width: widest * CGFloat(counts.max() ?? 0) + 2 * Self.inset, height: height * CGFloat(counts.count))
    }

    private var height: CGFloat { traitCollection.hasLargeText ? traitCollection.grown(28) : 32 }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, button) in buttons.enumerated() { button.frame = slot(index) }
        thumb.frame = slot(selectedIndex)
    }

    private func slot(_ index: Int) -> CGRect {
        let inner = bounds.insetBy(dx: Self.inset, dy: Self.inset)
        var (row, column) = (0, index)
        while row < counts.count - 1, column >= counts[row] {
            column -= counts[row]
            row += 1
        }
        func edge(_ step: Int, of count: Int, along length: CGFloat) -> CGFloat {
            (length * CGFloat(step) / CGFloat(max(count, 1))).rounded()
        }
        let (left, right) = (
            edge(column, of: counts[row], along: inner.width), edge(column + 1, of: counts[row], along: inner.width)
        )
        let (top, bottom) = (
            edge(row, of: counts.count, along: inner.height), edge(row + 1, of: counts.count, along: inner.height)
        )
        let x = isMirrored ? inner.maxX - right : inner.minX + left
        return CGRect(x: x, y: inner.minY + top, width: right - left, height: bottom - top)
    }

    private func choose(_ index: Int) {
        guard index != selectedIndex else { return }
        selectedIndex = index
        onChange?(index)
    }

    private func selectionDidChange() {
        updateTitles()
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            thumb.frame = slot(selectedIndex)
        }
    }

    private func updateTitles() {
        for (index, button) in buttons.enumerated() {
            var configuration = UIButton.Configuration.plain()
            configuration.title = button.configuration?.title
            configuration.buttonSize = .small
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
            configuration.baseForegroundColor = index == selectedIndex ? .label : .secondaryLabel
            button.configuration = configuration
            button.accessibilityTraits = index == selectedIndex ? [.button, .selected] : .button
        }
    }
}
