// SPDX-License-Identifier: MIT
import UIKit

/// A form of labels and aligned fields that fill the width, with a trailing button.
final class FormCard: CardView {
    private static let names = ["Name", "Street and number", "City"]
    private static let values = ["Hanako Yamada", "12 Maple Lane", "Kyoto"]
    private static let rowHeight: CGFloat = 34
    private static let gap: CGFloat = 8

    private let form = UIView(frame: .zero)
    /// The heights of the fields and, last, of the button.
    private var heights: [NSLayoutConstraint] = []
    private let direction = ChoiceControl(titles: ["Left to right", "Right to left"])

    override func build() {
        form.accessibilityIdentifier = "form"
        for view in [form, direction] { addSubview(view) }
        direction.onChange = { [weak self] index in self?.show(isReversed: index == 1) }
        var above: UIView?
        var firstField: UIView?
        for (name, value) in zip(Self.names, Self.values) {
            let label = UILabel(name, font: .systemFont(ofSize: 15), color: .secondaryLabel)
            label.accessibilityIdentifier = "label \(name)"
            let field = UILabel("  " + value + "  ", font: .systemFont(ofSize: 15))
            field.accessibilityIdentifier = "field \(name)"
            field.backgroundColor = .tertiarySystemGroupedBackground
            field.layer.cornerRadius = 8
            field.layer.cornerCurve = .continuous
            field.clipsToBounds = true
            for view in [label, field] {
                view.translatesAutoresizingMaskIntoConstraints = false
                form.addSubview(view)
            }
            // The longest label determines where all fields begin.
            label.setContentHuggingPriority(.required, for: .horizontal)
            label.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
            field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            // Lower than the labels' hugging priority, so that the fields fill the width.
            field.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
            let height = field.heightAnchor.constraint(equalToConstant: Self.rowHeight)
            heights.append(height)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: form.leadingAnchor),
                label.topAnchor.constraint(equalTo: field.topAnchor),
                // Of the same height, so that both texts are rounded to the same pixel.
                label.bottomAnchor.constraint(equalTo: field.bottomAnchor),
                field.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 12),
                field.trailingAnchor.constraint(equalTo: form.trailingAnchor),
                height, label.widthAnchor.constraint(lessThanOrEqualTo: form.widthAnchor, multiplier: 0.5),
                field.topAnchor.constraint(
                    equalTo: above?.bottomAnchor ?? form.topAnchor, constant: above == nil ? 0 : Self.gap),
            ])
            if let firstField {
                field.leadingAnchor.constraint(equalTo: firstField.leadingAnchor).isActive = true
            } else {
                // As close to the leading edge as the labels allow.
                let near = field.leadingAnchor.constraint(equalTo: form.leadingAnchor)
                near.priority = .defaultLow
                near.isActive = true
            }
            firstField = firstField ?? field
            above = field
        }
        addButton(below: above)
        show(isReversed: false)
    }

    private func addButton(below field: UIView?) {
        let send = UIButton("Send", .filled()) { $0.buttonSize = .small }
        send.accessibilityIdentifier = "send"
        let sendHeight = send.heightAnchor.constraint(equalToConstant: ChoiceControl.height)
        send.translatesAutoresizingMaskIntoConstraints = false
        form.addSubview(send)
        NSLayoutConstraint.activate([
            send.trailingAnchor.constraint(equalTo: form.trailingAnchor),
            send.topAnchor.constraint(equalTo: field?.bottomAnchor ?? form.topAnchor, constant: 12),
            sendHeight,
        ])
        heights.append(sendHeight)
    }

    private func show(isReversed: Bool) {
        let attribute: UISemanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
        UIView.animate(withDuration: 0.35, options: .allowUserInteraction) {
            for view in [form] + form.subviews { view.semanticContentAttribute = attribute }
            form.layoutIfNeeded()
        }
    }

    private var formHeight: CGFloat {
        CGFloat(Self.names.count) * (grown(Self.rowHeight) + Self.gap) - Self.gap + 12 + ChoiceControl.height
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        formHeight + 20 + ChoiceControl.height
    }

    override var stretch: CGFloat { 160 }

    override func layoutBody(in area: CGRect) {
        for height in heights.dropLast() { height.constant = grown(Self.rowHeight) }
        heights.last?.constant = ChoiceControl.height
        form.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: formHeight)
        direction.frame = CGRect(
            x: area.minX, y: area.maxY - ChoiceControl.height, width: area.width, height: ChoiceControl.height)
    }
}
