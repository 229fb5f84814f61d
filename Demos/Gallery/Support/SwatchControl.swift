// SPDX-License-Identifier: MIT
import UIKit

/// A row of color swatches with one selected.
final class SwatchControl: UIView {
    private static let side: CGFloat = 24
    private static let gap: CGFloat = 10

    /// Called with the new index when the user selects a color.
    var onChange: ((Int) -> Void)?

    private(set) var selectedIndex: Int
    private let swatches: [Swatch]

    /// Creates swatches for named colors; `nil` is no color.
    init(_ colors: [(name: String, color: UIColor?)], selectedIndex: Int = 0) {
        swatches = colors.map { Swatch($0.name, $0.color) }
        self.selectedIndex = selectedIndex
        super.init(frame: .zero)
        for (index, swatch) in swatches.enumerated() {
            swatch.isSelected = index == selectedIndex
            swatch.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
            addSubview(swatch)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pitch = min(Self.side + Self.gap, (bounds.width - Self.side) / CGFloat(max(swatches.count - 1, 1)))
        for (index, swatch) in swatches.enumerated() {
            swatch.frame = CGRect(
                x: (CGFloat(index) * pitch).rounded(), y: ((bounds.height - Self.side) / 2).rounded(),
                width: Self.side, height: Self.side)
        }
        mirrorIfNeeded(swatches)
    }

    private func choose(_ index: Int) {
        guard index != selectedIndex else { return }
        swatches[selectedIndex].isSelected = false
        selectedIndex = index
        swatches[index].isSelected = true
        onChange?(index)
    }

    /// A disc, with a ring around it when selected.
    private final class Swatch: UIControl {
        private let disc = UIView(frame: .zero)
        private let stroke = UIView(frame: .zero)

        init(_ name: String, _ color: UIColor?) {
            super.init(frame: .zero)
            accessibilityLabel = name
            layer.cornerRadius = side / 2
            disc.backgroundColor = color
            stroke.backgroundColor = .systemRed
            stroke.isHidden = color != nil
            for view in [disc, stroke] {
                view.isUserInteractionEnabled = false
                addSubview(view)
            }
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            let hairline = 1 / max(traitCollection.displayScale, 1)
            let inset: CGFloat = isSelected ? 4 : 1
            disc.frame = bounds.insetBy(dx: inset, dy: inset)
            disc.layer.cornerRadius = disc.bounds.width / 2
            disc.layer.borderWidth = hairline
            disc.layer.borderColor = UIColor.separator.cgColor
            layer.borderWidth = isSelected ? 2 : 0
            layer.borderColor = UIColor.tintColor.cgColor
            // A struck-out disc stands for no color.
            stroke.bounds = CGRect(x: 0, y: 0, width: disc.bounds.width, height: 1.5)
            stroke.center = CGPoint(x: bounds.midX, y: bounds.midY)
            stroke.transform = CGAffineTransform(rotationAngle: -.pi / 4)
        }
    }
}
