// SPDX-License-Identifier: MIT
import UIKit

/// A switch.
final class SwitchControl: UIControl {
    static let size = CGSize(width: 42, height: 26)
    private static let inset: CGFloat = 2

    /// Called with the new state when the user toggles the switch.
    var onChange: ((Bool) -> Void)?

    var isOn: Bool {
        didSet { if isOn != oldValue { stateDidTurn() } }
    }

    private let groove = UIView(frame: CGRect(origin: .zero, size: size))
    private let knob = UIView(frame: .zero)

    init(isOn: Bool = false) {
        self.isOn = isOn
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        layer.cornerRadius = Self.size.height / 2
        groove.layer.cornerRadius = Self.size.height / 2
        knob.backgroundColor = .white
        knob.layer.cornerRadius = Self.size.height / 2 - Self.inset
        knob.layer.shadowOpacity = 0.2
        knob.layer.shadowRadius = 2
        knob.layer.shadowOffset = CGSize(width: 0, height: 1)
        for view in [groove, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        place()
        // Also sent by the keyboard.
        addAction(UIAction { [weak self] _ in self?.turn() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        groove.frame = bounds
        place()
    }

    private func turn() {
        isOn.toggle()
        onChange?(isOn)
        sendActions(for: .valueChanged)
    }

    private func stateDidTurn() {
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            place()
        }
    }

    private func place() {
        let side = Self.size.height - 2 * Self.inset
        // While pressed, the knob widens.
        let reach: CGFloat = isHighlighted ? 4 : 0
        let x = isOn != isMirrored ? Self.size.width - Self.inset - side - reach : Self.inset
        knob.frame = CGRect(x: x, y: Self.inset, width: side + reach, height: side)
        groove.backgroundColor = isOn ? .tintColor : .systemFill
        alpha = isEnabled ? 1 : 0.4
    }
}
