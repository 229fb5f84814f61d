// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// A row with a label and a text field.
@MainActor
class MailRow: UIView {
    /// The height of a row for the text size.
    static func height(for traits: UITraitCollection) -> CGFloat {
        Theme.Text.enlarged(Theme.MailComposer.rowHeight, for: traits)
    }

    let field = UITextField(frame: .zero)
    private let name = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)

    init(_ name: String) {
        super.init(frame: .zero)
        self.name.text = name
        self.name.textColor = .secondaryLabel
        self.name.font = .preferredFont(forTextStyle: .body)
        self.name.adjustsFontForContentSizeCategory = true
        self.name.isUserInteractionEnabled = true
        self.name.addGestureRecognizer(UITapGestureRecognizer(target: self, action: MailRow.begin))
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
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
        let (margin, inset) = (Theme.MailComposer.margin, Theme.MailComposer.fieldInset)
        let width = name.sizeThatFits(bounds.size).width.rounded(.up)
        let start = margin + width + Theme.MailComposer.labelGap
        func place(_ rect: CGRect) -> CGRect {
            isRightToLeft ? rect.offsetBy(dx: bounds.width - rect.minX - rect.maxX, dy: 0) : rect
        }
        name.frame = place(CGRect(x: margin, y: 0, width: width, height: bounds.height))
        field.frame = place(
            CGRect(
                x: start, y: inset, width: max(bounds.width - start - margin, 0),
                height: max(bounds.height - 2 * inset, 0)))
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = place(
            CGRect(
                x: margin, y: bounds.height - hairline, width: max(bounds.width - margin, 0), height: hairline))
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
