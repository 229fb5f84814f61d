// SPDX-License-Identifier: MIT
import UIKit

final class TextFieldsPage: PageViewController {
    override var summary: String { "Typing, selection, and paste by pointer, touch, or keyboard alone." }

    private let log = LogCard("Delegate calls", note: "The delegate methods that the fields on this page call.")

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
            SidesCard("Accessory views", note: "Labels and buttons at both ends."),
            KindsCard("Kinds of text", note: "Secure entry, and content types for input methods."),
            PredictionsCard(
                "Predictions", note: "Tab inserts the rest of a word, or a result after an equals sign."),
            FittingCard("Fitting", note: "Alignment, shrinking, and scrolling text."),
            WritingsCard("Scripts", note: "Arrow keys move the caret visually in every script."),
            MixedDirectionsCard(
                "Mixed directions", note: "Split carets, and a writing direction for each paragraph."),
            InvisiblesCard(
                "Invisible characters", note: "Controls have marks, and don't change the order of the text."),
            OwnTextCard("A view of its own", note: "A view that draws its text, with a text interaction."),
            PlainTextCard("Text view", note: "Text that wraps and scrolls."),
            StyledTextCard("Styles", note: "Ctrl+B, Ctrl+I, and Ctrl+U change the selected text."),
            GrowingTextCard("Growing", note: "Sized to fit its text by constraints."),
            FindCard("Find and replace", note: "Ctrl+F and Ctrl+H, in texts of any length."),
            ReadingCard("Read-only", note: "Selectable text that can't be edited."),
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
        log.append("\(name(textField)): \(range.location)+\(range.length): \(text)")
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
        log.append("\(name(textView)): \(range.location)+\(range.length): “\(text)”")
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

/// A card with a column of text fields.
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

    /// At least the height of a target, which a field without a border doesn't reach by itself.
    private static func height(of field: UITextField) -> CGFloat { max(field.intrinsicContentSize.height, 24) }
}

extension UITextField {
    convenience init(_ placeholder: String, text: String = "", change: (UITextField) -> Void = { _ in }) {
        self.init(frame: .zero)
        self.placeholder = placeholder
        self.text = text
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        borderStyle = .roundedRect
        autocapitalizationType = .none
        change(self)
    }
}
