// SPDX-License-Identifier: MIT
import UIKit

final class TextFieldsPage: PageViewController {
    override var summary: String { "Type, select and paste, with the pointer, a finger or the keyboard alone." }

    private let log = LogCard("Delegate calls", note: "What the fields of this page ask and tell.")

    override func viewDidLoad() {
        title = "Text Fields"
        super.viewDidLoad()
        for case let card as TextFieldCard in cards {
            for field in card.fields { field.delegate = self }
        }
        for case let card as TextViewCard in cards { card.textView.delegate = self }
    }

    override func makeCards() -> [CardView] {
        [
            BordersCard("Borders"),
            SidesCard("Beside the text", note: "Signs and buttons at both ends."),
            KindsCard("Kinds of text", note: "Secrets are not shown; input methods hear of the rest."),
            FittingCard("Room", note: "Alignment, shrinking, and text that is too long."),
            WritingsCard("Scripts", note: "Arrow keys go where they point, in every script."),
            PlainTextCard("Many lines", note: "Text that is wrapped, and scrolls."),
            StyledTextCard("Styles", note: "Not all of a text needs to look alike."),
            GrowingTextCard("Growing", note: "As high as its text, by constraints."),
            ReadingCard("Reading", note: "Selected and copied, not changed."),
            log,
        ]
    }

    private func name(_ field: UITextField) -> String { field.placeholder ?? field.accessibilityLabel ?? "Field" }
}

extension TextFieldsPage: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("\(name(textField)): began") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("\(name(textField)): ended") }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let text = textField.isSecureTextEntry ? "…" : "“\(string)”"
        log.append("\(name(textField)): \(range.location)+\(range.length) → \(text)")
        return true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.append("\(name(textField)): return")
        return true
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        log.append("\(name(textField)): clear")
        return true
    }
}

extension TextFieldsPage: UITextViewDelegate {
    private func name(_ view: UITextView) -> String { view.accessibilityLabel ?? "Text" }

    func textViewDidBeginEditing(_ textView: UITextView) { log.append("\(name(textView)): began") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("\(name(textView)): ended") }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("\(name(textView)): \(range.location)+\(range.length) → “\(text)”")
        return true
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        log.append("\(name(textView)): \(URL.host ?? "link")")
        return true
    }
}

/// A card with text fields one below the other.
class TextFieldCard: CardView {
    private static let gap: CGFloat = 8

    var fields: [UITextField] { [] }

    override func build() {
        for field in fields { addSubview(field) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        fields.reduce(-Self.gap) { $0 + Self.height(of: $1) + Self.gap }
    }

    override func layoutBody(in area: CGRect) {
        var y = area.minY
        for field in fields {
            let height = Self.height(of: field)
            field.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
            y += height + Self.gap
        }
    }

    private static func height(of field: UITextField) -> CGFloat { field.intrinsicContentSize.height }
}

extension UITextField {
    convenience init(_ placeholder: String, text: String = "", change: (UITextField) -> Void = { _ in }) {
        self.init(frame: .zero)
        self.placeholder = placeholder
        self.text = text
        borderStyle = .roundedRect
        autocapitalizationType = .none
        change(self)
    }
}
