// SPDX-License-Identifier: MIT
import UIKit

/// A row of titles with one selected.
final class SegmentsView: UIView {
    static let height: CGFloat = 32
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

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: Self.inset, dy: Self.inset)
        let width = inner.width / CGFloat(max(1, buttons.count))
        for (index, button) in buttons.enumerated() {
            let left = (inner.minX + CGFloat(index) * width).rounded()
            let right = (inner.minX + CGFloat(index + 1) * width).rounded()
            button.frame = CGRect(x: left, y: inner.minY, width: right - left, height: inner.height)
        }
        if let chosen, buttons.indices.contains(chosen) { thumb.frame = buttons[chosen].frame }
    }
}
