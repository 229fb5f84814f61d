// SPDX-License-Identifier: MIT
import UIKit

/// A property's name, its control, and its value if there is space.
final class PropertyRow: UIView {
    /// Whether the row shares a line with another short row.
    let isShort: Bool
    /// The height, in lines of one control each.
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
        control.accessibilityIdentifier = title
        for view in [name, control, self.value] as [UIView?] { if let view { addSubview(view) } }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String) { value?.text = text }

    override func layoutSubviews() {
        super.layoutSubviews()
        let nameWidth: CGFloat =
            isShort ? bounds.width - SwitchControl.size.width - 8 : min(grown(76), bounds.width * 0.3)
        // The name is next to the control's first line.
        let lineHeight = bounds.height / lines
        let nameHeight = grown(20)
        name.frame = CGRect(x: 0, y: ((lineHeight - nameHeight) / 2).rounded(), width: nameWidth, height: nameHeight)
        let valueWidth: CGFloat = value == nil ? 0 : min(grown(52), (bounds.width * 0.25).rounded())
        value?.frame = CGRect(
            x: bounds.width - valueWidth + 8, y: name.frame.minY, width: valueWidth - 8, height: nameHeight)
        let width = bounds.width - nameWidth - 8 - valueWidth
        let height: CGFloat = control is SwitchControl ? SwitchControl.size.height : bounds.height
        control.frame = CGRect(
            x: nameWidth + 8, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
        value?.textAlignment = isMirrored ? .left : .right
        mirrorIfNeeded(subviews)
    }
}
