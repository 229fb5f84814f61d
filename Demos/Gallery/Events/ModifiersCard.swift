// SPDX-License-Identifier: MIT
import UIKit

/// Indicators for the modifier keys and the pointer buttons.
final class ModifiersCard: CardView {
    private static let lampHeight: CGFloat = 32
    private static let modifiers: [(name: String, flag: UIKeyModifierFlags)] = [
        ("Shift", .shift), ("Ctrl", .control), ("Alt", .alternate), ("Super", .command), ("Caps", .alphaShift),
    ]
    private static let buttons: [(name: String, mask: UIEvent.ButtonMask)] = [
        ("Primary", .primary), ("Middle", .button(3)), ("Secondary", .secondary),
    ]

    private let modifierLamps = modifiers.map { LampView($0.name) }
    private let buttonLamps = buttons.map { LampView($0.name) }

    override func build() {
        for lamp in modifierLamps + buttonLamps { addSubview(lamp) }
    }

    func show(_ event: UIEvent) {
        for (lamp, modifier) in zip(modifierLamps, Self.modifiers) {
            lamp.isLit = event.modifierFlags.contains(modifier.flag)
        }
        guard event.type == .touches else { return }
        let isOver = event.allTouches?.allSatisfy { $0.phase == .ended || $0.phase == .cancelled } ?? true
        for (lamp, button) in zip(buttonLamps, Self.buttons) {
            lamp.isLit = !isOver && event.buttonMask.contains(button.mask)
        }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        WrapLayout.height(of: modifierLamps, forWidth: width) + 8
            + WrapLayout.height(of: buttonLamps, forWidth: width)
    }

    override func layoutBody(in area: CGRect) {
        let height = WrapLayout.place(modifierLamps, in: area)
        WrapLayout.place(buttonLamps, in: area.offsetBy(dx: 0, dy: height + 8))
    }

    /// A label on a capsule that lights up.
    private final class LampView: UIView {
        private let label: UILabel

        var isLit = false {
            didSet { if isLit != oldValue { update() } }
        }

        init(_ name: String) {
            label = UILabel(name, font: .systemFont(ofSize: 13, weight: .medium))
            super.init(frame: .zero)
            label.textAlignment = .center
            addSubview(label)
            update()
        }

        required init?(coder: NSCoder) { nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: label.sizeThatFits(size).width.rounded(.up) + 24, height: grown(lampHeight))
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = bounds
            layer.cornerRadius = bounds.height / 2
        }

        private func update() {
            UIView.animate(withDuration: isLit ? 0.05 : 0.3, options: .allowUserInteraction) {
                backgroundColor = isLit ? .tintColor : .tertiarySystemFill
            }
            label.textColor = isLit ? .systemBackground : .secondaryLabel
        }
    }
}
