// SPDX-License-Identifier: MIT
import UIKit

/// The top of a card: monogram, name, company, and buttons for the first phone number, email address, and address.
final class CardHeaderView: UIView {
    static let monogramSide: CGFloat = 96

    private let monogram = UIImageView()
    private let name = UILabel()
    private let company = UILabel()
    private let buttons = UIStackView()
    private let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 26, weight: .semibold))
        company.font = .preferredFont(forTextStyle: .body)
        company.textColor = .secondaryLabel
        for label in [name, company] {
            label.textAlignment = .center
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        buttons.distribution = .fillEqually
        buttons.spacing = 10
        for view in [monogram, name, company, buttons] as [UIView] { stack.addArrangedSubview(view) }
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 4
        stack.setCustomSpacing(12, after: monogram)
        stack.setCustomSpacing(18, after: company)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let width = buttons.widthAnchor.constraint(equalToConstant: 330)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
            monogram.widthAnchor.constraint(equalToConstant: Self.monogramSide),
            monogram.heightAnchor.constraint(equalToConstant: Self.monogramSide),
            buttons.widthAnchor.constraint(lessThanOrEqualTo: stack.widthAnchor), width,
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ contact: Contact) {
        monogram.image = Monogram.image(for: contact, side: Self.monogramSide)
        name.text = contact.name
        company.text = contact.company
        company.isHidden = contact.company.isEmpty || contact.company == contact.name
        stack.setCustomSpacing(company.isHidden ? 18 : stack.spacing, after: name)
        for button in buttons.arrangedSubviews { button.removeFromSuperview() }
        for (kind, title, icon) in [
            (.phone, "call", .phone), (.email, "mail", .envelope), (.address, "map", .map),
        ] as [(Contact.Kind, String, ContactsIcon)] {
            buttons.addArrangedSubview(Self.button(title, icon, opening: contact[keyPath: kind.path].first, as: kind))
        }
    }

    private static func button(
        _ title: String, _ icon: ContactsIcon, opening value: Contact.Labeled?, as kind: Contact.Kind
    ) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        configuration.image = icon.image
        configuration.imagePlacement = .top
        configuration.imagePadding = 2
        configuration.buttonSize = .small
        configuration.cornerStyle = .large
        configuration.baseBackgroundColor = .secondarySystemGroupedBackground
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { _ in
                if let value { kind.open(value.value) }
            })
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.isEnabled = value != nil
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 58).isActive = true
        return button
    }
}
