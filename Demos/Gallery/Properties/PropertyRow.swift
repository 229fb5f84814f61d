// SPDX-License-Identifier: MIT
import UIKit

/// A property's name, what sets it, and where there is room its value.
final class PropertyRow: UIView {
    /// Whether two such rows share a line.
    let isShort: Bool
    /// In lines of one control.
    let lines: CGFloat

    private let name: UILabel
    private let control: UIView
    private let value: UILabel?

    init(_ title: String, _ control: UIView, isShort: Bool = false, lines: CGFloat = 1, showsValue: Bool = false) {
        name = UILabel(title, font: .systemFont(ofSize: 13), color: .secondaryLabel)
        self.control = control
        self.isShort = isShort
        self.lines = lines
        value = showsValue ? UILabel("", font: .monospacedDigitSystemFont(ofSize: 13, weight: .regular)) : nil
        super.init(frame: .zero)
        value?.textAlignment = .right
        control.accessibilityIdentifier = title
        for view in [name, control] + [value].compactMap({ $0 }) { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String) { value?.text = text }

    override func layoutSubviews() {
        super.layoutSubviews()
        let nameWidth: CGFloat = isShort ? bounds.width - SwitchControl.size.width - 8 : min(76, bounds.width * 0.3)
        // The name stands beside the control's first line.
        let lineHeight = bounds.height / lines
        name.frame = CGRect(x: 0, y: ((lineHeight - 20) / 2).rounded(), width: nameWidth, height: 20)
        let valueWidth: CGFloat = value == nil ? 0 : 52
        value?.frame = CGRect(
            x: bounds.width - valueWidth + 8, y: name.frame.minY, width: valueWidth - 8, height: 20)
        let width = bounds.width - nameWidth - 8 - valueWidth
        let height: CGFloat = control is SwitchControl ? SwitchControl.size.height : bounds.height
        control.frame = CGRect(
            x: nameWidth + 8, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
    }
}
