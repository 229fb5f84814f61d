// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// A row with a label and a text field.
@MainActor
class MailRow: UIView {
    static let height: CGFloat = 48

    let field = UITextField(frame: .zero)
    private let name = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)

    init(_ name: String) {
        super.init(frame: .zero)
        self.name.text = name
        self.name.textColor = .secondaryLabel
        self.name.font = .systemFont(ofSize: 17)
        self.name.isUserInteractionEnabled = true
        self.name.addGestureRecognizer(UITapGestureRecognizer(target: self, action: MailRow.begin))
        field.font = .systemFont(ofSize: 17)
        field.accessibilityLabel = name
        line.backgroundColor = .separator
        for view in [self.name, field, line] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func begin() {
        field.becomeFirstResponder()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = name.sizeThatFits(bounds.size).width.rounded(.up)
        let rest = max(bounds.width - width - 48, 0)
        name.frame = CGRect(
            x: isRightToLeft ? bounds.width - 20 - width : 20, y: 0, width: width, height: bounds.height)
        field.frame = CGRect(x: isRightToLeft ? 20 : 28 + width, y: 4, width: rest, height: bounds.height - 8)
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: isRightToLeft ? 0 : 20, y: bounds.height - hairline, width: max(bounds.width - 20, 0), height: hairline)
    }
}

/// A row for email addresses, separated by commas.
final class MailAddressRow: MailRow {
    override init(_ name: String) {
        super.init(name)
        field.keyboardType = .emailAddress
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
    }

    required init?(coder: NSCoder) { nil }

    var addresses: [String] {
        get {
            (field.text ?? "").split { $0 == "," || $0 == ";" }
                .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
        set { field.text = newValue.joined(separator: ", ") }
    }
}
