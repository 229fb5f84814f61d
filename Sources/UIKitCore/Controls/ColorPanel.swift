// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A palette of preset colors, with component sliders for all others.
final class ColorPanel: UIView {
    /// Called with each color that the user selects.
    var onChoose: ((UIColor) -> Void)?

    private let title = UILabel(frame: .zero)
    private let grid = ColorGrid()
    private var rows: [ColorSliderRow]
    /// The red, green, blue, and alpha components, 0...1.
    private var components: [CGFloat] = [0, 0, 0, 1]

    init(title text: String?, supportsAlpha: Bool) {
        rows = ["R", "G", "B"].map { ColorSliderRow($0) }
        if supportsAlpha { rows.append(ColorSliderRow("A")) }
        super.init(frame: .zero)
        title.text = text
        title.font = .systemFont(ofSize: Theme.ColorWell.fontSize, weight: .semibold)
        title.textAlignment = .center
        addSubview(title)
        addSubview(grid)
        grid.onChoose = { [weak self] color in self?.chooseInGrid(color) }
        for (index, row) in rows.enumerated() {
            row.slider.minimumTrackTintColor = [UIColor.systemRed, .systemGreen, .systemBlue, .secondaryLabel][index]
            row.onChange = { [weak self] value in self?.set(index, to: value) }
            addSubview(row)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var titleHeight: CGFloat { title.text?.isEmpty == false ? Theme.ColorWell.sliderHeight : 0 }

    var naturalSize: CGSize {
        let metrics = Theme.ColorWell.self
        return CGSize(
            width: CGFloat(metrics.columns) * metrics.cellSide + 2 * metrics.margin,
            height: CGFloat(metrics.rows) * metrics.cellSide + CGFloat(rows.count) * metrics.sliderHeight
                + 3 * metrics.margin + titleHeight)
    }

    func show(_ color: UIColor?) {
        if let color, let shown = color.cgColor(for: traitCollection).components, shown.count == 4 {
            components = shown
        }
        grid.chosen = color.map { _ in Array(components.prefix(3)) }
        for (row, component) in zip(rows, components) { row.show(component) }
    }

    private var color: UIColor {
        UIColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }

    private func chooseInGrid(_ color: UIColor) {
        guard let chosen = color.cgColor(for: traitCollection).components, chosen.count == 4 else { return }
        components.replaceSubrange(0..<3, with: chosen.prefix(3))
        tell()
    }

    private func set(_ index: Int, to value: CGFloat) {
        components[index] = value
        tell()
    }

    private func tell() {
        let color = color
        show(color)
        onChoose?(color)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = Theme.ColorWell.self
        let inner = bounds.insetBy(dx: metrics.margin, dy: 0)
        title.frame = CGRect(x: inner.minX, y: metrics.margin / 2, width: inner.width, height: titleHeight)
        let sliders = CGFloat(rows.count) * metrics.sliderHeight
        let top = metrics.margin + titleHeight
        grid.frame = CGRect(
            x: inner.minX, y: top, width: inner.width,
            height: max(bounds.height - top - sliders - 2 * metrics.margin, 0))
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: inner.minX, y: grid.frame.maxY + metrics.margin + CGFloat(index) * metrics.sliderHeight,
                width: inner.width, height: metrics.sliderHeight)
        }
    }
}

/// One color component: its name, a slider, and its value.
private final class ColorSliderRow: UIView {
    let slider = UISlider(frame: .zero)
    var onChange: ((CGFloat) -> Void)?
    private let name = UILabel(frame: .zero)
    private let number = UILabel(frame: .zero)
    private let isShare: Bool

    init(_ text: String) {
        isShare = text == "A"
        super.init(frame: .zero)
        name.text = text
        slider.accessibilityIdentifier = text
        slider.accessibilityLabel = text
        name.isAccessibilityElement = false
        number.isAccessibilityElement = false
        number.textColor = .secondaryLabel
        for label in [name, number] { label.font = .systemFont(ofSize: Theme.ColorWell.fontSize) }
        for view in [name, slider, number] as [UIView] { addSubview(view) }
        slider.addTarget(self, action: ColorSliderRow.sliderMoved, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    private func sliderMoved() {
        onChange?(CGFloat(slider.value))
    }

    func show(_ value: CGFloat) {
        slider.value = Float(value)
        number.text = isShare ? "\(Int((slider.value * 100).rounded()))%" : "\(Int((slider.value * 255).rounded()))"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (nameWidth, numberWidth) = (Theme.ColorWell.nameWidth, Theme.ColorWell.numberWidth)
        let height = slider.intrinsicContentSize.height
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        place(name, 0, 0, nameWidth, bounds.height)
        place(number, bounds.width - numberWidth, 0, numberWidth, bounds.height)
        number.textAlignment = isRightToLeft ? .left : .right
        let width = max(bounds.width - nameWidth - numberWidth, 0)
        place(slider, nameWidth, ((bounds.height - height) / 2).rounded(), width, height)
    }
}
